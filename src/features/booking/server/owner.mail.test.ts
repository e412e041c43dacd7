import { expect, test } from 'vitest'
import { decryptTokens } from '#features/mail/server/email-token.service.ts'
import { saveCompany } from '#features/settings/server/company.service.ts'
import { saveSetting } from '#features/settings/server/setting.service.ts'
import { bookingFixture } from '#tests/fixtures/booking-fixture.ts'
import { COMPANY } from '#tests/fixtures/company.ts'
import { bookingSetting } from '../model/booking-settings.schema.ts'
import { nudgeOwner, remindClients, sendRequestDigest } from './appointments/reminders.service.ts'
import { readDecisionLink } from './decision-link/decision-link.service.ts'

const PLACE = { nl: 'Bij jou op kantoor', en: 'At your office', fr: 'Dans vos bureaux' }

test.each([
  {
    language: 'nl',
    words: ['Dag Marie,', 'Nieuwe aanvraag voor een afspraak', 'Waar: Bij jou op kantoor', 'Goedkeuren', 'Weigeren'],
    page: 'https://studio.example/booking/decision?token=',
  },
  {
    language: 'en',
    words: ['Hello Marie,', 'New appointment request', 'Where: At your office', 'Approve', 'Deny', 'Kind regards'],
    page: 'https://studio.example/en/booking/decision?token=',
  },
  {
    language: 'fr',
    words: ['Bonjour Marie,', 'Nouvelle demande de rendez-vous', 'Où\u00a0: Dans vos bureaux', 'Approuver', 'Refuser'],
    page: 'https://studio.example/fr/booking/decision?token=',
  },
] as const)(
  'a request is emailed at once to every admin in $language, with links to decide',
  async ({ language, words, page }) => {
    const { ctx, as, client, pending, newestEmail, admin } = await bookingFixture({ subject: { place: PLACE } })
    await saveCompany(ctx, { ...COMPANY, email: '' })
    await as('admin', { email: 'zoe@studio.example', firstName: 'Marie', language })
    const id = await pending()
    const email = await newestEmail('request')
    expect(email).toMatchObject({
      toAddress: 'zoe@studio.example',
      locale: language,
      replyTo: client.user.email,
      about: `booking:${id}`,
    })
    expect(email.subject).toContain('Rita Peeters')
    // The stored email does not contain a usable link.
    expect(email.text).not.toContain(`token=${id}`)
    const { text, html } = decryptTokens(ctx.keys, email)!
    for (const part of [...words, 'Rita Peeters', client.user.email, 'Nieuwe foto’s op de voorpagina', 'Studio Cyaan'])
      expect(text).toContain(part)
    for (const choice of ['approve', 'deny']) {
      // Followed by nothing that a mail program would take for a part of the link.
      expect(text).toMatch(new RegExp(`choice=${choice}\\n`))
      expect(html).toContain(`${page}${id}.`)
    }
    expect(admin.user.email < 'zoe').toBe(true)
  },
)

test('an owner who wants a digest gets one email a day, with each request once', async () => {
  const { ctx, pending, act, newestEmail, allEmails, advanceMinutes } = await bookingFixture({
    settings: { ownerNotice: 'digest', nudgeHours: 24 },
  })
  const digests = async () => (await allEmails()).filter(({ kind }) => kind === 'booking.digest').length
  await sendRequestDigest(ctx)
  expect(await digests()).toBe(0)
  await act(await pending({ date: '2026-03-05', time: '09:00' }), 'approve')
  const first = await pending({ date: '2026-03-05', time: '11:00' })
  const second = await pending({ date: '2026-03-06', time: '11:00' })
  expect(await newestEmail('request')).toBeUndefined()
  await Promise.all([sendRequestDigest(ctx), sendRequestDigest(ctx)])
  await sendRequestDigest(ctx)
  expect(await digests()).toBe(1)
  const digest = await newestEmail('digest')
  expect(digest.subject).toBe('2 nieuwe aanvragen voor een afspraak')
  for (const words of ['donderdag 5 maart 2026, 11:00', 'vrijdag 6 maart 2026', 'Rita Peeters', '/admin/timeslots'])
    expect(digest.text).toContain(words)
  // Each request has its own links, which the stored email does not contain in a usable form.
  const sent = decryptTokens(ctx.keys, digest)!
  for (const id of [first, second]) {
    expect(digest.text).not.toContain(`token=${id}`)
    const token = new RegExp(`token=(${id}[\\w.-]+)&choice=approve\\n`).exec(sent.text)![1]!
    expect(await readDecisionLink(ctx, token)).toMatchObject({ state: 'open', appointment: { id } })
    expect(sent.text).toContain(`token=${token}&choice=deny\n`)
  }
  expect(digest.validUntil).toEqual(new Date('2026-03-06T10:00:00Z'))
  // The reminder counts from the digest.
  advanceMinutes(23 * 60)
  await nudgeOwner(ctx)
  expect(await newestEmail('nudge')).toBeUndefined()
})

test('an owner who wants no email gets none; a request of that time is reported after a change of the setting', async () => {
  const { ctx, pending, newestEmail } = await bookingFixture({ settings: { ownerNotice: 'never' } })
  await pending({ date: '2026-03-06' })
  await sendRequestDigest(ctx)
  expect([await newestEmail('request'), await newestEmail('digest')]).toEqual([undefined, undefined])
  await saveSetting(ctx, null, bookingSetting, bookingSetting.initial)
  await sendRequestDigest(ctx)
  expect((await newestEmail('digest')).subject).toBe('1 nieuwe aanvraag voor een afspraak')
})

test.each([
  ['nl', ['Dag Claire Peeters,', 'Waar: Bij jou op kantoor', 'Bel ons op', 'Met vriendelijke groet, Studio Cyaan']],
  ['en', ['Hello Claire Peeters,', 'Where: At your office', 'Call us on', 'Kind regards, Studio Cyaan']],
  ['fr', ['Bonjour Claire Peeters,', 'Où\u00a0: Dans vos bureaux', 'Appelez-nous au', 'Cordialement, Studio Cyaan']],
] as const)('emails to a client in %s greet, sign off, and say where and whom to call', async (language, words) => {
  const { ctx, as, pending, act, newestEmail, advanceMinutes } = await bookingFixture({ subject: { place: PLACE } })
  const claire = await as('user', { firstName: 'Claire', language })
  const id = await pending({ date: '2026-03-05' }, claire)
  await act(id, 'approve')
  await act(id, 'move', { date: '2026-03-06', time: '11:00' })
  advanceMinutes(3.5 * 24 * 60)
  await remindClients(ctx)
  for (const kind of ['receipt', 'confirmed', 'moved', 'reminder'])
    for (const part of [...words, COMPANY.phone]) expect((await newestEmail(kind)).text).toContain(part)
})

test('without phone, address and place, an email has no empty line about them', async () => {
  const { ctx, pending, newestEmail } = await bookingFixture()
  await saveCompany(ctx, { ...COMPANY, phone: '', street: '', postalCode: '', city: '' })
  await pending()
  expect((await newestEmail('receipt')).text).not.toMatch(/Waar|Bel ons/)
})
