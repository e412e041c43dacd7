import { expect, test } from 'vitest'
import { clickTarget } from './click-target.ts'

const SITE = 'https://studio.example'

test.each([
  ['https://www.facebook.com/studio?fbclid=1', { name: 'outbound', target: 'www.facebook.com' }],
  ['http://partner.example:8080/x', { name: 'outbound', target: 'partner.example:8080' }],
  [`${SITE}/media/prijslijst%202026.pdf?x=rita`, { name: 'download', target: '/media/prijslijst 2026.pdf' }],
  ['tel:+3235550123', { name: 'contact', target: 'tel' }],
  ['mailto:hello@studio.example?subject=x', { name: 'contact', target: 'mailto' }],
])('%s is stored as %j', (address, target) => {
  expect(clickTarget(address, SITE)).toEqual(target)
})

test.each([
  `${SITE}/services`,
  `${SITE}/blog/1/intro.html`,
  `${SITE}/media/rita@example.com.pdf`,
  'https://0475123456.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'not an address',
  `${SITE}/media/%E0%A4%A.pdf%00`,
])('%s is not stored', (address) => {
  expect(clickTarget(address, SITE)).toBeUndefined()
})
