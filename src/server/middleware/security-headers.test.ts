import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const HSTS = 'strict-transport-security'

test('HSTS is for the host of the site, and for its subdomains only if the operator says so', () => {
  const origin = 'https://www.example.com'
  expect(securityHeaders({ origin })[HSTS]).toBe('max-age=63072000')
  expect(securityHeaders({ origin, HSTS_SUBDOMAINS: true })[HSTS]).toBe('max-age=63072000; includeSubDomains')
  expect(securityHeaders({ origin: 'http://localhost:3000', HSTS_SUBDOMAINS: true })[HSTS]).toBeUndefined()
})
