import { expect, test } from 'vitest'
import { HOUR_MS } from '#kernel/time-units.ts'
import { APPOINTMENT_REQUEST, bookingFixture, errorBodyOf } from '#tests/fixtures/booking-fixture.ts'
import { COMPANY } from '#tests/fixtures/company.ts'
import { STANDARD_SUBJECTS } from '../../model/subjects/standard-subjects.ts'
import type { Subject } from '../../model/subjects/subject.schema.ts'
import { appointments } from '../booking.table.ts'
import { remindClients } from './reminders.service.ts'
import { MAX_REQUESTS_PER_HOUR } from './store-request.service.ts'

test('a request is pending, occupies its time, and is acknowledged by email in the language of the client', async () => {
  const { as, request, labelOf, newestEmail, rows } = await bookingFixture()
  const claire = await as('user', { firstName: 'Claire', language: 'fr' })
  const response = await request({}, claire)
  expect(response.status).toBe(201)
  expect(await response.json()).toMatchObject({
    status: 'PENDING',
    date: '2026-03-04',
    time: '10:00',
    endTime: '10:30',
    minutes: 30,
    zone: 'Europe/Brussels',
    startsAt: '2026-03-04T09:00:00.000Z',
    comments: APPOINTMENT_REQUEST.comments,
    canWithdraw: true,
    denialReason: null,
  })
  expect(await labelOf('2026-03-04', '10:00')).toBe('booked')
  expect(await labelOf('2026-03-04', '10:30')).toBe('available')

  const [row] = await rows()
  const receipt = await newestEmail('receipt')
  expect(receipt).toMatchObject({ locale: 'fr', toAddress: claire.user.email, about: `booking:${row!.id}` })
  expect(receipt.subject).toMatch(/pas encore confirmée\s: 4 mars 2026/)
  expect(receipt.text).toMatch(/Quand\u00a0: mercredi 4 mars 2026, 10:00–10:30 \(heure belge\)/)
  expect(receipt.text).toMatch(/Sujet\u00a0: Modification/)
  expect(receipt.text).toContain(APPOINTMENT_REQUEST.comments)
  expect(receipt.attachments).toEqual([])
})

test('every email about an appointment is in the language of the page on which it was requested', async () => {
  const { ctx, as, act, advanceMinutes, allEmails } = await bookingFixture()
  const claire = await as('user', { language: 'fr' })
  const bookIn = async (query: string, time: string): Promise<string> => {
    const response = await claire.send('POST', `/api/booking/appointments${query}`, { ...APPOINTMENT_REQUEST, time })
    return (await response.json()).id
  }
  const kept = await bookIn('?lng=en', '10:00')
  await act(kept, 'approve')
  await act(kept, 'move', { date: '2026-03-05', time: '14:30' })
  const refused = await bookIn('?lng=en', '11:00')
  await act(refused, 'deny', { reason: 'We can fix this without an appointment.' })
  await act(await bookIn('?lng=en', '12:00'), 'cancel', { reason: 'We are ill.' })
  advanceMinutes(54 * 60)
  await remindClients(ctx)
  const sent = (await allEmails()).filter(({ toAddress }) => toAddress === claire.user.email)
  expect(sent.map(({ kind, locale }) => `${kind} ${locale}`)).toEqual([
    'booking.receipt en',
    'booking.confirmed en',
    'booking.moved en',
    'booking.receipt en',
    'booking.denied en',
    'booking.receipt en',
    'booking.cancelled en',
    'booking.reminder en',
  ])
})

test.each([
  ['no language', ''],
  ['a language that the site does not have', '?lng=de'],
])('a request that names %s gets its emails in the language of the account', async (_, query) => {
  const { as, newestEmail } = await bookingFixture()
  const claire = await as('user', { language: 'fr' })
  await claire.send('POST', `/api/booking/appointments${query}`, APPOINTMENT_REQUEST)
  expect(await newestEmail('receipt')).toMatchObject({ locale: 'fr', toAddress: claire.user.email })
})

test('active subjects are listed with their texts, duration and place, which is the company address by default', async () => {
  const [build, change, report] = STANDARD_SUBJECTS as [Subject, Subject, Subject]
  const street = 'Voorbeeldstraat 12, 2000'
  const address = { nl: `${street} Antwerpen`, en: `${street} Antwerp`, fr: `${street} Anvers` }
  const { asVisitor } = await bookingFixture({
    subjects: [
      { ...build, minutes: 90, description: { nl: '', en: 'An hour and a half', fr: '' } },
      { ...change, place: { nl: 'Telefonisch', en: 'By phone', fr: '' }, name: { nl: 'Wijziging', en: '', fr: '' } },
      { ...report, active: false },
    ],
  })
  const response = await (await asVisitor('/api/booking/request-types')).json()
  expect(response).toEqual({
    guests: null,
    zone: 'Europe/Brussels',
    requestTypes: [
      {
        type: 'NEW_WEB_APPLICATION',
        minutes: 90,
        hasQuestions: false,
        subject: build.name,
        description: { nl: 'An hour and a half', en: 'An hour and a half', fr: 'An hour and a half' },
        place: address,
      },
      {
        type: 'CHANGE_REQUEST',
        minutes: 30,
        hasQuestions: false,
        subject: { nl: 'Wijziging', en: 'Wijziging', fr: 'Wijziging' },
        description: { nl: '', en: '', fr: '' },
        place: { nl: 'Telefonisch', en: 'By phone', fr: 'Telefonisch' },
      },
    ],
  })
})

test.each([
  ['a date in the past', { date: '2026-02-27' }, { date: 'Dit moment is al voorbij. Kies een later moment.' }],
  [
    'this very morning',
    { date: '2026-03-02', time: '10:00' },
    { date: 'Dit moment is al voorbij. Kies een later moment.' },
  ],
  ['31 February', { date: '2026-02-31' }, { date: 'Dit is geen geldige datum.' }],
  ['25:61', { time: '25:61' }, { time: 'Dit is geen geldig uur.' }],
  ['seconds', { time: '10:00:00' }, { time: 'Dit is geen geldig uur.' }],
  ['a time off the grid', { time: '10:10' }, { time: /kan geen afspraak beginnen/ }],
  ['too far ahead', { date: '2026-06-02' }, { date: /Zo ver vooruit/ }],
  ['the year 0', { date: '0000-01-03' }, { date: 'Dit is geen geldige datum.' }],
  ['the year 9999', { date: '9999-12-30' }, { date: 'Dit is geen geldige datum.' }],
  ['an unknown type', { requestType: 'COFFEE' }, { requestType: /kan je niet meer kiezen/ }],
  ['no type', { requestType: undefined }, { requestType: 'Kies waarover de afspraak gaat.' }],
  ['no comments', { comments: ' \n ' }, { comments: 'Schrijf kort waarover het gaat.' }],
  ['endless comments', { comments: 'x'.repeat(5001) }, { comments: /te lang/ }],
])('%s is rejected and nothing is stored', async (_, wrong, fields) => {
  const { request, rows, allEmails } = await bookingFixture()
  const response = await request(wrong)
  expect(response.status).toBe(422)
  const { error } = await response.json()
  expect(error.code).toBe('INVALID_INPUT')
  const [[name, text]] = Object.entries(fields) as [[string, string | RegExp]]
  expect(error.fields[name]).toMatch(text)
  expect(await rows()).toEqual([])
  expect(await allEmails()).toEqual([])
})

test('a closed time is rejected with the nearest alternatives', async () => {
  const { request } = await bookingFixture()
  const response = await request({ time: '17:00' })
  expect(response.status).toBe(409)
  const { error } = await response.json()
  expect(error.code).toBe('SLOT_UNAVAILABLE')
  expect(error.details.alternatives.map(({ date, time }: Record<string, string>) => `${date} ${time}`)).toEqual([
    '2026-03-04 16:30',
    '2026-03-04 16:00',
    '2026-03-04 15:30',
  ])
})

test('a skipped hour is rejected; a repeated hour means its first occurrence', async () => {
  const fixture = await bookingFixture({ now: '2026-03-20T09:00:00Z', settings: { horizonDays: 300 } })
  const always = { type: 'TIME_RANGE', startTime: '00:00', endTime: '24:00' }
  await fixture.admin.send('POST', '/api/booking/admin/rules', always)

  const missing = await fixture.request({ date: '2026-03-29', time: '02:30' })
  expect(missing.status).toBe(422)
  expect((await missing.json()).error.fields.time).toMatch(/bestaat niet/)
  expect(await fixture.labelOf('2026-03-29', '02:30')).toBeUndefined()
  expect(await fixture.labelOf('2026-03-29', '03:00')).toBe('available')

  const twice = await fixture.request({ date: '2026-10-25', time: '02:30' })
  expect(await twice.json()).toMatchObject({
    startsAt: '2026-10-25T00:30:00.000Z',
    endsAt: '2026-10-25T01:00:00.000Z',
    time: '02:30',
    minutes: 30,
  })
  expect((await fixture.request({ date: '2026-10-25', time: '02:30' })).status).toBe(409)
  expect((await fixture.newestEmail('receipt')).text).toContain('02:30 GMT+2–02:00 GMT+1 (Belgische tijd)')
})

test('a taken slot is a 409 with alternatives', async () => {
  const { as, pending, request } = await bookingFixture()
  await pending({}, await as('user'))
  const response = await request()
  expect(response.status).toBe(409)
  const { error } = await response.json()
  expect(error).toMatchObject({ code: 'SLOT_TAKEN', message: 'Dit moment is net geboekt. Kies een ander moment.' })
  expect(error.details.alternatives.map(({ time }: { time: string }) => time)).toEqual(['09:30', '10:30', '09:00'])
  expect(error.details.alternatives[0]).toMatchObject({
    date: APPOINTMENT_REQUEST.date,
    label: 'available',
    endTime: '10:00',
  })
})

test('a repeated request gets ALREADY_REQUESTED and stores nothing', async () => {
  const { as, pending, request, rows, allEmails } = await bookingFixture()
  const id = await pending()
  const again = await request({ comments: 'Met andere woorden' })
  expect(again.status).toBe(409)
  expect(await errorBodyOf(again)).toMatchObject({
    code: 'ALREADY_REQUESTED',
    message: expect.stringMatching(/al aangevraagd/),
    details: { appointment: { id, status: 'PENDING', comments: APPOINTMENT_REQUEST.comments } },
  })
  for (const [wrong, who] of [[{}, await as('user')], [{ requestType: 'REPORT_ISSUE' }]] as const)
    expect(await errorBodyOf(await request(wrong, who))).toMatchObject({ code: 'SLOT_TAKEN' })
  expect([await rows(), await allEmails()].map(({ length }) => length)).toEqual([1, 1])
})

test('open requests are limited by the settings', async () => {
  const { withdraw, request, pending, as } = await bookingFixture({ settings: { openRequests: 2 } })
  const first = await pending({ time: '09:00' })
  await pending({ time: '11:00' })
  const third = await request({ time: '13:00' })
  expect(await errorBodyOf(third)).toMatchObject({ code: 'TOO_MANY_OPEN_REQUESTS' })
  expect((await request({ time: '13:00' }, await as('user'))).status).toBe(201)
  await withdraw(first)
  expect((await request({ time: '15:00' })).status).toBe(201)
})

test('requests per hour are limited, also if they are withdrawn', async () => {
  const { withdraw, ctx, request, pending, client, admin, as, rows, allEmails } = await bookingFixture()
  await withdraw(await pending())
  const [withdrawn] = await rows()
  const again = (userId: string, times: number) =>
    ctx.db
      .insert(appointments)
      .values(Array.from({ length: times }, (_, number) => ({ ...withdrawn!, id: `${userId}-${number}`, userId })))
  await again(client.user.id, MAX_REQUESTS_PER_HOUR - 1)
  await again(admin.user.id, MAX_REQUESTS_PER_HOUR)
  const emailCount = (await allEmails()).length
  const refused = await request()
  expect(refused.status).toBe(429)
  expect(await errorBodyOf(refused)).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(await allEmails()).toHaveLength(emailCount)
  expect((await request({ time: '11:00' }, await as('user'))).status).toBe(201)
  expect((await request({ time: '12:00' }, admin)).status).toBe(201)
  // The session has expired by then: sign in again.
  await ctx.db.update(appointments).set({ createdAt: new Date(ctx.now().getTime() - HOUR_MS) })
  expect((await request()).status).toBe(201)
})

test('own appointments are listed newest first, without those of others', async () => {
  const { as, client, pending, advanceMinutes } = await bookingFixture()
  await pending({ time: '09:00' })
  advanceMinutes(1)
  await pending({ time: '11:00' })
  await pending({ time: '13:00' }, await as('user'))
  const { appointments } = await (await client.ask('/api/booking/appointments')).json()
  expect(appointments.map(({ time }: { time: string }) => time)).toEqual(['11:00', '09:00'])
})

test('the appointment of another client is not found', async () => {
  const { withdraw, as, pending, admin, client } = await bookingFixture()
  const id = await pending()
  const other = await as('user')
  const calls = [
    withdraw(id, other),
    other.ask(`/api/booking/appointments/${id}/invite.ics`),
    // Admins cancel with a reason instead of withdrawing.
    withdraw(id, admin),
  ]
  for (const call of calls) expect(await errorBodyOf(await call)).toMatchObject({ code: 'APPOINTMENT_NOT_FOUND' })
  expect((await client.ask(`/api/booking/appointments/${id}/invite.ics`)).status).toBe(200)
})

test('a withdrawal frees the time and sends an email; a second one is rejected', async () => {
  const { withdraw, pending, approved, labelOf, newestEmail, allEmails, rows, journalActions } = await bookingFixture()
  const id = await pending()
  const response = await withdraw(id)
  expect(await response.json()).toMatchObject({ status: 'CANCELLED', cancelledBy: 'client', canWithdraw: false })
  expect(await labelOf(APPOINTMENT_REQUEST.date, '10:00')).toBe('available')
  // No iCalendar attachment for a request that was never approved.
  const ofRequest = await newestEmail('withdrawn')
  expect(ofRequest.attachments).toEqual([])
  expect(ofRequest.text).toContain('Je aanvraag is geannuleerd')

  const again = await withdraw(id)
  expect(again.status).toBe(409)
  expect((await again.json()).error).toMatchObject({
    code: 'ALREADY_DECIDED',
    details: { appointment: { status: 'CANCELLED' } },
  })

  const sure = await approved({ time: '14:00' })
  await withdraw(sure)
  const ofAppointment = await newestEmail('withdrawn')
  expect(ofAppointment.attachments[0]).toMatchObject({ filename: 'invite.ics', method: 'CANCEL' })
  expect(ofAppointment.text).toContain('Je afspraak is geannuleerd')
  expect((await newestEmail('gone')).toAddress).toBe(COMPANY.email)
  expect((await allEmails()).filter(({ kind }) => kind === 'booking.gone')).toHaveLength(1)
  expect((await rows()).map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED'])
  expect(await journalActions()).toContain('appointment.approved')
})

test('an appointment that has begun cannot be withdrawn', async () => {
  const { withdraw, approved, advanceMinutes } = await bookingFixture({ now: '2026-03-02T12:55:00Z' })
  const id = await approved({ date: '2026-03-02', time: '14:00' })
  advanceMinutes(5)
  const response = await withdraw(id)
  expect(await errorBodyOf(response)).toMatchObject({ code: 'APPOINTMENT_PASSED' })
})

test('database constraints reject an overlap and a denial without a reason', async () => {
  const { ctx, pending } = await bookingFixture()
  await pending()
  const [row] = await ctx.db.select().from(appointments)
  const insert = (more: object) => ctx.db.insert(appointments).values({ ...row!, id: 'other', ...more })
  const code = (failed: Promise<unknown>) =>
    failed.then(
      () => 'fine',
      (error) => error.cause.code,
    )
  expect(await code(insert({}))).toBe('23P01')
  expect(await code(insert({ status: 'APPROVED' }))).toBe('23P01')
  expect(await code(insert({ status: 'DENIED', denialReason: ' ' }))).toBe('23514')
  expect(await code(insert({ status: 'denied', denialReason: 'x' }))).toBe('23514')
  expect(await code(insert({ status: 'DENIED', denialReason: 'Dicht' }))).toBe('fine')
})
