import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { Area } from '../../model/check.ts'
import type { PageFilterValues, PageSort } from '../../model/report.schema.ts'
import { auditFindings, auditPages } from '../audit.table.ts'
import { hasIdealTextRatio } from './audit-report.repo.ts'

/** `costs`: points (of its own 100) that a page loses by failing a check. */
type PagesWanted = PageFilterValues & { area: Area; costs: Record<string, number> }

/** Open findings of an area by page and severity, with the points that they cost. */
function findingsPerPage(db: Db, { area, costs }: PagesWanted) {
  const { address, check, severity } = auditFindings
  const perCheck = db
    .select({
      address,
      severity,
      findings: count().as('findings'),
      cost: sql<number>`coalesce((${JSON.stringify(costs)}::jsonb->>${check})::float8, 0)`.as('cost'),
    })
    .from(auditFindings)
    .where(sql`${auditFindings.solvedAt} is null and ${auditFindings.area} = ${area} and ${address} <> ''`)
    .groupBy(address, check, severity)
    .as('per_check')
  const findingsOf = (one: string) =>
    sql<number>`coalesce(sum(${perCheck.findings}) filter (where ${perCheck.severity} = ${one}), 0)::int`
  return db
    .select({
      address: perCheck.address,
      criticals: findingsOf('critical').as('criticals'),
      errors: findingsOf('error').as('errors'),
      warnings: findingsOf('warning').as('warnings'),
      notices: findingsOf('notice').as('notices'),
      points: sql<number>`least(100, sum(${perCheck.cost}))`.as('points'),
    })
    .from(perCheck)
    .groupBy(perCheck.address)
    .as('failing')
}

type Failing = ReturnType<typeof findingsPerPage>

function conditions({ search, locale, kind, severity, text }: PagesWanted, failing: Failing): SQL | undefined {
  const contains = (value: typeof auditPages.address | typeof auditPages.title) =>
    sql`position(lower(${search}) in lower(coalesce(${value}, ''))) > 0`
  const withSeverity = {
    critical: failing.criticals,
    error: failing.errors,
    warning: failing.warnings,
    notice: failing.notices,
  }
  return and(
    search ? sql`(${contains(auditPages.address)} or ${contains(auditPages.title)})` : undefined,
    locale && eq(auditPages.locale, locale),
    kind && eq(auditPages.kind, kind),
    severity && sql`${withSeverity[severity]} > 0`,
    text && sql`coalesce(${hasIdealTextRatio}, false) = ${text === 'inside'}`,
  )
}

/** Worst first. */
const orders = (failing: Failing): Record<PageSort, SQL> => ({
  points: sql`${failing.points} desc nulls last`,
  address: sql`${auditPages.address}`,
  text: sql`${auditPages.contentRatio} nulls first`,
  words: sql`${auditPages.words}`,
  readability: sql`${auditPages.readability} nulls last`,
  weight: sql`${auditPages.weight} desc`,
  requests: sql`${auditPages.requests} desc`,
})

export async function countFoundPages(db: Db, wanted: PagesWanted): Promise<number> {
  const failing = findingsPerPage(db, wanted)
  const [row] = await db
    .select({ total: count() })
    .from(auditPages)
    .leftJoin(failing, eq(failing.address, auditPages.address))
    .where(conditions(wanted, failing))
  return row?.total ?? 0
}

export function listPages(db: Db, wanted: PagesWanted, limit: number, offset: number) {
  const failing = findingsPerPage(db, wanted)
  const { address, locale, kind, title, contentRatio, textRatio, words, readability, weight, requests } = auditPages
  const orZero = (value: SQL.Aliased<number>) => sql<number>`coalesce(${value}, 0)`
  return db
    .select({
      ...{ address, locale, kind, title, contentRatio, textRatio, words, readability, weight, requests },
      criticals: orZero(failing.criticals),
      errors: orZero(failing.errors),
      warnings: orZero(failing.warnings),
      notices: orZero(failing.notices),
      points: orZero(failing.points),
    })
    .from(auditPages)
    .leftJoin(failing, eq(failing.address, address))
    .where(conditions(wanted, failing))
    .orderBy(orders(failing)[wanted.sort ?? 'points'], address)
    .limit(limit)
    .offset(offset)
}

export async function findPage(db: Db, address: string) {
  const { locale, kind, editPath, digest, checkedAt } = auditPages
  const [page] = await db
    .select({ address: auditPages.address, locale, kind, editPath, digest, checkedAt })
    .from(auditPages)
    .where(eq(auditPages.address, address))
  return page
}
