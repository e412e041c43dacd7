import { expect, test } from 'vitest'
import { CATEGORIES } from '#kernel/kept.ts'
import { CONSENT_VERSION, EVERYTHING, NOTHING_MORE, readConsent, writeConsent } from './consent.ts'

const given = { version: 1, categories: NOTHING_MORE, timestamp: '2025-03-03T09:00:00.000Z' }
const cookie = (value: unknown) => `theme=dark; consent=${encodeURIComponent(JSON.stringify(value))}; lng=fr`

test('an answer is read back as it was written', () => {
  expect(readConsent(`consent=${writeConsent(given)}`)).toEqual(given)
  expect(readConsent(cookie({ ...given, categories: EVERYTHING }))?.categories.marketing).toBe(true)
})

test('what it expects is what the rest of the house knows', () => {
  const categories = Object.fromEntries(CATEGORIES.map((name) => [name, true]))
  expect(readConsent(cookie({ ...given, version: CONSENT_VERSION, categories }))).toBeDefined()
})

test.each([
  ['no cookie', ''],
  ['an empty one', 'consent='],
  ['another cookie with that ending', `myconsent=${writeConsent(given)}`],
  ['one that was cut off', `consent=${writeConsent(given).slice(0, 40)}`],
  ['a broken escape', 'consent=%E0%A4%A'],
  ['version 0', cookie({ ...given, version: 0 })],
  ['version 99', cookie({ ...given, version: 99 })],
  ['a version in words', cookie({ ...given, version: '1' })],
  ['an unknown category', cookie({ ...given, categories: { ...NOTHING_MORE, tracking: true } })],
  ['a missing category', cookie({ ...given, categories: { essential: true, functional: true } })],
  ['a choice in words', cookie({ ...given, categories: { ...NOTHING_MORE, analytics: 'yes' } })],
  ['essential refused', cookie({ ...given, categories: { ...NOTHING_MORE, essential: false } })],
  ['no moment', cookie({ ...given, timestamp: 'yesterday' })],
  ['a moment in figures', cookie({ ...given, timestamp: 1 })],
  ['a moment in another form', cookie({ ...given, timestamp: '3 March 2025' })],
  ['null', cookie(null)],
  ['a list', cookie([])],
  ['8 kB', cookie({ ...given, filler: 'x'.repeat(8192) })],
])('%s counts as unanswered', (_, cookies) => {
  expect(readConsent(cookies)).toBeUndefined()
})
