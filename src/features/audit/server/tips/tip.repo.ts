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

const isOpen = isNull(auditFindings.solvedAt)

/** Whether a broken link is on every page: it is gone when all of them have been read. */
export async function hasBrokenLinkEverywhere(db: Db): Promise<boolean> {
  const found = and(isOpen, eq(auditFindings.check, 'link-external'), eq(auditFindings.address, ''))
  return (await db.$count(auditFindings, found)) > 0
}

/**
 * Pages that show one of the changed tags (all without tags) and have an open finding of the owner; any such page while a
 * question is open, because it may be answered anywhere, or a link of every page is broken. Those with the rarest tag come
 * first: the page that was saved has one of its own, and every page has that of the setting.
 */
export async function listPagesToRecheck(db: Db, changed: string[] | undefined, limit: number | null) {
  const { address, tags } = auditPages
  const found = db
    .select({ one: sql`1` })
    .from(auditFindings)
    .where(
      and(
        isOpen,
        or(
          and(eq(auditFindings.address, address), isOwners),
          eq(auditFindings.check, 'question-unanswered'),
          and(eq(auditFindings.check, 'link-external'), eq(auditFindings.address, '')),
        ),
      ),
    )
  const tagged = sql`(select tag, count(*) as pages from ${auditPages} as other, unnest(other.tags) as tag
    where tag = any(${sql.param(changed ?? [])}::text[]) group by tag)`
  const { rows } = await db.execute<{ address: string }>(sql`
    with tagged as materialized ${tagged}
    select ${address} as address from ${auditPages}
    where exists (${found}) and ${changed ? sql`${tags} && ${sql.param(changed)}::text[]` : sql`true`}
    order by (select min(pages) from tagged where tag = any(${tags})) nulls last, ${address}
    limit ${limit}`)
  return rows.map((row) => row.address)
}
