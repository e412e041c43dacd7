import { AREAS, type Area, type Check } from './check.ts'
import type { AuditedPage } from './digest/page-digest.ts'
import type { CheckReport } from './report.schema.ts'
import { isImportant, pointsOf, SCORE_CAPS, weightPages } from './weights.ts'

/** `units`: whether the check counts other things than pages (questions, files, the site as a whole). */
type CheckResult = { check: Check; failed: number; of: number; hasUnits: boolean; findings: { address: string }[] }
type ScoredPage = Pick<AuditedPage, 'address' | 'path' | 'isListed'>
type ScoredSite = { pages: readonly ScoredPage[]; views: ReadonlyMap<string, number> }

/** Points (of 100) that a check costs its area, in tenths: the lost points of all checks add up to 100 minus the score. */
export type CheckScore = Omit<CheckReport, 'findings' | 'fresh'> & { area: Area }

/**
 * A page starts at 100 points and loses the points of each check that it fails; with a critical finding it loses all. The
 * score is the average of the pages by weight, minus the points of checks of the whole site, and at most the cap of the worst
 * critical finding. Every missing point belongs to a check.
 */
export function scoreChecks(results: CheckResult[], site: ScoredSite): CheckScore[] {
  const lost = new Map(
    AREAS.flatMap((area) =>
      scoreArea(
        results.filter(({ check }) => check.area === area),
        site,
      ),
    ),
  )
  return results.map(({ check, failed, of }) => {
    const { id, area, severity } = check
    return { check: id, area, severity, failed, of, lost: lost.get(id) ?? 0 }
  })
}

/** 100 minus the lost points. */
export function scoreOf(area: Area, checks: CheckScore[]): number {
  const tenths = checks.filter((one) => one.area === area).reduce((sum, { lost }) => sum + Math.round(lost * 10), 0)
  return (1000 - tenths) / 10
}

function scoreArea(results: CheckResult[], { pages, views }: ScoredSite): [check: string, lost: number][] {
  const weights = weightPages(pages, views)
  const total = pages.reduce((sum, { address }) => sum + (weights.get(address) ?? 0), 0)
  const lost = results.map((result) => (result.hasUnits ? pointsOfUnits(result) : 0))
  const addresses = results.map(failingPages)

  for (const { address } of pages) {
    const failing = results.flatMap(({ check }, index) => (addresses[index]?.has(address) ? [{ check, index }] : []))
    const critical = failing.filter(({ check }) => check.severity === 'critical')
    const counted = critical.length > 0 ? critical : failing
    const points = counted.reduce((sum, { check }) => sum + pointsOf(check), 0)
    const scale = ((weights.get(address) ?? 0) / total) * Math.min(1, 100 / points)
    for (const { check, index } of counted) lost[index] = (lost[index] ?? 0) + pointsOf(check) * scale
  }
  scaleTo(lost, Math.min(100, sumOf(lost)))
  applyCap(lost, results, pages)
  const tenths = roundToTenths(lost)
  return results.map(({ check }, index) => [check.id, tenths[index] ?? 0])
}

function pointsOfUnits({ check, failed, of }: CheckResult): number {
  return of === 0 ? 0 : (pointsOf(check) * failed) / of
}

function failingPages({ hasUnits, findings }: CheckResult): Set<string> {
  return new Set(hasUnits ? [] : findings.map(({ address }) => address))
}

/** The points below the cap belong to the critical checks of the pages that set it. */
function applyCap(lost: number[], results: CheckResult[], pages: readonly ScoredPage[]): void {
  const listed = pages.filter(({ isListed }) => isListed)
  for (const [kind, candidates] of [
    ['important', listed.filter(isImportant)],
    ['other', listed],
  ] as const) {
    const counts = results.map((result) => {
      const failing = result.check.severity === 'critical' ? failingPages(result) : new Set()
      return candidates.filter(({ address }) => failing.has(address)).length
    })
    const count = sumOf(counts)
    if (count === 0) continue
    const missing = Math.max(0, 100 - SCORE_CAPS[kind] - sumOf(lost))
    for (const [index, part] of counts.entries()) lost[index] = (lost[index] ?? 0) + (missing * part) / count
    return
  }
}

/** Rounds the sum up to a tenth, and the parts so that they add up to it (largest remainders). */
function roundToTenths(parts: number[]): number[] {
  const units = parts.map((part) => Math.floor(part * 10 + 1e-9))
  const rest = Math.ceil(sumOf(parts) * 10 - 1e-6) - sumOf(units)
  const byRemainder = parts
    .map((part, index) => ({ index, remainder: part * 10 - (units[index] ?? 0) }))
    .sort((a, b) => b.remainder - a.remainder)
  for (const { index } of byRemainder.slice(0, Math.max(0, rest))) units[index] = (units[index] ?? 0) + 1
  return units.map((unit) => unit / 10)
}

function scaleTo(parts: number[], total: number): void {
  const sum = sumOf(parts)
  if (sum > 0) for (const [index, part] of parts.entries()) parts[index] = (part * total) / sum
}

function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}
