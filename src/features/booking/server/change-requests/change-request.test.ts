import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { decryptTokens } from '#features/mail/server/email-token.service.ts'
import { errorBodyOf } from '#tests/fixtures/booking-fixture.ts'
import { guestFixture } from '#tests/fixtures/guest-fixture.ts'
import { appointmentChanges, appointments } from '../booking.table.ts'

const WEDNESDAY = '2026-03-04'

/** An approved appointment on Wednesday at ten, and the link in its emails. */
async function changeFixture(options: Parameters<typeof guestFixture>[0] = {}) {
  const made = await guestFixture(options)
  const { asVisitor, ctx, newestEmail, pending, act } = made
  const post = (action: string, body: object) =>
    asVisitor(`/api/booking/link/${action}?lng=nl`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  const textOf = async (kind: string) => decryptTokens(ctx.keys, await newestEmail(kind))!.text
  const tokenIn = async (kind: string) => /token=([\w.-]+)/.exec(await textOf(kind))![1]!
  const id = await pending()
  await act(id, 'approve')
  const token = await tokenIn('confirmed')
  const change = (more: object = {}) => post('change', { token, version: 1, date: WEDNESDAY, time: '14:00', ...more })
  const rowOf = async (of: string) => (await made.rows()).find((row) => row.id === of)!
  const requestOf = async (of = id) => (await made.rows()).findLast(({ replacesId }) => replacesId === of)
  const inviteIn = async (kind: string) => {
    const [file] = (await newestEmail(kind)).attachments as { content: string }[]
    return Buffer.from(file!.content, 'base64').toString()
  }
  const historyOf = async (of = id) =>
    (
      await ctx.db
        .select()
        .from(appointmentChanges)
        .where(eq(appointmentChanges.appointmentId, of))
        .orderBy(appointmentChanges.id)
    ).map(({ kind, by }) => `${by} ${kind}`)
  return { ...made, id, token, post, change, textOf, tokenIn, rowOf, requestOf, inviteIn, historyOf }
}

test('a client asks for another time: the appointment stays, both times are reserved, and the owner is asked', async () => {
  const { id, token, change, labelOf, view, rowOf, textOf, newestEmail, admin } = await changeFixture()
  const answer = await (await change()).json()
  expect(answer.appointment).toMatchObject({
    ...{ id, status: 'APPROVED', time: '10:00', canChange: false, canWithdraw: true },
    change: { date: WEDNESDAY, time: '14:00' },
  })
  expect(await (await view(token)).json()).toEqual(answer)
  expect(await rowOf(id)).toMatchObject({ status: 'APPROVED', version: 1, sequence: 0 })
  for (const time of ['10:00', '14:00']) expect([time, await labelOf(WEDNESDAY, time)]).toEqual([time, 'booked'])

  expect(await textOf('receipt')).toMatch(
    /Tot we beslist hebben, blijft het huidige moment staan[\s\S]*10:00[\s\S]*14:00/,
  )
  expect(await textOf('receipt')).toContain(token)
  expect((await newestEmail('request')).subject).toContain('Ander moment gevraagd: Rita')
  expect(await textOf('request')).toMatch(/In plaats van: 4 maart 2026 om 10:00/)
  const { appointments: waiting } = await (await admin.ask('/api/booking/admin/appointments?status=pending')).json()
  expect(waiting).toMatchObject([{ time: '14:00', replaces: { id, time: '10:00' } }])
})

test('the approval moves the appointment: same link, same calendar event with a higher sequence, one appointment', async () => {
  const { id, token, change, requestOf, act, rows, inviteIn, textOf, view, labelOf, historyOf } = await changeFixture()
  const before = await inviteIn('confirmed')
  await change()
  const request = (await requestOf())!
  expect((await act(request.id, 'approve')).status).toBe(200)
  const [appointment] = (await rows()).filter(({ status }) => status === 'APPROVED')
  expect(appointment).toMatchObject({ id, sequence: 1, startsAt: new Date('2026-03-04T13:00:00Z') })
  expect((await rows()).filter(({ status }) => status === 'PENDING')).toEqual([])
  const after = await inviteIn('confirmed')
  for (const invite of [before, after]) expect(invite).toContain(`UID:${id}`)
  expect([before.includes('SEQUENCE:0'), after.includes('SEQUENCE:1')]).toEqual([true, true])
  expect(await textOf('confirmed')).toMatch(/Je afspraak is gewijzigd[\s\S]*14:00[\s\S]*Eerder gepland[\s\S]*10:00/)
  expect(await textOf('confirmed')).toContain(token)
  expect(await (await view(token)).json()).toMatchObject({
    appointment: { id, time: '14:00', change: null, canChange: true },
  })
  expect([await labelOf(WEDNESDAY, '10:00'), await labelOf(WEDNESDAY, '14:00')]).toEqual(['available', 'booked'])
  expect(await historyOf()).toEqual(['company approved', 'client changeRequested', 'company changeApproved'])
})

test('a denial keeps the appointment as it is and frees the other time', async () => {
  const { id, token, change, requestOf, act, rowOf, textOf, view, labelOf, admin, historyOf } = await changeFixture()
  await change()
  expect((await act((await requestOf())!.id, 'deny', { reason: 'Dan zijn we dicht.' })).status).toBe(200)
  expect(await rowOf(id)).toMatchObject({ status: 'APPROVED', version: 1, sequence: 0, denialReason: null })
  expect(await textOf('denied')).toMatch(/Er verandert niets aan je afspraak[\s\S]*Dan zijn we dicht\./)
  expect(await textOf('denied')).toContain(token)
  expect(await labelOf(WEDNESDAY, '14:00')).toBe('available')
  expect(await (await view(token)).json()).toMatchObject({
    appointment: { time: '10:00', change: null, canChange: true },
  })
  const { appointments: history } = await (await admin.ask('/api/booking/admin/appointments?when=history')).json()
  expect(history).toEqual([])
  expect(await historyOf()).toEqual(['company approved', 'client changeRequested', 'company changeDenied'])
  // Another wish is possible again.
  expect((await change({ time: '15:00' })).status).toBe(200)
})

test('the owner approves at a third time: the appointment moves there', async () => {
  const { id, change, requestOf, act, rowOf, labelOf } = await changeFixture()
  await change()
  const third = { date: '2026-03-05', time: '09:00' }
  expect((await act((await requestOf())!.id, 'approve', third)).status).toBe(200)
  expect(await rowOf(id)).toMatchObject({ status: 'APPROVED', startsAt: new Date('2026-03-05T08:00:00Z') })
  expect([await labelOf(WEDNESDAY, '10:00'), await labelOf(WEDNESDAY, '14:00')]).toEqual(['available', 'available'])
})

test('half an hour later overlaps with the appointment itself, and nobody else gets the time', async () => {
  const { id, change, act, requestOf, request, rowOf, labelOf } = await changeFixture({ subject: { minutes: 60 } })
  expect((await change({ time: '10:30' })).status).toBe(200)
  for (const time of ['09:30', '10:00', '10:30', '11:00']) {
    expect([time, await labelOf(WEDNESDAY, time)]).toEqual([time, 'booked'])
    expect([time, (await request({ time })).status]).toEqual([time, 409])
  }
  expect((await request({ time: '11:30' })).status).toBe(201)
  expect((await act((await requestOf())!.id, 'approve')).status).toBe(200)
  expect(await rowOf(id)).toMatchObject({ startsAt: new Date('2026-03-04T09:30:00Z') })
  expect((await request({ time: '10:00' })).status).toBe(409)
  expect((await request({ time: '09:30' })).status).toBe(201)
})

test('a request that is not decided yet can be changed, too; its approval is the appointment', async () => {
  const { pending, post, tokenIn, requestOf, act, rows } = await changeFixture()
  const id = await pending({ date: '2026-03-05' })
  const token = await tokenIn('receipt')
  expect((await post('change', { token, version: 0, date: '2026-03-05', time: '11:00' })).status).toBe(200)
  expect((await act((await requestOf(id))!.id, 'approve')).status).toBe(200)
  expect(
    (await rows()).filter((row) => row.startsAt > new Date('2026-03-05') && row.status === 'APPROVED'),
  ).toMatchObject([{ id }])
})

test('what ends or moves the appointment ends the request', async () => {
  const { id, token, post, change, act, requestOf, pending, withdraw, tokenIn, allEmails } = await changeFixture()
  await change()
  await act(id, 'move', { date: '2026-03-05', time: '09:00' })
  expect(await requestOf()).toMatchObject({ status: 'CANCELLED', cancelledBy: 'company' })
  await change({ version: 2 })
  await post('withdraw', { token, version: 2 })
  expect(await requestOf()).toMatchObject({ status: 'CANCELLED', cancelledBy: 'client' })
  expect((await allEmails()).filter(({ kind }) => kind === 'booking.withdrawn')).toHaveLength(1)

  const other = await pending({ date: '2026-03-06' })
  await post('change', { token: await tokenIn('receipt'), version: 0, date: '2026-03-06', time: '11:00' })
  await act(other, 'deny', { reason: 'Volzet' })
  expect(await requestOf(other)).toMatchObject({ status: 'CANCELLED' })

  const third = await pending({ date: '2026-03-09' })
  await post('change', { token: await tokenIn('receipt'), version: 0, date: '2026-03-09', time: '11:00' })
  await withdraw(third)
  const ended = await requestOf(third)
  expect(ended).toMatchObject({ status: 'CANCELLED', cancelledBy: 'client' })
  for (const action of ['approve', 'deny'])
    expect((await act(ended!.id, action, { reason: 'Te laat' })).status).toBe(409)
})

test('the client withdraws the request: the appointment keeps its time and nobody is emailed', async () => {
  const { id, token, post, change, rowOf, requestOf, allEmails, labelOf, historyOf } = await changeFixture()
  await change()
  const before = (await allEmails()).length
  const answer = await post('withdraw', { token, version: 0, of: 'change' })
  expect(await answer.json()).toMatchObject({ appointment: { status: 'APPROVED', change: null, canChange: true } })
  expect([(await rowOf(id)).status, (await requestOf())!.status]).toEqual(['APPROVED', 'CANCELLED'])
  expect([await allEmails().then(({ length }) => length), await labelOf(WEDNESDAY, '14:00')]).toEqual([
    before,
    'available',
  ])
  expect(await historyOf()).toEqual(['company approved', 'client changeRequested', 'client changeWithdrawn'])
  expect((await errorBodyOf(await post('withdraw', { token, version: 0, of: 'change' }))).code).toBe('ALREADY_DECIDED')
})

test('a wish for another time is not one of the open requests of a client', async () => {
  const { change, request } = await changeFixture({ settings: { openRequests: 1 } })
  expect((await change()).status).toBe(200)
  expect((await request({ date: '2026-03-05' })).status).toBe(201)
  expect((await errorBodyOf(await request({ date: '2026-03-06' }))).code).toBe('TOO_MANY_OPEN_REQUESTS')
})

test('a taken, closed, equal or invalid time, an outdated page and a late change are refused and store nothing', async () => {
  const { change, pending, rows, approved, tokenIn, post } = await changeFixture({ settings: { changeHours: 24 } })
  await pending({ time: '15:00' })
  const stored = (await rows()).length
  const codeOf = async (more: object) => (await errorBodyOf(await change(more))).code
  expect(await codeOf({ time: '15:00' })).toBe('SLOT_TAKEN')
  expect(await codeOf({ date: '2026-03-07' })).toBe('SLOT_UNAVAILABLE')
  expect((await errorBodyOf(await change({ time: '10:00' }))).fields).toEqual({
    time: 'De afspraak staat al op dit moment. Kies een ander moment.',
  })
  expect((await errorBodyOf(await change({ date: '2026-03-01' }))).fields).toHaveProperty('date')
  expect((await errorBodyOf(await change({ date: '', time: '' }))).fields).toMatchObject({
    date: 'Kies een dag.',
    time: 'Kies een uur.',
  })
  expect(await codeOf({ version: 0 })).toBe('APPOINTMENT_CHANGED')
  expect((await change({ token: 'x' })).status).toBe(404)
  expect(await rows()).toHaveLength(stored)
  await approved({ date: '2026-03-03', time: '09:00' })
  const late = await post('change', {
    token: await tokenIn('confirmed'),
    version: 1,
    date: '2026-03-06',
    time: '09:00',
  })
  expect((await errorBodyOf(late)).code).toBe('TOO_LATE_TO_CHANGE')
})

test('of several change requests at once one is stored', async () => {
  const { change, rows } = await changeFixture()
  const times = ['13:00', '14:00', '15:00', '16:00']
  const answers = await Promise.all(times.map((time) => change({ time })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  const codes = await Promise.all(
    answers.filter(({ status }) => status === 409).map(async (one) => (await errorBodyOf(one)).code),
  )
  expect(new Set(codes)).toEqual(new Set(['CHANGE_ALREADY_REQUESTED']))
  expect((await rows()).filter(({ replacesId }) => replacesId !== null)).toHaveLength(1)
})

test('approving, denying and withdrawing at once ends in one of the results, never in two appointments', async () => {
  for (let attempt = 0; attempt < 3; attempt++) {
    const { id, token, change, requestOf, act, post, rows } = await changeFixture()
    await change()
    const request = (await requestOf())!.id
    const [approved, denied, gone] = await Promise.all([
      act(request, 'approve'),
      act(request, 'deny', { reason: 'Volzet' }),
      post('withdraw', { token, version: 1 }),
    ])
    expect([approved.status, denied.status, gone.status].filter((status) => status === 200).length).toBeGreaterThan(0)
    const active = (await rows()).filter(({ status }) => status === 'APPROVED' || status === 'PENDING')
    expect(active.length).toBeLessThanOrEqual(1)
    if (active[0]) expect(active[0]).toMatchObject({ id, status: 'APPROVED' })
  }
})

test('approving a request and its change at once ends at one time', async () => {
  const { pending, post, tokenIn, requestOf, act, rows } = await changeFixture()
  const id = await pending({ date: '2026-03-05' })
  await post('change', { token: await tokenIn('receipt'), version: 0, date: '2026-03-05', time: '11:00' })
  const change = (await requestOf(id))!.id
  const answers = await Promise.all([act(id, 'approve', { version: 0 }), act(change, 'approve', { version: 0 })])
  expect(answers[1].status).toBe(200)
  const active = (await rows()).filter((row) => row.startsAt > new Date('2026-03-05') && row.status !== 'CANCELLED')
  expect(active).toMatchObject([{ id, status: 'APPROVED', startsAt: new Date('2026-03-05T10:00:00Z') }])
})

test('a signed-in client finds the link and sees the requested time; another user does not get the link', async () => {
  const { id, token, client, change, as, asVisitor } = await changeFixture()
  const path = `/api/booking/appointments/${id}/link`
  expect(await (await client.ask(path)).json()).toEqual({ token })
  expect([(await (await as('user')).ask(path)).status, (await asVisitor(path)).status]).toEqual([404, 401])
  await change()
  const { appointments: own } = await (await client.ask('/api/booking/appointments')).json()
  expect(own).toMatchObject([{ id, time: '10:00', change: { time: '14:00' } }])
})

test('the link lists the free times, and those that only the appointment itself takes', async () => {
  const { token, asVisitor } = await changeFixture({ subject: { minutes: 60 } })
  const path = `/api/booking/link/slots?month=2026-03&token=${token}`
  const { days } = await (await asVisitor(path)).json()
  const day = days.find(({ date }: { date: string }) => date === WEDNESDAY)
  expect(day.free).toBeGreaterThan(10)
  expect((await asVisitor('/api/booking/link/slots?month=2026-03&token=x')).status).toBe(404)
})

test('the owner decides by the links in the email', async () => {
  const { id, app, change, textOf, rowOf, requestOf } = await changeFixture()
  await change()
  const token = /token=([\w.-]+)/.exec(await textOf('request'))![1]!
  const open = async () => (await app.request(`/booking/decision?token=${token}&choice=approve`)).text()
  expect(await open()).toMatch(/In plaats van[\s\S]*4 maart 2026 om 10:00/)
  const body = new URLSearchParams({ token, version: '0', choice: 'approve' })
  const decided = await app.request('/booking/decision', { method: 'POST', body })
  expect(decided.status).toBe(200)
  expect(await decided.text()).toContain('Deze aanvraag is goedgekeurd.')
  expect(await rowOf(id)).toMatchObject({ startsAt: new Date('2026-03-04T13:00:00Z') })
  expect((await requestOf())!.status).toBe('CANCELLED')
  expect(await open()).toContain('Deze aanvraag is goedgekeurd.')
})

test('the limit per day counts the appointment once', async () => {
  const { change, pending, act, id } = await changeFixture({ subject: { maxPerDay: 1 } })
  expect((await change()).status).toBe(200)
  await act(id, 'cancel', { reason: 'Ziek' })
  expect(await pending()).toBeTruthy()
})

test('the database refuses a second pending change request of one appointment', async () => {
  const { ctx, change, requestOf } = await changeFixture()
  await change()
  const request = (await requestOf())!
  const copy = { ...request, id: 'copy', during: 'empty' }
  await expect(ctx.db.insert(appointments).values(copy)).rejects.toThrow()
})

test('the owner sees the original time and every change in the history; a client does not', async () => {
  const { id, change, requestOf, act, pending, admin, client } = await changeFixture()
  const historyIn = async (of: string) => {
    const { entries } = await (await admin.ask(`/api/booking/admin/appointments/${of}/history`)).json()
    type Entry = { kind: string; by: string; from: { time: string } | null; to: { time: string } }
    return entries.map(({ kind, by, from, to }: Entry) => [by, kind, from?.time, to.time])
  }
  await change()
  const request = (await requestOf())!.id
  expect(await historyIn(request)).toEqual(await historyIn(id))
  await act(request, 'approve')
  expect(await historyIn(id)).toEqual([
    ['client', 'requested', undefined, '10:00'],
    ['company', 'approved', undefined, '10:00'],
    ['client', 'changeRequested', '10:00', '14:00'],
    ['company', 'changeApproved', '10:00', '14:00'],
  ])
  const other = await pending({ date: '2026-03-05' })
  await act(other, 'approve', { date: '2026-03-05', time: '11:00' })
  expect(await historyIn(other)).toEqual([
    ['client', 'requested', undefined, '10:00'],
    ['company', 'approvedAtOtherTime', '10:00', '11:00'],
  ])
  expect((await client.ask(`/api/booking/admin/appointments/${id}/history`)).status).toBe(403)
})
