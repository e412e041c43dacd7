import { count, desc, eq, inArray, lt, max, sql } from 'drizzle-orm'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import type { PageDigest } from '../../model/digest/page-digest.ts'
import type { LabRun } from '../../model/lab.schema.ts'
import { auditPages } from '../audit.table.ts'
import { labRuns, lighthouseRuns } from './lab.table.ts'

export async function insert(db: Db, { pages, ...run }: LabRun): Promise<void> {
  await db.insert(labRuns).values(pages.map((page) => ({ ...page, ...run })))
}

export async function removeBefore(db: Db, before: Date): Promise<void> {
  await db.delete(labRuns).where(lt(labRuns.at, before))
  await db.delete(lighthouseRuns).where(lt(lighthouseRuns.startedAt, before))
}

/** Figures of the last audit, heaviest page first. Only the digests of the listed pages are read. */
export function listWeighedPages(db: Db, locale: Locale, limit: number, offset: number) {
  const { address, kind, weight, requests, digest } = auditPages
  const heaviestFirst = [desc(weight), address]
  const listed = db
    .select({ address })
    .from(auditPages)
    .where(eq(auditPages.locale, locale))
    .orderBy(...heaviestFirst)
    .limit(limit)
    .offset(offset)
  const figure = (name: keyof PageDigest) => sql<number | null>`(${digest}->>${name}::text)::int`
  return db
    .select({
      ...{ address, kind, weight, requests },
      blocking: figure('blockingCount'),
      htmlBytes: figure('htmlBytes'),
      htmlTransferBytes: figure('htmlTransferBytes'),
    })
    .from(auditPages)
    .where(inArray(address, listed))
    .orderBy(...heaviestFirst)
}

export async function countPages(db: Db, locale: Locale): Promise<number> {
  const [row] = await db.select({ total: count() }).from(auditPages).where(eq(auditPages.locale, locale))
  return row?.total ?? 0
}

/** The rows of the last run, slowest page first. */
export async function findLast(db: Db) {
  const [last] = await db.select({ at: max(labRuns.at) }).from(labRuns)
  if (!last?.at) return []
  return db.select().from(labRuns).where(eq(labRuns.at, last.at)).orderBy(desc(labRuns.lcp))
}
