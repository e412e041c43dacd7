import * as journal from '#features/journal/server/journal.service.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import { AppError } from '#kernel/app-error.ts'
import { toLocal } from '#kernel/local-time.ts'
import { withoutPrefix } from '#kernel/locale.ts'
import type { User } from '#kernel/user.ts'
import { canonicalPath } from '#platform/server/canonical-path.ts'
import type { Context } from '#platform/server/context.ts'
import { withAdvisoryLock } from '#platform/server/db.ts'
import { httpErrors } from '#platform/server/http.ts'
import { boundsOf, type Period } from '../../model/period.ts'
import { readExport } from '../../model/search-console/read-export.ts'
import {
  MAX_SEARCH_ROWS,
  type SearchImport,
  type SearchReport,
  type SearchTable,
} from '../../model/search-console/search-console.schema.ts'
import { figuresOf, groupPages } from '../../model/search-console/search-pages.ts'
import { FIGURE_TABLES } from '../figures/figure-tables.ts'
import { countListed, findFirstVisit, readReport } from '../visitors/visitors.repo.ts'
import * as repo from './search-console.repo.ts'

/** Imports of one period run one after the other. */
const IMPORT_LOCK = 'search-console-import'

/** Stores the rows of an export as those of a period, instead of an earlier import of the same period. */
export async function importExport(ctx: Context, admin: User, period: Period, file: Uint8Array): Promise<SearchImport> {
  const { timeZone } = await getCompany(ctx)
  if (period.to > toLocal(ctx.now(), timeZone).date)
    throw new AppError('INVALID_INPUT', 422, { to: 'search-console:period.future' })
  const read = readExport(file)
  if ('refused' in read) throw new AppError('INVALID_INPUT', 422, { file: read.refused })
  const { table, rows } = read
  const at = ctx.now()
  await withAdvisoryLock(ctx.db, IMPORT_LOCK, async (tx) => {
    await repo.replaceImport(tx, { ...period, table, rows, importedAt: at })
    await journal.record(tx, {
      at,
      actor: admin,
      action: 'searchConsole.imported',
      subject: table,
      details: { ...period, count: rows.length },
    })
  })
  const { clicks, impressions } = figuresOf(rows)
  return { table, rows: rows.length, clicks, impressions }
}

export async function removeImports(ctx: Context, admin: User, period: Period): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if ((await repo.removePeriod(tx, period)) === 0) throw httpErrors.NOT_FOUND()
    await journal.record(tx, {
      at: ctx.now(),
      actor: admin,
      action: 'searchConsole.removed',
      subject: `${period.from} ${period.to}`,
      details: period,
    })
  })
}

/** The rows of a period, of the latest one without a choice, with the measured views of the pages. */
export async function getSearchReport(ctx: Context, wanted: Partial<Period>): Promise<SearchReport> {
  const periods = toPeriods(await repo.listImports(ctx.db))
  const found = wanted.from ? periods.find(({ from, to }) => from === wanted.from && to === wanted.to) : periods[0]
  if (!found) return { periods, chosen: null, queries: [], pages: [] }
  const chosen = { from: found.from, to: found.to }
  const [queries, pages, views] = await Promise.all([
    repo.listRows(ctx.db, 'query', chosen),
    repo.listRows(ctx.db, 'page', chosen),
    countViews(ctx, chosen),
  ])
  return {
    periods,
    chosen,
    queries: queries.map((row) => ({ query: row.value, ...figuresOf([row]) })),
    pages: groupPages(pages, (address) => pathOf(address, ctx.env.origin)).map(({ isOwn, ...page }) => ({
      ...page,
      views: isOwn && views ? (views.get(page.page) ?? 0) : null,
    })),
  }
}

type ImportRow = Awaited<ReturnType<typeof repo.listImports>>[number]

function toPeriods(imports: readonly ImportRow[]): SearchReport['periods'] {
  return [...Map.groupBy(imports, ({ from, to }) => `${from} ${to}`).values()].map((ofPeriod) => {
    const tableOf = (name: SearchTable) => {
      const one = ofPeriod.find(({ table }) => table === name)
      return one ? { rows: one.rows, importedAt: one.importedAt.toISOString() } : null
    }
    const { from = '', to = '' } = ofPeriod[0] ?? {}
    return { from, to, query: tableOf('query'), page: tableOf('page') }
  })
}

/** Undefined when nothing was measured before the end of the period. */
async function countViews(ctx: Context, period: Period): Promise<Map<string, number> | undefined> {
  const tables = FIGURE_TABLES.own
  const { timeZone } = await getCompany(ctx)
  const bounds = boundsOf(period, timeZone)
  const since = await findFirstVisit(ctx.db, tables)
  if (!since || since >= bounds.end) return undefined
  const breakdown = { bounds, filters: {}, limit: MAX_SEARCH_ROWS, hasVisitors: false }
  const rows = await readReport(ctx.db, (tx) => countListed(tx, tables, 'page', breakdown))
  return new Map(rows.map(({ value, views }) => [value, views]))
}

/** The path as page views are counted; undefined for another host. A domain property also has the other form of `www.`. */
function pathOf(address: string, origin: string): string | undefined {
  const url = URL.parse(address)
  const hostOf = ({ host }: URL) => host.replace(/^www\./, '')
  return url && hostOf(url) === hostOf(new URL(origin)) ? withoutPrefix(canonicalPath(url.pathname)) : undefined
}
