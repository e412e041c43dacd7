import { expect, test } from 'vitest'
import { looksPersonal } from './personal-value.ts'

test.each([
  'rita@example.com',
  'rita%40example.com',
  'rita%2540example.com',
  'rita＠example.com',
  '+32 475 12 34 56',
  '0475/12.34.56',
  '0475-123456',
  '(02) 123 45 67',
  '%2B32475123456',
  '0032_475_12_34_56',
  'sms-32475123456-mei',
  '０４７５１２３４５６',
  'BE68 5390 0754 7034',
  '93.05.18-223.61',
  '4111-1111-1111-1111',
])('%s is not stored', (text) => {
  expect(looksPersonal(text)).toBe(true)
})

test.each([
  '',
  'nieuwsbrief',
  'mei-2026',
  '2026-11-19',
  '20261119',
  'soldes_2026.11.19_v2',
  'black-friday-24-25',
  '50% korting',
  'zomer 12 dagen',
  '12345678',
  'v1.0.10',
])('%s is stored', (text) => {
  expect(looksPersonal(text)).toBe(false)
})
