/** Characters that a path segment holds literally (RFC 3986 `pchar`, lower case); every other one is percent-encoded. */
const NOT_LITERAL = /[^a-z\d\-._~!$&'()*+,;=:@]/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is replaced
const CONTROL = /[\0-\x1f\x7f]/g
const REPLACEMENT = '\ufffd'

/**
 * The canonical spelling of a path: lower case, no empty segments, no prefix for Dutch, percent-encoding only where
 * needed. Routing, page cache, head, guards and redirects use it; any other spelling is redirected to it. The first
 * segment is never empty and contains no backslash, so that a browser cannot parse the path as another host.
 */
export function canonicalPath(pathname: string): string {
  const segments = pathname.split('/').filter(Boolean).map(canonicalSegment)
  while (segments[0] === 'nl') segments.shift()
  return `/${segments.join('/')}`
}

/** NUL cannot be stored as text, and control characters are invalid in headers. */
export function canonicalSearch(search: string): string {
  return search.replace(/%00/g, encodeURIComponent(REPLACEMENT))
}

/**
 * Hono's own function decodes the path, so that several URLs would share one path and one cache key. The URL of a
 * `Request` is absolute and normalized, so it needs no parsing.
 */
export function rawPath({ url }: { url: string }): string {
  const start = url.indexOf('/', url.indexOf('://') + 3)
  const end = url.slice(start).search(/[?#]/)
  return end === -1 ? url.slice(start) : url.slice(start, start + end)
}

function canonicalSegment(segment: string): string {
  return decoded(segment)
    .replace(CONTROL, REPLACEMENT)
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(NOT_LITERAL, encodeURIComponent)
}

/** A malformed percent-encoding is literal text. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment.toWellFormed()
  }
}
