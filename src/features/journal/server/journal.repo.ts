import { and, desc, eq, inArray, like, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { containsText } from '#platform/server/database/contains-text.ts'
import { keyset, toPage } from '#platform/server/database/keyset.ts'
import { containsAny, scrubbed } from '#platform/server/database/scrub.ts'
import type { Db } from '#platform/server/db.ts'
import type { JournalQuery } from '../model/journal-entry.schema.ts'
import { journal } from './journal.table.ts'

const isSecurityEvent = like(journal.action, 'security.%')
const startsWith = (...starts: string[]) => or(...starts.map((start) => like(journal.action, `${start}%`)))

const KINDS: Record<NonNullable<JournalQuery['kind']>, SQL | undefined> = {
  settings: startsWith('settings.'),
  user: startsWith('user.'),
  /** Account-related: security events, two-factor changes, roles, permissions, sessions. */
  security: startsWith('security.', 'twoFactor.', 'user.'),
  message: startsWith('message'),
  appointment: startsWith('appointment.'),
  rule: startsWith('rule.', 'holidays.', 'feed.'),
  post: startsWith('post', 'categor', 'picture'),
  email: startsWith('email'),
  text: startsWith('text.', 'review.'),
  changes: not(isSecurityEvent),
}

export async function insert(db: Db, entry: typeof journal.$inferInsert): Promise<void> {
  await db.insert(journal).values(entry)
}

/** Subjects that the search found by name, with the start of their actions. */
export type FoundSubjects = { actions: string; ids: string[] }

/** Newest first. */
export async function list(db: Db, { before, query, kind, limit }: JournalQuery, found: readonly FoundSubjects[] = []) {
  const { id, actorName, action, subject, details } = journal
  const { isAfter, orderBy } = keyset([id], { direction: 'desc', cursor: before })
  const rows = await db
    .select()
    .from(journal)
    .where(
      and(
        isAfter,
        kind && KINDS[kind],
        query
          ? or(
              containsText(query, actorName, action, subject, sql`${details} ->> 'name'`),
              ...found.map(({ actions, ids }) => and(startsWith(actions), inArray(subject, ids))),
            )
          : undefined,
      ),
    )
    .orderBy(...orderBy)
    .limit(limit + 1)
  return toPage(rows, limit, (row) => row.id)
}

export async function findLastEntry(db: Db, action: string, subject?: string) {
  const [row] = await db
    .select({ at: journal.at, actorName: journal.actorName })
    .from(journal)
    .where(and(eq(journal.action, action), subject === undefined ? undefined : eq(journal.subject, subject)))
    .orderBy(desc(journal.id))
    .limit(1)
  return row
}

/** The security events about one user, for the GDPR export. */
export function listSecurityEventsAbout(db: Db, userId: string) {
  return db
    .select({ at: journal.at, action: journal.action, details: journal.details })
    .from(journal)
    .where(and(isSecurityEvent, eq(journal.subject, userId)))
    .orderBy(desc(journal.id))
}

export async function deleteBefore(db: Db, before: Date): Promise<void> {
  await db.delete(journal).where(lt(journal.at, before))
}

/** Security events are erased whole; other entries lose the network address they were made from. */
export async function deleteSecurityEvents(db: Db, before: Date): Promise<void> {
  await db.delete(journal).where(and(isSecurityEvent, lt(journal.at, before)))
  await db
    .update(journal)
    .set({ details: sql`${journal.details} - 'address'` })
    .where(and(lt(journal.at, before), sql`${journal.details} ? 'address'`))
}

/** Entries stay; the name of a deleted account is replaced in those it made and in those about it. */
export async function pseudonymise(tx: Db, actorId: string, phrases: readonly string[], pseudonym: string) {
  await tx.update(journal).set({ actorName: pseudonym }).where(eq(journal.actorId, actorId))
  await tx
    .update(journal)
    .set({ details: scrubbed(journal.details, phrases, pseudonym) })
    .where(containsAny([journal.details], phrases))
}
