import { expect, test } from 'vitest'
import { DEMO_COMPANY } from '#features/demo/server/demo-company.service.ts'
import { getCompany, saveCompany } from '#features/settings/server/company.service.ts'
import { DATA_APART_HEADER } from '#kernel/client-headers.ts'
import type { Context } from '#platform/server/context.ts'
import { invalidateTags } from '#platform/server/tags.ts'
import { testApp } from '#tests/test-app.ts'
import { collectPageData } from './page-data.ts'

/** A site whose pages show the company name, and whose loader data are that name. */
async function siteWithData() {
  const site = { renders: 0, ctx: undefined as unknown as Context }
  const made = await testApp({
    render: async ({ headers }) => {
      site.renders++
      const { name } = await getCompany(site.ctx)
      if (headers.has(DATA_APART_HEADER)) collectPageData([{ name }])
      return new Response(`<!doctype html><html lang="nl"><head></head><p>${name}</p></html>`, {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      })
    },
  })
  site.ctx = made.ctx
  await saveCompany(made.ctx, { ...DEMO_COMPANY, name: 'Eerst' })
  const addressIn = async (path: string, headers: Record<string, string> = {}) =>
    / data-page="([^"]+)"/.exec(await (await made.app.request(path, { headers })).text())?.[1]
  return { ...made, site, addressIn }
}

test('a cached page names the address of its data, which never changes', async () => {
  const { app, site, addressIn } = await siteWithData()
  const address = await addressIn('/fr/faq')
  expect(address).toMatch(/^\/page-data\/[\w-]{16}\/fr\/faq$/)
  const response = await app.request(address!)
  expect(await response.json()).toEqual([{ name: 'Eerst' }])
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(site.renders).toBe(1)
  expect(await addressIn('/')).toMatch(/\/$/)
})

test('after a change the earlier data are a 404, and the page names the new ones', async () => {
  const { app, ctx, addressIn } = await siteWithData()
  const before = (await addressIn('/faq'))!
  await saveCompany(ctx, { ...DEMO_COMPANY, name: 'Nieuw' })
  const lost = await app.request(before)
  expect(lost.status).toBe(404)
  expect(lost.headers.get('cache-control')).toContain('no-store')
  const after = (await addressIn('/faq'))!
  expect(after).not.toBe(before)
  expect(await (await app.request(after)).json()).toEqual([{ name: 'Nieuw' }])
})

test('a process without the page renders it: the same data have the same address', async () => {
  const { app, ctx, site, addressIn } = await siteWithData()
  const address = (await addressIn('/faq'))!
  await ctx.db.transaction((tx) => invalidateTags(tx, 'company'))
  expect(await (await app.request(address)).json()).toEqual([{ name: 'Eerst' }])
  expect(site.renders).toBe(2)
  // Cached again: the page itself needs no render.
  expect(await addressIn('/faq')).toBe(address)
  expect(site.renders).toBe(2)
})

test('a page that is not cached contains its data', async () => {
  const { addressIn } = await siteWithData()
  expect(await addressIn('/faq?q=prijs')).toBeUndefined()
  expect(await addressIn('/faq', { cookie: 'cyaan.recent_write=1' })).toBeUndefined()
  // The site measures itself so: that is the page that visitors get from the cache.
  expect(await addressIn('/faq', { 'cache-control': 'no-store' })).toBeDefined()
})

test.each([
  '/admin',
  '/profile',
  '/styleguide',
  '/nl',
  '/nl/faq',
  '/Faq',
  '//faq',
  '/faq/',
  '/nergens',
  '/api/site/pages/faq',
])('there are no data of %s, and asking for them stores no page', async (path) => {
  const { app, site, pageCache, addressIn } = await siteWithData()
  const [, hash] = /page-data\/([^/]+)/.exec((await addressIn('/faq'))!)!
  const response = await app.request(`http://localhost/page-data/${hash}${path}`)
  expect(response.status).toBe(404)
  expect([site.renders, pageCache.size()]).toEqual([1, 1])
})
