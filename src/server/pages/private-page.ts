import type { Context as HonoContext } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Locale } from '#kernel/locale.ts'
import type { AppEnv } from '#platform/server/http.ts'
import { type HashedPage, hashOf, pagePolicy, securityHeaders } from '../middleware/security-headers.ts'
import { plainPage } from './error-page.ts'

type PrivatePage = { locale: Locale; title: string; content: string; status: ContentfulStatusCode }

/** Removes the token from the address bar and the history, as the first-paint script does on the other pages. */
const REMOVE_TOKEN = "history.replaceState(null,'',location.pathname)"

/** A plain page behind a secret URL: not cached, not indexed, and its URL is never sent as referrer. */
export function sendPrivatePage(c: HonoContext<AppEnv>, { locale, title, content, status }: PrivatePage): Response {
  const html = plainPage(locale, title, content, {
    attributes: 'class="decision"',
    head: `<script>${REMOVE_TOKEN}</script>`,
  })
  return sendPlainPage(c, { html, hashes: [hashOf(REMOVE_TOKEN)] }, status, {
    'content-language': locale,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
}

/** A page that the renderer did not make, with the headers of a page. */
export function sendPlainPage(
  c: HonoContext<AppEnv>,
  page: HashedPage,
  status: ContentfulStatusCode,
  headers: Record<string, string> = {},
): Response {
  const { env } = c.var.ctx
  c.set('isPage', true)
  const policy = pagePolicy(page, env)
  const requestId = c.get('requestId')
  return c.html(page.html, status, {
    ...securityHeaders(env),
    'content-security-policy': policy,
    'x-request-id': requestId,
    ...headers,
  })
}
