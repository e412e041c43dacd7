import type { Area, Check, Severity } from './check.ts'
import type { AuditedPage } from './digest/page-digest.ts'
import type { CheckReport } from './report.schema.ts'

const WEIGHT: Record<Severity, number> = { error: 10, warning: 4, notice: 1 }
/** Critical checks: a page that fails one is kept out of search results. */
const KEEPS_OUT = ['page-status', 'page-redirect', 'canonical-target', 'page-noindex', 'robots-blocked']
/** Pages, in every language, that the site cannot do without. */
const IMPORTANT_PATHS = ['/', '/services', '/contact', '/booking']
/** The highest score of a site with an important page that is kept out of search results. */
const MAX_WITHOUT_IMPORTANT_PAGE = 60

/** Pages (or other units) that fail a check, and that it was applied to. */
type CheckResult = { check: Check; failed: number; of: number; findings: { address: string }[] }
type ScoredPage = Pick<AuditedPage, 'address' | 'path' | 'isListed'>

/** Points (of 100) that a check costs its area. */
export type CheckScore = Omit<CheckReport, 'findings' | 'fresh'> & { area: Area }

/**
 * A check loses its weight's share of the hundred points of its area, in proportion to the pages that fail it. A page that is
 * kept out of search results scores 0 instead: all its points are lost by the checks that keep it out.
 */
export function scoreChecks(results: CheckResult[], pages: ScoredPage[]): CheckScore[] {
  const listed = new Map(pages.filter(({ isListed }) => isListed).map(({ address, path }) => [address, path]))
  const failing = ({ findings }: CheckResult) => [...new Set(findings.map(({ address }) => address))]
  const keptOutBy = results.map((result) =>
    KEEPS_OUT.includes(result.check.id) ? failing(result).filter((address) => listed.has(address)) : [],
  )
  const keptOut = new Set(keptOutBy.flat())
  const isImportant = (address: string) => IMPORTANT_PATHS.includes(listed.get(address) ?? '')

  const scores = results.map((result): CheckScore => {
    const { check, failed, of } = result
    const { id, area, severity } = check
    const counted = area === 'seo' ? failed - failing(result).filter((address) => keptOut.has(address)).length : failed
    const share = of === 0 ? 0 : Math.max(0, Math.min(1, counted / of))
    const lost = (100 * WEIGHT[severity] * share) / totalWeight(results, area)
    return { check: id, area, severity, failed, of, lost }
  })
  if (keptOut.size === 0) return scores

  const seo = scores.filter(({ area }) => area === 'seo')
  lose(
    (100 * keptOut.size) / listed.size,
    keptOutBy.map(({ length }) => length),
  )
  // A check that applies to few pages can lose points beside pages that lost all of theirs.
  const scale = Math.min(1, 100 / sumLost(seo))
  for (const score of seo) score.lost *= scale
  if ([...keptOut].some(isImportant))
    lose(
      Math.max(0, 100 - MAX_WITHOUT_IMPORTANT_PAGE - sumLost(seo)),
      keptOutBy.map((addresses) => addresses.filter(isImportant).length),
    )
  return scores

  /** Divides points among the checks, in proportion to `parts`. */
  function lose(points: number, parts: number[]): void {
    const total = parts.reduce((sum, part) => sum + part, 0)
    for (const [index, score] of scores.entries()) score.lost += (points * (parts[index] ?? 0)) / total
  }
}

/** 100 minus the lost points: every missing point has a check that explains it. */
export function scoreOf(area: Area, checks: CheckScore[]): number {
  return 100 - sumLost(checks.filter((one) => one.area === area))
}

function sumLost(scores: CheckScore[]): number {
  return scores.reduce((sum, { lost }) => sum + lost, 0)
}

function totalWeight(results: CheckResult[], area: Area): number {
  return results.reduce((sum, { check }) => sum + (check.area === area ? WEIGHT[check.severity] : 0), 0)
}
