import { expect, test } from 'vitest'
import { lookSetting } from './look.schema.ts'

const parse = (change: object) => lookSetting.schema.safeParse({ ...lookSetting.initial, ...change })
const problemsOf = (change: object) =>
  Object.fromEntries(parse(change).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])

test.each([
  ['#FF6A00', '#ff6a00'],
  [' f60 ', '#ff6600'],
  ['#ff6a00ff', '#ff6a00'],
  ['#f60f', '#ff6600'],
  ['#000', '#000000'],
  ['#ffd500', '#ffd500'],
])('%s is the colour %s', (typed, hex) => {
  expect(parse({ brand: typed, accent: typed }).data).toMatchObject({ brand: hex, accent: hex })
})

test.each([
  ['orange', 'look:colour.invalid'],
  ['#ff6a0', 'look:colour.invalid'],
  ['rgb(0 0 0)', 'look:colour.invalid'],
  ['url(#x)', 'look:colour.invalid'],
  ['#fff;}body{display:none', 'look:colour.invalid'],
  [7, 'look:colour.invalid'],
  ['transparent', 'look:colour.transparent'],
  ['#0000', 'look:colour.transparent'],
  ['#ff6a0080', 'look:colour.transparent'],
  ['#ffffff', 'look:colour.background'],
  ['#fbfdfe', 'look:colour.background'],
  ['#04202f', 'look:colour.background'],
])('%s is refused at its field', (typed, message) => {
  expect(problemsOf({ brand: typed })).toEqual({ brand: message })
  expect(problemsOf({ accent: typed })).toEqual({ accent: message })
})

test('the brand colour is required, the accent and the logo are not', () => {
  expect(problemsOf({ brand: '' })).toEqual({ brand: 'look:colour.invalid' })
  expect(problemsOf({ accent: '', logo: null })).toEqual({})
  expect(Object.keys(problemsOf({ font: 'comic' }))).toEqual(['font'])
})
