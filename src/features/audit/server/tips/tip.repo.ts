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
 * The open findings of each check on pages that exist, those of the owner apart from those for a developer: the oldest one,
 * their number, the number with the others of the check, and the pages.
 */
export async function listFindingsByCheck(db: Db, addresses: string[]) {
  const { check, address, solvedAt, firstSeenAt, fingerprint } = auditFindings
  const marked = db
    .select({
      check,
      address,
      firstSeenAt,
      fingerprint,
      isOwners: sql<boolean>`coalesce(${isOwners}, false)`.as('is_owners'),
    })
    .from(auditFindings)
    .leftJoin(auditPages, eq(auditPages.address, address))
    .where(and(isNull(solvedAt), sql`(${address} = '' or ${address} = any(${sql.param(addresses)}::text[]))`))
    .as('marked')
  const grouped = db
    .select({
      oldest:
        sql<string>`(array_agg(${marked.fingerprint} order by ${marked.firstSeenAt}, ${marked.fingerprint}))[1]`.as(
          'oldest',
        ),
      isOwners: marked.isOwners,
      found: sql<number>`count(*)::int`.as('found'),
      all: sql<number>`(sum(count(*)) over (partition by ${marked.check}))::int`.as('all_found'),
      addresses: sql<string[]>`array_agg(distinct ${marked.address})`.as('addresses'),
    })
    .from(marked)
    .groupBy(marked.check, marked.isOwners)
    .as('grouped')
  const { isOwners: isOwned, found, all, addresses: pages } = grouped
  const { area, severity, element, values } = auditFindings
  return db
    .select({
      check,
      area,
      severity,
      address,
      element,
      values,
      editPath: auditPages.editPath,
      isOwned,
      found,
      all,
      pages,
    })
    .from(grouped)
    .innerJoin(auditFindings, eq(fingerprint, grouped.oldest))
    .leftJoin(auditPages, eq(auditPages.address, address))
}

/** Pages with an open finding of the owner that show one of the changed tags, or all such pages. */
export async function listPagesToRecheck(db: Db, changed: string[] | undefined, limit: number): Promise<string[]> {
  const { address, tags } = auditPages
  const rows = await db
    .selectDistinct({ address })
    .from(auditFindings)
    .innerJoin(auditPages, eq(address, auditFindings.address))
    .where(and(isNull(auditFindings.solvedAt), isOwners, changed && sql`${tags} && ${sql.param(changed)}::text[]`))
    .orderBy(address)
    .limit(limit)
  return rows.map((row) => row.address)
}
