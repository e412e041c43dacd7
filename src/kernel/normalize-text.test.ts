import { expect, test } from 'vitest'
import { normalizeMultiline, normalizeSingleLine } from './normalize-text.ts'

test('line breaks are kept; invisible and unstorable characters are removed', () => {
  expect(normalizeMultiline('a\r\nb\rc\td\0\u0008e\ud800')).toBe('a\nb\nc\tde\ufffd')
  expect(normalizeSingleLine('a\r\nb\u2028c\0d')).toBe('a b c d')
})

test.each(['\u200b', ' \ufeff\u2060 ', '\u3164', '\u2800\n', '\u00ad'])(
  'text of invisible characters only is empty: %j',
  (text) => {
    expect([normalizeMultiline(text), normalizeSingleLine(text)]).toEqual(['', ''])
  },
)

test('bidirectional control characters are removed', () => {
  expect(normalizeSingleLine('\u202etxt.exe')).toBe('txt.exe')
})

test('joiners inside emoji and ligatures are kept', () => {
  expect(normalizeMultiline('👩‍💻')).toBe('👩‍💻')
  expect(normalizeSingleLine('می‌خواهم')).toBe('می‌خواهم')
})
