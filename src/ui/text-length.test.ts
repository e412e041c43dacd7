import { expect, test } from 'vitest'
import { ADVISED_LENGTH, cutText, lengthAdvice, lengthOf } from './text-length.ts'

test.each([
  [34, 'short'],
  [35, 'good'],
  [60, 'good'],
  [61, 'long'],
] as const)('a title of %i characters is %s', (count, advice) => {
  expect(lengthAdvice('x'.repeat(count), ADVISED_LENGTH.title)).toBe(advice)
})

test('a long text is cut at a word boundary; a short one is unchanged', () => {
  expect(cutText('one two three', 13)).toBe('one two three')
  expect(cutText('one two three', 12)).toBe('one two…')
  expect(cutText('x'.repeat(70), 60)).toBe(`${'x'.repeat(59)}…`)
})

test('an emoji counts as one character and is never split', () => {
  expect(lengthOf('👋 hi')).toBe(4)
  expect(cutText('👋'.repeat(9), 5)).toBe(`${'👋'.repeat(4)}…`)
})
