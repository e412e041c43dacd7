import { expect, test } from 'vitest'
import { valuesInMessage } from './values-in-message.ts'

test.each([
  ['Gemaakt door Studio Cyaan', 'Gemaakt door {name}', { name: 'Studio Cyaan' }],
  ['1 van 20 (5 %)', '{count} van {max} ({share} %)', { count: '1', max: '20', share: '5' }],
  ['Contact', 'Contact', {}],
  ['Another text', 'Gemaakt door {name}', undefined],
])('%j shows %j with %j', (shown, template, values) => {
  expect(valuesInMessage(shown, template)).toEqual(values)
})
