import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Context as HonoContext, HonoRequest } from 'hono'
import { getCompany } from '#features/settings/server/company.service.ts'
import { installTags } from '#features/site/server/install.ts'
import { pageExtras } from '#features/site/server/page-extras.ts'
import { SCRIPT_MARK_HEADER } from '#kernel/client-headers.ts'
import { detectLocale, isLocale, prefixOf } from '#kernel/locale.ts'
import { readBuildId } from '#platform/server/build-id.ts'
import type { Context } from '#platform/server/context.ts'
import { type DatabaseScope, isDatabaseUnavailable, withDatabaseScope } from '#platform/server/database-errors.ts'
import type { Env } from '#platform/server/env.ts'
import { type AppEnv, RETRY_AFTER_SECONDS } from '#platform/server/http.ts'
import { hearsDrops } from '#platform/server/invalidation-listener.ts'
import { errorPage } from './error-page.ts'
import { isGuarded } from './guard-address.ts'
import { livePages } from './live-pages.ts'
import { chooseForm, createPage, type Page } from './page.ts'
import { keyOf, type PageCache, type Rendered } from './page-cache.ts'
import { type MarkedScripts, pagePolicy, securityHeaders, takeMarks } from './security-headers.ts'

type Render = (request: Request) => Response | Promise<Response>
type Answer = { page: Page; staleHeaders?: Record<string, string> }

/** What was not there in time is no fault of the page: whoever comes back in a moment may find it. */
const TOO_BUSY = { status: 503, headers: { 'retry-after': RETRY_AFTER_SECONDS } }
const PAGE_TIMEOUT_MS = 20_000
/** While the database seems lost, a stale copy does not wait longer for a fresh page. */
const STALE_WAIT_MS = 2000
const callsOf = new AsyncLocalStorage<{ wereLate: boolean }>()

/** Pages ask the API in this process. */
export async function heardByPage(call: Promise<Response>): Promise<Response> {
  const answer = await call
  const calls = callsOf.getStore()
  if (calls && answer.status === TOO_BUSY.status) calls.wereLate = true
  return answer
}

/** Answers with the kept bytes of a page, or renders it: the same bytes for everyone in a language. */
export function createPages(ctx: Context, cache: PageCache, render: Render) {
  const { env, log } = ctx
  const common = securityHeaders(env)
  const buildAttribute = `data-build="${readBuildId(env)}"${env.SERVICE_WORKER ? '' : ' data-worker="off"'}`

  return async (c: HonoContext<AppEnv>): Promise<Response> => {
    const requestId = c.get('requestId')
    const { page, staleHeaders } = await pageFor(c.req, requestId)
    const wishes = { ifNoneMatch: c.req.header('if-none-match'), acceptEncoding: c.req.header('accept-encoding') }
    const { status, headers, body } = chooseForm(page, wishes)
    const more = {
      'x-request-id': requestId,
      ...staleHeaders,
      ...(isGuarded(c.req.path) ? UNCACHED : {}),
      ...(c.req.query('token') === undefined ? {} : { ...UNCACHED, 'referrer-policy': 'no-referrer' }),
      ...rememberLanguage(c.req.query('lng'), env),
    }
    return new Response(c.req.method === 'HEAD' ? null : body, { status, headers: { ...headers, ...more } })
  }

  async function pageFor(request: HonoRequest, requestId: string): Promise<Answer> {
    const isUncached = request.header('cache-control') === 'no-store'
    if (request.url.includes('?') || request.method === 'POST' || isGuarded(request.path) || isUncached)
      return withoutStale(await renderPage(request.raw, requestId, request.header('accept-encoding') ?? ''), requestId)

    const key = keyOf(request.path, request.header('cookie'), request.header('accept-language'))
    const cached = cache.get(key)
    if (cached) return { page: cached }
    const stale = cache.getStale(key)
    const rendering = cache.renderOnce(key, () => renderPage(request.raw, requestId))
    if (!stale) return withoutStale(await rendering, requestId)

    const rendered = await (hearsDrops() ? rendering : Promise.race([rendering, pause(STALE_WAIT_MS)]))
    if (rendered && !rendered.unavailable) return rendered
    const { page, ageSeconds } = stale
    log.error({ err: rendered?.unavailable, requestId, ageSeconds }, 'database unavailable, sent a stale page')
    return { page, staleHeaders: { 'x-cache': 'stale', age: String(ageSeconds) } }
  }

  function withoutStale(rendered: Rendered, requestId: string): Answer {
    if (rendered.unavailable) log.error({ err: rendered.unavailable, requestId }, 'database unavailable')
    return rendered
  }

  async function renderPage(request: Request, requestId: string, acceptEncoding?: string): Promise<Rendered> {
    // A HEAD is a GET whose body is not sent; rendering it as one lets both share the page.
    // Its origin is the configured one: a cached page must not depend on the Host or on an absolute request target.
    const { pathname, search } = new URL(request.url)
    const asGet = new Request(env.origin + pathname + search, { headers: request.headers })
    // A page is HTML, whatever was asked for; so is the one that says that there is none.
    asGet.headers.set('accept', 'text/html')
    const mark = randomUUID()
    asGet.headers.set(SCRIPT_MARK_HEADER, mark)
    const { response, html, unavailable } = await renderHtml(asGet, requestId)
    const marked = takeMarks(html, mark)
    const content = Buffer.from(marked.html)
    const headers = headersOf(response, marked, content, request)
    const page = await createPage(response.status, headers, content, acceptEncoding)
    const isKeepable = response.status === 200 && !unavailable && env.NODE_ENV !== 'development'
    return { page, isKeepable, unavailable }
  }

  async function renderHtml(request: Request, requestId: string) {
    const calls = { wereLate: false }
    const scope: DatabaseScope = { isLoggedByOwner: true }
    try {
      const page = await withDatabaseScope(scope, () => callsOf.run(calls, () => inTime(wholeHtml(request), calls)))
      return { ...page, unavailable: scope.unavailable }
    } catch (err) {
      const unavailable = scope.unavailable ?? (isDatabaseUnavailable(err) ? (err as Error) : undefined)
      if (!unavailable) log.error({ err, requestId }, 'page failed')
      const response = new Response(null, unavailable || calls.wereLate ? TOO_BUSY : { status: 500 })
      return { response, html: errorPage(detectLocale(request), requestId), unavailable }
    }
  }

  async function wholeHtml(request: Request) {
    const [response, extras, { name }] = await Promise.all([
      render(request),
      pageExtras(ctx, request, livePages),
      getCompany(ctx),
    ])
    // Written here and not by the document's component, which visitors would download.
    const html = (await response.text()).replace(/<html[^>]*/, (tag) => `${tag} ${buildAttribute}`)
    const head = installTags(detectLocale(request), name) + (response.status === 200 ? extras : '')
    if (response.status < 500) return { response, html: html.replace('</head>', () => `${head}</head>`) }
    throw new Error(`the page answered ${response.status}`)
  }

  function headersOf(
    response: Response,
    marked: MarkedScripts,
    content: Buffer,
    request: Request,
  ): Record<string, string> {
    const location = response.headers.get('location')
    const again = response.headers.get('retry-after')
    const language = response.headers.get('content-language')
    const hasPrefix = prefixOf(new URL(request.url).pathname) !== ''
    return {
      ...common,
      'content-type': response.headers.get('content-type') ?? 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy(marked, env),
      // Kept by browsers, asked about every time: a change is seen on the next visit, an unchanged page costs a 304.
      'cache-control': response.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
      vary: hasPrefix ? 'Accept, Accept-Encoding' : 'Accept, Accept-Encoding, Accept-Language, Cookie',
      ...(again ? { 'retry-after': again } : {}),
      ...(language ? { 'content-language': language } : {}),
      ...(location
        ? { location }
        : { etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"` }),
    }
  }
}

const UNCACHED = { 'cache-control': 'private, no-store' }

/** A query on a connection that died silently never ends, and neither would the page. */
async function inTime<T>(work: Promise<T>, calls: { wereLate: boolean }): Promise<T> {
  const done = new AbortController()
  const timeout = pause(PAGE_TIMEOUT_MS, undefined, { signal: done.signal }).then(() => {
    calls.wereLate = true
    throw new Error('the page timed out')
  })
  return Promise.race([work, timeout]).finally(() => done.abort())
}

/** Whoever asks for a language in the address keeps it on the next page: this is how the selector works without our script. */
function rememberLanguage(wanted: string | undefined, { origin }: Pick<Env, 'origin'>): Record<string, string> {
  if (!isLocale(wanted)) return {}
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return { 'set-cookie': `lng=${wanted}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`, ...UNCACHED }
}
