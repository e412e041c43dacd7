import type { Area, Check, Severity } from './check.ts'
import type { CheckReport } from './report.schema.ts'

const WEIGHT: Record<Severity, number> = { error: 10, warning: 4, notice: 1 }

/** Pages (or other units) that fail a check, and that it was applied to. */
type CheckResult = { check: Check; failed: number; of: number }

/** Points (of 100) that a check costs its area. */
export type CheckScore = Omit<CheckReport, 'findings' | 'fresh'> & { area: Area }

/** A check loses its weight's share of the hundred points of its area, in proportion to the pages that fail it. */
export function scoreChecks(results: CheckResult[]): CheckScore[] {
  return results.map(({ check: { id, area, severity }, failed, of }) => {
    const inArea = results.filter((one) => one.check.area === area)
    const total = inArea.reduce((sum, one) => sum + WEIGHT[one.check.severity], 0)
    const share = of === 0 ? 0 : Math.min(1, failed / of)
    return { check: id, area, severity, failed, of, lost: (100 * WEIGHT[severity] * share) / total }
  })
}

/** 100 minus the lost points: every missing point has a check that explains it. */
export function scoreOf(area: Area, checks: CheckScore[]): number {
  return 100 - checks.filter((one) => one.area === area).reduce((sum, one) => sum + one.lost, 0)
}
