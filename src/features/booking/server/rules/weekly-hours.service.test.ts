import { expect, test } from 'vitest'
import { companySetting } from '#features/settings/model/company.schema.ts'
import { getStoredSetting } from '#features/settings/server/setting.service.ts'
import {
  APPOINTMENT_REQUEST,
  type BookingFixture,
  bookingFixture,
  errorBodyOf,
} from '#tests/fixtures/booking-fixture.ts'

const HOURS = '/api/booking/admin/hours'
const RULES = '/api/booking/admin/rules'
const DAY = { startTime: '09:00', endTime: '17:00' }
const MORNING = { startTime: '09:00', endTime: '12:00' }
const EVENING = { startTime: '18:00', endTime: '24:00' }
const WORKWEEK = [[DAY], [DAY], [DAY], [DAY], [DAY], [], []]

const load = async ({ admin }: BookingFixture) => (await admin.ask(HOURS)).json()
const rulesOf = async ({ admin }: BookingFixture) => (await (await admin.ask(RULES)).json()).rules
const companyHours = async ({ ctx }: BookingFixture) =>
  ((await getStoredSetting(ctx, companySetting)).value as { openingHours: unknown }).openingHours

async function save(fixture: BookingFixture, change: object) {
  const { version } = await load(fixture)
  return fixture.admin.send('PUT', HOURS, { week: WORKWEEK, link: 'different', startedFrom: version, ...change })
}

test('the table shows the opening rules of the weekdays and whether the opening hours agree', async () => {
  const fixture = await bookingFixture()
  expect(await load(fixture)).toEqual({
    version: expect.any(String),
    week: WORKWEEK,
    otherRules: [],
    bookable: WORKWEEK,
    publicHours: WORKWEEK,
    agree: true,
    link: null,
  })
})

test('a saved table is ordinary rules, one journal entry and new slots', async () => {
  const fixture = await bookingFixture()
  const [monday] = await rulesOf(fixture)
  const week = [[{ startTime: '10:00', endTime: '16:00' }], [DAY], [MORNING, EVENING], [DAY], [DAY], [MORNING], []]
  const saved = await save(fixture, { week })
  expect(saved.status).toBe(200)
  expect(await saved.json()).toMatchObject({ week, link: 'different', agree: false })
  const rules = await rulesOf(fixture)
  // A changed day keeps its rule and description; an unchanged one is not written.
  expect(rules[0]).toMatchObject({ id: monday.id, startTime: '10:00', description: monday.description })
  expect(rules).toHaveLength(7)
  expect((await fixture.dayOf('2026-03-07')).slots).toHaveLength(6)
  expect((await fixture.dayOf('2026-03-04')).slots.at(-1)).toMatchObject({ time: '23:30' })
  expect((await fixture.journalActions()).filter((action) => action === 'hours.changed')).toHaveLength(1)
  expect(await companyHours(fixture)).toEqual([{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00' }])

  // Saving the same table again writes nothing.
  await save(fixture, { week })
  expect(await rulesOf(fixture)).toEqual(rules)
  expect((await fixture.journalActions()).filter((action) => action === 'hours.changed')).toHaveLength(1)
})

test('rules that the table cannot show are named and stay as they are', async () => {
  const fixture = await bookingFixture()
  const create = async (rule: object) => (await fixture.admin.send('POST', RULES, rule)).json()
  const lunch = await create({ type: 'TIME_RANGE', startTime: '12:00', endTime: '13:00', isBlocked: true })
  const off = await create({ type: 'DAY_OF_WEEK', dayOfWeek: 6, ...MORNING, active: false })
  const holiday = await create({ type: 'SPECIFIC_DATE', specificDate: '2026-03-06', isBlocked: true })
  const { week, otherRules, bookable, agree } = await load(fixture)
  expect(week).toEqual(WORKWEEK)
  expect(otherRules).toEqual([off, lunch])
  expect(bookable[0]).toEqual([MORNING, { startTime: '13:00', endTime: '17:00' }])
  expect(agree).toBe(false)
  await save(fixture, { week: [[], [], [], [], [], [], [DAY]] })
  expect(await rulesOf(fixture)).toEqual([off, expect.objectContaining({ dayOfWeek: 7, ...DAY }), holiday, lunch])
})

test('with the link `same` the public opening hours follow in the same transaction', async () => {
  const fixture = await bookingFixture()
  const week = [[MORNING], [DAY], [DAY], [DAY], [MORNING, EVENING], [], []]
  expect(await (await save(fixture, { week, link: 'same' })).json()).toMatchObject({ link: 'same', agree: true })
  expect(await companyHours(fixture)).toEqual([
    { days: [1, 5], opens: '09:00', closes: '12:00' },
    { days: [2, 3, 4], opens: '09:00', closes: '17:00' },
    { days: [5], opens: '18:00', closes: '23:59' },
  ])
  expect((await fixture.journalActions()).slice(-2)).toEqual(['settings.changed', 'hours.changed'])
})

test('appointments outside the new hours are listed first, and never cancelled', async () => {
  const fixture = await bookingFixture()
  const [hit, waits] = [await fixture.approved(), await fixture.pending({ time: '14:00' })]
  await fixture.pending({ date: '2026-03-05' })
  const week = [[DAY], [DAY], [], [DAY], [DAY], [], []]
  const preview = async (days: object) =>
    (await (await fixture.admin.send('POST', `${HOURS}/preview`, { week: days })).json()).hits
  expect((await preview(week)).map(({ id }: { id: string }) => id)).toEqual([hit, waits])
  expect(await preview(WORKWEEK)).toEqual([])
  expect((await fixture.dayOf(APPOINTMENT_REQUEST.date)).state).toBe('open')
  await save(fixture, { week })
  expect((await fixture.dayOf(APPOINTMENT_REQUEST.date)).state).toBe('closed')
  expect((await fixture.rows()).map(({ status }) => status).sort()).toEqual(['APPROVED', 'PENDING', 'PENDING'])
})

test('of two admins who change the hours from the same version one is rejected', async () => {
  const fixture = await bookingFixture()
  const { version } = await load(fixture)
  const put = (endTime: string) =>
    fixture.admin.send('PUT', HOURS, {
      week: [[{ startTime: '09:00', endTime }], ...WORKWEEK.slice(1)],
      link: 'different',
      startedFrom: version,
    })
  const responses = await Promise.all([put('15:00'), put('16:00')])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  const late = responses.find(({ status }) => status === 409)!
  expect(await errorBodyOf(late)).toMatchObject({
    code: 'HOURS_CHANGED',
    message: 'Iemand anders heeft de uren intussen gewijzigd.',
  })

  // So is a table that was opened before a single rule, or the company, was changed.
  const { version: before } = await load(fixture)
  await fixture.admin.send('POST', RULES, { type: 'TIME_RANGE', startTime: '12:00', endTime: '13:00', isBlocked: true })
  expect((await save(fixture, { startedFrom: before })).status).toBe(409)
})

test.each([
  ['six days', { week: WORKWEEK.slice(1) }, 'week', /ongeldig|geldig|invalid/i],
  [
    'an end before the start',
    { week: [[{ startTime: '12:00', endTime: '09:00' }]] },
    'week.0.0.endTime',
    /na het beginuur/,
  ],
  ['an empty time', { week: [[{ startTime: '', endTime: '09:00' }]] }, 'week.0.0.startTime', /beginuur/],
  [
    'overlapping ranges',
    { week: [[MORNING, { startTime: '11:00', endTime: '13:00' }]] },
    'week.0.1.startTime',
    /overlappen/,
  ],
  ['equal ranges', { week: [[MORNING, MORNING]] }, 'week.0.1.startTime', /overlappen/],
  [
    'five ranges',
    { week: [[1, 2, 3, 4, 5].map((hour) => ({ startTime: `0${hour}:00`, endTime: `0${hour}:30` }))] },
    'week.0',
    /vier/,
  ],
  ['no link', { link: 'maybe' }, 'link', /Kies of de openingsuren/],
])('%s is rejected', async (_, { week, ...rest }: { week?: object[]; link?: string }, field, text) => {
  const fixture = await bookingFixture()
  const full = week && (week.length === 1 ? [...week, ...WORKWEEK.slice(1)] : week)
  const response = await save(fixture, { ...(full && { week: full }), ...rest })
  expect(response.status).toBe(422)
  expect((await errorBodyOf(response)).fields[field]).toMatch(text)
  expect((await load(fixture)).week).toEqual(WORKWEEK)
})
