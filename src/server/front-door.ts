import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { prefersMarkdown } from '#kernel/markdown.ts'
import type { House } from './boot.ts'
import { knownHosts } from './known-host.ts'
import { chooseForm } from './page.ts'
import { keyOf } from './page-cache.ts'
import { sendKept } from './send-kept.ts'

/**
 * Where the wire ends. A page that is kept is handed out here, without waking the application: that is most of the
 * traffic, and it doubles what a process can serve. Everything else goes the ordinary way.
 */
export function openFrontDoor(
  { ctx, pageCache, requestCounter, isClosing }: Pick<House, 'ctx' | 'pageCache' | 'requestCounter' | 'isClosing'>,
  fetch: (request: Request) => Response | Promise<Response>,
): { listener: RequestListener; underWay: () => number } {
  const { env, log } = ctx
  const isKnownHost = knownHosts(env)
  const ordinary = getRequestListener(fetch)
  let underWay = 0

  function listener(request: IncomingMessage, response: ServerResponse) {
    if (handOutKept(request, response)) return requestCounter.count(request)
    underWay++
    response.once('close', () => {
      underWay--
      if (response.statusCode === 200 || response.statusCode === 304) requestCounter.count(request)
    })
    return ordinary(request, response)
  }

  function handOutKept({ method = '', url: path = '', headers }: IncomingMessage, response: ServerResponse): boolean {
    // The same address has a twin in Markdown, which is not kept here.
    if ((method !== 'GET' && method !== 'HEAD') || isClosing() || prefersMarkdown(headers.accept)) return false
    const page = pageCache.get(keyOf(path, headers.cookie, headers['accept-language']))
    if (!page || !isKnownHost(headers.host)) return false

    const requestId = randomUUID()
    const wishes = {
      ifNoneMatch: headers['if-none-match'],
      acceptEncoding: headers['accept-encoding'] as string | undefined,
    }
    const form = chooseForm(page, wishes)
    sendKept(response, method === 'HEAD' ? { ...form, body: null } : form, requestId)
    // Not at `info`: a line costs about 4 µs, an eighth of the whole answer.
    log.debug({ requestId, method, path, status: form.status }, 'kept page')
    return true
  }

  /** How many requests are being answered: a kept page never is, it is gone at once. */
  return { listener, underWay: () => underWay }
}
