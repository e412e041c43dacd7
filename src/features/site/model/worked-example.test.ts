import { expect, test } from 'vitest'
import { servicePricesSetting } from './service-prices.schema.ts'
import { workedExample } from './worked-example.ts'

const prices = servicePricesSetting.initial
const webdesign = (start: number | null) => ({ ...prices, webdesign: { ...prices.webdesign, start } })

test('the first year is the starting price and twelve months of the smallest package, to the cent', () => {
  expect(workedExample(prices, {})).toEqual({
    once: 350,
    monthly: 7.99,
    months: 12,
    subscription: 95.88,
    firstYear: 445.88,
  })
  expect(workedExample(webdesign(0.1), { basic: { price: 0.2 } })).toMatchObject({ subscription: 2.4, firstYear: 2.5 })
  expect(workedExample(webdesign(0), { basic: { price: 0 } })).toMatchObject({ firstYear: 0 })
})

test('without one of the prices there is no example, nor for a package with other contents', () => {
  expect(workedExample(webdesign(null), {})).toBeUndefined()
  expect(workedExample(prices, { basic: { price: null } })).toBeUndefined()
  expect(workedExample(prices, { basic: { texts: { nl: { features: ['Tien pagina’s'] } } } })).toBeUndefined()
  expect(workedExample(prices, { basic: { texts: { nl: { title: 'Start' } } } })).toBeDefined()
})
