import type { FiguresQuery } from '#features/analytics/model/figure-source.ts'
import { findDeployment } from '#features/analytics/server/collect/deployment.service.ts'
import { chooseSource } from '#features/analytics/server/figures/figure-source.service.ts'
import { getVitalBreakdown } from '#features/analytics/server/vitals/vitals.service.ts'
import { mapLocalesAsync } from '#features/settings/model/map-locales.ts'
import { addDays } from '#kernel/calendar.ts'
import { type Locale, localeOfAddress, withoutPrefix } from '#kernel/locale.ts'
import { routeOf } from '#kernel/pages.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { LAB_ROWS_PER_PAGE, type LabQuery, type LabReport, type LabRun } from '../../model/lab.schema.ts'
import * as repo from './lab.repo.ts'

const RETENTION_DAYS = 400
const FIELD_DAYS = 28

export async function storeLabRun({ db }: Pick<Context, 'db'>, run: LabRun): Promise<void> {
  await db.transaction((tx) => saveLabRun(tx, run))
}

export async function saveLabRun(tx: Tx, run: LabRun): Promise<void> {
  await repo.insert(tx, run)
  await repo.removeBefore(tx, new Date(run.at.getTime() - RETENTION_DAYS * DAY_MS))
}

/** What the last audit weighed, the last lab run if there is one, and the field data of the same pages. */
export async function getLabReport(ctx: Context, { lng, page, figures }: LabQuery): Promise<LabReport> {
  const query = { figures }
  const [total, pages, run] = await Promise.all([
    repo.countPages(ctx.db, lng),
    listPages(ctx, query, lng, page),
    findRun(ctx, query),
  ])
  return { isExample: (await chooseSource(ctx, query)) === 'example', total, pages, run }
}

async function listPages(
  ctx: Context,
  figures: FiguresQuery,
  locale: Locale,
  page: number,
): Promise<LabReport['pages']> {
  const [rows, lcp, inp, cls] = await Promise.all([
    repo.listWeighedPages(ctx.db, locale, LAB_ROWS_PER_PAGE, (page - 1) * LAB_ROWS_PER_PAGE),
    readFieldData(ctx, figures, 'LCP', locale),
    readFieldData(ctx, figures, 'INP', locale),
    readFieldData(ctx, figures, 'CLS', locale),
  ])
  return rows.map(({ weight, requests, htmlBytes, ...row }) => {
    // Articles share one route, and a category has the route of the blog: their figures would be those of all.
    const route = row.kind === 'page' ? routeAt(row.address) : ''
    const field = { lcp: lcp.get(route) ?? null, inp: inp.get(route) ?? null, cls: cls.get(route) ?? null }
    return { ...row, weight: weight ?? 0, requests: requests ?? 0, htmlBytes: htmlBytes ?? 0, field }
  })
}

async function findRun(ctx: Context, figures: FiguresQuery): Promise<LabReport['run']> {
  const rows = await repo.findLast(ctx.db)
  const [first] = rows
  if (!first) return null
  const [lcp, cls] = await Promise.all([
    mapLocalesAsync((locale) => readFieldData(ctx, figures, 'LCP', locale)),
    mapLocalesAsync((locale) => readFieldData(ctx, figures, 'CLS', locale)),
  ])
  const pages = rows.map(({ at: _, build: __, isDemoCopy: ___, ...page }) => {
    const language = localeOfAddress(page.address)
    const route = routeAt(page.address)
    return { ...page, field: { lcp: lcp[language].get(route) ?? null, cls: cls[language].get(route) ?? null } }
  })
  const { at, build, isDemoCopy } = first
  return { at: at.toISOString(), build: await findDeployment(ctx, build), isDemoCopy, pages }
}

function routeAt(address: string): string {
  return routeOf(address) ?? withoutPrefix(address)
}

/** By route. Of phones, because Lighthouse simulates one. */
async function readFieldData(ctx: Context, figures: FiguresQuery, metric: 'LCP' | 'INP' | 'CLS', language: Locale) {
  const to = ctx.now().toISOString().slice(0, 10)
  const query = {
    from: addDays(to, 1 - FIELD_DAYS),
    to,
    metric,
    by: 'route',
    device: 'phone',
    language,
    ...figures,
  } as const
  const { rows } = await getVitalBreakdown(ctx, query)
  return new Map(
    rows.flatMap(({ value, p75, samples }) => (value !== null && p75 !== null ? [[value, { p75, samples }]] : [])),
  )
}
