import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { users } from '#features/identity/server/identity.table.ts'
import type { Db } from '#platform/server/db.ts'
import { OWNER_CHECKS, OWNER_SETTINGS } from '../../model/remedy.ts'
import type { Dismissal } from '../../model/tip.schema.ts'
import { auditFindings, auditPages, auditRuns, tipDismissals } from '../audit.table.ts'

export async function listDismissals(db: Db): Promise<Dismissal[]> {
  const { key, effect, reason, dismissedBy, dismissedAt } = tipDismissals
  const rows = await db
    .select({ key, effect, reason, firstName: users.firstName, lastName: users.lastName, dismissedAt })
    .from(tipDismissals)
    .leftJoin(users, eq(users.id, dismissedBy))
  return rows.map(({ firstName, lastName, dismissedAt: at, ...row }) => ({
    ...row,
    by: `${firstName ?? ''} ${lastName ?? ''}`.trim() || null,
    at: at.toISOString(),
  }))
}

export async function saveDismissal(db: Db, dismissal: typeof tipDismissals.$inferInsert): Promise<void> {
  await db.insert(tipDismissals).values(dismissal).onConflictDoUpdate({ target: tipDismissals.key, set: dismissal })
}

export async function removeDismissal(db: Db, key: string): Promise<boolean> {
  const removed = await db.delete(tipDismissals).where(eq(tipDismissals.key, key)).returning({ key: tipDismissals.key })
  return removed.length > 0
}

/** Points that each check lost in the last run that ended with a result. */
export async function findLastScores(db: Db) {
  const { checks, startedAt } = auditRuns
  const [row] = await db.select({ checks }).from(auditRuns).where(isNotNull(checks)).orderBy(desc(startedAt)).limit(1)
  return row?.checks ?? []
}

const isOwners = or(
  inArray(auditFindings.check, OWNER_SETTINGS),
  ...Object.entries(OWNER_CHECKS).map(([kind, checks]) =>
    and(eq(auditPages.kind, kind as keyof typeof OWNER_CHECKS), inArray(auditFindings.check, checks)),
  ),
)

/**
 * One open finding of each check, the oldest, that the owner can remedy on a page that exists. `found`: the number of such
 * findings of that check; `all`: with those for a developer.
 */
export function listFindingsByCheck(db: Db, addresses: string[]) {
  const { check, area, address, element, values, solvedAt, firstSeenAt, fingerprint } = auditFindings
  const ranked = db
    .select({
      check,
      area,
      address,
      element,
      values,
      editPath: auditPages.editPath,
      isOwners: sql<boolean>`coalesce(${isOwners}, false)`.as('is_owners'),
      found: sql<number>`(count(*) filter (where ${isOwners}) over (partition by ${check}))::int`.as('found'),
      all: sql<number>`(count(*) over (partition by ${check}))::int`.as('all_found'),
      rank: sql<number>`row_number() over (
        partition by ${check} order by coalesce(${isOwners}, false) desc, ${firstSeenAt}, ${fingerprint})`.as('rank'),
    })
    .from(auditFindings)
    .leftJoin(auditPages, eq(auditPages.address, address))
    .where(and(isNull(solvedAt), sql`(${address} = '' or ${address} = any(${sql.param(addresses)}::text[]))`))
    .as('ranked')
  return db
    .select()
    .from(ranked)
    .where(and(eq(ranked.rank, 1), ranked.isOwners))
}
