import { expect, test } from 'vitest'
import { isTooWeak } from './weak-passwords.ts'

test.each([
  'Password1!',
  'P@ssw0rd!',
  'Welkom01!',
  'Azerty123!',
  'Motdepasse1!',
  'Abcdef1!',
  '!Qwerty1',
  '123456',
  'AAAaaa1!A1',
])('%s is too weak', (password) => {
  expect(isTooWeak(password)).toBe(true)
})

test.each(['Gr0en!gras', 'tafel-Kraan-92', 'Vuurtoren!7', 'Lekker2weer?'])('%s is not', (password) => {
  expect(isTooWeak(password)).toBe(false)
})

test('names and address of the user are weak', () => {
  expect(isTooWeak('Rita1975!', ['Rita', 'Peeters', 'rita.peeters@example.com'])).toBe(true)
  expect(isTooWeak('Peeters!1', ['Rita', 'Peeters'])).toBe(true)
  expect(isTooWeak('Peeters!1', ['Jan'])).toBe(false)
})
