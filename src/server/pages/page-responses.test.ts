import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { DEMO_COMPANY } from '#features/demo/server/demo-company.service.ts'
import { getCompany, saveCompany } from '#features/settings/server/company.service.ts'
import { SCRIPT_NONCE_HEADER } from '#kernel/client-headers.ts'
import type { Context } from '#platform/server/context.ts'
import { invalidateTags } from '#platform/server/tags.ts'
import { testApp } from '#tests/test-app.ts'
import { trackFailedCalls } from './page-responses.ts'

const html = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })

/** A site with one page that shows the company name and counts its renders. */
async function siteOfOnePage(beforeResponse: (ctx: Context) => Promise<void> = async () => {}) {
  const site = { renders: 0, ctx: undefined as unknown as Context }
  const made = await testApp({
    render: async () => {
      site.renders++
      const { name } = await getCompany(site.ctx)
      await beforeResponse(site.ctx)
      return html(`<!doctype html><p>${name}</p>`)
    },
  })
  site.ctx = made.ctx
  await saveCompany(made.ctx, { ...DEMO_COMPANY, name: 'Eerst' })
  const show = async (path = '/', headers: Record<string, string> = {}) => made.app.request(path, { headers })
  return { ...made, site, show, text: async (path?: string) => (await show(path)).text() }
}

test('a page is rendered once and then cached', async () => {
  const { site, text } = await siteOfOnePage()
  expect(await text()).toContain('Eerst')
  expect(await text()).toContain('Eerst')
  expect(site.renders).toBe(1)
})

test.each(['text/markdown', 'application/json', 'image/png'])(
  'an unknown URL is a 404 for Accept: %s too',
  async (accept) => {
    // Like the renderer, which rejects requests that do not accept HTML.
    const { app } = await testApp({
      render: ({ headers }) => (headers.get('accept') === 'text/html' ? html('<p>weg</p>', 404) : html('', 406)),
    })
    const response = await app.request('/nergens', { headers: { accept } })
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('weg')
  },
)

test('an acknowledged write is visible on the next request', async () => {
  const { ctx, text } = await siteOfOnePage()
  await text()
  for (const name of ['Tweede', 'Derde']) {
    await saveCompany(ctx, { ...DEMO_COMPANY, name })
    expect(await text()).toContain(name)
  }
})

test('a page whose data changed during its render is not cached', async () => {
  let isFirst = true
  const { ctx, text } = await siteOfOnePage(async (ctx) => {
    if (isFirst) await saveCompany(ctx, { ...DEMO_COMPANY, name: 'Nieuw' })
    isFirst = false
  })
  expect(await text()).toContain('Eerst')
  expect(await text()).toContain('Nieuw')
  expect((await getCompany(ctx)).name).toBe('Nieuw')
})

test('writes to other data do not prevent caching', async () => {
  let write = 0
  const { site, text } = await siteOfOnePage(({ db }) => db.transaction((tx) => invalidateTags(tx, `other:${write++}`)))
  for (let visit = 0; visit < 5; visit++) expect(await text()).toContain('Eerst')
  expect([site.renders, write]).toEqual([1, 1])
})

test('a request after a write never joins a render that read the old data', async () => {
  const { promise: isWritten, resolve: written } = Promise.withResolvers<void>()
  const { ctx, site, text } = await siteOfOnePage(async () => {
    if (site.renders === 1) await isWritten
  })
  const before = text()
  await vi.waitFor(() => expect(site.renders).toBe(1))
  await saveCompany(ctx, { ...DEMO_COMPANY, name: 'Nieuw' })
  expect(await text()).toContain('Nieuw')
  written()
  await before
  expect(await text()).toContain('Nieuw')
  expect(site.renders).toBe(2)
})

test('a change that is rolled back invalidates nothing', async () => {
  const { ctx, site, text } = await siteOfOnePage()
  await text()
  const change = (isRolledBack: boolean) =>
    ctx.db.transaction(async (tx) => {
      await invalidateTags(tx, 'company')
      if (isRolledBack) throw new Error('rolled back')
    })
  await expect(change(true)).rejects.toThrow('rolled back')
  await text()
  expect(site.renders).toBe(1)
  await change(false)
  await text()
  expect(site.renders).toBe(2)
})

test('concurrent requests share one render', async () => {
  const { site, text } = await siteOfOnePage()
  await Promise.all(Array.from({ length: 20 }, () => text()))
  expect(site.renders).toBe(1)
})

test('another spelling of a URL never replaces its cached page', async () => {
  const rendered: string[] = []
  const { app, pageCache } = await testApp({
    render: ({ url }) => {
      rendered.push(url)
      return html('<!doctype html><head></head><p>page</p>')
    },
  })
  const spellings = ['/servic%65s', '/Services', '//services', '/services/', '/nl/services', '/x/%2e%2e/services']
  for (const path of spellings) await app.request(`http://localhost${path}`)
  const response = await app.request('http://evil.example/services', { headers: { host: 'localhost' } })
  expect(await response.text()).toContain('application/ld+json')
  expect(rendered).toEqual(['http://localhost:3000/services'])
  expect(pageCache.size()).toBe(1)
})

test('each language has its own page; a prefix needs no cookie in Vary', async () => {
  const { show } = await siteOfOnePage()
  expect((await show('/')).headers.get('vary')).toBe('Accept, Accept-Encoding, Accept-Language, Cookie')
  expect((await show('/fr')).headers.get('vary')).toBe('Accept, Accept-Encoding')
})

test('a page with a query string is rendered for that request only', async () => {
  const { site, text } = await siteOfOnePage()
  await text('/?a=1')
  await text('/?a=1')
  expect(site.renders).toBe(2)
})

/** Scripts that content might contain. The nonce is one that an attacker guesses. */
const INJECTED = `<script>evil()</script><SCRIPT>evil()</SCRIPT><script nonce="chosen">evil()</script>
<script nonce="">evil()</script><script data-x=' nonce="'>evil()</script><script async>evil()//`

test('only inline scripts of the renderer get a CSP hash, not those in content', async () => {
  const marks: string[] = []
  const { app } = await testApp({
    render: ({ headers }) => {
      const mark = headers.get(SCRIPT_NONCE_HEADER)!
      marks.push(mark)
      const own = ['go()', 'more()'].map((code) => `<script class="x" nonce="${mark}">${code}</script>`)
      return html(
        `<!doctype html><head>${own[0]}<meta property="csp-nonce" content="${mark}"/></head>
<script type="module" src="/a.js" nonce="${mark}"></script>${own[1]}${own[0]}<p> data-measure="x"</p>${INJECTED}`,
      )
    },
  })
  const responses = [
    await app.request('/'),
    await app.request('/faq', { headers: { [SCRIPT_NONCE_HEADER]: 'chosen' } }),
  ]
  const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  for (const response of responses) {
    const policy = response.headers.get('content-security-policy')!
    const rules = /<script type="speculationrules">(.*?)<\/script>/.exec(await response.clone().text())![1]!
    const allowed = /script-src ([^;]+)/.exec(policy)![1]!.split(' ')
    expect(new Set(allowed)).toEqual(new Set(["'self'", hashOf('go()'), hashOf('more()'), hashOf(rules)]))
    expect(policy).toContain("frame-ancestors 'none'")
    const body = await response.text()
    expect(body).toContain('<script class="x">go()</script>')
    for (const mark of marks) expect(body).not.toContain(mark)
  }
  expect(new Set([...marks, 'chosen']).size).toBe(3)
})

test('a failed page is a localized 500 with a request id and no details', async () => {
  const { app, logged } = await testApp({
    render: () => {
      throw new Error('secret database detail')
    },
  })
  const response = await app.request('/en/services')
  const body = await response.text()
  expect(response.status).toBe(500)
  expect(body).toContain('Something went wrong.')
  expect(body).not.toContain('secret')
  expect(body).toContain(response.headers.get('x-request-id'))
  expect(logged()).toContain('secret database detail')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a page whose API calls time out is a 503 with Retry-After', async () => {
  const tooLate = Promise.resolve(new Response(null, { status: 503 }))
  const { app } = await testApp({ render: async () => html('x', (await trackFailedCalls(tooLate)).ok ? 200 : 500) })
  const response = await app.request('/fr/services')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('10')
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toContain('Veuillez réessayer dans un instant.')
})

test('a page that shows the error of one of its parts is a 503 and not cached', async () => {
  const statuses = [500, 200]
  const render = async () => {
    const { ok } = await trackFailedCalls(Promise.resolve(new Response(null, { status: statuses.shift()! })))
    return html(ok ? 'complete' : 'partial')
  }
  const { app } = await testApp({ render })
  const partial = await app.request('/reviews')
  expect([partial.status, partial.headers.get('retry-after')]).toEqual([503, '10'])
  expect(partial.headers.get('cache-control')).toBe('no-store')
  expect(await partial.text()).toContain('partial')
  const complete = await app.request('/reviews')
  expect([complete.status, await complete.text()]).toEqual([200, expect.stringContaining('complete')])
})

test('a failed or missing page is not cached', async () => {
  const statuses = [500, 404, 200]
  const { app } = await testApp({ render: () => html('x', statuses.shift()!) })
  expect((await app.request('/a')).status).toBe(500)
  expect((await app.request('/a')).status).toBe(404)
  expect((await app.request('/a')).status).toBe(200)
})

test('HEAD returns the headers of GET without a body', async () => {
  const { app } = await siteOfOnePage()
  const head = await app.request('/', { method: 'HEAD' })
  const get = await app.request('/')
  expect(await head.text()).toBe('')
  expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
})

test('a page opened with the token of an emailed link is not cached, and its URL is not sent as a referrer', async () => {
  const { app } = await testApp({ render: () => html('<!doctype html><p>page</p>') })
  for (const path of ['/login?token=geheim', '/fr/reset-password?next=%2F&token=geheim', '/unsubscribe?token=']) {
    const { headers } = await app.request(path)
    expect(headers.get('cache-control'), path).toBe('private, no-store')
    expect(headers.get('referrer-policy'), path).toBe('no-referrer')
  }
  expect((await app.request('/Login?token=geheim')).headers.get('cache-control')).toBe('no-store')
  const { headers } = await app.request('/login?next=%2F')
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
})

test.each([
  ['/blog?lng=en-GB', 'en'],
  ['/?lng=FR', 'fr'],
  ['/en/blog?lng=en', 'en'],
  ['/en/blog?lng=fr', undefined],
  ['/blog?lng=de', undefined],
  ['/blog', undefined],
])('%s: the cookie stores the language that the page shows', async (path, locale) => {
  const { app } = await testApp({ render: () => html('<!doctype html><p>page</p>') })
  expect((await app.request(path)).headers.get('set-cookie')?.split(';')[0]).toBe(locale && `lng=${locale}`)
})

test('the language cookie is Secure on https sites', async () => {
  const render = () => html('<!doctype html><p>page</p>')
  const cookieOf = async (url: string) => {
    const { app } = await testApp({ render, env: { PUBLIC_URL: url } })
    return (await app.request('/blog?lng=fr')).headers.get('set-cookie')
  }
  expect(await cookieOf('https://studio.example')).toBe('lng=fr; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  expect(await cookieOf('http://studio.example')).toBe('lng=fr; Path=/; Max-Age=31536000; SameSite=Lax')
})

test('the document contains the build id', async () => {
  const { app } = await testApp({ render: () => html('<!doctype html><html lang="nl"><p>&lt;html</p></html>') })
  const text = await (await app.request('/')).text()
  expect(text).toMatch(/^<!doctype html><html lang="nl" data-build="(development|[\da-f]{12})">/)
})
