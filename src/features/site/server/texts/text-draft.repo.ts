import { and, asc, eq } from 'drizzle-orm'
import type { Locale } from '#kernel/locale.ts'
import { acquireAdvisoryLock, type Db } from '#platform/server/db.ts'
import { textDrafts } from './text-draft.table.ts'

export type TextDraft = typeof textDrafts.$inferSelect

export function listDrafts(db: Db): Promise<TextDraft[]> {
  const { path, locale, text, standard, updatedAt } = textDrafts
  return db
    .select({ path, locale, text, standard, updatedAt })
    .from(textDrafts)
    .orderBy(asc(textDrafts.path), asc(textDrafts.locale))
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

export async function deleteDrafts(db: Db): Promise<void> {
  await db.delete(textDrafts)
}
