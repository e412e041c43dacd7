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

test('the Flesch formula gives the published value', () => {
  // 100 words of one syllable in 10 sentences: 206.835 - 10.15 - 84.6 = 112.085, at most 100.
  expect(readingEase('en', ['The cat sat on the mat and it was fat. '.repeat(10)])).toBe(100)
})
