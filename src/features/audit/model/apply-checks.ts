import { AI_CHECKS } from './ai-checks.ts'
import type { Area, AuditedSite, Check, Finding, Severity } from './check.ts'
import { type CheckScore, scoreChecks } from './score.ts'
import { SEO_CHECKS } from './seo-checks.ts'

export type PlacedFinding = Required<Finding> & { check: string; area: Area; severity: Severity; address: string }

export type AuditResult = { findings: PlacedFinding[]; checks: CheckScore[] }

/** Findings per check and page: a broken template repeats, and a few examples are enough. */
const MAX_FINDINGS_PER_PAGE = 20

export function applyChecks(site: AuditedSite, checks: readonly Check[] = [...SEO_CHECKS, ...AI_CHECKS]): AuditResult {
  const applied = checks.map((check) => applyCheck(check, site))
  return {
    findings: applied.flatMap(({ findings }) => findings),
    checks: scoreChecks(
      applied,
      site.pages.map(({ page }) => page),
    ),
  }
}

function applyCheck(check: Check, site: AuditedSite) {
  const { id, area, severity } = check
  const findings: PlacedFinding[] = []
  const countAt = new Map<string, number>()
  const add = (address: string, { element = '', values = {} }: Finding) => {
    const count = (countAt.get(address) ?? 0) + 1
    countAt.set(address, count)
    if (count <= MAX_FINDINGS_PER_PAGE) findings.push({ check: id, area, severity, address, element, values })
  }
  if (check.scope === 'site') {
    for (const { address, ...finding } of check.run(site)) add(address, finding)
    // Findings without a page: the check fails as a whole.
    const of = check.unitsOf?.(site) ?? (countAt.has('') ? 1 : site.pages.length)
    const failed = check.unitsOf ? [...countAt.values()].reduce((sum, count) => sum + count, 0) : countAt.size
    return { check, findings, failed: Math.min(failed, of), of }
  }
  const pages = site.pages.filter(check.appliesTo)
  for (const page of pages) for (const finding of check.run(page, site.facts)) add(page.page.address, finding)
  return { check, findings, failed: countAt.size, of: pages.length }
}
