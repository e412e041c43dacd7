/** Open-redirect protection: returns a path of this site, or `/`. */
export function safeNext(next: unknown, origin = 'http://site.invalid'): string {
  if (typeof next !== 'string' || !/^\/(?![/\\])/.test(next)) return '/'
  const url = URL.parse(next, origin)
  // Browsers drop tabs and newlines and treat a backslash as a slash, so paths with them are rejected.
  if (url?.origin !== origin || /[\\\s]/.test(next)) return '/'
  // `/..//host` stays on this origin when resolved once, and leaves it when the result is resolved again.
  if (url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}
