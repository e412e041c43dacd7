import { expect, test } from 'vitest'
import { testApp } from '#tests/test-app.ts'

test('searches are rate limited per client address, on the page and in the API; reads are not', async () => {
  const { app, asVisitor } = await testApp({ render: () => new Response('<p>blog</p>') })
  const from = (address: string) => ({ 'x-forwarded-for': address, accept: 'text/html' })
  const search = (address: string) =>
    asVisitor('/api/blog/posts?lng=nl&query=brood', { headers: { 'x-forwarded-for': address } })
  const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await search('203.0.113.9')).status))
  expect(new Set(statuses)).toEqual(new Set([200]))

  const refused = await search('203.0.113.9')
  expect([refused.status, (await refused.json()).error.code]).toEqual([429, 'TOO_MANY_ATTEMPTS'])
  const page = await app.request('/en/blog?q=bread', { headers: from('203.0.113.9') })
  expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8'])
  expect(await page.text()).toContain('Please wait a minute and try again.')

  expect((await search('203.0.113.10')).status).toBe(200)
  expect((await app.request('/en/blog?q=bread', { headers: from('203.0.113.10') })).status).toBe(200)
  for (const path of ['/api/blog/posts?lng=nl', '/api/blog/posts?lng=nl&query=%20'])
    expect((await asVisitor(path, { headers: from('203.0.113.9') })).status).toBe(200)
  expect((await app.request('/blog?q=', { headers: from('203.0.113.9') })).status).toBe(200)
})
