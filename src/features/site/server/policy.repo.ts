import { and, desc, eq } from 'drizzle-orm'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import type { LegalPage } from '../content/legal-content.ts'
import { policyVersions } from './policy.table.ts'

const ofPage = (page: LegalPage, locale: Locale) =>
  and(eq(policyVersions.page, page), eq(policyVersions.locale, locale))

export async function list(db: Db, page: LegalPage, locale: Locale) {
  const { version, hash, since } = policyVersions
  return db.select({ version, hash, since }).from(policyVersions).where(ofPage(page, locale)).orderBy(desc(version))
}

export async function find(db: Db, page: LegalPage, locale: Locale, version: number) {
  const [row] = await db
    .select({ text: policyVersions.text })
    .from(policyVersions)
    .where(and(ofPage(page, locale), eq(policyVersions.version, version)))
  return row?.text
}

/** Another process may have inserted the same version. */
export async function insert(db: Db, row: typeof policyVersions.$inferInsert): Promise<void> {
  await db.insert(policyVersions).values(row).onConflictDoNothing()
}
