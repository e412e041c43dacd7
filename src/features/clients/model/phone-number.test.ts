import { expect, test } from 'vitest'
import { phoneHref, phoneNumber } from './phone-number.ts'

const schema = phoneNumber('invalid')

test.each([
  ['', ''],
  [' \u00a0 ', ''],
  [' 03 123 45 67\n', '03 123 45 67'],
  ['0470.12.34.56', '0470 12 34 56'],
  ['03/123.45.67', '03/123 45 67'],
  ['(03) 123-45-67', '(03) 123-45-67'],
  ['0032 470 12 34 56', '+32 470 12 34 56'],
  ['+32 (0)470 12 34 56', '+32 470 12 34 56'],
  ['+32(0)3 123 45 67', '+32 3 123 45 67'],
  ['\u202a+32\u00a0470\u201112\u201134\u201156\u202c', '+32 470-12-34-56'],
  ['０３１２３４５６７', '031234567'],
  ['123456', '123456'],
  ['1'.repeat(20), '1'.repeat(20)],
])('%j is the number %j', (typed, expected) => {
  expect(schema.parse(typed)).toBe(expected)
})

test.each([
  '12345',
  '1'.repeat(21),
  'bel mij',
  '03 123 45 67 (avond)',
  '3+2470123456',
  '++32470123456',
  '03,123,45,67',
  '٠٣١٢٣٤٥٦٧',
  '0470<script>12',
  `1 ${' - '.repeat(20)} 23456`,
  null,
  470123456,
])('%j is refused', (typed) => {
  expect(schema.safeParse(typed).error?.issues[0]?.message).toBe('invalid')
})

test('a link dials the digits and the plus sign only', () => {
  expect(phoneHref('+32 (3) 123-45/67')).toBe('tel:+3231234567')
})
