import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { counters } from '#platform/server/rate-limit.table.ts'
import { counterKey } from '#platform/server/rate-limit.ts'
import { APPOINTMENT_REQUEST, errorBodyOf } from '#tests/fixtures/booking-fixture.ts'
import { COMPANY } from '#tests/fixtures/company.ts'
import { guestFixture } from '#tests/fixtures/guest-fixture.ts'
import {
  MAX_EMAILS_PER_DAY,
  MAX_HOLDS,
  MAX_HOLDS_OF_TIME,
  MAX_PER_HOUR,
  NOTICE_EMAILS_PER_HOUR,
} from '../../model/guest/guest-limits.ts'
import { guestRequests } from '../booking.table.ts'

const { date } = APPOINTMENT_REQUEST

test('an address gets three emails a day, whatever else is asked with it', async () => {
  const { send, kinds, advanceMinutes } = await guestFixture()
  const times = ['09:00', '10:00', '11:00', '14:00']
  const statuses = []
  for (const [index, time] of times.entries())
    statuses.push((await send({ time, email: index % 2 ? 'Leen@Example.com' : 'leen@example.com' })).status)
  expect(statuses).toEqual([201, 201, 201, 429])
  const refused = await errorBodyOf(await send({ time: '15:00' }))
  expect(refused).toMatchObject({ code: 'TOO_MANY_EMAILS', message: expect.stringMatching(/al drie e-mails/) })
  expect(await kinds()).toHaveLength(MAX_EMAILS_PER_DAY)
  advanceMinutes(24 * 60)
  expect((await send({ time: '15:00' })).status).toBe(201)
  // In any 24 hours, not only in those that begin with the first email.
  advanceMinutes(23 * 60)
  for (const time of ['14:00', '14:30']) expect((await send({ time })).status).toBe(201)
  advanceMinutes(60)
  expect([(await send({ time: '15:30' })).status, (await send({ time: '16:00' })).status]).toEqual([201, 429])
})

test('only the newest request of an address holds its time; the earlier link still works', async () => {
  const { requested, labelOf, confirm } = await guestFixture()
  const first = await requested()
  await requested({ time: '14:00' })
  expect([await labelOf(date, '10:00'), await labelOf(date, '14:00')]).toEqual(['available', 'booked'])
  expect((await confirm(first)).status).toBe(200)
})

test('a corrected request replaces the hold of the one with the wrong address', async () => {
  const { send, labelOf } = await guestFixture()
  const { id } = await (await send({ email: 'leen@gmial.com' })).json()
  expect((await errorBodyOf(await send({ email: 'leen@gmail.com' }))).code).toBe('SLOT_TAKEN')
  expect((await errorBodyOf(await send({ email: 'leen@gmail.com', replaces: 'x' }))).code).toBe('SLOT_TAKEN')
  expect((await send({ email: 'leen@gmail.com', replaces: id })).status).toBe(201)
  expect(await labelOf(date, '10:00')).toBe('booked')
})

test('a network holds a few times at once; further requests are sent a link and hold nothing', async () => {
  const { send, labelOf, ctx, tokenIn, confirm } = await guestFixture()
  const held = []
  for (const [index, time] of ['09:00', '10:00', '11:00', '14:00'].entries())
    held.push((await (await send({ time, email: `a${index}@example.com` })).json()).minutes)
  expect(held).toEqual([30, 30, 30, 0])
  expect(MAX_HOLDS.network).toBe(3)
  expect(await labelOf(date, '14:00')).toBe('available')
  expect((await confirm(await tokenIn())).status).toBe(200)
  expect(JSON.stringify(await ctx.db.select().from(guestRequests))).not.toContain('203.0.113')
})

test('one time is held three times a day at most', async () => {
  const { send, labelOf, advanceMinutes } = await guestFixture()
  const held = []
  for (let visitor = 0; visitor <= MAX_HOLDS_OF_TIME; visitor++) {
    const from = `203.0.${visitor}.7`
    held.push((await (await send({ email: `b${visitor}@example.com` }, { from })).json()).minutes)
    advanceMinutes(31)
  }
  expect(held).toEqual([30, 30, 30, 0])
  expect(await labelOf(date, '10:00')).toBe('available')
})

test('an address and a network are limited per hour', async () => {
  const { send, ctx } = await guestFixture()
  expect((await send()).status).toBe(201)
  await ctx.db.update(counters).set({ count: MAX_PER_HOUR.network })
  const refused = await send({ email: 'noor@example.com', time: '14:00' })
  expect([refused.status, (await errorBodyOf(refused)).code]).toEqual([429, 'TOO_MANY_REQUESTS'])
})

test('many requests of all visitors together are told to the owner once, and refused to nobody', async () => {
  const { send, ctx, allEmails } = await guestFixture()
  const sendFrom = (index: number) =>
    send({ email: `noor${index}@example.com`, time: `${13 + index}:00` }, { from: `198.51.${index}.1` })
  expect((await sendFrom(0)).status).toBe(201)
  const notices = async () => (await allEmails()).filter(({ kind }) => kind === 'booking.guestLimit')
  expect(await notices()).toEqual([])
  await ctx.db
    .update(counters)
    .set({ count: NOTICE_EMAILS_PER_HOUR - 1 })
    .where(eq(counters.key, counterKey(ctx.keys, 'guest-emails')))
  for (const index of [1, 2]) expect((await sendFrom(index)).status).toBe(201)
  expect(await notices()).toMatchObject([{ toAddress: COMPANY.email, subject: 'Veel aanvragen zonder account' }])
  expect((await notices())[0]?.text).toContain('https://studio.example/admin/settings')
})

test('a request needs a captcha, which is valid for one request', async () => {
  const { send } = await guestFixture()
  const { solveCaptcha } = await import('#tests/fixtures/solve-captcha.ts')
  const { asVisitor } = await guestFixture()
  expect((await errorBodyOf(await send({}, { captcha: 'x' }))).code).toBe('CAPTCHA_NEEDED')
  const captcha = await solveCaptcha(asVisitor)
  expect((await send({}, { captcha })).status).toBe(201)
  expect((await errorBodyOf(await send({ time: '14:00', email: 'n@example.com' }, { captcha }))).code).toBe(
    'CAPTCHA_NEEDED',
  )
})

test('a program with many addresses in many networks closes a few times of a day, and none after 30 minutes', async () => {
  const { send, dayOf, pending, requested, confirm, advanceMinutes, ctx, rows } = await guestFixture()
  const before = (await dayOf(date)).slots.filter(({ label }) => label === 'available')
  const burst = before.flatMap(({ time }, index) =>
    [0, 1, 2].map((round) =>
      send({ time, email: `bot${index}-${round}@example.com` }, { from: `198.${round}.${index}.9` }),
    ),
  )
  const statuses = new Set((await Promise.all(burst)).map(({ status }) => status))
  expect([...statuses].sort()).toEqual([201, 409])
  const free = (await dayOf(date)).slots.filter(({ label }) => label === 'available')
  expect(before.length - free.length).toBe(MAX_HOLDS.day)
  // Meanwhile people book, with an account and without.
  await pending({ time: free[0]!.time })
  expect((await confirm(await requested({ time: free[1]!.time }))).status).toBe(200)
  advanceMinutes(30)
  const after = (await dayOf(date)).slots.filter(({ label }) => label === 'available')
  expect(after).toHaveLength(before.length - 2)
  expect(await rows()).toHaveLength(2)
  expect((await ctx.db.select().from(guestRequests)).length).toBeGreaterThan(before.length)
})

test('two holds of one time at the same moment: the constraint of the database lets one through', async () => {
  const { requested, ctx } = await guestFixture()
  await requested()
  const [row] = await ctx.db.select().from(guestRequests)
  await expect(ctx.db.insert(guestRequests).values({ ...row!, id: 'x', email: 'other@example.com' })).rejects.toThrow()
  await ctx.db.insert(guestRequests).values({ ...row!, id: 'y', isHolding: false })
})
