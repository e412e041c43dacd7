import { type HttpOnlyCookie, secondsOf } from '#features/identity/model/http-only-cookies.ts'
import type { Env } from '#platform/server/env.ts'

const COOKIE = 'cyaan.recent_write' satisfies HttpOnlyCookie
const seconds = secondsOf(COOKIE)

/**
 * Read-your-writes between processes: a browser whose request changed pages sends this cookie for a minute. Longer than
 * an invalidation takes: after 15 seconds it has arrived, or its loss is detected and cached pages are stale.
 */
export function markRecentWrite(headers: Headers, { origin }: Pick<Env, 'origin'>): void {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  headers.append('set-cookie', `${COOKIE}=1; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`)
  headers.set('cache-control', 'no-store')
}

/** The page cache of this process may be older than the visitor's own write, so it is bypassed. */
export function hasRecentWrite(cookies: string | undefined): boolean {
  return cookies?.includes(COOKIE) ?? false
}
