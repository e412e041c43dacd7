import { type Locale, parseLocale } from '#kernel/locale.ts'
import type { Env } from '#platform/server/env.ts'
import { NO_STORE } from './page.ts'

/** Stores `?lng=` in the cookie, if the page is in that language: the language menu works without JavaScript. */
export function rememberLanguage(
  request: Request,
  shown: Locale,
  { origin }: Pick<Env, 'origin'>,
): Record<string, string> {
  if (parseLocale(new URL(request.url).searchParams.get('lng')) !== shown) return {}
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return { 'set-cookie': `lng=${shown}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`, ...NO_STORE }
}
