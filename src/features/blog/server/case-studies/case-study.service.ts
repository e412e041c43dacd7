import { findPictures } from '#features/media/server/media.service.ts'
import { expectDefined } from '#kernel/app-error.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import { MINUTE_MS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { limitCacheAge, noteTag } from '#platform/server/tags.ts'
import type { StoredMeasurement } from '../../model/case-studies/case-measurement.schema.ts'
import { type CaseStudy, EMPTY_CASE_STUDY } from '../../model/case-studies/case-study.schema.ts'
import { pictureIdsIn } from '../../model/document-text.ts'
import { renderDocument } from '../documents/document-html.render.ts'
import { highlightCode } from '../documents/highlight.service.ts'
import { listLanguages } from '../posts/post.repo.ts'
import * as repo from './case-study.repo.ts'

type Reading = Pick<Context, 'db' | 'now'>

export type CaseQuote = {
  id: string
  author: string
  title: string
  text: string
  stars: number
  locale: Locale
  isDemo: boolean
}
export type NamedService = { key: string; name: string; path: string }

/** What a case study shows of other slices; `src/server/composition/case-sources.ts` provides it. */
export type CaseSources = {
  /** Undefined unless the review is public and its author is a certified client. */
  findQuote(ctx: Context, reviewId: string): Promise<CaseQuote | undefined>
  listQuotes(ctx: Context): Promise<CaseQuote[]>
  listServices(ctx: Context, locale: Locale): Promise<NamedService[]>
}

/** Of its own: every page has a link to the portfolio, and a comment on an article must not invalidate them all. */
export const PORTFOLIO_TAG = 'portfolio'

/** Nights in a row without an answer after which the link is hidden. */
export const HIDDEN_AFTER_FAILURES = 2
/** A portfolio is a choice, not an archive. */
const MAX_LISTED = 60

/** Newest first. `service` is the key of a service that they prove. */
export async function listCases(
  { db, now }: Reading,
  { locale, service, limit = MAX_LISTED }: { locale: Locale; service?: string | undefined; limit?: number },
) {
  noteTag(PORTFOLIO_TAG)
  const rows = await repo.list(db, { locale, now: now(), service, limit })
  const facts = rows.map((row) => ({ ...row, caseStudy: factsOf(row) }))
  return withMeasurementsAndPictures(db, facts)
}
export type ListedCase = Awaited<ReturnType<typeof listCases>>[number]

const MAX_ON_LANDING = 3
const MAX_ON_SERVICE = 2

/** The newest for the landing page, or those that prove a service for its page. */
export function listSectionCases(ctx: Reading, locale: Locale, service?: string): Promise<ListedCase[]> {
  return listCases(ctx, { locale, service, limit: service ? MAX_ON_SERVICE : MAX_ON_LANDING })
}

/** For a link on every page: a page does not fail with it, but shows no link for a minute. */
export function hasPublicCase({ db, now, log }: Reading & Pick<Context, 'log'>): Promise<boolean> {
  noteTag(PORTFOLIO_TAG)
  return repo.exists(db, now()).catch((err: unknown) => {
    log.error({ err }, 'no link to the portfolio: the case studies cannot be read')
    limitCacheAge(MINUTE_MS)
    return false
  })
}

/** Facts that an earlier release stored lack newer fields. */
function factsOf(row: { caseStudy: CaseStudy | null }): CaseStudy {
  return { ...EMPTY_CASE_STUDY, ...expectDefined(row.caseStudy, 'facts of the case study') }
}

async function withMeasurementsAndPictures<Row extends { caseStudy: CaseStudy }>(db: Db, rows: Row[]) {
  const facts = rows.map((row) => row.caseStudy)
  const measurements = await findMeasurements(
    db,
    facts.flatMap(({ measuredBefore, measuredAfter }) => [measuredBefore ?? [], measuredAfter ?? []].flat()),
  )
  const pictures = await findPictures(
    db,
    facts.flatMap((one) => one.pictures.map(({ id }) => id)),
  )
  return rows.map((row) => ({
    ...row,
    before: measurements.get(row.caseStudy.measuredBefore ?? 0),
    after: measurements.get(row.caseStudy.measuredAfter ?? 0),
    pictures: row.caseStudy.pictures.flatMap(({ id, ...shown }) => {
      const picture = pictures.get(id)
      return picture ? [{ ...shown, picture }] : []
    }),
  }))
}

export async function findMeasurements(db: Db, ids: readonly number[]): Promise<Map<number, StoredMeasurement>> {
  if (ids.length === 0) return new Map()
  const rows = await repo.listMeasurements(db, ids)
  return new Map(
    rows.map(({ id, address, measuredAt, measurement }) => [
      id,
      { ...measurement, id, address, measuredAt: measuredAt.toISOString() },
    ]),
  )
}

export type CasePage = Awaited<ReturnType<typeof toCasePage>>

/** Undefined: no public case study has or had this slug. Its own slug may differ: then the address redirects. */
export async function findCase(ctx: Context, sources: CaseSources, slug: string, locale: Locale) {
  const { db, now } = ctx
  noteTag(PORTFOLIO_TAG)
  const id = await repo.findIdBySlug(db, slug)
  if (id === undefined) return undefined
  noteTag(`post:${id}`)
  const row = await repo.find(db, id, { locale, now: now() })
  if (!row) return undefined
  const others = await repo.listLinks(db, { locale, now: now() }, MAX_LISTED)
  const place = others.findIndex((one) => one.id === id)
  const next = others.length > 1 ? others[(place + 1) % others.length] : undefined
  const languages = await listLanguages(db, id)
  return {
    ...(await toCasePage(ctx, sources, row, locale)),
    next,
    languages: languages.toSorted((a, b) => LOCALES.indexOf(a.locale) - LOCALES.indexOf(b.locale)),
  }
}

/** Also for a preview, whose row is not stored. */
export async function toCasePage(ctx: Context, sources: CaseSources, row: repo.CaseRow, locale: Locale) {
  const { db } = ctx
  const facts = factsOf(row)
  const [shown] = await withMeasurementsAndPictures(db, [{ ...row, caseStudy: facts }])
  const { document, ...rest } = expectDefined(shown, 'case study')
  const services = await sources.listServices(ctx, locale)
  const rendering = {
    locale,
    pictures: await findPictures(db, pictureIdsIn(document)),
    highlighted: await highlightCode(document),
  }
  return {
    ...rest,
    isFallback: row.locale !== locale,
    madeHtml: renderDocument(document, rendering).html,
    document,
    services: services.filter(({ key }) => facts.services.includes(key)),
    quote: facts.reviewId ? await sources.findQuote(ctx, facts.reviewId) : undefined,
    /** The address of a demo company is made up. */
    isAddressLinked: facts.liveAddress !== '' && !facts.drawing && (await isAnswering(db, row.id, facts.liveAddress)),
  }
}

async function isAnswering(db: Db, postId: number, address: string): Promise<boolean> {
  const [check] = await repo.listAddressChecks(db, [postId])
  return check?.address !== address || check.failures < HIDDEN_AFTER_FAILURES
}
