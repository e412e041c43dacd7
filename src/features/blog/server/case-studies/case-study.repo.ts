import { and, arrayContains, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { expectDefined } from '#kernel/app-error.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import type { CaseMeasurement } from '../../model/case-studies/case-measurement.schema.ts'
import { caseAddressChecks, caseMeasurements, caseSlugs } from '../case-study.table.ts'
import { postDrafts, postRevisions, posts, postTexts } from '../post.table.ts'
import { isPublished } from '../posts/post.repo.ts'

type Reader = { locale: Locale; now: Date }

const columns = {
  id: posts.id,
  caseStudy: posts.caseStudy,
  publishedAt: posts.publishedAt,
  updatedAt: posts.updatedAt,
  slug: postTexts.slug,
  title: postTexts.title,
  excerpt: postTexts.excerpt,
  locale: postTexts.locale,
  sector: postTexts.sector,
  situation: postTexts.situation,
  result: postTexts.result,
  document: postTexts.document,
}
export type CaseRow = Awaited<ReturnType<typeof selectCases>>[number]

function selectCases(db: Db, { locale, now }: Reader, where?: SQL) {
  const isText = and(eq(postTexts.postId, posts.id), arrayContains(postTexts.shownIn, [locale]))
  return db
    .select(columns)
    .from(posts)
    .innerJoin(postTexts, isText)
    .where(and(isPublished(now, 'case'), where))
}

/** Newest first; with `service`, those that prove it. */
export function list(db: Db, { limit, service, ...reader }: Reader & { limit: number; service?: string | undefined }) {
  const proves = service && sql`${posts.caseStudy} -> 'services' ? ${service}`
  return selectCases(db, reader, proves || undefined)
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(limit)
}

export async function find(db: Db, id: number, reader: Reader): Promise<CaseRow | undefined> {
  const [row] = await selectCases(db, reader, eq(posts.id, id))
  return row
}

/** For the link to the next one, in the order of `list`. */
export function listLinks(db: Db, { locale, now }: Reader, limit: number) {
  const isText = and(eq(postTexts.postId, posts.id), arrayContains(postTexts.shownIn, [locale]))
  return db
    .select({
      id: posts.id,
      slug: postTexts.slug,
      title: postTexts.title,
      client: sql<string>`${posts.caseStudy} ->> 'client'`,
    })
    .from(posts)
    .innerJoin(postTexts, isText)
    .where(isPublished(now, 'case'))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(limit)
}

export async function findIdBySlug(db: Db, slug: string): Promise<number | undefined> {
  const [row] = await db.select({ postId: caseSlugs.postId }).from(caseSlugs).where(eq(caseSlugs.slug, slug))
  return row?.postId
}

export async function exists(db: Db, now: Date): Promise<boolean> {
  const rows = await db.select({ id: posts.id }).from(posts).where(isPublished(now, 'case')).limit(1)
  return rows.length > 0
}

/** Reserves the slugs for the post, in a fixed order against deadlocks. Returns those that another one has. */
export async function claimSlugs(tx: Db, postId: number, slugs: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(slugs)].sort()
  await tx
    .insert(caseSlugs)
    .values(wanted.map((slug) => ({ slug, postId })))
    .onConflictDoNothing()
  const rows = await tx.select().from(caseSlugs).where(inArray(caseSlugs.slug, wanted))
  return rows.filter((row) => row.postId !== postId).map(({ slug }) => slug)
}

export async function insertMeasurement(
  db: Db,
  row: { address: string; measuredAt: Date; measurement: CaseMeasurement },
): Promise<number> {
  const [inserted] = await db.insert(caseMeasurements).values(row).returning({ id: caseMeasurements.id })
  return expectDefined(inserted, 'inserted measurement').id
}

export function listMeasurements(db: Db, ids: readonly number[]) {
  return db
    .select()
    .from(caseMeasurements)
    .where(inArray(caseMeasurements.id, [...ids]))
}

/** Removes old measurements to which no case study, revision or draft refers. */
export async function removeUnusedMeasurements(tx: Db, before: Date): Promise<void> {
  const used = sql`select facts ->> field from (
      select ${posts.caseStudy} as facts from ${posts}
      union all select ${postRevisions.content} -> 'caseStudy' from ${postRevisions}
      union all select ${postDrafts.content} -> 'caseStudy' from ${postDrafts}
    ) as case_facts, unnest(array['measuredBefore', 'measuredAfter']) as field
    where facts ->> field is not null`
  await tx
    .delete(caseMeasurements)
    .where(and(lt(caseMeasurements.measuredAt, before), sql`${caseMeasurements.id}::text not in (${used})`))
}

const address = sql<string>`${posts.caseStudy} ->> 'liveAddress'`

/** Live addresses of public case studies, with the last result for the same address. Those of the demo are made up. */
export function listLiveAddresses(db: Db, now: Date) {
  return db
    .select({ id: posts.id, address, failures: sql<number>`coalesce(${caseAddressChecks.failures}, 0)::int` })
    .from(posts)
    .leftJoin(caseAddressChecks, and(eq(caseAddressChecks.postId, posts.id), eq(caseAddressChecks.address, address)))
    .where(and(isPublished(now, 'case'), sql`${address} <> ''`, sql`${posts.caseStudy} ->> 'drawing' is null`))
}

export async function saveAddressCheck(tx: Db, check: typeof caseAddressChecks.$inferInsert): Promise<void> {
  await tx.insert(caseAddressChecks).values(check).onConflictDoUpdate({ target: caseAddressChecks.postId, set: check })
}

export function listAddressChecks(db: Db, postIds: readonly number[]) {
  return db
    .select()
    .from(caseAddressChecks)
    .where(inArray(caseAddressChecks.postId, [...postIds]))
}
