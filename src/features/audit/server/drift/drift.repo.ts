import { and, eq } from 'drizzle-orm'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import { driftConfirmations } from '../audit.table.ts'

type Text = { source: string; key: string; locale: Locale }

export function listConfirmations(db: Db) {
  const { source, key, locale, confirmedAt } = driftConfirmations
  return db.select({ source, key, locale, confirmedAt }).from(driftConfirmations)
}

export async function confirm(db: Db, text: Text, confirmedBy: string, confirmedAt: Date): Promise<void> {
  const { source, key, locale } = driftConfirmations
  await db
    .insert(driftConfirmations)
    .values({ ...text, confirmedBy, confirmedAt })
    .onConflictDoUpdate({ target: [source, key, locale], set: { confirmedBy, confirmedAt } })
}

export async function withdraw(db: Db, text: Text): Promise<void> {
  const { source, key, locale } = driftConfirmations
  const isText = and(eq(source, text.source), eq(key, text.key), eq(locale, text.locale))
  await db.delete(driftConfirmations).where(isText)
}
