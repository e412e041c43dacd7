import { expect, test } from 'vitest'
import { APPOINTMENT_REQUEST, errorBodyOf } from '#tests/fixtures/booking-fixture.ts'
import { guestFixture } from '#tests/fixtures/guest-fixture.ts'
import { calendarServer, eventAt, LOOPBACK_REACH } from '#tests/servers/calendar-server.ts'
import { guestRequests } from '../booking.table.ts'

const TEN = eventAt('20260304', '10', '11')
const TWO = eventAt('20260304', '14', '15')

/** With an empty calendar of the owner that was read a minute ago. */
async function guestCalendarFixture() {
  const made = await guestFixture()
  const server = await calendarServer()
  Object.assign(made.ctx, { reach: LOOPBACK_REACH })
  await made.admin.send('POST', '/api/booking/admin/calendars', { name: 'Google', address: server.url })
  made.advanceMinutes(1)
  const change = (body: object) =>
    made.asVisitor('/api/booking/link/change?lng=nl', {
      method: 'POST',
      body: JSON.stringify({ date: APPOINTMENT_REQUEST.date, ...body }),
      headers: { 'content-type': 'application/json' },
    })
  return { ...made, server, change }
}

const alternativesIn = async (refused: Response) => {
  const { code, details } = await errorBodyOf(refused)
  return [code, (details.alternatives as { time: string }[]).map(({ time }) => time)]
}

test('a guest cannot request a time that just became busy, and no email is sent for it', async () => {
  const { server, send, ctx, kinds } = await guestCalendarFixture()
  server.replace(TEN)
  expect(await alternativesIn(await send())).toEqual(['SLOT_UNAVAILABLE', ['09:30', '09:00', '11:00']])
  expect([await kinds(), await ctx.db.$count(guestRequests)]).toEqual([[], 0])
  expect((await send({ time: '11:00' })).status).toBe(201)
})

test('input that is wrong or without a captcha does not reach the calendars', async () => {
  const { server, send } = await guestCalendarFixture()
  expect((await send({ time: '10:07' })).status).toBe(422)
  expect((await errorBodyOf(await send({}, { captcha: 'x' }))).code).toBe('CAPTCHA_NEEDED')
  expect(server.requests).toHaveLength(1)
})

test('a calendar that took the reserved time refuses the confirmation and offers others', async () => {
  const { server, requested, advanceMinutes, confirm, view, rows } = await guestCalendarFixture()
  const token = await requested()
  advanceMinutes(10)
  server.replace(TEN)
  expect(await alternativesIn(await confirm(token))).toEqual(['SLOT_UNAVAILABLE', ['09:30', '09:00', '11:00']])
  const shown = await (await view(token)).json()
  expect(shown).toMatchObject({ state: 'unconfirmed', isFree: false })
  expect(shown.alternatives).toHaveLength(3)
  expect(await rows()).toEqual([])
  expect((await confirm(token, { date: APPOINTMENT_REQUEST.date, time: '11:00' })).status).toBe(200)
  expect(await rows()).toMatchObject([{ startsAt: new Date('2026-03-04T10:00:00Z') }])
})

test('a guest asks for another time by the link; a busy one is refused, also when it is approved', async () => {
  const { server, requested, confirm, change, act, advanceMinutes, rows } = await guestCalendarFixture()
  const token = await requested()
  await confirm(token)
  const [{ id } = { id: '' }] = await rows()
  await act(id, 'approve')
  advanceMinutes(1)
  server.replace(TWO)
  const wish = { token, version: 1 }
  expect((await alternativesIn(await change({ ...wish, time: '14:00' })))[0]).toBe('SLOT_UNAVAILABLE')
  expect((await change({ ...wish, time: '15:00' })).status).toBe(200)
  const request = (await rows()).find(({ replacesId }) => replacesId === id)
  expect(request).toMatchObject({ userId: null, email: 'leen@example.com', status: 'PENDING' })

  advanceMinutes(1)
  server.replace(TWO, eventAt('20260304', '15', '16'))
  expect((await errorBodyOf(await act(request!.id, 'approve'))).code).toBe('SLOT_UNAVAILABLE')
  expect((await act(request!.id, 'approve', { evenIfClosed: true })).status).toBe(200)
  expect((await rows()).find((row) => row.id === id)?.startsAt).toEqual(new Date('2026-03-04T14:00:00Z'))
})
