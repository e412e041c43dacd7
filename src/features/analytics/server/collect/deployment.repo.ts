import { and, eq, gte, lt } from 'drizzle-orm'
import { expectDefined } from '#kernel/app-error.ts'
import type { Db } from '#platform/server/db.ts'
import type { TimeRange } from '../../model/period.ts'
import { deployments } from '../analytics.table.ts'
import type { FigureTables } from '../figures/figure-tables.ts'

export async function findNumber(db: Db, build: string): Promise<number | undefined> {
  const [row] = await db.select({ number: deployments.number }).from(deployments).where(eq(deployments.build, build))
  return row?.number
}

export async function findStart(db: Db, build: string): Promise<Date | undefined> {
  const { startedAt } = deployments
  const [row] = await db.select({ startedAt }).from(deployments).where(eq(deployments.build, build))
  return row?.startedAt
}

export async function insert(db: Db, build: string, startedAt: Date): Promise<number> {
  const [row] = await db.insert(deployments).values({ build, startedAt }).returning({ number: deployments.number })
  return expectDefined(row, 'inserted deployment').number
}

/** Builds whose first start is in the range. */
export function listDeployments(
  db: Db,
  { deployments: started }: Pick<FigureTables, 'deployments'>,
  { start, end }: TimeRange,
) {
  const { number, startedAt } = started
  return db
    .select({ number, startedAt })
    .from(started)
    .where(and(gte(startedAt, start), lt(startedAt, end)))
    .orderBy(number)
}
