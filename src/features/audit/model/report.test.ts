import { expect, test } from 'vitest'
import { structuredDataTypes } from './checks/structured-data-nodes.ts'
import { contentRatioOf, isIdealTextRatio, textRatioOf } from './digest/text-ratio.ts'

test('types of structured data are named once, at any depth; broken blocks and values have none', () => {
  const person = { '@type': 'Person', name: 'Rita' }
  const graph = { '@graph': [{ '@type': ['Article', 'NewsArticle'], author: person }, person, 4, null] }
  expect(structuredDataTypes([{ value: graph }, { error: 'no JSON' }, { value: 'text' }])).toEqual([
    'Article',
    'NewsArticle',
    'Person',
  ])
})

test('a text-to-code ratio from 25 to 70 % is ideal, both ends included; an empty page has none', () => {
  expect([0.249, 0.25, 0.7, 0.701].map(isIdealTextRatio)).toEqual([false, true, true, false])
  expect(textRatioOf({ textBytes: 30, htmlBytes: 120 })).toBe(0.25)
  expect(textRatioOf({ textBytes: 0, htmlBytes: 0 })).toBeNull()
  expect(contentRatioOf({ textBytes: 30, htmlBytes: 120, inlinedBytes: 60 })).toBe(0.5)
  expect(contentRatioOf({ textBytes: 0, htmlBytes: 60, inlinedBytes: 60 })).toBeNull()
})
