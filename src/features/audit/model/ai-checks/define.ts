import type { DigestedPage, PageCheck, Severity, SiteCheck } from '../check.ts'
import { isSearchResult } from '../checks/define.ts'

/** Page check of the AI area. By default it applies to listed pages. */
export function aiPageCheck(
  id: string,
  severity: Severity,
  run: PageCheck['run'],
  appliesTo: (input: DigestedPage) => boolean = isSearchResult,
): PageCheck {
  return { id, area: 'ai', severity, scope: 'page', appliesTo, run }
}

export function aiSiteCheck(
  id: string,
  severity: Severity,
  run: SiteCheck['run'],
  unitsOf?: SiteCheck['unitsOf'],
): SiteCheck {
  return { id, area: 'ai', severity, scope: 'site', run, ...(unitsOf ? { unitsOf } : {}) }
}
