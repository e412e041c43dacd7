import { and, desc, eq, gt, gte, lt, lte, ne, sql } from 'drizzle-orm'
import { PAGES, unindexedPaths } from '#kernel/pages.ts'
import type { Db } from '#platform/server/db.ts'
import { VISIT_CLIENT } from '../../model/match-crawler.ts'
import type { TimeRange } from '../../model/period.ts'
import { crawlerSources, pageRequests } from '../analytics.table.ts'
import type { FigureTables } from '../figures/figure-tables.ts'

/** Adds to existing counts. Callers sort the rows, so that two processes lock them in the same order. */
export async function addCounts(db: Db, rows: (typeof pageRequests.$inferInsert)[]): Promise<void> {
  await db
    .insert(pageRequests)
    .values(rows)
    .onConflictDoUpdate({
      target: [pageRequests.hour, pageRequests.client, pageRequests.path],
      set: { count: sql`${pageRequests.count} + excluded.count` },
    })
}

export async function removeBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(pageRequests).where(lt(pageRequests.hour, moment))
}

/** What robots.txt excludes for every crawler. */
const EXCLUDED = unindexedPaths(PAGES)

/** Which page a forged request asked for is not stored: the requests of its hour are no evidence. Examples have none. */
function isEvidence({ pageRequests: { client, hour } }: Pick<FigureTables, 'pageRequests'>) {
  const forged = and(eq(crawlerSources.client, client), eq(crawlerSources.hour, hour), gt(crawlerSources.outside, 0))
  return client.table === pageRequests ? sql`not exists (select from ${crawlerSources} where ${forged})` : sql`true`
}

/**
 * Top pages of each crawler, with its total, its last hour, and whether it certainly requested an excluded one. Ordered by
 * total.
 */
export function listCrawledPages(
  db: Db,
  tables: Pick<FigureTables, 'pageRequests'>,
  { start, end }: TimeRange,
  pagesPerCrawler: number,
) {
  const { pageRequests: requests } = tables
  const { client, path, hour, count } = requests
  const pages = db
    .select({
      client,
      path,
      requests: sql<number>`sum(${count})::int`.as('requests'),
      total: sql<number>`(sum(sum(${count})) over (partition by ${client}))::int`.as('total'),
      /** Unix time in seconds. */
      lastSeen: sql<number>`extract(epoch from max(max(${hour})) over (partition by ${client}))::int`.as('last_seen'),
      hasExcluded:
        sql<boolean>`bool_or(bool_or(${path} ^@ any(${sql.param(EXCLUDED)}::text[]) and ${isEvidence(tables)})) over (partition by ${client})`.as(
          'has_excluded',
        ),
      rank: sql<number>`row_number() over (partition by ${client} order by sum(${count}) desc, ${path})`.as('rank'),
    })
    .from(requests)
    .where(and(ne(client, VISIT_CLIENT), gte(hour, start), lt(hour, end)))
    .groupBy(client, path)
    .as('pages')
  return db
    .select()
    .from(pages)
    .where(lte(pages.rank, pagesPerCrawler))
    .orderBy(desc(pages.total), pages.client, pages.rank)
}

/** Pages that people opened from outside the site, with or without consent. */
export async function countOpenedPages(
  db: Db,
  { pageRequests: requests }: Pick<FigureTables, 'pageRequests'>,
  { start, end }: TimeRange,
): Promise<number> {
  const { client, hour, count } = requests
  const [row] = await db
    .select({ opened: sql<number>`coalesce(sum(${count}), 0)::int` })
    .from(requests)
    .where(and(eq(client, VISIT_CLIENT), gte(hour, start), lt(hour, end)))
  return row?.opened ?? 0
}
