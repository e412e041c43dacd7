import { expect, test } from 'vitest'
import { CONSENT_CATEGORIES } from '#kernel/storage-registry.ts'
import { ALL_CATEGORIES, CONSENT_VERSION, ESSENTIAL_ONLY, readConsent, serializeConsent } from './consent.ts'

const given = { version: 1, categories: ESSENTIAL_ONLY, timestamp: '2025-03-03T09:00:00.000Z' }
const cookie = (value: unknown) => `theme=dark; consent=${encodeURIComponent(JSON.stringify(value))}; lng=fr`

test('an answer survives being written to and read from the cookie', () => {
  expect(readConsent(`consent=${serializeConsent(given)}`)).toEqual(given)
  expect(readConsent(cookie({ ...given, categories: ALL_CATEGORIES }))?.categories.marketing).toBe(true)
})

test('the current version with every category of the registry is accepted', () => {
  const categories = Object.fromEntries(CONSENT_CATEGORIES.map((name) => [name, true]))
  expect(readConsent(cookie({ ...given, version: CONSENT_VERSION, categories }))).toBeDefined()
})

test.each([
  ['no cookie', ''],
  ['an empty one', 'consent='],
  ['another cookie with that ending', `myconsent=${serializeConsent(given)}`],
  ['one that was cut off', `consent=${serializeConsent(given).slice(0, 40)}`],
  ['a broken escape', 'consent=%E0%A4%A'],
  ['version 0', cookie({ ...given, version: 0 })],
  ['version 99', cookie({ ...given, version: 99 })],
  ['a version in words', cookie({ ...given, version: '1' })],
  ['an unknown category', cookie({ ...given, categories: { ...ESSENTIAL_ONLY, tracking: true } })],
  ['a missing category', cookie({ ...given, categories: { essential: true, functional: true } })],
  ['a choice in words', cookie({ ...given, categories: { ...ESSENTIAL_ONLY, analytics: 'yes' } })],
  ['essential refused', cookie({ ...given, categories: { ...ESSENTIAL_ONLY, essential: false } })],
  ['no moment', cookie({ ...given, timestamp: 'yesterday' })],
  ['a moment in figures', cookie({ ...given, timestamp: 1 })],
  ['a moment in another form', cookie({ ...given, timestamp: '3 March 2025' })],
  ['null', cookie(null)],
  ['a list', cookie([])],
  ['8 kB', cookie({ ...given, filler: 'x'.repeat(8192) })],
])('%s counts as unanswered', (_, cookies) => {
  expect(readConsent(cookies)).toBeUndefined()
})

test('an answer from before the question changed counts as unanswered', () => {
  const at = (askedSince: string) => readConsent(cookie(given), askedSince)
  expect(at('2025-03-03T09:00:00.000Z')).toEqual(given)
  expect(at('2025-03-03T09:00:00.001Z')).toBeUndefined()
})
