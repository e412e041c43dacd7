import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { DEMO_COMPANY } from '#features/demo/server/demo-company.service.ts'
import { saveCompany } from '#features/settings/server/company.service.ts'
import { createSiteRoutes } from '#features/site/server/site.routes.ts'
import { freePort } from '#platform/server/database/free-port.ts'
import { connect } from '#platform/server/db.ts'
import type { AppEnv } from '#platform/server/http.ts'
import { applyInvalidation } from '#platform/server/tags.ts'
import { blogFixture } from '#tests/fixtures/blog-fixture.ts'
import { livePages } from '../composition/live-pages.ts'

/** A blog with one post, and a switch that makes its database refuse connections. */
async function blogWithSwitch() {
  const made = await blogFixture()
  await saveCompany(made.ctx, { ...DEMO_COMPANY, name: 'Eerst' })
  const { id, slug } = await made.write('Brood bakken')
  const { db } = made.ctx
  const unreachable = connect({ host: '127.0.0.1', port: await freePort() })
  const setDatabase = (isThere: boolean) => {
    made.ctx.db = isThere ? db : unreachable.db
  }
  const get = (path: string, headers = {}) => made.app.request(path, { headers })
  const read = async (path: string) => (await get(path)).text()
  return { ...made, id: id as number, slug: (slug ?? 'brood-bakken') as string, setDatabase, get, read }
}

test('generated files are rendered once and return 304 to conditional requests', async () => {
  const { get, id, setDatabase } = await blogWithSwitch()
  const paths = [
    '/llms.txt',
    '/llms-full.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/en/services.md',
    `/blog/${id}/brood-bakken.md`,
    '/blog/feed.xml',
    '/fr/blog/feed.json',
    '/share/nl/services.png',
    `/share/nl/blog/${id}.png`,
  ]
  for (const path of paths) {
    setDatabase(true)
    const first = await get(path)
    expect([path, first.status]).toEqual([path, 200])
    setDatabase(false)
    const second = await get(`${path}?x=1`)
    expect([path, second.status, second.headers.get('x-cache')]).toEqual([path, 200, null])
    expect(Buffer.from(await second.arrayBuffer()).equals(Buffer.from(await first.arrayBuffer()))).toBe(true)
    expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'))
    const unchanged = await get(path, { 'if-none-match': first.headers.get('etag')! })
    expect([path, unchanged.status, await unchanged.text()]).toEqual([path, 304, ''])
  }
})

test('a change invalidates the files immediately', async () => {
  const { ctx, authoring, id, read, write } = await blogWithSwitch()
  const posts = ['/llms.txt', '/blog/feed.xml', '/blog/feed.json', '/sitemap.xml', '/blog.md']
  const companies = ['/llms.txt', '/contact.md', '/blog/feed.xml', '/manifest.webmanifest']
  for (const path of [...posts, ...companies]) await read(path)
  await saveCompany(ctx, { ...DEMO_COMPANY, name: 'Tweede' })
  for (const path of companies) expect(await read(path), path).toContain('Tweede')
  await write('Taart versieren')
  for (const path of posts) expect(await read(path), path).toMatch(/taart[ -]versieren/i)

  const twin = `/blog/${id}/brood-bakken.md`
  expect(await read(twin)).toContain('# Brood bakken')
  await authoring('DELETE', `/posts/${id}`)
  expect(await read(twin)).not.toContain('# Brood bakken')
  expect(await read('/blog/feed.xml')).not.toContain('Brood bakken')
})

test('only the canonical URL of a file is cached', async () => {
  const { get, id, pageCache } = await blogWithSwitch()
  await get(`/blog/${id}/brood-bakken.md`)
  const size = pageCache.size()
  const other = await get(`/en/blog/${id}/something-else.md`)
  expect([other.status, other.headers.get('location')]).toEqual([301, `/en/blog/${id}/brood-bakken.md`])
  const asked = await get(`/blog/${id}/something-else`, { accept: 'text/markdown' })
  expect([asked.status, asked.headers.get('location')]).toEqual([301, `/blog/${id}/brood-bakken`])
  for (const path of [`/share/nl/blog/${id}/x.png`, '/share/nl/nope.png', '/nope.md', '/nope.txt', '/admin.md'])
    expect([path, (await get(path)).status]).toEqual([path, 404])
  expect(pageCache.size()).toBe(size)
})

test('while the database is down, stale files are served and marked as such', async () => {
  const { get, setDatabase } = await blogWithSwitch()
  await get('/llms.txt')
  applyInvalidation('unknown')
  setDatabase(false)
  const stale = await get('/llms.txt')
  expect([stale.status, stale.headers.get('x-cache')]).toEqual([200, 'stale'])
  const missing = await get('/llms-full.txt')
  expect([missing.status, missing.headers.get('retry-after')]).toEqual([503, '10'])
})

test('a large site has a sitemap index, and every page is in one of its sitemaps', async () => {
  const { app, ctx, write } = await blogFixture()
  for (let number = 1; number <= 5; number++) await write(`Bericht ${number}`)
  expect(await (await app.request('/robots.txt')).text()).toContain('/sitemap.xml')
  expect(await (await app.request('/sitemap.xml')).text()).toContain('<urlset')
  expect((await app.request('/sitemap-2.xml')).status).toBe(404)

  const small = new Hono<AppEnv>()
    .use((c, next) => {
      c.set('ctx', ctx)
      return next()
    })
    .route('/', createSiteRoutes(livePages, 2))
  const read = async (path: string) => (await small.request(path)).text()
  const index = await read('/sitemap.xml')
  const parts = Array.from(index.matchAll(/<loc>[^<]*(\/sitemap-\d+\.xml)<\/loc>/g), ([, path]) => path!)
  expect(index).toContain('<sitemapindex')
  expect(parts).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml'])
  const all = (await Promise.all(parts.map(read))).join('')
  for (let number = 1; number <= 5; number++)
    expect(all.match(new RegExp(`<loc>[^<]*/bericht-${number}</loc>`, 'g'))).toHaveLength(1)
  expect(all.match(/<loc>[^<]*\/en\/contact<\/loc>/g)).toHaveLength(1)
  for (const path of ['/sitemap-4.xml', '/sitemap-0.xml', '/sitemap-x.xml'])
    expect((await small.request(path)).status).toBe(404)
})
