import { expect, test } from 'vitest'
import { completeTime } from './typed-time.ts'

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9.30', '09:30'],
  ['9u30', '09:30'],
  ['14 h 05', '14:05'],
  ['14u', '14:00'],
  [' 17:45 ', '17:45'],
  ['24', '24:00'],
])('%s becomes %s', (typed, time) => {
  expect(completeTime(typed)).toBe(time)
})

test.each(['', '25', '9:5', '9:60', '24:30', '93', '12345', 'noon', '9-30'])('%j stays as typed', (typed) => {
  expect(completeTime(typed)).toBe(typed)
})
