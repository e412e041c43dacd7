import type { Context } from '#platform/server/context.ts'
import type { Area } from '../../model/check.ts'
import { fieldOfCheck } from '../../model/remedy.ts'
import type { Tip } from '../../model/tip.schema.ts'
import { readAddressViews } from '../run/page-views.service.ts'
import type { AuditSource } from '../run/run.service.ts'
import { findLastScores, listFindingsByCheck } from './tip.repo.ts'

/** Links of findings about the whole site. */
const SCREENS: Record<Area, string> = { seo: '/admin/seo', ai: '/admin/ai' }
/** Links of checks whose findings about the whole site are fixed in the settings: links of the footer. */
const CHANGED_FOR_SITE: Record<string, string> = { 'link-external': '/admin/settings#company' }

/**
 * One tip per check that fails, and another one for its findings that only a developer can remedy. Its effect is the number
 * of points that these findings cost their area. Pages are listed as they are now: findings about a deleted one have no tip,
 * before the next run.
 */
export async function listFindingTips(ctx: Context, { listPages }: Pick<AuditSource, 'listPages'>): Promise<Tip[]> {
  const pages = new Map((await listPages(ctx)).map((page) => [page.address, page]))
  const [scores, findings, views] = await Promise.all([
    findLastScores(ctx.db),
    listFindingsByCheck(ctx.db, [...pages.keys()]),
    readAddressViews(ctx),
  ])
  const lost = new Map(scores.map((one) => [one.check, one.lost]))
  return findings.map(
    ({ check, area, severity, address, element, values, editPath, isOwned, found, all, ...finding }) => {
      const field = fieldOfCheck(check)
      const name = field && pages.get(address)?.fields?.[field]
      const fieldPath = editPath && name ? `${editPath}#${name}` : editPath
      const ofSite = address === '' ? CHANGED_FOR_SITE[check] : undefined
      return {
        key: isOwned ? `${area}:${check}` : `${area}:${check}:developer`,
        area,
        isCritical: severity === 'critical',
        people: viewsOf(views, finding.pages),
        effect: ((lost.get(check) ?? 0) * found) / all,
        text: check,
        values,
        page: address,
        element,
        more: found - 1,
        link: isOwned ? (ofSite ?? fieldPath ?? SCREENS[area]) : reportOf(area, check),
        isForDeveloper: !isOwned,
      }
    },
  )
}

/** Findings about the whole site have an empty address: they are about everyone. */
export function viewsOf(views: ReadonlyMap<string, number>, addresses: string[]): number {
  const counted = addresses.includes('') ? [...views.keys()] : [...new Set(addresses)]
  return counted.reduce((sum, address) => sum + (views.get(address) ?? 0), 0)
}

function reportOf(area: Area, check: string): string {
  return `${SCREENS[area]}?check=${encodeURIComponent(check)}`
}
