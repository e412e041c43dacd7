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
    checks: scoreChecks(applied, { pages: site.pages.map(({ page }) => page), views: site.views }),
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
    for (const { address, ...finding } of withoutShownTwice(check, site, check.run(site))) add(address, finding)
    // Findings without a page: the check fails as a whole.
    const hasUnits = check.unitsOf !== undefined || countAt.has('')
    const of = check.unitsOf?.(site) ?? (countAt.has('') ? 1 : site.pages.length)
    const failed = check.unitsOf ? [...countAt.values()].reduce((sum, count) => sum + count, 0) : countAt.size
    return { check, findings, failed: Math.min(failed, of), of, hasUnits }
  }
  const pages = site.pages.filter(check.appliesTo)
  const found = pages.flatMap((page) =>
    check.run(page, site.facts).map((finding) => ({ address: page.page.address, ...finding })),
  )
  for (const { address, ...finding } of withoutShownTwice(check, site, found)) add(address, finding)
  return { check, findings, failed: countAt.size, of: pages.length, hasUnits: false }
}

/** A post without a translation is shown in its original language at other addresses too: its faults count once. */
function withoutShownTwice<Found extends Finding & { address: string }>(
  { severity }: Check,
  { pageAt }: AuditedSite,
  found: Found[],
): Found[] {
  if (severity === 'critical') return found
  const keyOf = (address: string, { element = '' }: Finding) => `${address} ${element}`
  const keys = new Set(found.map((finding) => keyOf(finding.address, finding)))
  return found.filter((finding) => {
    const page = pageAt.get(finding.address)?.page
    if (!page || page.textLocale === page.locale) return true
    const original = page.alternates[page.textLocale]
    return original === page.address || !keys.has(keyOf(original, finding))
  })
}
