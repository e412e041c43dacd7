import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { prefersMarkdown } from '#kernel/markdown.ts'
import type { Runtime } from './boot.ts'
import { knownHosts } from './middleware/known-host.ts'
import { chooseVariant } from './pages/page.ts'
import { pageCacheKey } from './pages/page-cache.ts'
import { sendCached } from './pages/send-cached.ts'

/**
 * Where the wire ends. A page that is kept is handed out here, without waking the application: that is most of the
 * traffic, and it doubles what a process can serve. Everything else goes the ordinary way.
 */
export function createListener(
  { ctx, pageCache, requestCounter, isClosing }: Pick<Runtime, 'ctx' | 'pageCache' | 'requestCounter' | 'isClosing'>,
  fetch: (request: Request) => Response | Promise<Response>,
): { listener: RequestListener; inFlight: () => number } {
  const { env, log } = ctx
  const isKnownHost = knownHosts(env)
  const appListener = getRequestListener(fetch)
  let inFlight = 0

  function listener(request: IncomingMessage, response: ServerResponse) {
    if (serveFromCache(request, response)) return requestCounter.count(request)
    inFlight++
    response.once('close', () => {
      inFlight--
      if (response.statusCode === 200 || response.statusCode === 304) requestCounter.count(request)
    })
    return appListener(request, response)
  }

  function serveFromCache(
    { method = '', url: path = '', headers }: IncomingMessage,
    response: ServerResponse,
  ): boolean {
    // The same address has a twin in Markdown, which is not kept here.
    if ((method !== 'GET' && method !== 'HEAD') || isClosing() || prefersMarkdown(headers.accept)) return false
    const page = pageCache.get(pageCacheKey(path, headers.cookie, headers['accept-language']))
    if (!page || !isKnownHost(headers.host)) return false

    const requestId = randomUUID()
    const conditions = {
      ifNoneMatch: headers['if-none-match'],
      acceptEncoding: headers['accept-encoding'] as string | undefined,
    }
    const variant = chooseVariant(page, conditions)
    sendCached(response, method === 'HEAD' ? { ...variant, body: null } : variant, requestId)
    // Not at `info`: a line costs about 4 µs, an eighth of the whole answer.
    log.debug({ requestId, method, path, status: variant.status }, 'kept page')
    return true
  }

  /** How many requests are being answered: a kept page never is, it is gone at once. */
  return { listener, inFlight: () => inFlight }
}
