import { expect, test } from 'vitest'
import { formatDecimal, parseDecimal } from './draft-values.ts'

test.each([
  ['19,99', 19.99],
  ['19.99', 19.99],
  ['€ 20', 20],
  [' 1 250,5 ', 1250.5],
  ['-4,4025', -4.4025],
])('%s is parsed', (text, value) => {
  expect(parseDecimal(text)).toBe(value)
})

test.each(['', ' ', 'gratis', '1,2,3'])('“%s” is not a number', (text) => {
  expect(parseDecimal(text)).toBeNaN()
})

test('a number uses the decimal separator of the language', () => {
  expect([formatDecimal(7.99, 'nl'), formatDecimal(7.99, 'en')]).toEqual(['7,99', '7.99'])
})
