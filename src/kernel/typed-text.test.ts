import { expect, test } from 'vitest'
import { oneLine, tidyLines } from './typed-text.ts'

test('lines stay lines, and what shows nothing or cannot be kept goes', () => {
  expect(tidyLines('a\r\nb\rc\td\0\u0008e\ud800')).toBe('a\nb\nc\tde\ufffd')
  expect(oneLine('a\r\nb\u2028c\0d')).toBe('a b c d')
})

test.each(['\u200b', ' \ufeff\u2060 ', '\u3164', '\u2800\n', '\u00ad'])('nobody wrote anything with %j', (text) => {
  expect([tidyLines(text), oneLine(text)]).toEqual(['', ''])
})

test('nobody turns round what stands after their text', () => {
  expect(oneLine('\u202etxt.exe')).toBe('txt.exe')
})

test('what joins the parts of a sign is left between them', () => {
  expect(tidyLines('👩‍💻')).toBe('👩‍💻')
  expect(oneLine('می‌خواهم')).toBe('می‌خواهم')
})
