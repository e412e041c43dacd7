import { expect, test } from 'vitest'
import { saveSetting } from '#features/settings/server/setting.service.ts'
import { LOCALES } from '#kernel/locale.ts'
import { errorOf } from '#tests/fixtures/identity-fixture.ts'
import { testApp } from '#tests/test-app.ts'
import { DIALOG_TEXTS, questionOf } from '../content/dialog.ts'
import { readConsent, serializeConsent } from '../model/consent.ts'
import { measurementSetting } from '../model/measurement.schema.ts'
import { purgeOldConsents } from './consent.service.ts'
import { consents } from './consent.table.ts'

type Fixture = Awaited<ReturnType<typeof testApp>>

const answer = ({ asVisitor }: Fixture, body: unknown, headers: Record<string, string> = {}) =>
  asVisitor('/api/consent', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
const choices = (more: object = {}) => ({ functional: false, analytics: false, marketing: false, ...more })

const EVERYTHING = choices({ functional: true, analytics: true, marketing: true })

/** Resolves to what the pages say: since when the question is asked as it is. */
async function setMeasurementId({ ctx, asVisitor }: Fixture, measurementId: string): Promise<string | undefined> {
  await saveSetting(ctx, null, measurementSetting, { measurementId })
  return (await (await asVisitor('/api/settings/site?lng=nl')).json()).askedSince
}

test('an answer is stored as proof and as a cookie for 180 days', async () => {
  const fixture = await testApp()
  const given = await answer(fixture, { choices: choices({ functional: true }), locale: 'fr' })
  const record = {
    version: 1,
    categories: { essential: true, ...choices({ functional: true }) },
    timestamp: '2025-03-03T09:00:00.000Z',
  }
  expect(await given.json()).toEqual(record)
  const [cookie = ''] = given.headers.getSetCookie()
  expect(cookie).toMatch(/Max-Age=15552000.*SameSite=Lax/i)
  expect(cookie).not.toMatch(/httponly/i)
  expect(readConsent(cookie.split(';')[0]!)).toEqual(record)

  const rows = await fixture.ctx.db.select().from(consents)
  expect(rows).toMatchObject([{ version: 1, functional: true, analytics: false, marketing: false, locale: 'fr' }])
  expect(rows[0]!.textHash).toHaveLength(43)
})

test.each([...LOCALES])(
  'the question names marketing only while something uses it, and the proof is about the question shown (%s)',
  async (locale) => {
    const fixture = await testApp()
    const ask = async (measurementId: string) => {
      const askedSince = await setMeasurementId(fixture, measurementId)
      expect((await answer(fixture, { choices: choices(), locale, askedSince })).status).toBe(200)
      return questionOf(DIALOG_TEXTS[locale], { measurementId })
    }
    const [without, withGoogle] = [await ask(''), await ask('G-ABCD1234')]
    expect(without.lead).not.toMatch(/marketing/i)
    expect(without.unusedHint).not.toBe('')
    expect(withGoogle.lead).toMatch(/marketing/i)
    expect(withGoogle.unusedHint).toBe('')
    const hashes = (await fixture.ctx.db.select().from(consents)).map(({ textHash }) => textHash)
    expect(new Set(hashes).size).toBe(2)
  },
)

test('a measurement ID asks every visitor again, and its question is stored as answered', async () => {
  const fixture = await testApp()
  const cookieOf = (response: Response) => response.headers.getSetCookie()[0]!.split(';')[0]!
  const categories = { essential: true, ...EVERYTHING }
  const before = `consent=${serializeConsent({ version: 1, categories, timestamp: '2025-03-03T08:59:59.999Z' })}`
  const askedSince = await setMeasurementId(fixture, 'G-ABCD1234')
  expect(readConsent(before)).toBeDefined()
  expect(readConsent(before, askedSince)).toBeUndefined()

  const given = await answer(fixture, { choices: EVERYTHING, locale: 'nl', askedSince })
  expect((await given.json()).categories.marketing).toBe(true)
  expect(readConsent(cookieOf(given), askedSince)?.categories.marketing).toBe(true)
  expect(await setMeasurementId(fixture, '')).toBeUndefined()
})

test('an answer to a question that has changed since the page was loaded is refused', async () => {
  const fixture = await testApp()
  const askedSince = await setMeasurementId(fixture, 'G-ABCD1234')
  const later = await setMeasurementId(fixture, 'G-ABCD5678')
  for (const shown of [undefined, askedSince]) {
    const refused = await answer(fixture, { choices: EVERYTHING, locale: 'nl', askedSince: shown })
    expect(refused.status).toBe(409)
    expect(await errorOf(refused)).toMatchObject({ code: 'CONSENT_QUESTION_CHANGED' })
  }
  await setMeasurementId(fixture, '')
  expect((await answer(fixture, { choices: EVERYTHING, locale: 'nl', askedSince: later })).status).toBe(409)
  expect(await fixture.ctx.db.select().from(consents)).toEqual([])
})

test('the consent record holds no personal data', async () => {
  const fixture = await testApp()
  const { headers } = await fixture.as('user')
  await answer(fixture, { choices: choices(), locale: 'nl' }, { ...headers, 'x-forwarded-for': '203.0.113.7' })
  const [row] = await fixture.ctx.db.select().from(consents)
  expect(Object.keys(row!).sort()).toEqual(
    [
      'analytics',
      'at',
      'functional',
      'id',
      'locale',
      'marketing',
      'textHash',
      'version',
      'visitor',
      'withdrawnAt',
    ].sort(),
  )
  expect(row).toMatchObject({ visitor: null, withdrawnAt: null })
})

const setCookies = (response: Response) =>
  new Map(response.headers.getSetCookie().map((line) => [line.split('=')[0]!, line.split(';')[0]!.split('=')[1]!]))
const recordsOf = async ({ ctx }: Fixture) =>
  (await ctx.db.select().from(consents).orderBy(consents.at, consents.analytics)).map(
    ({ analytics, visitor, withdrawnAt }) => ({ analytics, visitor, isWithdrawn: withdrawnAt !== null }),
  )
const KNOWN = 'AbCdEfGhIjKlMnOpQrSt_-'

test('allowing analytics sets a random identifier cookie for two years, which is part of the consent record', async () => {
  const fixture = await testApp()
  const given = await answer(fixture, { choices: choices({ analytics: true }), locale: 'nl' })
  expect(given.status).toBe(200)
  const line = given.headers.getSetCookie().find((one) => one.startsWith('cyaan.visitor='))
  expect(line).toMatch(/^cyaan\.visitor=[\w-]{22}; Max-Age=63072000; Path=\/; SameSite=Lax$/)
  const visitor = setCookies(given).get('cyaan.visitor')!
  expect(await recordsOf(fixture)).toEqual([{ analytics: true, visitor, isWithdrawn: false }])

  const other = await answer(fixture, { choices: choices({ analytics: true }), locale: 'nl' })
  expect(setCookies(other).get('cyaan.visitor')).not.toBe(visitor)
})

test('the identifier cookie is Secure on https', async () => {
  const fixture = await testApp({ env: { PUBLIC_URL: 'https://studio.example' } })
  const given = await answer(
    fixture,
    { choices: choices({ analytics: true }), locale: 'nl' },
    { host: 'studio.example' },
  )
  expect(given.headers.getSetCookie().filter((line) => /; Secure/.test(line))).toHaveLength(2)
})

test.each([
  [KNOWN, true],
  ['short', false],
  [`${KNOWN}x`, false],
  ['<script>alert(1)</scri', false],
])('an identifier %s that the browser already has is reused: %s', async (visitor, isReused) => {
  const fixture = await testApp()
  const given = await answer(
    fixture,
    { choices: choices({ analytics: true }), locale: 'nl' },
    { cookie: `theme=dark; cyaan.visitor=${visitor}; lng=nl` },
  )
  expect(setCookies(given).get('cyaan.visitor') === visitor).toBe(isReused)
  expect((await recordsOf(fixture))[0]!.visitor).toMatch(/^[\w-]{22}$/)
})

test('without analytics no identifier is set', async () => {
  const fixture = await testApp()
  const given = await answer(fixture, { choices: choices({ functional: true, marketing: true }), locale: 'nl' })
  expect([...setCookies(given).keys()]).toEqual(['consent'])
  expect(await recordsOf(fixture)).toEqual([{ analytics: false, visitor: null, isWithdrawn: false }])
})

test('refusing analytics later withdraws the earlier records of that browser and deletes its identifiers', async () => {
  const fixture = await testApp()
  const allow = { choices: choices({ analytics: true }), locale: 'nl' }
  const mine = setCookies(await answer(fixture, allow)).get('cyaan.visitor')!
  const neighbour = setCookies(await answer(fixture, allow)).get('cyaan.visitor')!
  const cookie = `cyaan.visitor=${mine}; cyaan.visit=${KNOWN}`
  const refused = await answer(fixture, { choices: choices(), locale: 'nl' }, { cookie })
  expect(refused.headers.getSetCookie().filter((line) => /^cyaan\./.test(line))).toEqual([
    'cyaan.visitor=; Max-Age=0; Path=/',
    'cyaan.visit=; Max-Age=0; Path=/',
  ])
  // The withdrawn record and the refusal have no identifier.
  const records = (await recordsOf(fixture)).map(({ visitor, isWithdrawn }) => `${visitor} ${isWithdrawn}`)
  expect(records.sort()).toEqual([`${neighbour} false`, 'null false', 'null true'].sort())
})

test('a withdrawal by identifier marks its records and clears the identifier; a new answer is a new record', async () => {
  const fixture = await testApp()
  const allow = { choices: choices({ analytics: true }), locale: 'nl' }
  const visitor = setCookies(await answer(fixture, allow)).get('cyaan.visitor')!
  const withdraw = (body: unknown) =>
    fixture.asVisitor('/api/consent/withdrawal', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  for (const wrong of [{}, { visitor: 'short' }, { visitor: null }]) expect((await withdraw(wrong)).status).toBe(422)
  expect((await withdraw({ visitor: KNOWN })).status).toBe(200)
  expect(await recordsOf(fixture)).toEqual([{ analytics: true, visitor, isWithdrawn: false }])

  expect(await (await withdraw({ visitor })).json()).toEqual({ status: 'withdrawn' })
  expect(await recordsOf(fixture)).toEqual([{ analytics: true, visitor: null, isWithdrawn: true }])
  await answer(fixture, allow, { cookie: `cyaan.visitor=${visitor}` })
  expect((await recordsOf(fixture)).map((record) => record.isWithdrawn).sort()).toEqual([false, true])
})

test.each([
  [{}],
  [{ choices: { functional: true }, locale: 'nl' }],
  [{ choices: choices({ analytics: 'yes' }), locale: 'nl' }],
  [{ choices: choices({ tracking: true }), locale: 'nl' }],
  [{ choices: choices(), locale: 'de' }],
])('%j is refused as an answer', async (body) => {
  const fixture = await testApp()
  expect((await answer(fixture, body)).status).toBe(422)
  expect(await fixture.ctx.db.select().from(consents)).toEqual([])
})

test('answers are rate limited per address', async () => {
  const fixture = await testApp()
  for (let i = 0; i < 120; i++) await answer(fixture, { choices: choices(), locale: 'nl' })
  const refused = await answer(fixture, { choices: choices(), locale: 'nl' })
  expect(await errorOf(refused)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
})

test('the admin sees the number of accepted categories per language', async () => {
  const fixture = await testApp()
  await answer(fixture, { choices: choices({ analytics: true }), locale: 'nl' })
  await answer(fixture, { choices: choices(), locale: 'nl' })
  await answer(fixture, { choices: choices({ functional: true }), locale: 'fr' })
  const { ask } = await fixture.as('admin')
  expect(await (await ask('/api/consent/rates')).json()).toEqual([
    { locale: 'fr', answers: 1, functional: 1, analytics: 0, marketing: 0 },
    { locale: 'nl', answers: 2, functional: 0, analytics: 1, marketing: 0 },
  ])
})

test('a consent record is deleted after three years', async () => {
  const fixture = await testApp()
  await answer(fixture, { choices: choices(), locale: 'nl' })
  const later = (moment: string) => purgeOldConsents({ db: fixture.ctx.db, now: () => new Date(moment) })
  expect(await later('2028-03-03T08:59:00Z')).toBe(0)
  expect(await later('2028-03-03T09:01:00Z')).toBe(1)
})

test('the registry is returned in three languages, with lifetimes as text; Google only with a measurement ID', async () => {
  const { asVisitor, as } = await testApp()
  const table = async (lng: string) => (await asVisitor(`/api/consent/registry?lng=${lng}`)).json()
  expect((await table('nl')).rows).toContainEqual([
    'consent (cookie)',
    'Essentieel',
    'Onthoudt je keuze in de cookiebanner.',
    '180 dagen',
    'Onszelf',
  ])
  expect((await table('fr')).rows[0][3]).toMatch(/^180\sjours$/)
  const google = async () => (await table('en')).rows.filter((row: string[]) => row.at(-1) === 'Google')
  expect(await google()).toEqual([])
  const admin = await as('admin')
  const { updatedAt } = await (await admin.ask('/api/settings/admin/measurement')).json()
  const value = { measurementId: 'G-AB12CD34EF' }
  expect((await admin.send('PUT', '/api/settings/admin/measurement', { value, startedFrom: updatedAt })).status).toBe(
    200,
  )
  expect((await google()).map(([name, , , lifetime]: string[]) => [name, lifetime])).toEqual([
    ['_ga (cookie)', '2 years'],
    ['_ga_* (cookie)', '2 years'],
  ])
  const own = (await table('en')).rows.filter(([name]: string[]) => /^cyaan\.visit/.test(name!))
  expect(own.map(([name, category, , lifetime, by]: string[]) => [name, category, lifetime, by])).toEqual([
    ['cyaan.visitor (cookie)', 'Analytics', '2 years', 'Us'],
    ['cyaan.visit (cookie)', 'Analytics', '30 minutes', 'Us'],
  ])
})
