import type { DigestedPage, PageCheck, Severity, SiteCheck } from '../check.ts'

/** Of the SEO audit. */
export function pageCheck(
  id: string,
  severity: Severity,
  run: PageCheck['run'],
  appliesTo: (input: DigestedPage) => boolean = wasRead,
): PageCheck {
  return { id, area: 'seo', severity, scope: 'page', appliesTo, run }
}

/** Of the SEO audit. */
export function siteCheck(id: string, severity: Severity, run: SiteCheck['run']): SiteCheck {
  return { id, area: 'seo', severity, scope: 'site', run }
}

/** A page that was not answered, or not read, has one finding: that. */
export function wasRead({ digest }: Pick<DigestedPage, 'digest'>): boolean {
  return digest.status === 200 && !digest.problems.some(({ code }) => code === 'unreadable')
}

/** Pages that search results show: not the views of another page. */
export function isSearchResult(input: DigestedPage): boolean {
  return wasRead(input) && input.page.isListed
}

/** Of this site: the address behind the origin; null for others. */
export function addressInSite(url: string, origin: string): string | null {
  const parsed = URL.parse(url)
  return parsed?.origin === origin ? parsed.pathname + parsed.search : null
}

export function percent(share: number): number {
  return Math.round(share * 100)
}
