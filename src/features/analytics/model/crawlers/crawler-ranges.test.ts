import { expect, test } from 'vitest'
import { parseRanges } from './crawler-ranges.ts'

test('the files of operators, and lists, are read', () => {
  const google =
    '{"creationTime":"2026-01-01T00:00:00","prefixes":[{"ipv6Prefix":"2001:4860:4801:10::/64"},{"ipv4Prefix":"66.249.64.0/27"}]}'
  expect(parseRanges(google)).toEqual(['2001:4860:4801:10::/64', '66.249.64.0/27'])
  expect(parseRanges('["20.15.240.64/28"]')).toEqual(['20.15.240.64/28'])
  expect(parseRanges('20.15.240.64/28\n 20.15.240.80/28, 20.15.240.64/28\n')).toEqual([
    '20.15.240.64/28',
    '20.15.240.80/28',
  ])
})

test.each([
  '',
  '{}',
  '{"prefixes":[]}',
  '{"prefixes":[{"ipv4Prefix":"66.249.64.0/27"}',
  '<!doctype html><title>Not found</title>',
  '0.0.0.0/0',
  '{"prefixes":[{"ipv6Prefix":"::/0"}]}',
  '{"prefixes":[{"ipv4Prefix":"66.249.64.0/27"},{"ipv4Prefix":"300.1.1.0/24"}]}',
  '66.249.64.0/33',
  '66.249.64.0',
  'x'.repeat(300_000),
])('%.40s is refused', (text) => {
  expect(parseRanges(text)).toBeUndefined()
})
