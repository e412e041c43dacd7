import type { Context as HonoContext } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Locale } from '#kernel/locale.ts'
import type { AppEnv } from '#platform/server/http.ts'
import { pagePolicy, securityHeaders } from '../middleware/security-headers.ts'
import { plainPage } from './error-page.ts'

type PrivatePage = { locale: Locale; title: string; content: string; status: ContentfulStatusCode }

/** A plain page behind a secret URL: not cached, not indexed, and its URL is never sent as referrer. */
export function sendPrivatePage(c: HonoContext<AppEnv>, { locale, title, content, status }: PrivatePage): Response {
  return sendPlainPage(c, plainPage(locale, title, content, 'class="decision"'), status, {
    'content-language': locale,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
}

/** A page that the renderer did not make: without scripts, with the headers of a page. */
export function sendPlainPage(
  c: HonoContext<AppEnv>,
  html: string,
  status: ContentfulStatusCode,
  headers: Record<string, string> = {},
): Response {
  const { env } = c.var.ctx
  c.set('isPage', true)
  const policy = pagePolicy({ html, hashes: [] }, env)
  const requestId = c.get('requestId')
  return c.html(html, status, {
    ...securityHeaders(env),
    'content-security-policy': policy,
    'x-request-id': requestId,
    ...headers,
  })
}
