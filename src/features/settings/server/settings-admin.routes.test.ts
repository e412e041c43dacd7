import { beforeEach, expect, test } from 'vitest'
import { bookingSetting } from '#features/booking/model/booking-settings.schema.ts'
import { STANDARD_SUBJECTS } from '#features/booking/model/subjects/standard-subjects.ts'
import { DEMO_COMPANY, seedDemoCompany } from '#features/demo/server/demo-company.service.ts'
import { passwordPolicySetting } from '#features/identity/model/password-policy.schema.ts'
import { signInSetting } from '#features/identity/model/sign-in-settings.schema.ts'
import { listJournal } from '#features/journal/server/journal.service.ts'
import { servicePricesSetting } from '#features/site/model/service-prices.schema.ts'
import { SETTINGS } from '#server/composition/settings.ts'
import { errorOf } from '#tests/fixtures/identity-fixture.ts'
import { testApp } from '#tests/test-app.ts'
import { companySetting } from '../model/company.schema.ts'
import { getCompany } from './company.service.ts'
import { getSetting, saveSetting } from './setting.service.ts'
import * as repo from './settings.repo.ts'
import { settings, settingsHistory } from './settings.table.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>
let testSite: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>

beforeEach(async () => {
  testSite = await testApp()
  admin = await testSite.as('admin', { firstName: 'Rita' })
})

const at = (subject: string, rest = '') => `/api/settings/admin/${subject}${rest}`
const read = async (subject: string) => (await admin.ask(at(subject))).json()
const put = (subject: string, value: unknown, startedFrom: string | null) =>
  admin.send('PUT', at(subject), { value, startedFrom })
const undo = (subject: string, startedFrom: string | null, change?: number) =>
  admin.send('POST', at(subject, '/undo'), { startedFrom, change })
const journal = async () => (await listJournal(testSite.ctx, { limit: 10 })).entries

const CHANGED: Record<string, unknown> = {
  company: { ...DEMO_COMPANY, phone: '+32 3 999 99 99' },
  languages: { nl: true, en: false, fr: true, defaultLocale: 'fr' },
  look: { brand: '#ff6a00', accent: '', font: 'outfit', logo: null, drawings: true },
  packages: { basic: { price: 9.99, texts: { fr: { title: 'Essentiel' } } } },
  'service-prices': { ...servicePricesSetting.initial, backend: { start: null, monthly: 13.37 } },
  'sign-in': { ...signInSetting.initial, google: false },
  'password-policy': { minimum: 12, maximum: 128, lower: true, upper: true, digit: true, special: false },
  booking: { ...bookingSetting.initial, grid: 15 },
  subjects: { subjects: STANDARD_SUBJECTS.map((subject) => ({ ...subject, minutes: 45 })) },
  'mail-server': { host: 'smtp.example.com', port: 465, encryption: 'tls', user: '' },
  moderation: { digest: false },
  analytics: { eventMonths: 12 },
  measurement: { measurementId: 'G-AB12CD34' },
  crawlers: { isFetched: true, pasted: [{ crawler: 'GPTBot', text: '20.15.240.64/28' }] },
  goals: { goals: [{ name: 'Bel', kind: 'button', values: ['Bel me'] }] },
  'search-console': { verification: 'abcDEF_123-456abcDEF_123-456abcDEF_123-4567' },
  'site-texts': { 'pages.contact.title': { en: { text: 'Talk to us', standard: '', changedOn: '2025-03-03' } } },
  questions: { nl: ['Wat kost een <b>website</b>?'], en: [], fr: ['Où êtes-vous situés ?'] },
  'contact-form': { name: 'off', phone: 'required', trade: 'optional', wantedDate: 'off', questions: [] },
  'canned-answers': { nl: [{ name: 'Prijs', text: 'Vanaf <b>350</b> euro.' }], en: [], fr: [] },
}

test.each(SETTINGS)('$key is read, saved and undone', async (setting) => {
  const { key: subject, initial } = setting
  const before = await read(subject)
  expect(before).toEqual({ value: initial, updatedAt: null, isDemo: false })

  const saved = await (await put(subject, CHANGED[subject], null)).json()
  expect(saved).toMatchObject({ value: CHANGED[subject], isDemo: false })
  expect(await read(subject)).toEqual(saved)

  const undone = await (await undo(subject, saved.updatedAt)).json()
  expect(undone.value).toEqual(before.value)
  expect(await getSetting(testSite.ctx, setting)).toEqual(before.value)
})

test('only an admin can read or change a setting', async () => {
  const user = await testSite.as('user')
  const calls = [
    ['GET', at('company')],
    ['PUT', at('company'), { value: DEMO_COMPANY, startedFrom: null }],
    ['POST', at('company', '/undo'), { startedFrom: null }],
    ['GET', at('company', '/history')],
  ] as const
  for (const [method, path, body] of calls) {
    const json = { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    expect((await testSite.asVisitor(path, { method, ...(body ? json : {}) })).status, `${method} ${path}`).toBe(401)
    expect((await user.send(method, path, body)).status, `${method} ${path}`).toBe(403)
  }
  expect((await getCompany(testSite.ctx)).phone).toBe('')
})

test('internal rows are not accessible as subjects', async () => {
  for (const name of ['identity.secret', 'toString', 'nope']) {
    expect((await admin.ask(at(name))).status).toBe(404)
    expect((await put(name, {}, null)).status).toBe(404)
  }
})

test.each([
  ['company', 'name', 'Enter your company name.', { ...DEMO_COMPANY, name: ' ' }],
  ['company', 'email', 'This email address is not valid.', { ...DEMO_COMPANY, email: 'rita' }],
  [
    'company',
    'facebookUrl',
    'Enter a full address that starts with https://.',
    { ...DEMO_COMPANY, facebookUrl: 'javascript:alert(1)' },
  ],
  [
    'company',
    'timeZone',
    'Choose a time zone from the list, such as Europe/Brussels.',
    { ...DEMO_COMPANY, timeZone: 'Europe/Antwerp' },
  ],
  [
    'company',
    'openingHours.0.closes',
    'The closing time must be after the opening time.',
    { ...DEMO_COMPANY, openingHours: [{ days: [1], opens: '17:00', closes: '09:00' }] },
  ],
  ['packages', 'basic.price', 'Enter an amount, for example 19.99.', { basic: { price: -1 } }],
  ['packages', 'basic.price', 'Enter an amount with no more than two decimal places.', { basic: { price: 9.999 } }],
  ['packages', 'basic.texts.nl.title', 'This field is required.', { basic: { texts: { nl: { title: '' } } } }],
  [
    'packages',
    'basic.texts.nl.features',
    'This line appears more than once.',
    { basic: { texts: { nl: { features: ['a', 'a'] } } } },
  ],
  [
    'sign-in',
    'password',
    'Keep password or email link login on, or you could lock yourself out.',
    { ...signInSetting.initial, password: false },
  ],
  [
    'sign-in',
    'password',
    'Keep password login on: without a mail server, email links can’t be sent.',
    { ...signInSetting.initial, password: false, emailLink: true },
  ],
  ['password-policy', 'minimum', 'Enter a number from 6 to 64.', { minimum: 3, maximum: 128 }],
  ['analytics', 'eventMonths', 'Enter a number of months from 1 to 60.', { eventMonths: 0 }],
  ['analytics', 'eventMonths', 'Enter a number of months from 1 to 60.', { eventMonths: 61 }],
  ['analytics', 'eventMonths', 'Enter a number of months from 1 to 60.', { eventMonths: 12.5 }],
  [
    'goals',
    'goals.0.values.0',
    'An address starts with /, for example /services/webdesign.',
    { goals: [{ name: 'x', kind: 'page', values: ['webdesign'] }] },
  ],
  [
    'search-console',
    'verification',
    'This is not a code from Search Console. Choose “HTML tag” there and copy the whole line that starts with <meta.',
    { verification: '<script>alert(1)</script>' },
  ],
  [
    'measurement',
    'measurementId',
    'A measurement ID starts with G-, followed by letters and digits.',
    { measurementId: 'UA-123' },
  ],
])('%s refuses an invalid %s: %s', async (subject, field, sentence, value) => {
  const response = await admin.ask(at(subject), {
    method: 'PUT',
    body: JSON.stringify({ value, startedFrom: null }),
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
  })
  expect(response.status).toBe(422)
  const error = await errorOf(response)
  expect(error).toMatchObject({ code: 'INVALID_INPUT', fields: { [field]: sentence } })
  expect((await read(subject)).updatedAt).toBeNull()
  expect(await journal()).toEqual([])
})

test('a save based on an old version is refused, and nothing is overwritten', async () => {
  const { updatedAt } = await (await put('company', DEMO_COMPANY, null)).json()
  const colleague = await (await put('company', { ...DEMO_COMPANY, phone: '1' }, updatedAt)).json()

  for (const startedFrom of [null, updatedAt]) {
    const response = await put('company', { ...DEMO_COMPANY, phone: '2' }, startedFrom)
    expect(response.status).toBe(409)
    expect(await errorOf(response)).toMatchObject({ code: 'SETTINGS_CHANGED' })
    expect((await undo('company', startedFrom)).status).toBe(409)
  }
  expect((await getCompany(testSite.ctx)).phone).toBe('1')
  expect((await put('company', { ...DEMO_COMPANY, phone: '2' }, colleague.updatedAt)).status).toBe(200)
})

test('of two concurrent saves one is refused', async () => {
  const responses = await Promise.all(['1', '2'].map((phone) => put('company', { ...DEMO_COMPANY, phone }, null)))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('the journal has who changed which fields, without values', async () => {
  await put(
    'company',
    { ...companySetting.initial, phone: '+32 3 999 99 99', slogan: { nl: 'Dag', en: '', fr: '' } },
    null,
  )
  expect(await journal()).toMatchObject([
    {
      actorId: admin.user.id,
      actorName: 'Rita Peeters',
      action: 'settings.changed',
      subject: 'company',
      details: { fields: ['slogan.nl', 'phone'] },
    },
  ])
  expect(JSON.stringify(await journal())).not.toContain('999 99')
})

test('saving an unchanged value is not a change', async () => {
  const { updatedAt } = await (await put('company', DEMO_COMPANY, null)).json()
  expect(await (await put('company', DEMO_COMPANY, updatedAt)).json()).toMatchObject({ updatedAt })
  expect(await journal()).toHaveLength(1)
})

test('a saved demo value is no longer marked as demo', async () => {
  await seedDemoCompany(testSite.ctx)
  const { updatedAt, isDemo } = await read('company')
  expect(isDemo).toBe(true)
  expect(await (await put('company', DEMO_COMPANY, updatedAt)).json()).toMatchObject({ isDemo: false })
})

test('earlier changes are listed with who, when and what, and can be undone', async () => {
  let { updatedAt } = await (await put('company', { ...DEMO_COMPANY, phone: '1' }, null)).json()
  updatedAt = (await (await put('company', { ...DEMO_COMPANY, phone: '2' }, updatedAt)).json()).updatedAt
  updatedAt = (await (await put('company', { ...DEMO_COMPANY, phone: '2', city: 'Gent' }, updatedAt)).json()).updatedAt

  const { changes } = await (await admin.ask(at('company', '/history'))).json()
  expect(changes).toHaveLength(3)
  expect(changes.slice(0, 2)).toMatchObject([
    { actorName: 'Rita Peeters', fields: [{ path: 'city', before: 'Antwerpen', after: 'Gent' }] },
    { actorName: 'Rita Peeters', fields: [{ path: 'phone', before: '1', after: '2' }] },
  ])

  expect((await undo('company', updatedAt, changes[1].id)).status).toBe(200)
  expect(await getCompany(testSite.ctx)).toMatchObject({ phone: '1', city: 'Antwerpen' })
  expect((await journal())[0]).toMatchObject({ action: 'settings.undone', details: { fields: ['city', 'phone'] } })
})

test('an undo can be undone; without a change there is nothing to undo', async () => {
  expect(await errorOf(await undo('measurement', null))).toMatchObject({ code: 'NOTHING_TO_UNDO' })
  const saved = await (await put('measurement', { measurementId: 'g-ab12' }, null)).json()
  const undone = await (await undo('measurement', saved.updatedAt)).json()
  const again = await (await undo('measurement', undone.updatedAt)).json()
  expect([saved, undone, again].map(({ value }) => value.measurementId)).toEqual(['G-AB12', '', 'G-AB12'])
})

test('an undo is validated by the current rules: without a mail server passwords stay enabled', async () => {
  // Stored while a mail server was configured.
  await repo.save(
    testSite.ctx.db,
    'sign-in',
    { ...signInSetting.initial, password: false, emailLink: true },
    testSite.ctx.now(),
  )
  const { updatedAt } = await (await put('sign-in', signInSetting.initial, (await read('sign-in')).updatedAt)).json()
  const response = await undo('sign-in', updatedAt)
  expect(response.status).toBe(422)
  expect(await errorOf(response)).toMatchObject({ code: 'INVALID_INPUT', fields: { password: expect.any(String) } })
  expect(await read('sign-in')).toMatchObject({ value: { password: true }, updatedAt })
})

test('with a mail server passwords can be disabled, also if admins need two-factor authentication', async () => {
  testSite = await testApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  admin = await testSite.as('admin', { twoFactorEnabled: true })
  const value = { ...signInSetting.initial, password: false, emailLink: true, adminTwoFactor: true }
  expect((await put('sign-in', value, null)).status).toBe(200)
  expect((await read('sign-in')).value).toEqual(value)
})

test('a change of one subject cannot be restored into another', async () => {
  const { updatedAt } = await (await put('company', DEMO_COMPANY, null)).json()
  const { changes } = await (await admin.ask(at('company', '/history'))).json()
  expect((await undo('measurement', null, changes[0].id)).status).toBe(409)
  expect((await read('company')).updatedAt).toBe(updatedAt)
})

test('password and sign-in settings take effect on the next request', async () => {
  await put('password-policy', CHANGED['password-policy'], null)
  await put('sign-in', { ...signInSetting.initial, uniformAnswers: true }, null)
  expect(await getSetting(testSite.ctx, passwordPolicySetting)).toEqual(CHANGED['password-policy'])
  expect((await getSetting(testSite.ctx, signInSetting)).uniformAnswers).toBe(true)
})

test('a failing change leaves no value, history or journal entry', async () => {
  // PostgreSQL rejects this character: the value is written, but not its author.
  const impossible = { ...admin.user, id: '\u0000' }
  await expect(saveSetting(testSite.ctx, impossible, companySetting, DEMO_COMPANY)).rejects.toThrow()
  expect(await testSite.ctx.db.select().from(settingsHistory)).toEqual([])
  expect((await testSite.ctx.db.select().from(settings)).filter(({ key }) => key === 'company')).toEqual([])
  expect(await journal()).toEqual([])
})

test('a value that newer rules would refuse is still read, with new fields added', async () => {
  const { name, ...older } = DEMO_COMPANY
  await testSite.ctx.db
    .insert(settings)
    .values({ key: 'company', value: { ...older, timeZone: 'Mars/Olympus' }, updatedAt: testSite.ctx.now() })
  expect(await getCompany(testSite.ctx)).toMatchObject({ name: 'Cyaan', timeZone: 'Mars/Olympus' })
})

test('questions: at most 200 per language, of 200 characters, unique; line breaks become spaces', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `Question ${index}?`)
  const questions = (en: string[]) => ({ nl: [], en, fr: [] })
  expect((await put('questions', questions(many(200)), null)).status).toBe(200)
  const { updatedAt } = await read('questions')
  for (const refused of [many(201), ['Twice?', 'twice?'], ['x'.repeat(201)], ['\u200b'], [3]])
    expect((await put('questions', questions(refused as string[]), updatedAt)).status).toBe(422)
  const saved = await put('questions', questions(['One\u0000\nline?']), updatedAt)
  expect((await saved.json()).value.en).toEqual(['One line?'])
})
