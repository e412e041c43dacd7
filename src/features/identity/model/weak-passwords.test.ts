import { expect, test } from 'vitest'
import { findWeakness } from './weak-passwords.ts'

test.each([
  ['Password1!', 'commonWord'],
  ['P@ssw0rd!', 'commonWord'],
  ['Welkom2026!', 'commonWord'],
  ['Azerty123!', 'commonWord'],
  ['Motdepasse1!', 'commonWord'],
  ['!Qwerty1', 'commonWord'],
  ['Abcdef1!', 'commonWord'],
  ['A1990!', 'year'],
  ['Xy-2026', 'year'],
  ['123456', 'sequence'],
  ['Dfghjk', 'sequence'],
  ['AAAaaa1!A1', 'sequence'],
])('%s is too weak: %s', (password, weakness) => {
  expect(findWeakness(password)).toBe(weakness)
})

test.each(['Gr0en!gras', 'tafel-Kraan-92', 'Vuurtoren!7', 'Lekker2weer?', 'Kade-2026!'])('%s is not', (password) => {
  expect(findWeakness(password)).toBeUndefined()
})

test('names and address of the user are weak', () => {
  expect(findWeakness('Rita1975!', ['Rita', 'Peeters', 'rita.peeters@example.com'])).toBe('personal')
  expect(findWeakness('Peeters!1', ['Rita', 'Peeters'])).toBe('personal')
  expect(findWeakness('Peeters!1', ['Jan'])).toBeUndefined()
})
