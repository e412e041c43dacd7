import { expect, test } from 'vitest'
import { formatTemplate, parseTemplate, unpairedChips } from './template-parts.ts'

const NAMES = ['phone', 'city']
const parse = (text: string) => parseTemplate(text, NAMES)
const IF = { type: 'if', name: null } as const
const IF_PHONE = { type: 'if', name: 'phone' } as const
const CITY = { type: 'fact', name: 'city' } as const
const ELSE = { type: 'else' } as const
const END = { type: 'end' } as const

test('placeholders and conditions become chips', () => {
  expect(parse('Call {phone} now')).toEqual(['Call ', { type: 'fact', name: 'phone' }, ' now'])
  expect(parse('{city}{city}')).toEqual([CITY, CITY])
  expect(parse('Us[[ in {city}]].')).toEqual(['Us', IF, ' in ', CITY, END, '.'])
  expect(parse('[[{phone}?call|write]] or [[{phone}?]]')).toEqual([
    ...[IF_PHONE, 'call', ELSE, 'write', END, ' or '],
    ...[IF_PHONE, END],
  ])
  expect(parse('[[{phone}?a|b|c]]')).toEqual([IF_PHONE, 'a', ELSE, 'b|c', END])
  expect(parse('')).toEqual([])
})

test('unknown placeholders and incomplete brackets stay text', () => {
  for (const text of ['{nothing}', '{phone', 'phone}', '[[ in', 'in]]', '[[{nothing}?call|write]]', 'a | b', '[x]'])
    expect(parse(text)).toEqual([text])
  expect(parse('{nothing} {city}')).toEqual(['{nothing} ', CITY])
})

test('formatting gives the same text back', () => {
  const texts = [
    'Call {phone} now',
    'Us[[ in {city}]]: write[[{phone}?, call]].',
    '[[{phone}?call|write]]',
    '[[a [[{city}]] b]]',
    '[[[{city}]]]',
    '[[{nothing}?{city}]] ]] {{phone}} [[',
    ' two\nlines | {city} ',
  ]
  for (const text of texts) expect(formatTemplate(parse(text))).toBe(text)
})

test('a chip without its counterpart is found; text and placeholders are not', () => {
  expect(unpairedChips(parse('a[[{phone}?b|c]]d {city}[[e]]'))).toEqual([])
  expect(unpairedChips(['a', IF_PHONE, 'b', ELSE, 'c'])).toEqual([1, 3])
  expect(unpairedChips(['b', ELSE, CITY, END])).toEqual([1, 3])
  expect(unpairedChips([IF_PHONE, 'a', IF, 'b', END])).toEqual([0])
  expect(unpairedChips([IF, 'a', ELSE, 'b', ELSE, END])).toEqual([4])
})
