import { expect, test } from 'vitest'
import { errorOf } from '#tests/identity-house.ts'
import { testApp } from '#tests/test-app.ts'
import { readConsent } from '../model/consent.ts'
import { forgetOldAnswers } from './consent.service.ts'
import { consents } from './consent.table.ts'

type House = Awaited<ReturnType<typeof testApp>>

const answer = ({ asVisitor }: House, body: unknown, headers: Record<string, string> = {}) =>
  asVisitor('/api/consent', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
const choices = (more: object = {}) => ({ functional: false, analytics: false, marketing: false, ...more })

test('an answer is kept as proof and as a cookie for 180 days', async () => {
  const house = await testApp()
  const given = await answer(house, { choices: choices({ functional: true }), locale: 'fr' })
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

  const rows = await house.ctx.db.select().from(consents)
  expect(rows).toMatchObject([{ version: 1, functional: true, analytics: false, marketing: false, locale: 'fr' }])
  expect(rows[0]!.textHash).toHaveLength(43)
})

test('nothing in the proof leads to a person', async () => {
  const house = await testApp()
  const { headers } = await house.as('user')
  await answer(house, { choices: choices(), locale: 'nl' }, { ...headers, 'x-forwarded-for': '203.0.113.7' })
  const [row] = await house.ctx.db.select().from(consents)
  expect(Object.keys(row!).sort()).toEqual(
    ['analytics', 'at', 'functional', 'id', 'locale', 'marketing', 'textHash', 'version'].sort(),
  )
})

test.each([
  [{}],
  [{ choices: { functional: true }, locale: 'nl' }],
  [{ choices: choices({ analytics: 'yes' }), locale: 'nl' }],
  [{ choices: choices({ tracking: true }), locale: 'nl' }],
  [{ choices: choices(), locale: 'de' }],
])('%j is no answer', async (body) => {
  const house = await testApp()
  expect((await answer(house, body)).status).toBe(422)
  expect(await house.ctx.db.select().from(consents)).toEqual([])
})

test('the log cannot be flooded from one address', async () => {
  const house = await testApp()
  for (let i = 0; i < 120; i++) await answer(house, { choices: choices(), locale: 'nl' })
  const refused = await answer(house, { choices: choices(), locale: 'nl' })
  expect(await errorOf(refused)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
})

test('the admin sees how many said yes to what, per language', async () => {
  const house = await testApp()
  await answer(house, { choices: choices({ analytics: true }), locale: 'nl' })
  await answer(house, { choices: choices(), locale: 'nl' })
  await answer(house, { choices: choices({ functional: true }), locale: 'fr' })
  const { ask } = await house.as('admin')
  expect(await (await ask('/api/consent/rates')).json()).toEqual([
    { locale: 'fr', answers: 1, functional: 1, analytics: 0, marketing: 0 },
    { locale: 'nl', answers: 2, functional: 0, analytics: 1, marketing: 0 },
  ])
})

test('a proof is kept for three years', async () => {
  const house = await testApp()
  await answer(house, { choices: choices(), locale: 'nl' })
  const later = (moment: string) => forgetOldAnswers({ db: house.ctx.db, now: () => new Date(moment) })
  expect(await later('2028-03-03T08:59:00Z')).toBe(0)
  expect(await later('2028-03-03T09:01:00Z')).toBe(1)
})

test('the registry is told in three languages, with lifetimes in words', async () => {
  const { asVisitor } = await testApp()
  const table = async (lng: string) => (await asVisitor(`/api/consent/registry?lng=${lng}`)).json()
  expect((await table('nl')).rows).toContainEqual([
    'consent (cookie)',
    'Essentieel',
    'Onthoudt je antwoord over cookies.',
    '180 dagen',
    'Onszelf',
  ])
  expect((await table('fr')).rows[0][3]).toMatch(/^180\sjours$/)
  expect((await table('en')).rows.at(-1)[3]).toBe('2 years')
})
