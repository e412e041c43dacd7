import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context as HonoContext } from 'hono'
import { detectLocale, isLocale, prefixOf } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import type { AppEnv } from '#platform/server/http.ts'
import { trackTags } from '#platform/server/tags.ts'
import { errorPage } from './error-page.ts'
import type { Page, PageCache, Rendered } from './page-cache.ts'
import { pagePolicy, securityHeaders } from './security-headers.ts'

type Render = (request: Request) => Response | Promise<Response>
type Encoding = keyof Page['bodies']

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Answers with the kept bytes of a page, or renders it: the same bytes for everyone in a language. */
export function createPages({ env, log }: Context, cache: PageCache, render: Render) {
  const common = securityHeaders(env)

  return async (c: HonoContext<AppEnv>): Promise<Response> => {
    const request = c.req.raw
    const requestId = c.get('requestId')
    const hasQuery = c.req.url.includes('?')
    const key = hasQuery ? undefined : `${detectLocale(request)} ${c.req.path}`
    const kept = key && cache.get(key)
    const renderIt = () => renderPage(request, requestId)
    const page = kept || (key ? await cache.renderOnce(key, renderIt) : (await renderIt()).page)
    return send(page, request, requestId, hasQuery ? rememberLanguage(c.req.query('lng')) : {})
  }

  async function renderPage(request: Request, requestId: string): Promise<Rendered> {
    // A HEAD is a GET whose body is not sent; rendering it as one lets both share the page.
    const { value, tags, isFresh } = await trackTags(() =>
      renderHtml(new Request(request, { method: 'GET' }), requestId),
    )
    const page = await toPage(value, request)
    return { page, tags, isKeepable: isFresh && value.response.status === 200 }
  }

  async function renderHtml(request: Request, requestId: string) {
    try {
      const response = await render(request)
      const html = await response.text()
      if (response.status < 500) return { response, html }
      throw new Error(`the page answered ${response.status}`)
    } catch (err) {
      log.error({ err, requestId }, 'page failed')
      const response = new Response(null, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } })
      return { response, html: errorPage(detectLocale(request), requestId) }
    }
  }

  async function toPage({ response, html }: { response: Response; html: string }, request: Request): Promise<Page> {
    const identity = Buffer.from(html)
    const location = response.headers.get('location')
    const hasPrefix = prefixOf(new URL(request.url).pathname) !== ''
    const headers: Record<string, string> = {
      ...common,
      'content-type': response.headers.get('content-type') ?? 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy(html, env),
      // Kept by browsers, asked about every time: a change is seen on the next visit, an unchanged page costs a 304.
      'cache-control': response.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
      vary: hasPrefix ? 'Accept-Encoding' : 'Accept-Encoding, Accept-Language, Cookie',
      ...(location
        ? { location }
        : { etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"` }),
    }
    if (location) return { status: response.status, headers, bodies: { identity } }
    const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length }
    const [br, gz] = await Promise.all([compressBrotli(identity, { params }), compressGzip(identity)])
    return { status: response.status, headers, bodies: { identity, br: bytes(br), gzip: bytes(gz) } }
  }
}

/** Whoever asks for a language in the address keeps it on the next page: this is how the selector works without our script. */
function rememberLanguage(wanted: string | undefined): Record<string, string> {
  if (!isLocale(wanted)) return {}
  return { 'set-cookie': `lng=${wanted}; Path=/; Max-Age=31536000; SameSite=Lax`, 'cache-control': 'private, no-store' }
}

function send(
  { status, headers, bodies }: Page,
  request: Request,
  requestId: string,
  more: Record<string, string>,
): Response {
  const answer: Record<string, string> = { ...headers, ...more, 'x-request-id': requestId }
  if (status === 200 && headers.etag && request.headers.get('if-none-match')?.includes(headers.etag)) {
    return new Response(null, { status: 304, headers: answer })
  }
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), bodies)
  const body = bodies[encoding]!
  if (encoding !== 'identity') answer['content-encoding'] = encoding
  answer['content-length'] = String(body.length)
  return new Response(request.method === 'HEAD' ? null : body, { status, headers: answer })
}

function chooseEncoding(accepted: string | null, bodies: Page['bodies']): Encoding {
  const isAccepted = (name: string) =>
    new RegExp(`(?:^|[\\s,])${name}(?!\\s*;\\s*q=0(?:\\.0*)?(?:\\s|,|$))`).test(accepted ?? '')
  if (bodies.br && isAccepted('br')) return 'br'
  if (bodies.gzip && isAccepted('gzip')) return 'gzip'
  return 'identity'
}

function bytes(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer)
}
