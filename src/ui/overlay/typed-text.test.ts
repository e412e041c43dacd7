import { expect, test } from 'vitest'
import { isTextField, trackTypedText } from './typed-text.ts'

const field = (value = '') => ({ value })

test('text that differs from the first value counts, spaces around it do not', () => {
  const { note, hasTypedText } = trackTypedText()
  const [empty, filled] = [field(), field('Rita')]
  note([empty, filled])
  expect(hasTypedText([empty, filled])).toBe(false)
  empty.value = '  '
  expect(hasTypedText([empty, filled])).toBe(false)
  empty.value = 'Te laat'
  expect(hasTypedText([empty, filled])).toBe(true)
  empty.value = ''
  filled.value = ''
  expect(hasTypedText([empty, filled]), 'an emptied field is a change').toBe(true)
})

test('a field is compared with its first value, also when it is noted again', () => {
  const { note, hasTypedText } = trackTypedText()
  const one = field('a')
  note([one])
  one.value = 'b'
  note([one])
  expect(hasTypedText([one])).toBe(true)
})

test('fields that are gone or were never seen do not count', () => {
  const { note, hasTypedText } = trackTypedText()
  const gone = field()
  note([gone])
  gone.value = 'text'
  expect(hasTypedText([])).toBe(false)
  expect(hasTypedText([field('filled by the page')])).toBe(false)
})

test.each([
  ['text', true],
  ['textarea', true],
  ['email', true],
  ['date', true],
  ['checkbox', false],
  ['search', false],
  ['password', false],
])('type %s', (type, isText) => {
  expect(isTextField({ type, readOnly: false, ariaHidden: null })).toBe(isText)
})

test('read-only fields and the hidden input of a select hold no typed text', () => {
  expect(isTextField({ type: 'text', readOnly: true, ariaHidden: null })).toBe(false)
  expect(isTextField({ type: 'text', readOnly: false, ariaHidden: 'true' })).toBe(false)
})
