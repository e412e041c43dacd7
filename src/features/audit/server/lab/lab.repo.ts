import { and, desc, eq, lt, max } from 'drizzle-orm'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import type { LabRun } from '../../model/lab.schema.ts'
import { auditPages, labRuns } from '../audit.table.ts'

export async function insert(db: Db, { at, build, pages }: LabRun): Promise<void> {
  await db.insert(labRuns).values(pages.map((page) => ({ ...page, at, build })))
}

export async function removeBefore(db: Db, before: Date): Promise<void> {
  await db.delete(labRuns).where(lt(labRuns.at, before))
}

/** Weight and requests of the last audit, heaviest page first; articles share one route, so they are left out. */
export function listWeighedPages(db: Db, locale: Locale) {
  const { address, weight, requests } = auditPages
  return db
    .select({ address, weight, requests })
    .from(auditPages)
    .where(and(eq(auditPages.locale, locale), eq(auditPages.kind, 'page')))
    .orderBy(desc(weight), address)
}

/** The rows of the last run, slowest page first. */
export async function findLast(db: Db) {
  const [last] = await db.select({ at: max(labRuns.at) }).from(labRuns)
  if (!last?.at) return []
  return db.select().from(labRuns).where(eq(labRuns.at, last.at)).orderBy(desc(labRuns.lcp))
}
