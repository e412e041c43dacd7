import { expect, test } from 'vitest'
import { externalAddress, isBroken, verdictOfFailure, verdictOfStatus } from './external-link.ts'

const ORIGIN = 'https://studio.example'

test.each([
  ['https://www.kbo.be/zoek?nr=1#boven', 'https://www.kbo.be/zoek?nr=1'],
  ['//cdn.jouwsite.be/prijzen.pdf', 'https://cdn.jouwsite.be/prijzen.pdf'],
  ['HTTPS://WWW.VLAANDEREN.BE', 'https://www.vlaanderen.be/'],
])('%s is requested as %s', (href, address) => {
  expect(externalAddress(href, ORIGIN)).toBe(address)
})

test.each([
  '/contact',
  '#boven',
  'mailto:hallo@studio.be',
  'tel:+3235550123',
  `${ORIGIN}/contact`,
  'https://studiocyaan.example',
  'https://www.example.com/x',
  'http://localhost:3000/',
  `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(`${ORIGIN}/blog/1/x`)}`,
  'https://gebruiker:wachtwoord@www.vlaanderen.be/',
  'https://',
  `https://www.vlaanderen.be/${'x'.repeat(2000)}`,
])('%s is not requested', (href) => {
  expect(externalAddress(href, ORIGIN)).toBeUndefined()
})

test('a missing page is broken at once, a temporary failure at the second check, a refusal never', () => {
  const resultOf = ({ result }: { result: string }) => result
  expect([200, 204, 301].map(verdictOfStatus).map(resultOf)).toEqual(['works', 'works', 'works'])
  expect([404, 410].map(verdictOfStatus)).toEqual([
    { result: 'broken', problem: 'HTTP 404' },
    { result: 'broken', problem: 'HTTP 410' },
  ])
  expect([401, 403, 405, 429, 451, 999].map(verdictOfStatus).map(resultOf)).toEqual(Array(6).fill('refused'))
  expect([500, 503].map(verdictOfStatus).map(resultOf)).toEqual(['failing', 'failing'])
  expect(['redirects', 'internal-address'].map(verdictOfFailure).map(resultOf)).toEqual(['broken', 'broken'])
  expect(['dns', 'tls', 'timeout', 'connection'].map(verdictOfFailure).map(resultOf)).toEqual(Array(4).fill('failing'))

  expect(isBroken({ result: 'failing', failures: 1 })).toBe(false)
  expect(isBroken({ result: 'failing', failures: 2 })).toBe(true)
  expect(isBroken({ result: 'broken', failures: 1 })).toBe(true)
  expect(isBroken({ result: 'refused', failures: 9 })).toBe(false)
  expect(isBroken({ result: null, failures: 0 })).toBe(false)
})
