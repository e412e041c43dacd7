import { expect, test } from 'vitest'
import { likelyAddress } from './likely-address.ts'

test.each([
  ['leen@gmial.com', 'leen@gmail.com'],
  ['leen@gmail.con', 'leen@gmail.com'],
  ['Leen@GMAIL.co', 'leen@gmail.com'],
  ['leen@gmai.com', 'leen@gmail.com'],
  ['leen@hotmial.com', 'leen@hotmail.com'],
  ['leen@telent.be', 'leen@telenet.be'],
  [' leen@outlok.com ', 'leen@outlook.com'],
  ['leen@skyent.be', 'leen@skynet.be'],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(likelyAddress(typed)).toBe(meant)
})

test.each([
  'leen@gmail.com',
  'leen@hotmail.be',
  'leen@live.nl',
  'leen@mail.com',
  'leen@ymail.com',
  'leen@gmx.net',
  'leen@studio.example',
  'leen@bakkerij-maes.be',
  'leen@free.be',
  'leen',
  'leen@',
  '@gmial.com',
  '',
  `${'a'.repeat(300)}@${'b'.repeat(300)}`,
])('%j is left alone', (typed) => {
  expect(likelyAddress(typed)).toBeUndefined()
})
