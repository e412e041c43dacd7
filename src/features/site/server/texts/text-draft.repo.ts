import { and, asc, eq } from 'drizzle-orm'
import type { Locale } from '#kernel/locale.ts'
import { acquireAdvisoryLock, type Db } from '#platform/server/db.ts'
import { listDrafts as lists } from './list-draft.table.ts'
import { textDrafts } from './text-draft.table.ts'

export type TextDraft = typeof textDrafts.$inferSelect
export type ListDraft = typeof lists.$inferSelect
export type Drafts = { texts: TextDraft[]; lists: ListDraft[] }

export async function readDrafts(db: Db): Promise<Drafts> {
  const { path, locale, text, standard, updatedAt } = textDrafts
  const [ofTexts, ofLists] = await Promise.all([
    db
      .select({ path, locale, text, standard, updatedAt })
      .from(textDrafts)
      .orderBy(asc(textDrafts.path), asc(textDrafts.locale)),
    db.select().from(lists).orderBy(asc(lists.path)),
  ])
  return { texts: ofTexts, lists: ofLists }
}

/** Serializes changes of drafts with each other and with their publication. */
export function lockDrafts(db: Db): Promise<void> {
  return acquireAdvisoryLock(db, 'text-drafts')
}

export async function saveDraft(db: Db, draft: TextDraft): Promise<void> {
  const { path, locale, ...change } = draft
  await db
    .insert(textDrafts)
    .values(draft)
    .onConflictDoUpdate({ target: [textDrafts.path, textDrafts.locale], set: change })
}

export async function deleteDraft(db: Db, path: string, locale: Locale): Promise<void> {
  await db.delete(textDrafts).where(and(eq(textDrafts.path, path), eq(textDrafts.locale, locale)))
}

export async function saveListDraft(db: Db, draft: ListDraft): Promise<void> {
  const { path: _, ...change } = draft
  await db.insert(lists).values(draft).onConflictDoUpdate({ target: lists.path, set: change })
}

export async function deleteListDraft(db: Db, path: string): Promise<void> {
  await db.delete(lists).where(eq(lists.path, path))
}

export async function deleteDrafts(db: Db): Promise<void> {
  await db.delete(textDrafts)
  await db.delete(lists)
}
