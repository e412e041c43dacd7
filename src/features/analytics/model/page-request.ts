import { withoutPrefix } from '#kernel/locale.ts'
import { pageAt } from '#kernel/pages.ts'

type Headers = Record<string, string | string[] | undefined>

const MAX_PATH = 500
const NOT_A_PAGE = /^\/(?:api|assets|media|share|healthz|readyz)(?:\/|$)/
const FILE = /\.[^/.]*$/
const FILE_FOR_CRAWLERS = /\.md$|^\/llms(?:-full)?\.txt$/

/**
 * The page that a served request was for, without language prefix and query string; undefined for everything that is
 * neither an HTML page nor one of the texts for crawlers (Markdown twins, llms.txt).
 */
export function pagePathOf(url: string): string | undefined {
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  if (!path.startsWith('/') || path.length > MAX_PATH || NOT_A_PAGE.test(path)) return undefined
  if (FILE.test(path) && !FILE_FOR_CRAWLERS.test(path)) return undefined
  return withoutPrefix(path)
}

/**
 * Whether the request is the beginning of a visit: a person opens a page from outside the site. Browsers report this in
 * the Sec-Fetch headers; old browsers and plain HTTP have only the referrer.
 */
export function startsVisit(path: string, headers: Headers): boolean {
  if (isPrefetch(headers) || FILE.test(path) || !isMeasured(path)) return false
  const site = headers['sec-fetch-site']
  if (site === undefined) return acceptsHtml(headers) && !isReferredBySite(headers)
  return site !== 'same-origin' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
}

export function isMeasured(path: string): boolean {
  return pageAt(path).measuredBy !== 'nobody'
}

function isPrefetch(headers: Headers): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz']
  return purpose?.includes('prefetch') ?? false
}

function acceptsHtml({ accept }: Headers): boolean {
  return accept?.includes('text/html') ?? false
}

function isReferredBySite({ referer, host }: Headers): boolean {
  return typeof referer === 'string' && URL.canParse(referer) && new URL(referer).host === host
}
