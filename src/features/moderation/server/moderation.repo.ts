import { and, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, like, ne, or } from 'drizzle-orm'
import { users } from '#features/identity/server/identity.table.ts'
import { cursorOf, keyset, toPage } from '#platform/server/database/keyset.ts'
import type { Db } from '#platform/server/db.ts'
import type { QueueQuery, TextKey } from '../model/moderation.schema.ts'
import { textDecisions as decisions, moderatedTexts as texts } from './moderation.table.ts'
import { isMuted } from './moderation-decision.repo.ts'

const { text, path, fingerprint, hasLink, ownerNotifiedAt, ...stateColumns } = getTableColumns(texts)
export type TextRow = Pick<typeof texts.$inferSelect, keyof typeof stateColumns>

const isText = ({ kind, id }: TextKey) => and(eq(texts.kind, kind), eq(texts.id, id))

export async function save(tx: Db, text: typeof texts.$inferInsert): Promise<void> {
  const { kind: _kind, id: _id, ...rest } = text
  await tx
    .insert(texts)
    .values(text)
    .onConflictDoUpdate({ target: [texts.kind, texts.id], set: rest })
}

export async function insertIfMissing(tx: Db, text: typeof texts.$inferInsert): Promise<void> {
  await tx.insert(texts).values(text).onConflictDoNothing()
}

export function listByAuthorsLike(tx: Db, authorIds: string): Promise<TextKey[]> {
  return tx.select({ kind: texts.kind, id: texts.id }).from(texts).where(like(texts.authorId, authorIds))
}

export async function find(db: Db, key: TextKey): Promise<TextRow | undefined> {
  const [row] = await db.select(stateColumns).from(texts).where(isText(key))
  return row
}

/** Locks the rows against concurrent decisions, in a fixed order to prevent deadlocks. */
export function findForDecision(tx: Db, keys: readonly TextKey[]): Promise<TextRow[]> {
  return tx
    .select(stateColumns)
    .from(texts)
    .where(or(...keys.map(isText)))
    .orderBy(texts.kind, texts.id)
    .for('update')
}

export async function findTextContent(db: Db, key: TextKey): Promise<string> {
  const [row] = await db.select({ text: texts.text }).from(texts).where(isText(key))
  return row?.text ?? ''
}

export async function update(tx: Db, key: TextKey, change: Partial<typeof texts.$inferInsert>): Promise<void> {
  await tx.update(texts).set(change).where(isText(key))
}

export async function removeTexts(tx: Db, kind: string, ids: readonly string[]): Promise<void> {
  await tx.delete(texts).where(and(eq(texts.kind, kind), inArray(texts.id, [...ids])))
}

/** Input of `suspicionOf`. */
export async function loadAuthorHistory(
  tx: Db,
  key: TextKey,
  about: { authorId: string; fingerprint: string; since: Date },
) {
  const isOther = or(ne(texts.kind, key.kind), ne(texts.id, key.id))
  const own = and(eq(texts.authorId, about.authorId), isOther)
  const sameWords = eq(texts.fingerprint, about.fingerprint)
  const recent = await tx
    .select({ writtenAt: texts.writtenAt })
    .from(texts)
    .where(and(own, gt(texts.writtenAt, about.since)))
    .limit(20)
  const [linked] = await tx
    .select({ id: texts.id })
    .from(texts)
    .where(and(own, texts.hasLink, eq(texts.state, 'visible')))
    .limit(1)
  const copies = await tx.select({ authorId: texts.authorId }).from(texts).where(and(sameWords, isOther)).limit(20)
  return {
    writtenAt: recent.map(({ writtenAt }) => writtenAt),
    hadLink: linked !== undefined,
    isCopy: copies.length > 0,
    isOwnCopy: copies.some(({ authorId }) => authorId === about.authorId),
  }
}

/** Training data of the classifier: the newest texts judged as spam or wanted. Hidden texts are excluded: they are not spam. */
export function listDecidedTexts(db: Db, decidedState: 'spam' | 'visible', limit: number) {
  return db
    .select({ text: texts.text })
    .from(texts)
    .where(and(isNotNull(texts.decidedAt), eq(texts.state, decidedState)))
    .orderBy(desc(texts.decidedAt))
    .limit(limit)
}

/** Texts that wait or were reported, and that the owner is not notified of yet; marks them as notified. */
export function markOwnerNotified(tx: Db, at: Date) {
  const needsDecision = or(eq(texts.state, 'waiting'), gt(texts.openReports, 0))
  return tx
    .update(texts)
    .set({ ownerNotifiedAt: at })
    .where(and(needsDecision, isNull(texts.ownerNotifiedAt)))
    .returning({ kind: texts.kind, id: texts.id, text: texts.text, writtenAt: texts.writtenAt, state: texts.state })
}

const VIEW_FILTERS = {
  waiting: () => eq(texts.state, 'waiting'),
  reported: () => gt(texts.openReports, 0),
  spam: () => eq(texts.state, 'spam'),
  decided: () => isNotNull(texts.decidedAt),
}

/** `waiting` and `reported`: oldest first; `spam` and `decided`: newest first. */
export async function list(db: Db, { view, after, limit }: QueueQuery) {
  const sortTime = view === 'decided' ? 'decidedAt' : 'writtenAt'
  const { isAfter, orderBy } = keyset([texts[sortTime], texts.id], {
    direction: view === 'waiting' || view === 'reported' ? 'asc' : 'desc',
    cursor: after,
  })
  const { kind, id, text, path, state, suspicion, reason, writtenAt, decidedAt } = texts
  const columns = { kind, id, text, path, state, suspicion, reason, writtenAt, decidedAt }
  const rows = await db
    .select({
      ...columns,
      author: { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email },
      isMuted: isMuted(texts.authorId),
      decidedBy: decisions.actorName,
    })
    .from(texts)
    .leftJoin(users, eq(users.id, texts.authorId))
    .leftJoin(decisions, eq(decisions.decisionId, texts.decisionId))
    .where(and(VIEW_FILTERS[view](), isAfter))
    .orderBy(...orderBy)
    .limit(limit + 1)
  return toPage(rows, limit, (row) => cursorOf(row[sortTime], row.id))
}

export async function countByQueue(db: Db) {
  return {
    waiting: await db.$count(texts, VIEW_FILTERS.waiting()),
    reported: await db.$count(texts, VIEW_FILTERS.reported()),
    spam: await db.$count(texts, and(VIEW_FILTERS.spam(), isNull(texts.decidedAt))),
  }
}
