import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Context as HonoContext } from 'hono'
import { LOOK_SETTINGS, toLook } from '#features/look/server/look.service.ts'
import { getSettings } from '#features/settings/server/setting.service.ts'
import { headTags } from '#features/site/server/page-head.service.ts'
import { isTextPreview, withTextPreview } from '#features/site/server/texts/text-preview.ts'
import { installTags } from '#features/site/server/web-app-manifest.render.ts'
import { expectDefined } from '#kernel/app-error.ts'
import { DATA_APART_HEADER, LATE_SCRIPTS_HEADER, SCRIPT_NONCE_HEADER } from '#kernel/client-headers.ts'
import { detectLocale, type Languages } from '#kernel/languages/languages.ts'
import type { Locale } from '#kernel/locale.ts'
import { hydratesOnIntent } from '#kernel/pages.ts'
import { readBuildId } from '#platform/server/build/build-id.ts'
import { rawPath } from '#platform/server/canonical-path.ts'
import { raceTimeout } from '#platform/server/concurrency/time-limit.ts'
import type { Context } from '#platform/server/context.ts'
import { type DatabaseScope, databaseScope, isDatabaseUnavailable } from '#platform/server/database/database-errors.ts'
import { isInvalidationLive } from '#platform/server/database/invalidation-listener.ts'
import { type AppEnv, RETRY_AFTER_SECONDS } from '#platform/server/http.ts'
import { shareReads } from '#platform/server/tags.ts'
import { withSpan } from '#platform/server/tracing/tracing.ts'
import { IMMUTABLE } from '../built-file.routes.ts'
import { livePages } from '../composition/live-pages.ts'
import { isRedirected } from '../middleware/canonical-address.ts'
import { isEditorPreview } from '../middleware/editor-preview.ts'
import { isGuarded } from '../middleware/guard-address.ts'
import { ignoreOverload, type LoadShedding } from '../middleware/limit-load.ts'
import { hasRecentWrite } from '../middleware/recent-write.ts'
import { replaceNoncesWithHashes } from '../middleware/security-headers.ts'
import { previewHeaders, withoutScripts } from './editor-preview-response.ts'
import { errorPage } from './error-page.ts'
import { chooseVariant, createPage, NO_STORE, type Page } from './page.ts'
import { type PageCache, pageCacheKey, type Rendered } from './page-cache.ts'
import { dataRequest, pageDataAttribute, withPageData } from './page-data.ts'
import { createPageHeaders } from './page-headers.ts'
import { rememberLanguage } from './remember-language.ts'
import { speculationScript } from './speculation-rules.ts'

type Render = (request: Request) => Response | Promise<Response>
type RenderOptions = {
  requestId: string
  /** Those with which the key in the cache was chosen. */
  languages: Languages
  acceptEncoding?: string | undefined
  /** Of a page as it is cached. */
  isDataApart: boolean
}
type ServedPage = { page: Page; staleHeaders?: Record<string, string> }

/** The API timed out during SSR: respond with 503, not 500. */
const SERVICE_UNAVAILABLE = { status: 503, headers: { 'retry-after': RETRY_AFTER_SECONDS } }
const PAGE_TIMEOUT_MS = 20_000
/** While the database seems down, how long a request waits for a fresh render before it gets a stale page. */
const STALE_WAIT_MS = 2000

/** During SSR, API calls are handled in this process. */
export async function trackFailedCalls(call: Promise<Response>): Promise<Response> {
  const response = await call
  const scope = databaseScope.getStore()
  if (scope && response.status >= 500) scope.hasFailedCall = true
  if (scope && response.status === SERVICE_UNAVAILABLE.status) scope.hasTimedOut = true
  return response
}

/** Serves a page from the cache or renders it: identical bytes for all visitors of a language. */
export function createPages(ctx: Context, cache: PageCache, load: LoadShedding, render: Render) {
  const { env, log } = ctx
  const headersOf = createPageHeaders(env)
  const buildAttribute = `data-build="${readBuildId(env)}"${env.SERVICE_WORKER ? '' : ' data-worker="off"'}`

  async function sendPage(c: HonoContext<AppEnv>): Promise<Response> {
    const requestId = c.get('requestId')
    const isPreview = await isEditorPreview(c)
    const { page, staleHeaders } = await cachedOrRender(c, requestId, isPreview)
    const conditions = { ifNoneMatch: c.req.header('if-none-match'), acceptEncoding: c.req.header('accept-encoding') }
    const { status, headers, body } = chooseVariant(page, conditions)
    const extraHeaders = {
      'x-request-id': requestId,
      ...staleHeaders,
      ...(isGuarded(c.req.path) ? NO_STORE : {}),
      ...(c.req.query('token') === undefined ? {} : { ...NO_STORE, 'referrer-policy': 'no-referrer' }),
      ...(isPreview ? previewHeaders(headers) : rememberLanguage(c.req.raw, localeOf(c.req.raw), env)),
    }
    return new Response(c.req.method === 'HEAD' ? null : body, { status, headers: { ...headers, ...extraHeaders } })
  }

  /** The data of a cached page; without it, in another process, the page is rendered: the hash says whether it is the same. */
  async function sendData(c: HonoContext<AppEnv>): Promise<Response> {
    const { hash, path } = dataRequest(c.req.path)
    const isPage = hydratesOnIntent(path) && !isGuarded(path) && !isRedirected(path, ctx.languages.current())
    const request = new Request(env.origin + path, { headers: c.req.raw.headers })
    const found = isPage ? await fromCache(c, request, c.get('requestId')) : undefined
    const data = found?.page.data
    if (data?.hash !== hash) return c.body(null, 404, NO_STORE)
    return c.body(data.json, 200, { 'content-type': 'application/json', 'cache-control': IMMUTABLE })
  }

  function localeOf(request: Request): Locale {
    return detectLocale(request, ctx.languages.current())
  }

  async function cachedOrRender(c: HonoContext<AppEnv>, requestId: string, isPreview: boolean): Promise<ServedPage> {
    const { req: request } = c
    const isOwn = isGuarded(request.path) || hasRecentWrite(request.header('cookie'))
    const isCached = !isOwn && !request.url.includes('?') && request.method !== 'POST'
    if (!isCached || request.header('cache-control') === 'no-store') {
      const languages = ctx.languages.current()
      const acceptEncoding = request.header('accept-encoding') ?? ''
      // A page that is measured is the one that visitors get from the cache.
      const options = { requestId, languages, acceptEncoding, isDataApart: isCached }
      const render = () => renderPage(request.raw, options)
      const rendered = await shareReads(() => load.run('render', c, () => withTextPreview(isPreview, render)))
      return logUnavailable(rendered, requestId)
    }
    return fromCache(c, request.raw, requestId)
  }

  /** `request` is the one of `c`, or a request for the page to which that one belongs. */
  async function fromCache(c: HonoContext<AppEnv>, request: Request, requestId: string): Promise<ServedPage> {
    const languages = ctx.languages.current()
    const { headers } = request
    const visitor = {
      cookie: headers.get('cookie') ?? undefined,
      accepted: headers.get('accept-language') ?? undefined,
    }
    const key = pageCacheKey(rawPath(request), visitor, languages)
    const cached = cache.get(key)
    if (cached) return { page: cached }
    const stale = cache.getStale(key)
    const rendering = cache.renderOnce(key, () =>
      load.run('render', c, () => renderPage(request, { requestId, languages, isDataApart: true })),
    )
    if (!stale) return logUnavailable(await rendering, requestId)

    const renderedInTime = isInvalidationLive() ? rendering : Promise.race([rendering, pause(STALE_WAIT_MS)])
    let isOverloaded = false
    const rendered = await renderedInTime.catch((thrown) => {
      ignoreOverload(thrown)
      isOverloaded = true
    })
    if (rendered && !rendered.unavailable) return rendered
    const { page, ageSeconds } = stale
    if (!isOverloaded)
      log.error({ err: rendered?.unavailable, requestId, ageSeconds }, 'database unavailable, sent a stale page')
    return { page, staleHeaders: { 'x-cache': 'stale', age: String(ageSeconds) } }
  }

  function logUnavailable(rendered: Rendered, requestId: string): ServedPage {
    if (rendered.unavailable) log.error({ err: rendered.unavailable, requestId }, 'database unavailable')
    return rendered
  }

  async function renderPage(
    request: Request,
    { requestId, languages, acceptEncoding, isDataApart }: RenderOptions,
  ): Promise<Rendered> {
    // Cache poisoning: a render gets what the cache key consists of, path and language, and for uncached pages the query.
    // The origin is the configured one, and no other header of the request is passed on. HEAD is rendered as GET.
    const { pathname, search } = new URL(request.url)
    const nonce = randomUUID()
    const asGet = new Request(env.origin + pathname + search, {
      headers: {
        accept: 'text/html',
        cookie: `lng=${localeOf(request)}`,
        [SCRIPT_NONCE_HEADER]: nonce,
        ...(isDataApart && env.NODE_ENV !== 'development' ? { [DATA_APART_HEADER]: '1' } : {}),
      },
    })
    const { response, html, data, unavailable } = await renderHtml(asGet, requestId)
    const hashed = replaceNoncesWithHashes(isTextPreview() ? withoutScripts(html) : html, nonce)
    const content = Buffer.from(hashed.html)
    const headers = headersOf(response, hashed, content, request)
    const page = await createPage(response.status, headers, content, { acceptEncoding, data })
    // The languages may have changed since the key of the page was chosen.
    await ctx.languages.ready()
    const isInTime = ctx.languages.current() === languages
    const isCacheable = response.status === 200 && !unavailable && isInTime && env.NODE_ENV !== 'development'
    return { page, isCacheable, unavailable }
  }

  async function renderHtml(request: Request, requestId: string) {
    const scope: DatabaseScope = { isLoggedByOwner: true }
    try {
      const { response, html, data } = await databaseScope.run(scope, () =>
        withSpan('internal', 'render page', {}, () => withPageTimeout(bufferHtml(request), scope)),
      )
      // The page shows the error in place of a part. It is complete, but neither cached nor indexed.
      const isPartial = scope.hasFailedCall && response.status === 200
      return { response: isPartial ? asUnavailable(response) : response, html, data, unavailable: scope.unavailable }
    } catch (err) {
      const unavailable = scope.unavailable ?? (isDatabaseUnavailable(err) ? (err as Error) : undefined)
      if (!unavailable) log.error({ err, requestId }, 'page failed')
      const response = new Response(null, unavailable || scope.hasTimedOut ? SERVICE_UNAVAILABLE : { status: 500 })
      return { response, html: errorPage(localeOf(request), requestId), unavailable }
    }
  }

  async function bufferHtml(request: Request) {
    const [{ response, data }, extras, { company, look: lookValue }] = await Promise.all([
      withPageData(() => render(request)),
      headTags(ctx, request, livePages),
      getSettings(ctx, LOOK_SETTINGS),
    ])
    const look = toLook(lookValue, company)
    // Added here and not by the document component, which is part of the client bundle.
    const scripts = response.headers.get(LATE_SCRIPTS_HEADER)
    const { pathname } = new URL(request.url)
    const attributes =
      (scripts ? `${buildAttribute} data-scripts="${scripts}"` : buildAttribute) +
      (data ? pageDataAttribute(data, pathname) : '')
    const html = (await response.text()).replace(/<html[^>]*/, (tag) => `${tag} ${attributes}`)
    const nonce = expectDefined(request.headers.get(SCRIPT_NONCE_HEADER), SCRIPT_NONCE_HEADER)
    // Pages without scripts of the renderer, such as the offline page, stay without scripts.
    const isRendered = html.includes(nonce)
    const rules = isRendered && !isGuarded(pathname) ? speculationScript(nonce) : ''
    const style = isRendered && look.style ? `<style nonce="${nonce}">${look.style}</style>` : ''
    const tags = installTags(localeOf(request), company.name, look)
    const head = tags + style + rules + (response.status === 200 ? extras : '')
    if (response.status < 500) return { response, html: html.replace('</head>', () => `${head}</head>`), data }
    throw new Error(`the page returned ${response.status}`)
  }

  return { sendPage, sendData }
}

function asUnavailable({ headers }: Response): Response {
  const unavailable = new Response(null, { status: SERVICE_UNAVAILABLE.status, headers })
  unavailable.headers.set('retry-after', RETRY_AFTER_SECONDS)
  return unavailable
}

/** A query on a silently dead connection never ends, and neither would the render. */
function withPageTimeout<T>(work: Promise<T>, scope: DatabaseScope): Promise<T> {
  return raceTimeout(work, PAGE_TIMEOUT_MS, () => {
    scope.hasTimedOut = true
    throw new Error('the page timed out')
  })
}
