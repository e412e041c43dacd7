import { expect, test } from 'vitest'
import { DEMO_COMPANY } from '#features/demo/server/demo-company.service.ts'
import { saveCompany } from '#features/settings/server/company.service.ts'
import { type BookingFixture, bookingFixture, errorBodyOf } from '#tests/fixtures/booking-fixture.ts'

const HOLIDAYS = '/api/booking/admin/rules/holidays'
const RULES = '/api/booking/admin/rules'
const EASTER_MONDAY = '2026-04-06'

const list = async ({ admin }: BookingFixture, year = 2026) => (await admin.ask(`${HOLIDAYS}?year=${year}`)).json()
const importDates = ({ admin }: BookingFixture, dates: string[], year = 2026) =>
  admin.send('POST', HOLIDAYS, { year, dates })

async function easterRule({ admin }: BookingFixture) {
  const { rules } = await (await admin.ask(RULES)).json()
  return rules.find(({ specificDate }: { specificDate: string }) => specificDate === EASTER_MONDAY)
}

test('the holidays follow the country of the company, and other countries have none', async () => {
  const fixture = await bookingFixture()
  expect(await list(fixture)).toMatchObject({ country: 'BE', days: expect.arrayContaining([]), hits: [] })
  const { days } = await list(fixture)
  expect(days).toHaveLength(10)
  expect(days[1]).toEqual({
    date: EASTER_MONDAY,
    name: 'Paasmaandag',
    isUsual: true,
    isImported: false,
    isClosed: false,
  })
  // 15 August 2026 is a Saturday.
  expect(days.find(({ date }: { date: string }) => date === '2026-08-15')).toMatchObject({ isClosed: true })

  await saveCompany(fixture.ctx, { ...DEMO_COMPANY, countryCode: 'NL' })
  const dutch = await list(fixture)
  expect(dutch.days.map(({ name }: { name: string }) => name)).toContain('Koningsdag')
  expect(dutch.days.find(({ date }: { date: string }) => date === '2026-05-05')).toMatchObject({ isUsual: false })
  // A Belgian holiday is not one of this country.
  const refused = await importDates(fixture, ['2026-07-21'])
  expect(refused.status).toBe(422)
  expect((await errorBodyOf(refused)).fields.dates).toBe('Dit is geen feestdag van dat jaar.')

  await saveCompany(fixture.ctx, { ...DEMO_COMPANY, countryCode: 'PT' })
  expect(await list(fixture)).toEqual({ country: 'PT', days: [], hits: [] })
})

test('only the chosen holidays are imported; importing is idempotent and keeps the changes of the owner', async () => {
  const fixture = await bookingFixture()
  const { admin, dayOf, journalActions } = fixture
  const chosen = [EASTER_MONDAY, '2026-05-01']
  expect(await (await importDates(fixture, chosen)).json()).toEqual({ added: 2, known: 0 })
  expect(await (await importDates(fixture, chosen)).json()).toEqual({ added: 0, known: 2 })
  expect((await journalActions()).filter((action) => action === 'holidays.imported')).toHaveLength(1)
  expect((await dayOf(EASTER_MONDAY)).state).toBe('closed')
  expect((await dayOf('2026-05-14')).state).toBe('open')
  const easter = await easterRule(fixture)
  expect(easter).toMatchObject({ description: 'Paasmaandag', isBlocked: true, isHoliday: true, startTime: null })

  // A holiday that the owner deactivated stays inactive.
  await admin.send('PATCH', `${RULES}/${easter.id}`, { active: false })
  expect(await (await importDates(fixture, chosen)).json()).toEqual({ added: 0, known: 2 })
  expect((await dayOf(EASTER_MONDAY)).state).toBe('open')
  expect((await list(fixture)).days[1]).toMatchObject({ isImported: true, isClosed: false })
  await admin.send('DELETE', `${RULES}/${easter.id}`)
  expect(await (await importDates(fixture, chosen)).json()).toEqual({ added: 1, known: 1 })
})

test('appointments on holidays are listed before the import, and stay after it', async () => {
  const fixture = await bookingFixture()
  const easter = await fixture.approved({ date: EASTER_MONDAY })
  await fixture.approved({ date: '2026-04-07' })
  const hits = async (year?: number) => (await list(fixture, year)).hits.map(({ id }: { id: string }) => id)
  expect(await hits()).toEqual([easter])
  expect(await hits(2027)).toEqual([])
  expect((await fixture.dayOf(EASTER_MONDAY)).state).toBe('open')
  await importDates(fixture, [EASTER_MONDAY])
  expect(await hits()).toEqual([])
  expect((await fixture.rows()).map(({ status }) => status)).toEqual(['APPROVED', 'APPROVED'])
})

test.each([
  ['no dates', { year: 2026, dates: [] }, { dates: 'Kies minstens één feestdag.' }],
  ['an ordinary day', { year: 2026, dates: ['2026-04-08'] }, { dates: 'Dit is geen feestdag van dat jaar.' }],
  ['a holiday of another year', { year: 2027, dates: [EASTER_MONDAY] }, { dates: /geen feestdag/ }],
  ['a year out of range', { year: 1850, dates: [EASTER_MONDAY] }, { year: /2000/ }],
])('%s is rejected and nothing is created', async (_, body, fields: Record<string, string | RegExp>) => {
  const fixture = await bookingFixture()
  const error = await errorBodyOf(await fixture.admin.send('POST', HOLIDAYS, body))
  for (const [name, text] of Object.entries(fields)) expect(error.fields[name]).toMatch(text)
  expect(await easterRule(fixture)).toBeUndefined()
  expect((await fixture.admin.ask(`${HOLIDAYS}?year=1850`)).status).toBe(422)
})
