/** Where to go after signing in: an address of this site, never of another one. */
export function safeNext(next: unknown, origin = 'http://site.invalid'): string {
  if (typeof next !== 'string' || !/^\/(?![/\\])/.test(next)) return '/'
  const url = URL.parse(next, origin)
  // Browsers drop tabs and newlines and read a backslash as a slash: only what survives that unchanged is ours.
  if (url?.origin !== origin || /[\\\s]/.test(next)) return '/'
  // `/..//host` stays on this origin when it is resolved once, and leaves it when the result is resolved again.
  if (url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}
