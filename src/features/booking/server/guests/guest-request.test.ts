import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#features/identity/server/identity.table.ts'
import { emails } from '#features/mail/server/email.table.ts'
import { APPOINTMENT_REQUEST, errorBodyOf } from '#tests/fixtures/booking-fixture.ts'
import { GUEST, guestFixture } from '#tests/fixtures/guest-fixture.ts'
import { STANDARD_SUBJECTS } from '../../model/subjects/standard-subjects.ts'
import type { Subject } from '../../model/subjects/subject.schema.ts'
import { guestRequests } from '../booking.table.ts'

const { date } = APPOINTMENT_REQUEST

test('a person without an account requests an appointment; the owner hears of it after the confirmation', async () => {
  const { ask, requested, view, confirm, rows, labelOf, kinds, act, newestEmail } = await guestFixture()
  const token = await requested({ phone: '0470 12 34 56' }, 'fr')
  expect(await kinds()).toEqual(['booking.confirm'])
  expect(await rows()).toEqual([])
  expect(await labelOf(date, '10:00')).toBe('booked')
  const email = await newestEmail('confirm')
  expect(email).toMatchObject({ toAddress: GUEST.email, locale: 'fr' })
  expect(email.text).toContain('/fr/booking/appointment?token=')
  expect(email.text).not.toMatch(/Nieuwe foto|Leen Maes/)

  // Mail scanners open links.
  for (let visit = 0; visit < 3; visit++) expect((await view(token)).status).toBe(200)
  expect(await (await view(token)).json()).toMatchObject({
    state: 'unconfirmed',
    isFree: true,
    heldUntil: '2026-03-02T09:30:00.000Z',
    appointment: {
      date,
      time: '10:00',
      status: 'PENDING',
      phone: '0470 12 34 56',
      comments: APPOINTMENT_REQUEST.comments,
    },
  })
  expect(await rows()).toEqual([])

  expect(await (await confirm(token)).json()).toMatchObject({ state: 'confirmed', appointment: { status: 'PENDING' } })
  const [appointment] = await rows()
  expect(appointment).toMatchObject({
    ...{ status: 'PENDING', userId: null, name: GUEST.name, email: GUEST.email, phone: '0470 12 34 56', locale: 'fr' },
    id: token.split('.')[0],
  })
  expect((await kinds()).sort()).toEqual(['booking.confirm', 'booking.receipt', 'booking.request'])
  expect((await newestEmail('request')).text).toContain('0470 12 34 56')

  // A second use shows the same appointment.
  expect(await (await confirm(token)).json()).toMatchObject({
    state: 'confirmed',
    appointment: { id: appointment!.id },
  })
  expect(await rows()).toHaveLength(1)
  expect(await kinds()).toHaveLength(3)
  await act(appointment!.id, 'approve')
  expect(await (await view(token)).json()).toMatchObject({ appointment: { status: 'APPROVED' } })
  expect((await newestEmail('confirmed')).locale).toBe('fr')
  expect((await ask('/api/booking/appointments')).status).toBe(401)
})

test('with “people with an account” a request without one is refused, and nothing is stored or sent', async () => {
  const { send, kinds, ctx, ask } = await guestFixture({ settings: { whoMayBook: 'accounts' } })
  const refused = await send()
  expect([refused.status, (await errorBodyOf(refused)).code]).toEqual([403, 'ACCOUNT_NEEDED'])
  expect([await kinds(), await ctx.db.select().from(guestRequests)]).toEqual([[], []])
  expect(await (await ask('/api/booking/request-types')).json()).toMatchObject({ guests: null })
})

test('the form asks for a phone number if the owner wants one', async () => {
  const { send, ask } = await guestFixture({ settings: { guestPhone: 'required' } })
  expect(await (await ask('/api/booking/request-types')).json()).toMatchObject({ guests: { phone: 'required' } })
  expect((await errorBodyOf(await send())).fields).toEqual({ phone: 'Vul je telefoonnummer in.' })
  expect((await errorBodyOf(await send({ phone: 'bel mij' }))).fields).toEqual({
    phone: expect.stringMatching(/^Dit is geen geldig telefoonnummer/),
  })
  expect((await send({ phone: '03 123 45 67' })).status).toBe(201)
})

test('wrong input is refused by field, and a filled honeypot stores nothing', async () => {
  const { send, kinds } = await guestFixture()
  const { fields } = await errorBodyOf(await send({ name: ' ', email: 'leen@', comments: '', time: '10:07' }))
  expect(Object.keys(fields).sort()).toEqual(['comments', 'email', 'name'])
  expect((await errorBodyOf(await send({ time: '10:07' }))).fields).toHaveProperty('time')
  expect((await send({ homepage: 'https://spam.example' })).status).toBe(201)
  expect(await kinds()).toEqual([])
})

test('an unconfirmed request frees its time after 30 minutes, without a job', async () => {
  const { requested, request, labelOf, advanceMinutes, rows, view, confirm } = await guestFixture()
  const token = await requested()
  expect((await errorBodyOf(await request())).code).toBe('SLOT_TAKEN')
  advanceMinutes(30)
  expect(await labelOf(date, '10:00')).toBe('available')
  // Late, but the time is still free: nothing is lost.
  expect(await (await view(token)).json()).toMatchObject({ isFree: true, heldUntil: null })
  expect((await confirm(token)).status).toBe(200)
  expect(await rows()).toHaveLength(1)
})

test('the minimum notice counts from the request while its time is reserved', async () => {
  // 24 hours and ten minutes before the appointment.
  const options = { now: '2026-03-02T09:20:00Z', settings: { noticeHours: 24 } }
  const { requested, view, confirm, advanceMinutes } = await guestFixture(options)
  const wanted = { date: '2026-03-03', time: '10:30' }
  const token = await requested(wanted)
  const late = await requested({ ...wanted, time: '11:00', email: 'noor@example.com' })
  advanceMinutes(15)
  expect(await (await view(token)).json()).toMatchObject({ isFree: true, heldUntil: '2026-03-02T09:50:00.000Z' })
  // Another time is a new choice.
  expect((await errorBodyOf(await confirm(late, wanted))).code).toBe('SLOT_TAKEN')
  expect((await errorBodyOf(await confirm(token, { ...wanted, time: '10:00' }))).fields).toHaveProperty('time')
  expect((await confirm(token)).status).toBe(200)
  advanceMinutes(60)
  expect(await (await view(late)).json()).toMatchObject({ isFree: false, heldUntil: null })
  expect((await errorBodyOf(await confirm(late))).fields).toHaveProperty('time')
})

test('a guest answers the questions of the subject; a required one cannot be left out', async () => {
  const [build, change, report] = STANDARD_SUBJECTS as [Subject, Subject, Subject]
  const label = { nl: 'Welk merk?', en: '', fr: '' }
  const brand = { code: 'Q_BRAND', kind: 'shortText' as const, isRequired: true, label, choices: [] }
  const subjects = [build, { ...change, questions: [brand] }, report]
  const { send, tokenIn, confirm, rows, kinds } = await guestFixture({ subjects })
  const refused = await send()
  expect([refused.status, Object.keys((await errorBodyOf(refused)).fields)]).toEqual([422, ['answers.Q_BRAND']])
  expect(await kinds()).toEqual([])
  expect((await send({ answers: { Q_BRAND: 'Oxford' } })).status).toBe(201)
  expect((await confirm(await tokenIn())).status).toBe(200)
  expect(await rows()).toMatchObject([{ answers: [{ label: { nl: 'Welk merk?' }, text: 'Oxford' }] }])
})

test('another guest gets a time whose hold has expired', async () => {
  const { requested, rows, advanceMinutes, confirm, view } = await guestFixture()
  const late = await requested()
  advanceMinutes(31)
  const next = await requested({ email: 'noor@example.com', name: 'Noor' })
  expect((await confirm(next)).status).toBe(200)
  const refused = await confirm(late)
  const error = await errorBodyOf(refused)
  expect([refused.status, error.code]).toEqual([409, 'SLOT_TAKEN'])
  expect(error.message).toContain('Kies een ander moment')
  const shown = await (await view(late)).json()
  expect(shown).toMatchObject({ state: 'unconfirmed', isFree: false })
  const times = shown.alternatives.map(({ time }: { time: string }) => time).sort()
  expect(times).toEqual(['09:00', '09:30', '10:30'])
  const chosen = await confirm(late, { date, time: '10:30' })
  expect(await chosen.json()).toMatchObject({
    state: 'confirmed',
    appointment: { time: '10:30', comments: APPOINTMENT_REQUEST.comments },
  })
  expect(await rows()).toHaveLength(2)
})

test('a request whose day has passed or whose subject is gone offers what is left', async () => {
  const { requested, view, confirm, advanceMinutes, saveSubjects, subjects } = await guestFixture()
  const token = await requested({ date: '2026-03-02', time: '11:00' })
  advanceMinutes(3 * 60)
  const shown = await (await view(token)).json()
  expect(shown.isFree).toBe(false)
  expect(shown.alternatives[0]).toMatchObject({ date: '2026-03-02' })
  expect((await confirm(token)).status).toBe(422)
  await saveSubjects(subjects.map((one) => ({ ...one, active: one.code !== APPOINTMENT_REQUEST.requestType })))
  expect(await (await view(token)).json()).toMatchObject({ isFree: false, alternatives: [] })
  expect((await errorBodyOf(await confirm(token))).fields).toHaveProperty('requestType')
})

test('after a day the request is deleted with its email, and the link says so', async () => {
  const { requested, view, confirm, advanceMinutes, ctx, remind } = await guestFixture()
  const token = await requested()
  advanceMinutes(24 * 60 - 1)
  await remind()
  expect((await view(token)).status).toBe(200)
  advanceMinutes(1)
  await remind()
  for (const answer of [await view(token), await confirm(token)]) {
    const { code, message } = await errorBodyOf(answer)
    expect([answer.status, code]).toEqual([404, 'APPOINTMENT_LINK_INVALID'])
    expect(message).toContain('vraag een nieuwe afspraak aan')
  }
  expect(await ctx.db.select().from(guestRequests)).toEqual([])
  expect(await ctx.db.select().from(emails)).toEqual([])
})

test('changed tokens, and one of another request, open nothing', async () => {
  const { requested, view, confirm, rows } = await guestFixture()
  const token = await requested()
  const other = await requested({ email: 'noor@example.com', time: '14:00' })
  const [id, signature] = token.split('.') as [string, string]
  const [otherId, otherSignature] = other.split('.') as [string, string]
  const wrong = [
    ...['', '.', 'x', id, `${id}.`, `.${signature}`, `${token}.`, `${token}x`, `${id}.${signature}.${signature}`],
    `${id}.${otherSignature}`,
    `${otherId}.${signature}`,
    `${id}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
    `${id}.${signature.toLowerCase()}`,
    `${id}' or true --.${signature}`,
  ]
  for (const given of wrong) {
    expect([given, (await view(given)).status]).toEqual([given, 404])
    expect([given, (await confirm(given)).status]).toEqual([given, 404])
  }
  expect((await view('x'.repeat(401))).status).toBe(422)
  expect(await rows()).toEqual([])
})

test('of two confirmations at once one appointment results', async () => {
  const { requested, confirm, rows, kinds } = await guestFixture()
  const token = await requested()
  const responses = await Promise.all([confirm(token), confirm(token), confirm(token)])
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await rows()).toHaveLength(1)
  expect((await kinds()).filter((kind) => kind !== 'booking.confirm')).toHaveLength(2)
})

test('who has or later makes an account with the address finds the appointment; nobody else does', async () => {
  const { requested, confirm, rows, as, client, ctx, registerAndSignIn } = await guestFixture()
  await confirm(await requested())
  const own = async (who: { ask: (path: string) => Promise<Response> | Response }) =>
    (await (await who.ask('/api/booking/appointments')).json()).appointments.length
  expect([await own(client), await own(await as('user'))]).toEqual([0, 0])
  const leen = await registerAndSignIn(GUEST.email)
  expect(await own(leen)).toBe(1)

  // A verified account: at once, in the language of the request.
  const token = await requested({ email: client.user.email, time: '15:00' }, 'en')
  await confirm(token)
  expect((await rows()).find(({ id }) => token.startsWith(id))).toMatchObject({ userId: client.user.id, locale: 'en' })
  expect(await own(client)).toBe(1)
  // An account whose address is not verified may belong to another person.
  const stranger = await as('user')
  await ctx.db.update(users).set({ emailVerified: false }).where(eq(users.id, stranger.user.id))
  const third = await requested({ email: stranger.user.email, time: '16:00' })
  await confirm(third)
  expect((await rows()).find(({ id }) => third.startsWith(id))).toMatchObject({ userId: null })
})

test('a disabled account cannot book, and only its owner learns why', async () => {
  const { requested, confirm, ctx, client, rows } = await guestFixture()
  await ctx.db.update(users).set({ isDisabled: true }).where(eq(users.id, client.user.id))
  const token = await requested({ email: client.user.email })
  const refused = await confirm(token)
  expect([refused.status, (await errorBodyOf(refused)).code]).toEqual([403, 'ADDRESS_REFUSED'])
  expect(await rows()).toEqual([])
})

test('a guest has the limit of open requests that clients have', async () => {
  const { requested, confirm } = await guestFixture({ settings: { openRequests: 2 } })
  for (const time of ['09:00', '11:00']) expect((await confirm(await requested({ time }))).status).toBe(200)
  const third = await confirm(await requested({ time: '13:00' }))
  expect([third.status, (await errorBodyOf(third)).code]).toEqual([409, 'TOO_MANY_OPEN_REQUESTS'])
})

test('an erased guest leaves no request, and the link stops working', async () => {
  const { requested, confirm, admin, view, ctx } = await guestFixture()
  const confirmed = await requested()
  const waiting = await requested({ time: '14:00' })
  const { appointment } = await (await confirm(confirmed)).json()
  expect((await admin.send('POST', `/api/booking/admin/appointments/${appointment.id}/erase-guest`)).status).toBe(200)
  for (const token of [confirmed, waiting]) expect((await view(token)).status).toBe(404)
  expect(await ctx.db.select().from(guestRequests)).toEqual([])
})

test('the link ends with the appointment', async () => {
  const { requested, confirm, view, advanceMinutes } = await guestFixture()
  const token = await requested()
  await confirm(token)
  advanceMinutes(2 * 24 * 60 + 29)
  expect((await view(token)).status).toBe(200)
  advanceMinutes(1)
  const ended = await view(token)
  expect([ended.status, (await errorBodyOf(ended)).code]).toEqual([409, 'APPOINTMENT_LINK_ENDED'])
})
