import { createHash } from 'node:crypto'
import { prefixOf } from '#kernel/locale.ts'
import type { Env } from '#platform/server/env.ts'
import { type HashedPage, pagePolicy, securityHeaders } from '../middleware/security-headers.ts'

/** Headers of a rendered page, which are cached with it. */
export function createPageHeaders(env: Env) {
  const commonHeaders = securityHeaders(env)

  return (response: Response, hashed: HashedPage, content: Buffer, request: Request): Record<string, string> => {
    const location = response.headers.get('location')
    const retryAfter = response.headers.get('retry-after')
    const language = response.headers.get('content-language')
    const { pathname } = new URL(request.url)
    const hasPrefix = prefixOf(pathname) !== ''
    return {
      ...commonHeaders,
      'content-type': response.headers.get('content-type') ?? 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy(hashed, env),
      // Cached by browsers and revalidated every time: a change is visible on the next visit, an unchanged page costs a
      // 304.
      'cache-control': response.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
      vary: hasPrefix ? 'Accept, Accept-Encoding' : 'Accept, Accept-Encoding, Accept-Language, Cookie',
      ...(retryAfter ? { 'retry-after': retryAfter } : {}),
      ...(language ? { 'content-language': language } : {}),
      ...(location
        ? { location }
        : { etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"` }),
    }
  }
}
