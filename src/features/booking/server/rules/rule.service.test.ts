import { expect, test } from 'vitest'
import { journal } from '#features/journal/server/journal.table.ts'
import { APPOINTMENT_REQUEST, bookingFixture, errorBodyOf } from '#tests/fixtures/booking-fixture.ts'
import { availabilityRules } from '../booking.table.ts'
import { seedBooking } from '../seed.service.ts'

const RULES = '/api/booking/admin/rules'
const FREE_DAY = {
  type: 'SPECIFIC_DATE',
  specificDate: APPOINTMENT_REQUEST.date,
  isBlocked: true,
  description: 'Opleiding',
}

test('the first start seeds Monday to Friday, 09:00 to 17:00, once', async () => {
  const { ctx, admin, dayOf } = await bookingFixture()
  const { rules } = await (await admin.ask(RULES)).json()
  expect(
    rules.map(({ dayOfWeek, startTime, endTime }: Record<string, unknown>) => [dayOfWeek, startTime, endTime]),
  ).toEqual([1, 2, 3, 4, 5].map((day) => [day, '09:00', '17:00']))
  expect((await dayOf('2026-03-04')).slots).toHaveLength(16)
  expect(await dayOf('2026-03-07')).toEqual({ date: '2026-03-07', free: 0, state: 'closed', slots: [] })

  await ctx.db.delete(availabilityRules)
  await seedBooking(ctx)
  expect((await (await admin.ask(RULES)).json()).rules).toEqual([])
})

test('creating, changing, copying and deleting a rule is recorded in the journal', async () => {
  const { admin, dayOf, journalActions } = await bookingFixture()
  const made = await admin.send('POST', RULES, FREE_DAY)
  expect(made.status).toBe(201)
  const rule = await made.json()
  expect(rule).toMatchObject({ ...FREE_DAY, active: true, startTime: null, dayOfWeek: null, isHoliday: false })
  expect((await dayOf(APPOINTMENT_REQUEST.date)).state).toBe('closed')

  const changed = await admin.send('PUT', `${RULES}/${rule.id}`, {
    type: 'DAY_OF_WEEK',
    dayOfWeek: 6,
    startTime: '10:00',
    endTime: '12:00',
    startedFrom: rule.updatedAt,
  })
  expect(await changed.json()).toMatchObject({ type: 'DAY_OF_WEEK', specificDate: null, isBlocked: false })
  expect((await dayOf(APPOINTMENT_REQUEST.date)).state).toBe('open')
  expect((await dayOf('2026-03-07')).slots).toHaveLength(4)

  const copy = await (await admin.send('POST', `${RULES}/${rule.id}/copy`)).json()
  expect(copy).toMatchObject({ type: 'DAY_OF_WEEK', dayOfWeek: 6, active: false, description: '' })
  await admin.send('DELETE', `${RULES}/${rule.id}`)
  expect((await dayOf('2026-03-07')).state).toBe('closed')
  for (const call of [
    admin.send('PUT', `${RULES}/${rule.id}`, { ...FREE_DAY, startedFrom: rule.updatedAt }),
    admin.send('DELETE', `${RULES}/${rule.id}`),
    admin.send('POST', `${RULES}/${rule.id}/copy`),
  ])
    expect(await errorBodyOf(await call)).toMatchObject({ code: 'RULE_NOT_FOUND' })
  expect((await journalActions()).filter((action) => action.startsWith('rule.'))).toEqual([
    'rule.created',
    'rule.changed',
    'rule.created',
    'rule.deleted',
  ])
})

test('the journal names a rule by its description, or else by its days and hours', async () => {
  const { ctx, admin } = await bookingFixture()
  const create = async (rule: object) => (await admin.send('POST', RULES, rule)).json()
  const { id } = await create({ ...FREE_DAY, description: 'Teamdag' })
  expect(await (await admin.send('POST', `${RULES}/${id}/copy`)).json()).toMatchObject({
    description: 'Teamdag (kopie)',
  })
  await create({ type: 'DAY_OF_WEEK', dayOfWeek: 6, startTime: '10:00', endTime: '12:00' })
  await create({ type: 'DATE_RANGE', startDate: '2026-12-24', endDate: '2026-12-31', isBlocked: true })
  await create({ type: 'TIME_RANGE', startTime: '12:00', endTime: '13:00', isBlocked: true })
  const lines = await ctx.db.select().from(journal)
  const names = lines
    .filter(({ action }) => action === 'rule.created')
    .toSorted((a, b) => Number(a.id) - Number(b.id))
    .map(({ details }) => (details as { name: string }).name)
  const unnamed = ['zaterdag 10:00–12:00', '2026-12-24–2026-12-31', '12:00–13:00']
  expect(names).toEqual(['Teamdag', 'Teamdag (kopie)', ...unnamed])
})

test.each([
  ['no type', {}, { type: 'Kies een soort regel.' }],
  ['an unknown type', { type: 'MOON' }, { type: 'Kies een soort regel.' }],
  ['a time range without times', { type: 'TIME_RANGE' }, { startTime: /beginuur/, endTime: /einduur/ }],
  ['a time range without an end', { type: 'TIME_RANGE', startTime: '09:00', endTime: '' }, { endTime: /einduur/ }],
  [
    'an end before the start',
    { type: 'TIME_RANGE', startTime: '12:00', endTime: '09:00' },
    { endTime: /na het beginuur/ },
  ],
  ['an end at the start', { type: 'TIME_RANGE', startTime: '12:00', endTime: '12:00' }, { endTime: /na het beginuur/ }],
  ['25:61', { type: 'TIME_RANGE', startTime: '09:00', endTime: '25:61' }, { endTime: /geldig uur/ }],
  ['a day of the week without a day', { type: 'DAY_OF_WEEK' }, { dayOfWeek: /dag van de week/ }],
  ['day 0', { type: 'DAY_OF_WEEK', dayOfWeek: 0 }, { dayOfWeek: /dag van de week/ }],
  ['day 8', { type: 'DAY_OF_WEEK', dayOfWeek: 8 }, { dayOfWeek: /dag van de week/ }],
  ['only a start time', { type: 'DAY_OF_WEEK', dayOfWeek: 1, startTime: '09:00' }, { endTime: /einduur/ }],
  ['only an end time', { type: 'DAY_OF_WEEK', dayOfWeek: 1, endTime: '09:00' }, { startTime: /beginuur/ }],
  ['a range without dates', { type: 'DATE_RANGE' }, { startDate: /eerste dag/, endDate: /laatste dag/ }],
  [
    'a range backwards',
    { type: 'DATE_RANGE', startDate: '2026-03-02', endDate: '2026-03-01' },
    { endDate: /niet voor de eerste/ },
  ],
  ['no date', { type: 'SPECIFIC_DATE' }, { specificDate: /datum/ }],
  ['31 February', { type: 'SPECIFIC_DATE', specificDate: '2026-02-31' }, { specificDate: /geldige datum/ }],
  ['an endless description', { ...FREE_DAY, description: 'x'.repeat(201) }, { description: /te lang/ }],
])('%s is rejected, also as a preview', async (_, rule, fields: Record<string, string | RegExp>) => {
  const { admin } = await bookingFixture()
  const error = await errorBodyOf(await admin.send('POST', RULES, rule))
  expect(error.code).toBe('INVALID_INPUT')
  for (const [name, text] of Object.entries(fields)) expect(error.fields[name]).toMatch(text)
  expect((await admin.send('POST', `${RULES}/preview`, { rule, month: '2026-03' })).status).toBe(422)
})

test('a preview lists opened and closed hours and affected appointments, and saves nothing', async () => {
  const { admin, approved, pending, dayOf, rows } = await bookingFixture()
  const hit = await approved()
  const later = await pending({ date: '2026-04-01', time: '12:00' })
  await pending({ date: '2026-03-05', time: '12:00' })
  const rule = {
    type: 'DATE_RANGE',
    startDate: APPOINTMENT_REQUEST.date,
    endDate: APPOINTMENT_REQUEST.date,
    startTime: '09:30',
    endTime: '11:00',
    isBlocked: true,
  }
  const preview = async (rule: object, more: object = {}) =>
    (await admin.send('POST', `${RULES}/preview`, { rule, month: '2026-03', ...more })).json()

  const closing = await preview(rule)
  expect(closing.days).toHaveLength(31)
  expect(closing.days[3]).toEqual({
    date: APPOINTMENT_REQUEST.date,
    before: [{ startTime: '09:00', endTime: '17:00' }],
    after: [
      { startTime: '09:00', endTime: '09:30' },
      { startTime: '11:00', endTime: '17:00' },
    ],
    opens: [],
    closes: [{ startTime: '09:30', endTime: '11:00' }],
  })
  expect(closing.days[4].closes).toEqual([])
  expect(closing.hits.map(({ id }: { id: string }) => id)).toEqual([hit])

  const opening = await preview({ type: 'DAY_OF_WEEK', dayOfWeek: 6, startTime: '10:00', endTime: '12:00' })
  expect(opening.days[6]).toMatchObject({
    date: '2026-03-07',
    opens: [{ startTime: '10:00', endTime: '12:00' }],
    closes: [],
  })
  expect(opening.hits).toEqual([])

  // Affected appointments are listed for all months, not only the shown one.
  const lunch = await preview(
    { type: 'TIME_RANGE', startTime: '12:00', endTime: '13:00', isBlocked: true },
    { month: '2026-05' },
  )
  expect(lunch.hits).toHaveLength(2)
  expect(lunch.hits.map(({ id }: { id: string }) => id)).toContain(later)

  const { rules } = await (await admin.ask(RULES)).json()
  const shorter = await preview({ ...rules[2], endTime: '10:00' }, { replaces: rules[2].id })
  expect(shorter.days[3].after).toEqual([{ startTime: '09:00', endTime: '10:00' }])
  expect((await preview({ ...rule, active: false })).hits).toEqual([])

  expect((await dayOf(APPOINTMENT_REQUEST.date)).state).toBe('open')
  await admin.send('POST', RULES, rule)
  expect((await rows()).map(({ status }) => status).sort()).toEqual(['APPROVED', 'PENDING', 'PENDING'])
})

test('an opening rule without times needs a confirmation', async () => {
  const { admin } = await bookingFixture()
  const rule = { type: 'SPECIFIC_DATE', specificDate: '2026-03-07' }
  const refused = await errorBodyOf(await admin.send('POST', RULES, rule))
  expect(refused.fields.startTime).toMatch(/Vul de uren in/)
  const made = await admin.send('POST', RULES, { ...rule, wholeDay: true })
  expect(made.status).toBe(201)
  const { id, updatedAt } = await made.json()
  const change = { ...rule, description: 'Opendeurdag', startedFrom: updatedAt }
  expect((await admin.send('PUT', `${RULES}/${id}`, change)).status).toBe(422)
  expect((await admin.send('PUT', `${RULES}/${id}`, { ...change, wholeDay: true })).status).toBe(200)
  // A block of the whole day needs none.
  expect((await admin.send('POST', RULES, { ...rule, isBlocked: true })).status).toBe(201)
})

test('explaining a slot returns the effective rule and the rules it overrides', async () => {
  const { admin, pending } = await bookingFixture()
  const explain = async (date: string, time: string) =>
    (await admin.ask(`/api/booking/admin/explain?date=${date}&time=${time}&type=CHANGE_REQUEST`)).json()
  expect(await explain(APPOINTMENT_REQUEST.date, '10:00')).toMatchObject({
    reason: 'rule',
    rule: { dayOfWeek: 3 },
    slot: { label: 'available' },
    overruled: [],
  })
  await admin.send('POST', RULES, FREE_DAY)
  expect(await explain(APPOINTMENT_REQUEST.date, '10:00')).toMatchObject({
    reason: 'rule',
    slot: { label: 'blocked' },
    rule: { description: 'Opleiding' },
    overruled: [{ dayOfWeek: 3 }],
  })
  expect(await explain('2026-03-07', '10:00')).toMatchObject({ reason: 'noRule', rule: null })
  expect(await explain('2026-03-02', '09:30')).toMatchObject({ reason: 'passed' })
  expect(await explain('2026-09-02', '09:30')).toMatchObject({ reason: 'horizon' })
  expect(await explain(APPOINTMENT_REQUEST.date, '10:10')).toEqual({
    reason: 'offGrid',
    slot: null,
    calendar: null,
    rule: null,
    overruled: [],
  })
  expect(await explain('2026-03-29', '02:30')).toMatchObject({ reason: 'noSuchTime', slot: null })
  await pending({ date: '2026-03-05' })
  expect(await explain('2026-03-05', '10:00')).toMatchObject({ reason: 'booked', rule: { dayOfWeek: 4 } })
})
