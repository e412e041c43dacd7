import { expect, test } from 'vitest'
import type { Locale } from '#kernel/locale.ts'
import { readingEase, syllablesOf } from './readability.ts'

test.each<[Locale, string, number]>([
  ['nl', 'website', 3],
  ['nl', 'radio', 3],
  ['nl', 'geïnteresseerd', 5],
  ['nl', 'bijvoorbeeld', 3],
  ['en', 'make', 1],
  ['en', 'simple', 2],
  ['en', 'website', 2],
  ['en', 'worked', 1],
  ['fr', 'nation', 2],
  ['fr', 'bateaux', 2],
  ['fr', 'simple', 1],
  ['fr', 'créer', 2],
  ['fr', 'oui', 1],
])('%s: %s has %i syllables', (locale, word, count) => {
  expect(syllablesOf(locale, word)).toBe(count)
})

test.each<[Locale, string, string]>([
  [
    'nl',
    'We maken je site. Dat gaat snel. ',
    'De verantwoordelijkheidsverdeling tussen opdrachtgever en dienstverlener, overeenkomstig aansprakelijkheidsbepalingen, ',
  ],
  [
    'en',
    'We make your site. It is quick. ',
    'The responsibilities of participating organisations, notwithstanding contradictory stipulations, ',
  ],
  [
    'fr',
    'On fait votre site. Ça va vite. ',
    'La responsabilité contractuelle des organisations participantes, nonobstant les stipulations contradictoires, ',
  ],
])('%s: short words and sentences are easy, long ones hard, little text unknown', (locale, easy, hard) => {
  expect(readingEase(locale, [easy.repeat(30)])).toBeGreaterThan(85)
  expect(readingEase(locale, [hard.repeat(30)])).toBe(0)
  expect(readingEase(locale, [easy])).toBeNull()
})

/** Three values of each published formula, which determine its three coefficients. None is at the limits of 0 and 100. */
test.each<[Locale, string, string, number[]]>([
  ['nl', 'kat', 'tafel', [83.9, 72.7, 45.4]],
  ['en', 'make', 'simple', [71.8, 59.6, 29.5]],
  ['fr', 'simple', 'bateaux', [88.5, 76.3, 51.7]],
])('%s: the formula gives the published values', (locale, oneSyllable, twoSyllables, values) => {
  const text = (words: string[], wordsPerSentence: number) => {
    const sentence = Array.from({ length: wordsPerSentence / 2 }, () => words.join(' ')).join(' ')
    return `${sentence[0]!.toUpperCase()}${sentence.slice(1)}. `.repeat(120 / wordsPerSentence)
  }
  const mixed = [oneSyllable, twoSyllables]
  const texts = [text(mixed, 8), text(mixed, 20), text([twoSyllables, twoSyllables], 8)]
  expect(texts.map((paragraph) => readingEase(locale, [paragraph]))).toEqual(values)
})
