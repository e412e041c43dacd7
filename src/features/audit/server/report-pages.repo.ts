import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { Area } from '../model/check.ts'
import type { PageFilters, PageSort } from '../model/report.schema.ts'
import { auditFindings, auditPages } from './audit.table.ts'
import { figure, hasIdealTextRatio, textRatio } from './report.repo.ts'

const title = sql<string | null>`${auditPages.digest}->>'title'`
/** Files that the HTML names, and the HTML itself. */
const requests = sql<number>`jsonb_array_length(${auditPages.digest}->'resources') + 1`

/** `costs`: points that one page loses by failing a check. */
type PagesWanted = PageFilters & { area: Area; costs: Record<string, number> }

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
      errors: findingsOf('error').as('errors'),
      warnings: findingsOf('warning').as('warnings'),
      notices: findingsOf('notice').as('notices'),
      points: sql<number>`sum(${perCheck.cost})`.as('points'),
    })
    .from(perCheck)
    .groupBy(perCheck.address)
    .as('failing')
}

type Failing = ReturnType<typeof findingsPerPage>

function conditions({ search, locale, kind, severity, text }: PagesWanted, failing: Failing): SQL | undefined {
  const contains = (value: SQL | typeof auditPages.address) =>
    sql`position(lower(${search}) in lower(coalesce(${value}, ''))) > 0`
  const withSeverity = { error: failing.errors, warning: failing.warnings, notice: failing.notices }
  return and(
    search ? sql`(${contains(auditPages.address)} or ${contains(title)})` : undefined,
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
  text: sql`${textRatio} nulls first`,
  words: figure('wordCount'),
  readability: sql`${figure('readability')} nulls last`,
  weight: sql`${figure('transferBytes')} desc`,
  requests: sql`${requests} desc`,
})

export async function countFoundPages(db: Db, wanted: PagesWanted): Promise<number> {
  const failing = findingsPerPage(db, wanted)
  const [row] = await db
    .select({ total: count() })
    .from(auditPages)
    .leftJoin(failing, eq(failing.address, auditPages.address))
    .where(conditions(wanted, failing))
  return row!.total
}

export function listPages(db: Db, wanted: PagesWanted, limit: number, offset: number) {
  const failing = findingsPerPage(db, wanted)
  const order = orders(failing)[wanted.sort ?? 'points']
  // Digests are large: those of other rows than the chosen ones are read only where a filter or the order needs them.
  const chosen = db
    .select({
      address: auditPages.address,
      rank: sql<number>`row_number() over (order by ${order}, ${auditPages.address})`.as('rank'),
      errors: sql<number>`coalesce(${failing.errors}, 0)`.as('errors_of_page'),
      warnings: sql<number>`coalesce(${failing.warnings}, 0)`.as('warnings_of_page'),
      notices: sql<number>`coalesce(${failing.notices}, 0)`.as('notices_of_page'),
      points: sql<number>`coalesce(${failing.points}, 0)`.as('points_of_page'),
    })
    .from(auditPages)
    .leftJoin(failing, eq(failing.address, auditPages.address))
    .where(conditions(wanted, failing))
    .orderBy(sql`rank`)
    .limit(limit)
    .offset(offset)
    .as('chosen')
  return db
    .select({
      address: auditPages.address,
      locale: auditPages.locale,
      kind: auditPages.kind,
      title,
      errors: chosen.errors,
      warnings: chosen.warnings,
      notices: chosen.notices,
      points: chosen.points,
      textRatio,
      words: figure('wordCount'),
      readability: figure('readability'),
      weight: figure('transferBytes'),
      requests,
    })
    .from(chosen)
    .innerJoin(auditPages, eq(auditPages.address, chosen.address))
    .orderBy(chosen.rank)
}

export async function findPage(db: Db, address: string) {
  const { locale, kind, editPath, digest, checkedAt } = auditPages
  const [page] = await db
    .select({ address: auditPages.address, locale, kind, editPath, digest, checkedAt })
    .from(auditPages)
    .where(eq(auditPages.address, address))
  return page
}
