import { expect, test } from 'vitest'
import { matchesWords } from './match-words.ts'

test.each([
  ['', 'Afspraken', true],
  ['afspr', 'Afspraken', true],
  ['AFSPRAKEN  ', 'Afspraken', true],
  ['reglages societe', 'Réglages : société, TVA', true],
  ['société', 'reglages societe', true],
  ['btw nummer', 'Bedrijf btw-nummer', true],
  ['praken', 'Afspraken', false],
  ['afspraken xyz', 'Afspraken', false],
])('%j in %j: %s', (query, text, isMatch) => {
  expect(matchesWords(query, text)).toBe(isMatch)
})
