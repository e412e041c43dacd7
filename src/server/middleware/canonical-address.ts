import type { MiddlewareHandler } from 'hono'
import { redirectFromHidden } from '#kernel/languages/hidden-language.ts'
import type { Languages } from '#kernel/languages/languages.ts'
import { canonicalPath, canonicalSearch } from '#platform/server/canonical-path.ts'
import type { AppEnv } from '#platform/server/http.ts'

/**
 * Redirects to the canonical path, and from a hidden language to a visible one: relative, so that it never leads to another
 * host or scheme.
 */
export const canonicalAddress: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const canonical = { pathname: canonicalPath(pathname), search: canonicalSearch(search) }
  const visitor = { cookie: c.req.header('cookie'), accepted: c.req.header('accept-language') }
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  const shown = isRead ? redirectFromHidden(canonical, c.var.ctx.languages.current(), visitor) : undefined
  const target = shown ?? canonical.pathname + canonical.search
  if (target === pathname + search) return next()
  if (shown) {
    // The owner may show the language again, and the target depends on the visitor.
    c.header('cache-control', 'public, max-age=0, must-revalidate')
    c.header('vary', 'Accept-Language, Cookie')
  }
  // Browsers would cache the permanent redirect, and with it the token of an emailed link.
  if (c.req.query('token') !== undefined) c.header('cache-control', 'no-store')
  return c.redirect(target, 301)
}

/** Another spelling of a page (`/nl`) or a hidden language: the redirect costs no render. */
export function isRedirected(url: string, languages: Languages): boolean {
  const [path = ''] = url.split('?', 1)
  const address = { pathname: path, search: url.slice(path.length) }
  const isCanonical = canonicalPath(path) === path && canonicalSearch(url) === url
  return !isCanonical || redirectFromHidden(address, languages, {}) !== undefined
}
