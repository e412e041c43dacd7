import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decryptTokens } from '#features/mail/server/email-token.service.ts'
import { saveCompany } from '#features/settings/server/company.service.ts'
import { counters } from '#platform/server/rate-limit.table.ts'
import { bookingFixture } from '#tests/fixtures/booking-fixture.ts'
import { COMPANY } from '#tests/fixtures/company.ts'

const DAY = 24 * 60
const OWNER = COMPANY.email

/** The script that removes the token from the address bar; its hash is in the policy. */
const withoutOwnScript = (html: string) =>
  html.replace("<script>history.replaceState(null,'',location.pathname)</script></head>", '</head>')

/** A request, and what the owner can do with the links in the email about it. */
async function linkFixture(options: Parameters<typeof bookingFixture>[0] = {}, requested: object = {}) {
  const fixture = await bookingFixture(options)
  const id = await fixture.pending(requested)
  const tokenIn = async () =>
    /token=([\w.-]+)/.exec(decryptTokens(fixture.ctx.keys, await fixture.newestEmail('request'))!.text)![1]!
  const token = await tokenIn()
  const open = (query: string, init: RequestInit = {}) => fixture.app.request(`/booking/decision?${query}`, init)
  const view = async (choice = 'approve', of = token) => (await open(`token=${of}&choice=${choice}`)).text()
  const post = (fields: object, of = token) =>
    fixture.app.request('/booking/decision', {
      method: 'POST',
      body: new URLSearchParams({ token: of, version: '0', ...fields }),
    })
  const statusOf = async () => (await fixture.rows()).find((row) => row.id === id)!.status
  return { ...fixture, id, token, tokenIn, open, view, post, statusOf }
}

test('opening the link changes nothing, and the page is neither cached, indexed nor sent as referrer', async () => {
  const { open, token, statusOf, allEmails } = await linkFixture()
  for (const method of ['GET', 'HEAD', 'GET']) {
    const page = await open(`token=${token}&choice=approve`, { method })
    expect(page.status).toBe(200)
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': expect.stringMatching(/script-src 'self' 'sha256-[^']+';.*frame-ancestors 'none'/),
    })
    const html = await page.text()
    if (method === 'GET') {
      expect(html).toContain('<meta name="robots" content="noindex">')
      for (const words of [
        'Rita Peeters',
        'woensdag 4 maart 2026',
        'Aanpassing',
        'Voorbeeldstraat 12',
        'Nieuwe foto’s',
      ])
        expect(html).toContain(words)
    }
  }
  expect(await statusOf()).toBe('PENDING')
  expect(await allEmails()).toHaveLength(1)
})

test('an approval has the effects of the admin area and is recorded with the address of the owner', async () => {
  const { post, open, token, statusOf, newestEmail, journalActions } = await linkFixture()
  const response = await post({ choice: 'approve' })
  const result = await response.text()
  expect([response.status, response.headers.get('location')]).toEqual([200, null])
  expect(result).toContain('Deze aanvraag is goedgekeurd.')
  expect(result).not.toContain(token)
  expect(await statusOf()).toBe('APPROVED')
  expect((await newestEmail('confirmed')).attachments).toMatchObject([{ filename: 'invite.ics' }])
  expect(await journalActions()).toContain('appointment.approved')
  const page = await (await open(`token=${token}`)).text()
  expect(page).toContain('Deze aanvraag is goedgekeurd.')
  expect(page).toContain(OWNER)
  expect(page).not.toContain('<form')
})

test('a denial needs a reason; what was typed stays', async () => {
  const { view, post, statusOf, newestEmail } = await linkFixture()
  expect(await view('deny')).toContain('<textarea')
  const refused = await post({ choice: 'deny', reason: '  ' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Geef een reden op.')
  const long = `${'x'.repeat(2001)}</textarea>`
  expect(await (await post({ choice: 'deny', reason: long })).text()).toContain(`${'x'.repeat(2001)}&lt;/textarea&gt;`)
  expect(await statusOf()).toBe('PENDING')
  expect((await post({ choice: 'deny', reason: 'Die dag zijn we dicht.' })).status).toBe(200)
  expect(await statusOf()).toBe('DENIED')
  expect((await newestEmail('denied')).text).toContain('Die dag zijn we dicht.')
})

test('a used link, also the other one, says who decided and changes nothing', async () => {
  const { act, view, post, statusOf, id, allEmails } = await linkFixture()
  await act(id, 'deny', { reason: 'Volzet' })
  const before = (await allEmails()).length
  for (const choice of ['approve', 'deny']) {
    const page = await view(choice)
    for (const words of ['Deze aanvraag is geweigerd.', 'Bas Peeters', 'Volzet', '2 maart 2026'])
      expect(page).toContain(words)
    expect((await post({ choice, reason: 'Toch niet' })).status).toBe(409)
  }
  expect(await statusOf()).toBe('DENIED')
  expect(await allEmails()).toHaveLength(before)
})

test('a withdrawn request names the client', async () => {
  const { withdraw, view, id } = await linkFixture()
  await withdraw(id)
  const page = await view()
  expect(page).toContain('Deze afspraak is geannuleerd.')
  expect(page).toMatch(/Door<\/dt><dd[^>]*>Rita Peeters/)
})

test.each([
  ['a week later', 7 * DAY, { date: '2026-03-20' }],
  ['after the start of the appointment', 2 * DAY, {}],
])('%s the link has expired and leads to the admin area', async (_, minutes, requested) => {
  const { advanceMinutes, open, post, token, statusOf } = await linkFixture({}, requested)
  advanceMinutes(minutes - 5)
  expect((await open(`token=${token}`)).status).toBe(200)
  advanceMinutes(10)
  for (const response of [await open(`token=${token}`), await post({ choice: 'approve' })]) {
    expect(response.status).toBe(410)
    const page = await response.text()
    expect(page).toContain('Deze link is verlopen.')
    expect(page).toContain('href="/admin/timeslots"')
    expect(page).not.toContain('Rita')
  }
  expect(await statusOf()).toBe('PENDING')
})

test('a changed token, one for another request, and one of a former owner are refused', async () => {
  const { ctx, token, tokenIn, pending, open, post, rows } = await linkFixture()
  const [id, expires, signature] = token.split('.') as [string, string, string]
  const other = await pending({ time: '14:00' })
  const otherToken = await tokenIn()
  const later = (Number.parseInt(expires, 36) + 1000).toString(36)
  const wrong = [
    '',
    'x',
    '..',
    `${id}.${expires}`,
    `${id}.${expires}.`,
    `${other}.${expires}.${signature}`,
    `${id}.${later}.${signature}`,
    `${id}.zzzzzzzzzzzzzzzz.${signature}`,
    `${id}.${expires}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
    `${token}x`,
    `${token}.${signature}`,
    `${id}.${expires}.${otherToken.split('.')[2]}`,
    ...(JSON.parse(readFileSync('tests/xss-corpus.json', 'utf8')) as string[]).slice(0, 5),
  ]
  for (const given of wrong) {
    const page = await open(`token=${encodeURIComponent(given)}&choice=deny`)
    expect([given, page.status]).toEqual([given, 404])
    expect(withoutOwnScript(await page.text())).not.toMatch(/<script|Rita/)
    expect((await post({ choice: 'approve' }, given)).status).toBe(404)
  }
  await saveCompany(ctx, { ...COMPANY, email: 'nieuw@studio.example.com' })
  expect((await open(`token=${token}`)).status).toBe(404)
  expect((await post({ choice: 'approve' })).status).toBe(404)
  expect((await rows()).map(({ status }) => status)).toEqual(['PENDING', 'PENDING'])
})

test('a time that was closed meanwhile and an outdated page are refused with a sentence', async () => {
  const { admin, post, statusOf } = await linkFixture()
  const outdated = await post({ choice: 'approve', version: '-1' })
  expect(outdated.status).toBe(409)
  expect(await outdated.text()).toContain('Deze afspraak is intussen gewijzigd.')
  await admin.send('POST', '/api/booking/admin/rules', {
    type: 'SPECIFIC_DATE',
    specificDate: '2026-03-04',
    isBlocked: true,
  })
  const closed = await post({ choice: 'approve' })
  expect(closed.status).toBe(409)
  expect(await closed.text()).toContain('Dit moment is intussen gesloten in je agenda.')
  expect(await statusOf()).toBe('PENDING')
})

test('of two owners who decide at once one succeeds', async () => {
  const { act, post, id, allEmails } = await linkFixture()
  const responses = await Promise.all([
    post({ choice: 'approve' }),
    post({ choice: 'deny', reason: 'Volzet' }),
    act(id, 'approve'),
  ])
  expect(responses.filter(({ status }) => status < 400)).toHaveLength(1)
  expect(await allEmails()).toHaveLength(2)
})

test('texts of the client are escaped, and a URL of the place is a link', async () => {
  const corpus = (JSON.parse(readFileSync('tests/xss-corpus.json', 'utf8')) as string[]).join('\n').slice(0, 4900)
  const place = { nl: 'Online: https://meet.example/a?b=1&c=2"onload=1', en: '', fr: '' }
  const { view } = await linkFixture({ subject: { place } }, { comments: corpus })
  const page = await view('deny')
  expect(withoutOwnScript(page)).not.toMatch(/<(?:script|img|svg|iframe)/i)
  expect(page).toContain('<a href="https://meet.example/a?b=1&amp;c=2">')
})

test('too many visits are limited', async () => {
  const { ctx, open } = await linkFixture()
  const visit = async () => (await open('token=x', { headers: { accept: 'text/html' } })).status
  expect(await visit()).toBe(404)
  await ctx.db.update(counters).set({ count: 1000 })
  expect(await visit()).toBe(429)
})
