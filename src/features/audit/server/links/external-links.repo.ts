import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { LinkVerdict } from '../../model/links/external-link.ts'
import { auditPages, externalLinks } from '../audit.table.ts'

/** Rows per statement. */
const BATCH = 500

/** Targets of all links of the audited pages, as written there. */
export async function listHrefs(db: Db): Promise<string[]> {
  const links = sql`jsonb_array_elements(${auditPages.digest}->'links')`
  const { rows } = await db.execute<{ href: string }>(
    sql`select distinct link->>'href' as href from ${auditPages}, lateral ${links} link where link->>'href' ~* '^(https?:)?//'`,
  )
  return rows.map(({ href }) => href)
}

/** Adds new links and removes those that no page has any more. */
export async function synchronize(db: Db, addresses: string[]): Promise<void> {
  await db.delete(externalLinks).where(sql`not (${externalLinks.address} = any(${sql.param(addresses)}::text[]))`)
  for (let start = 0; start < addresses.length; start += BATCH)
    await db
      .insert(externalLinks)
      .values(addresses.slice(start, start + BATCH).map((address) => ({ address })))
      .onConflictDoNothing()
}

type Due = { now: Date; claimedUntil: Date; workedUntil: Date; failedUntil: Date; limit: number }

/**
 * Links whose last check is older than `workedUntil`, or than `failedUntil` for those without a page; never checked ones
 * first. They are claimed: another process, or a second job, does not request them until `claimedUntil`.
 */
export async function claimDue(db: Db, { now, claimedUntil, workedUntil, failedUntil, limit }: Due): Promise<string[]> {
  const { address, checkedAt, result, claimedUntil: claimed } = externalLinks
  const due = db
    .select({ address })
    .from(externalLinks)
    .where(
      and(
        or(isNull(claimed), lt(claimed, now)),
        or(
          isNull(checkedAt),
          lt(checkedAt, workedUntil),
          and(inArray(result, ['failing', 'broken']), lt(checkedAt, failedUntil)),
        ),
      ),
    )
    .orderBy(sql`${checkedAt} nulls first`, address)
    .limit(limit)
    .for('update', { skipLocked: true })
  const rows = await db.update(externalLinks).set({ claimedUntil }).where(inArray(address, due)).returning({ address })
  return rows.map((row) => row.address)
}

/** A link that was checked is free for the next check, whose interval counts from `at`. */
export async function saveVerdict(db: Db, address: string, { result, problem }: LinkVerdict, at: Date): Promise<void> {
  const hasFailed = result === 'failing' || result === 'broken'
  await db
    .update(externalLinks)
    .set({
      result,
      problem,
      checkedAt: at,
      claimedUntil: null,
      failures: hasFailed ? sql`${externalLinks.failures} + 1` : 0,
    })
    .where(eq(externalLinks.address, address))
}

/** Links that were not reached are due again at once. */
export async function release(db: Db, addresses: string[]): Promise<void> {
  await db
    .update(externalLinks)
    .set({ claimedUntil: null })
    .where(sql`${externalLinks.address} = any(${sql.param(addresses)}::text[])`)
}

export function listFailing(db: Db) {
  const { address, result, problem, failures } = externalLinks
  return db
    .select({ address, result, problem, failures })
    .from(externalLinks)
    .where(inArray(result, ['failing', 'broken']))
}
