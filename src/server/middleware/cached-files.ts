import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { detectLocale } from '#kernel/languages/languages.ts'
import { prefersMarkdown } from '#kernel/markdown.ts'
import { varyByEncoding } from '#platform/server/content-encoding.ts'
import { type AppEnv, httpErrors } from '#platform/server/http.ts'
import { chooseVariant, createPage, type Page } from '../pages/page.ts'
import type { PageCache, Rendered } from '../pages/page-cache.ts'
import { ignoreOverload, type LoadShedding } from './limit-load.ts'
import { hasRecentWrite } from './recent-write.ts'

const CACHEABLE_FILE = /\.(?:md|txt|xml|json|png|svg|webmanifest)$/

/**
 * Caches generated files (Markdown twins, feeds, site map, share images) like pages, with an ETag. Query parameters are
 * ignored, except for the language: they would make every request a cache miss.
 */
export function cacheFiles(cache: PageCache, load: LoadShedding): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { method, path } = c.req
    const isFile = CACHEABLE_FILE.test(path) || prefersMarkdown(c.req.header('accept'))
    const { env, log, languages: source } = c.var.ctx
    if ((method !== 'GET' && method !== 'HEAD') || !isFile) return next()
    const isUncached = c.req.header('cache-control') === 'no-store' || hasRecentWrite(c.req.header('cookie'))
    if (isUncached || env.NODE_ENV === 'development') return load.run('render', c, next)

    const languages = source.current()
    const key = `file ${detectLocale(c.req.raw, languages)} ${path}`
    const cached = cache.get(key)
    if (cached) return send(cached)
    let isRenderer = false
    const generate = () =>
      load.run('render', c, async () => {
        isRenderer = true
        await next()
        const rendered = await toRendered(c.res)
        // The languages may have changed since the key was chosen.
        await source.ready()
        return { ...rendered, isCacheable: rendered.isCacheable && source.current() === languages }
      })
    const rendered = await cache.renderOnce(key, generate).catch(ignoreOverload)
    if (rendered?.isCacheable) return send(rendered.page)
    const stale = !rendered || c.res.status === 503 ? cache.getStale(key) : undefined
    if (stale) {
      log.warn({ requestId: c.get('requestId'), ageSeconds: stale.ageSeconds }, 'sent a stale file')
      return send(stale.page, { 'x-cache': 'stale', age: String(stale.ageSeconds) })
    }
    if (!rendered) throw httpErrors.OVERLOADED()
    // Not cacheable: this response was made for one request.
    return isRenderer ? undefined : load.run('render', c, next)

    function send(page: Page, more: Record<string, string> = {}): void {
      const conditions = { ifNoneMatch: c.req.header('if-none-match'), acceptEncoding: c.req.header('accept-encoding') }
      const { status, headers, body } = chooseVariant(page, conditions)
      c.res = undefined
      c.res = new Response(body, { status, headers: { ...headers, ...more } })
    }
  }
}

const EMPTY_PAGE: Page = { etag: undefined, identity: { status: 404, headers: {}, body: null }, size: 0 }

async function toRendered(response: Response): Promise<Rendered> {
  const isFile = !response.headers.get('content-type')?.startsWith('text/html')
  const isPublic = response.headers.get('cache-control')?.startsWith('public')
  if (response.status !== 200 || !isFile || !isPublic) return { page: EMPTY_PAGE, isCacheable: false }
  const content = Buffer.from(await response.arrayBuffer())
  const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  const vary = varyByEncoding(response.headers.get('vary'))
  const headers = { ...Object.fromEntries(response.headers), etag, vary }
  return { page: await createPage(200, headers, content), isCacheable: true }
}
