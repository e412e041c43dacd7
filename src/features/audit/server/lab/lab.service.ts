import { findDeployment } from '#features/analytics/server/collect/deployment.service.ts'
import { getVitalBreakdown } from '#features/analytics/server/vitals/vitals.service.ts'
import { mapLocalesAsync } from '#features/settings/model/map-locales.ts'
import { addDays } from '#kernel/calendar.ts'
import { DEFAULT_LOCALE, type Locale, prefixOf, withoutPrefix } from '#kernel/locale.ts'
import { routeOf } from '#kernel/pages.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import type { LabReport, LabRun } from '../../model/lab.schema.ts'
import * as repo from './lab.repo.ts'

const RETENTION_DAYS = 400
const FIELD_DAYS = 28

export async function storeLabRun({ db }: Pick<Context, 'db'>, run: LabRun): Promise<void> {
  await db.transaction(async (tx) => {
    await repo.insert(tx, run)
    await repo.removeBefore(tx, new Date(run.at.getTime() - RETENTION_DAYS * DAY_MS))
  })
}

/** The last lab run with the field data of the same pages. */
export async function getLabReport(ctx: Context): Promise<LabReport> {
  const rows = await repo.findLast(ctx.db)
  const [first] = rows
  if (!first) return { run: null }
  const [lcp, cls] = await Promise.all([readFieldData(ctx, 'LCP'), readFieldData(ctx, 'CLS')])
  const pages = rows.map(({ at: _, build: __, ...page }) => {
    const language = (prefixOf(page.address).slice(1) || DEFAULT_LOCALE) as Locale
    const route = routeOf(page.address) ?? withoutPrefix(page.address)
    return { ...page, field: { lcp: lcp[language].get(route) ?? null, cls: cls[language].get(route) ?? null } }
  })
  return { run: { at: first.at.toISOString(), build: await findDeployment(ctx, first.build), pages } }
}

/** By language and route. Of phones, because Lighthouse simulates one. */
function readFieldData(ctx: Context, metric: 'LCP' | 'CLS') {
  const to = ctx.now().toISOString().slice(0, 10)
  const query = { from: addDays(to, 1 - FIELD_DAYS), to, metric, by: 'route', device: 'phone' } as const
  return mapLocalesAsync(async (language) => {
    const { rows } = await getVitalBreakdown(ctx, { ...query, language })
    return new Map(
      rows.flatMap(({ value, p75, samples }) => (value !== null && p75 !== null ? [[value, { p75, samples }]] : [])),
    )
  })
}
