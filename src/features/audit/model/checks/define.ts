import type { DigestedPage, PageCheck, Severity, SiteCheck } from '../check.ts'

const LEGAL_PATHS = new Set(['/privacy', '/terms', '/cookies'])

export function pageCheck(
  id: string,
  severity: Severity,
  run: PageCheck['run'],
  appliesTo: PageCheck['appliesTo'] = wasRead,
): PageCheck {
  return { id, area: 'seo', severity, scope: 'page', appliesTo, run }
}

export function listedPageCheck(id: string, severity: Severity, run: PageCheck['run']): PageCheck {
  return pageCheck(id, severity, run, isSearchResult)
}

export function siteCheck(
  id: string,
  severity: Severity,
  run: SiteCheck['run'],
  unitsOf?: SiteCheck['unitsOf'],
): SiteCheck {
  return { id, area: 'seo', severity, scope: 'site', run, ...(unitsOf && { unitsOf }) }
}

/** Pages without a readable response fail `page-status` only; other checks skip them. */
export function wasRead({ digest }: Pick<DigestedPage, 'digest'>): boolean {
  return digest.status === 200 && !digest.problems.some(({ code }) => code === 'unreadable')
}

/** Pages that can be search results; views of another page cannot. */
export function isSearchResult(input: DigestedPage): boolean {
  return wasRead(input) && input.page.isListed
}

export function isLegalPage({ page }: DigestedPage): boolean {
  return LEGAL_PATHS.has(page.path)
}

/** Path and query of a URL of this site; null for other sites. */
export function addressInSite(url: string, origin: string): string | null {
  const parsed = URL.parse(url)
  return parsed?.origin === origin ? parsed.pathname + parsed.search : null
}

/**
 * Key for the status of a link target: the address without hash and without parameters that only change the view of a
 * page (`lng`, `next`, `tag`). Thousands of links differ only in these, and each request renders a page.
 */
export function statusKey(address: string, contentParameters: readonly string[]): string {
  const [path, query] = address.replace(/#.*/s, '').split(/\?(.*)/s) as [string, string?]
  if (!query) return path
  const contentParams = new URLSearchParams(
    [...new URLSearchParams(query)].filter(([name]) => contentParameters.includes(name)),
  )
  return contentParams.size > 0 ? `${path}?${contentParams}` : path
}
