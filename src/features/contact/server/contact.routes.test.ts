import { expect, test } from 'vitest'
import { DEMO_COMPANY } from '#features/demo/server/demo-company.service.ts'
import { deliverDue } from '#features/mail/server/delivery/delivery.service.ts'
import { saveCompany } from '#features/settings/server/company.service.ts'
import { COMPANY } from '#tests/fixtures/company.ts'
import { contactFixture, MESSAGE } from '#tests/fixtures/contact-fixture.ts'
import { errorOf } from '#tests/fixtures/identity-fixture.ts'
import { solveCaptcha } from '#tests/fixtures/solve-captcha.ts'
import { mailServer } from '#tests/servers/mail-server.ts'

const REFERENCE = /^C-[0-9A-HJKMNP-TV-Z]{6}$/

test('outside the render of a posted form the form state is empty', async () => {
  const { app } = await contactFixture()
  const response = await app.request('/api/contact/form', { headers: { 'x-form': '{"failure":"x"}' } })
  expect(await response.json()).toEqual({})
})

test('a message is stored, and the response has its reference', async () => {
  const { write, messages } = await contactFixture()
  const response = await write()
  expect(response.status).toBe(201)
  const { reference } = await response.json()
  expect(reference).toMatch(REFERENCE)
  expect(await messages()).toMatchObject([{ ...MESSAGE, reference, locale: 'nl', status: 'unread' }])
})

test('a phone number is optional and normalised; an invalid one is refused in the language of the page', async () => {
  const { write, messages, newestEmail } = await contactFixture()
  expect((await write({ phone: undefined })).status).toBe(201)
  expect((await newestEmail('notice')).text).not.toContain('Telefoonnummer')
  expect((await write({ phone: '0032(0)470.12.34.56 ' })).status).toBe(201)
  expect((await messages()).map(({ phone }) => phone)).toEqual(['', '+32 470 12 34 56'])
  for (const [lng, text] of [
    ['nl', /^Dit is geen geldig telefoonnummer/],
    ['en', /^This phone number is not valid/],
    ['fr', /^Ce numéro de téléphone n’est pas valide/],
  ] as const)
    expect((await errorOf(await write({ phone: 'bel mij' }, { lng }))).fields).toEqual({
      phone: expect.stringMatching(text),
    })
  expect(await messages()).toHaveLength(2)
})

test('name, business and wanted date are optional, and in the notice if given', async () => {
  const { write, messages, newestEmail } = await contactFixture()
  expect((await write({ name: ' Els\n<b>Roggeman</b> ' })).status).toBe(201)
  const { text } = await newestEmail('notice')
  expect(text).toContain('Naam: Els <b>Roggeman</b>')
  expect(text).toContain('Zaak of beroep: Bakkerij')
  expect(text).toContain('Gewenste datum: maandag 1 maart 2027')
  expect((await write({ name: undefined, trade: '', wantedDate: '' })).status).toBe(201)
  expect((await newestEmail('notice')).text).not.toMatch(/Naam|Zaak|Gewenste/)
  expect(await messages()).toMatchObject([
    { name: 'Els <b>Roggeman</b>', trade: 'Bakkerij', wantedDate: '2027-03-01' },
    { name: '', trade: '', wantedDate: '' },
  ])
  const invalid = await write({ name: 'a'.repeat(81), trade: 'b'.repeat(81), wantedDate: '2027-02-30' })
  expect((await errorOf(invalid)).fields).toEqual({
    name: 'Je naam is te lang: hoogstens 80 tekens.',
    trade: 'Dit is te lang: hoogstens 80 tekens.',
    wantedDate: 'Dit is geen geldige datum.',
  })
})

test('the company gets a notice with Reply-To, and the sender a receipt in their language', async () => {
  const server = await mailServer()
  const { write, messages, ctx } = await contactFixture({ env: { SMTP_URL: server.url() } })
  await write({}, { lng: 'fr' })
  await deliverDue(ctx)

  const [message] = await messages()
  const [notice, receipt] = [COMPANY.email, MESSAGE.email].map(
    (to) => server.received.find((one) => one.to.includes(to))!.mail,
  )
  expect(notice!.replyTo?.text).toBe(MESSAGE.email)
  expect(notice!.subject).toBe(`Nieuw bericht: ${MESSAGE.title} (${message!.reference})`)
  expect(notice!.text).toContain(`> ${MESSAGE.message}`)
  expect(notice!.text).toMatch(/Telefoonnummer: 03 123 45 67/)
  expect(notice!.html).toContain('href="tel:031234567"')
  expect(notice!.text).toContain(`/admin/messages?open=${message!.id}`)
  expect(receipt!.subject).toBe(`Nous avons bien reçu votre message (${message!.reference})`)
  expect(receipt!.headers.get('auto-submitted')).toBe('auto-replied')
  expect(receipt!.from?.text).toContain(COMPANY.email)
})

test('while the company has the address of the demo, admins get the notices and no email carries it', async () => {
  const server = await mailServer()
  const { write, ctx, as } = await contactFixture({ env: { SMTP_URL: server.url() } })
  await saveCompany(ctx, DEMO_COMPANY)
  const { user } = await as('admin')
  await write()
  await deliverDue(ctx)
  expect(server.received.map(({ to }) => to[0]).sort()).toEqual([user.email, MESSAGE.email].sort())
  expect(server.received.map(({ from, mail }) => `${from} ${mail.text} ${mail.html}`).join()).not.toContain(
    DEMO_COMPANY.email,
  )
})

test('a receipt repeats nothing of the message: the address may belong to another person', async () => {
  const { write, newestEmail } = await contactFixture()
  await write({ title: 'Win duizend euro', message: 'Klik op https://evil.example en win.' })
  const { subject, text, html } = await newestEmail('receipt')
  expect(`${subject}${text}${html}`).not.toMatch(/duizend|evil|123 45 67/)
})

test('a receipt invites to reply only where a reply arrives', async () => {
  const { write, newestEmail, ctx } = await contactFixture()
  await write({}, { lng: 'en' })
  expect((await newestEmail('receipt')).text).toContain('Reply to this email')
  await saveCompany(ctx, DEMO_COMPANY)
  for (const [lng, asked, page] of [
    ['nl', 'Stuur ons een nieuw bericht', '/contact'],
    ['en', 'Send us another message', '/en/contact'],
    ['fr', 'Envoyez-nous un nouveau message', '/fr/contact'],
  ] as const) {
    await write({}, { lng })
    const { text } = await newestEmail('receipt')
    expect(text).toContain(asked)
    expect(text).toContain(`${ctx.env.origin}${page}\n`)
    expect(text).not.toMatch(/Antwoord op deze|Reply to this|Répondez à cet/)
  }
})

test('receipts are limited per address, and no message is lost because of it', async () => {
  const { write, messages, allEmails } = await contactFixture()
  for (let i = 0; i < 7; i++) await write({}, { from: `203.0.113.${i}` })
  expect(await messages()).toHaveLength(7)
  expect((await allEmails()).filter(({ kind }) => kind === 'contact.receipt')).toHaveLength(5)
})

test('without a company address only the receipt is written, unless there is an admin', async () => {
  const { write, messages, allEmails, ctx, as } = await contactFixture()
  await saveCompany(ctx, { ...COMPANY, email: '' })
  expect((await write()).status).toBe(201)
  expect(await messages()).toHaveLength(1)
  expect((await allEmails()).map(({ kind }) => kind)).toEqual(['contact.receipt'])

  const { user } = await as('admin', { language: 'fr' })
  await write()
  expect((await allEmails()).slice(1)).toMatchObject([
    { kind: 'contact.notice', toAddress: user.email, locale: 'fr' },
    { kind: 'contact.receipt' },
  ])
})

test('the notice is in the language of the admin who receives it', async () => {
  const { write, allEmails, ctx, as } = await contactFixture()
  await as('admin', { email: 'an@example.com', language: 'en' })
  await as('admin', { email: 'marie@example.com', language: 'fr' })
  await saveCompany(ctx, { ...COMPANY, email: 'Marie@example.com' })
  await write()
  await saveCompany(ctx, { ...COMPANY, email: 'info@example.com' })
  await write()
  const notices = (await allEmails()).filter(({ kind }) => kind === 'contact.notice')
  expect(notices).toMatchObject([
    { toAddress: 'Marie@example.com', locale: 'fr' },
    { toAddress: 'info@example.com', locale: 'en' },
  ])
  expect(notices[0]!.text).toContain('/fr/admin/messages?open=')
})

test('an empty form gets an error for every field, in the language of the page', async () => {
  const { post, messages } = await contactFixture()
  const response = await post({}, { lng: 'en' })
  expect(response.status).toBe(422)
  expect(await errorOf(response)).toMatchObject({
    fields: {
      title: 'Enter a subject of at least 3 characters.',
      message: 'Write at least 10 characters.',
      email: 'Enter your email address.',
    },
  })
  expect(await messages()).toEqual([])
})

test.each([
  ['title', 'ab', 'x'.repeat(3), 'x'.repeat(120), 'x'.repeat(121)],
  ['message', 'x'.repeat(9), 'x'.repeat(10), 'x'.repeat(5000), 'x'.repeat(5001)],
])('the %s is neither too short nor too long', async (field, tooShort, least, most, tooLong) => {
  const { write } = await contactFixture()
  const statuses = []
  for (const text of [tooShort, least, most, tooLong]) statuses.push((await write({ [field]: text })).status)
  expect(statuses).toEqual([422, 201, 201, 422])
})

test.each([
  ['title', 'Offerte\r\nBcc: iedereen@evil.example'],
  ['title', 'Offerte\u2028Bcc: iedereen@evil.example'],
  ['email', 'rita@bakkerij.example\r\nBcc: iedereen@evil.example'],
  ['email', 'rita@bakkerij.example, iedereen@evil.example'],
  ['email', 'Rita <rita@bakkerij.example>'],
])('a line break injects no email header: %s %j', async (field, typed) => {
  const { write, messages, allEmails } = await contactFixture()
  const response = await write({ [field]: typed })
  expect(response.status).toBe(422)
  expect((await errorOf(response)).fields).toHaveProperty(field)
  expect(await messages()).toEqual([])
  expect(await allEmails()).toEqual([])
})

test('markup in a message is escaped in every email', async () => {
  const { write, newestEmail, messages } = await contactFixture()
  const typed = '<script>alert(1)</script><img src=x onerror=alert(2)> <b>vet</b>'
  await write({ title: '<b>Titel</b>', message: typed })
  expect(await messages()).toMatchObject([{ message: typed, title: '<b>Titel</b>' }])
  const { html, text } = await newestEmail('notice')
  expect(html).not.toMatch(/<script|<img|<b>/)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(text).toContain(typed)
})

test('line breaks, right-to-left text and emoji are preserved; invisible characters are removed', async () => {
  const { write, newestEmail, messages } = await contactFixture()
  await write({ title: 'שלום עולם 👋🏽', message: 'מה שלומך?\r\n\r\nTot gauw 👩‍👩‍👧\u0000\u0007' })
  expect(await messages()).toMatchObject([{ title: 'שלום עולם 👋🏽', message: 'מה שלומך?\n\nTot gauw 👩‍👩‍👧' }])
  const { subject, html, text } = await newestEmail('notice')
  expect(subject).toContain('שלום עולם 👋🏽')
  expect(html).toMatch(/dir="auto"[^>]*>.*מה שלומך\?<br\/><br\/>Tot gauw 👩‍👩‍👧/s)
  expect(text).toContain('> מה שלומך?\n> \n> Tot gauw 👩‍👩‍👧')
})

test('a filled honeypot gets a receipt, and nothing is stored', async () => {
  const { post, messages, allEmails } = await contactFixture()
  const response = await post({ ...MESSAGE, homepage: 'https://spam.example' })
  expect(response.status).toBe(201)
  expect((await response.json()).reference).toMatch(REFERENCE)
  expect(await messages()).toEqual([])
  expect(await allEmails()).toEqual([])
})

test('a message needs a captcha solution, which is valid for one message', async () => {
  const { post, messages, asVisitor } = await contactFixture()
  expect(await errorOf(await post(MESSAGE))).toMatchObject({ code: 'CAPTCHA_NEEDED' })
  const captcha = await solveCaptcha(asVisitor)
  expect((await post({ ...MESSAGE, captcha })).status).toBe(201)
  expect(await errorOf(await post({ ...MESSAGE, captcha }))).toMatchObject({ code: 'CAPTCHA_NEEDED' })
  expect(await messages()).toHaveLength(1)
})

test('an address may send five messages an hour', async () => {
  const { write, messages } = await contactFixture()
  for (let i = 0; i < 5; i++) expect((await write()).status).toBe(201)
  const sixth = await write()
  expect(sixth.status).toBe(429)
  expect(await errorOf(sixth)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
  expect((await write({}, { from: '198.51.100.1' })).status).toBe(201)
  expect(await messages()).toHaveLength(6)
})

test('a wrong content type, malformed JSON and a body over the size limit each get their own error', async () => {
  const { asVisitor, messages } = await contactFixture()
  const send = async (body: string, type: string) =>
    (await asVisitor('/api/contact', { method: 'POST', body, headers: { 'content-type': type } })).status
  expect(await send(JSON.stringify(MESSAGE), 'text/plain')).toBe(422)
  expect(await send('{"title":', 'application/json')).toBe(400)
  expect(await send(JSON.stringify({ ...MESSAGE, message: 'x'.repeat(2_097_152) }), 'application/json')).toBe(413)
  expect(await messages()).toEqual([])
})

test('a mail server that rejects the password loses no email: they are sent after the correction', async () => {
  const server = await mailServer({ user: 'studio', password: 'juist' })
  const { write, messages, allEmails, ctx } = await contactFixture({ env: { SMTP_URL: server.url('studio', 'fout') } })
  expect((await write()).status).toBe(201)
  await deliverDue(ctx)

  expect(await messages()).toHaveLength(1)
  const waiting = await allEmails()
  expect(waiting.map(({ status }) => status)).toEqual(['queued', 'queued'])
  expect(waiting.map(({ errorCode }) => errorCode)).toContain('wrongPassword')

  const mended = { ...ctx, env: { ...ctx.env, SMTP_URL: server.url() }, now: () => new Date('2025-03-03T10:00:00Z') }
  await deliverDue(mended)
  expect(server.received.map(({ to }) => to[0]).sort()).toEqual([COMPANY.email, MESSAGE.email])
})
