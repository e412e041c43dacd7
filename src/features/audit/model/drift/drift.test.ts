import { expect, test } from 'vitest'
import type { Locale } from '#kernel/locale.ts'
import type { TextField, TextVersion } from '#kernel/text-group.ts'
import { HOUR_MS } from '#kernel/time-units.ts'
import { driftOf } from './drift.ts'

const at = (hour: number) => new Date(Date.UTC(2025, 2, 3, 0, hour * 60))
type Written = readonly (readonly [hour: number, value: string | undefined])[]

function field(texts: { [L in Locale]?: Written }): TextField {
  const versions = (locale: Locale): TextVersion[] =>
    (texts[locale] ?? []).map(([hour, value]) => ({ at: at(hour), value }))
  return { field: 'title', versions: { nl: versions('nl'), en: versions('en'), fr: versions('fr') } }
}

const START = { nl: [[0, 'a']], en: [[0, 'b']], fr: [[0, 'c']] } as const
const summary = (...drift: Parameters<typeof driftOf>) =>
  driftOf(...drift).map((one) =>
    one.kind === 'missing'
      ? `${one.locale} missing since ${Number(one.since) / HOUR_MS - Number(at(0)) / HOUR_MS}`
      : `${one.locale} behind ${one.changed} (${one.before.value} → ${one.after.value}) since ${Number(one.since) / HOUR_MS - Number(at(0)) / HOUR_MS}`,
  )

test('texts that were saved together have not drifted', () => {
  expect(summary(field(START))).toEqual([])
})

test('a change in one language puts the two others behind', () => {
  expect(summary(field({ ...START, nl: [...START.nl, [5, 'A']] }))).toEqual([
    'en behind nl (a → A) since 5',
    'fr behind nl (a → A) since 5',
  ])
})

test('languages that are saved within an hour of each other belong together', () => {
  const together = { ...START, nl: [...START.nl, [5, 'A']], en: [...START.en, [5.5, 'B']], fr: [...START.fr, [6, 'C']] }
  expect(summary(field(together as never))).toEqual([])
})

test('a translation that follows later catches up, and puts no other language behind', () => {
  const translated = { ...START, nl: [...START.nl, [5, 'A']], en: [...START.en, [30, 'B']] } as const
  expect(summary(field(translated))).toEqual(['fr behind nl (a → A) since 5'])
  expect(summary(field({ ...translated, fr: [...START.fr, [50, 'C']] }))).toEqual([])
})

test('a second change is compared with the translated version', () => {
  const texts = { ...START, nl: [...START.nl, [5, 'A'], [9, 'AA']], en: [...START.en, [7, 'B']] } as const
  expect(summary(field(texts))).toEqual(['en behind nl (A → AA) since 9', 'fr behind nl (a → AA) since 5'])
})

test('a reverted change causes no drift, at once or later', () => {
  expect(summary(field({ ...START, nl: [...START.nl, [5, 'A'], [5.2, 'a']] }))).toEqual([])
  expect(summary(field({ ...START, nl: [...START.nl, [5, 'A'], [50, 'a']] }))).toEqual([])
})

test('a translation is up to date again when its source is reverted', () => {
  const texts = { ...START, en: [...START.en, [5, 'B'], [50, 'b']], nl: [...START.nl, [9, 'A'], [50, 'a']] } as const
  expect(summary(field(texts))).toEqual([])
})

test('a language without a text is missing since the others have one, or since it was removed', () => {
  expect(summary(field({ nl: [[2, 'a']], en: [[2, 'b']] }))).toEqual(['fr missing since 2'])
  expect(summary(field({ ...START, fr: [...START.fr, [9, undefined]] }))).toEqual(['fr missing since 9'])
  expect(summary(field({ nl: [[2, undefined]] }))).toEqual([])
})

test('a language that is added later puts no other behind', () => {
  expect(summary(field({ ...START, en: [[40, 'b']] }))).toEqual([])
})

test('a text that was removed puts no other behind', () => {
  expect(summary(field({ ...START, nl: [...START.nl, [5, 'A'], [9, undefined]] }))).toEqual(['nl missing since 9'])
})

test('a confirmation holds until the next change', () => {
  const changed = { ...START, nl: [...START.nl, [5, 'A']] } as const
  expect(summary(field(changed), { en: at(5.2), fr: at(6) })).toEqual([])
  expect(summary(field({ ...changed, nl: [...changed.nl, [5.5, 'AA']] }), { en: at(5.2), fr: at(6) })).toEqual([
    'en behind nl (A → AA) since 5.5',
  ])
})

test('a language that is confirmed as missing is not reported again', () => {
  const dutch = { nl: [[2, 'a']], en: [[2, 'b']] } as const
  expect(summary(field(dutch), { fr: at(3) })).toEqual([])
  expect(
    summary(
      field({
        nl: [
          [2, 'a'],
          [9, 'A'],
        ],
        en: [
          [2, 'b'],
          [9, 'B'],
        ],
      }),
      { fr: at(3) },
    ),
  ).toEqual([])
  expect(summary(field(dutch), { fr: at(1) })).toEqual(['fr missing since 2'])
})
