import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from '#features/identity/server/identity.table.ts'
import { LOCALES } from '#kernel/locale.ts'
import { AREAS, SEVERITIES } from '../model/check.ts'
import { PAGE_KINDS, type PageDigest } from '../model/digest/page-digest.ts'
import { LINK_RESULTS } from '../model/links/external-link.ts'
import { RUN_TRIGGERS } from '../model/run.ts'
import type { CheckScore } from '../model/score.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const auditRuns = pgTable(
  'audit_runs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    trigger: text({ enum: RUN_TRIGGERS }).notNull(),
    /** All pages, not only those affected by a change. */
    isFull: boolean('is_full').notNull(),
    startedAt: moment('started_at').notNull(),
    /** Updated while the run is active; an old heartbeat means that it was interrupted. */
    heartbeatAt: moment('heartbeat_at').notNull(),
    finishedAt: moment('finished_at'),
    /** Why it ended without a result. */
    failure: text(),
    /** Pages to read, and read so far. */
    pagesTotal: integer('pages_total').notNull(),
    pagesDone: integer('pages_done').notNull(),
    seoScore: real('seo_score'),
    aiScore: real('ai_score'),
    /** Points that each check lost. */
    checks: jsonb().$type<CheckScore[]>(),
    /** The set of checks that was applied (`CHECKS_VERSION`). */
    checksVersion: text('checks_version'),
  },
  (table) => [
    // One run at a time, in all processes.
    uniqueIndex('audit_runs_running').on(sql`((true))`).where(sql`${table.finishedAt} is null`),
    index('audit_runs_started').on(table.startedAt),
  ],
)

/** The last digest of every public page. */
export const auditPages = pgTable('audit_pages', {
  /** Path with language prefix, and the query of a category. */
  address: text().primaryKey(),
  path: text().notNull(),
  locale: text({ enum: LOCALES }).notNull(),
  kind: text({ enum: PAGE_KINDS }).notNull(),
  /** Where the owner changes the page: a path of the admin area or of the editor. */
  editPath: text('edit_path').notNull(),
  digest: jsonb().$type<PageDigest>().notNull(),
  // Denormalised from the digest for filters and sorting: reading thousands of digests takes seconds.
  title: text().generatedAlwaysAs(sql`digest->>'title'`),
  textRatio: real('text_ratio').generatedAlwaysAs(
    sql`(digest->>'textBytes')::real / nullif((digest->>'htmlBytes')::real, 0)`,
  ),
  /** Without the scripts, framework data and styles inside the HTML. */
  contentRatio: real('content_ratio').generatedAlwaysAs(
    sql`(digest->>'textBytes')::real / nullif((digest->>'htmlBytes')::real - coalesce((digest->>'inlinedBytes')::real, 0), 0)`,
  ),
  words: integer().generatedAlwaysAs(sql`(digest->>'wordCount')::int`),
  readability: real().generatedAlwaysAs(sql`(digest->>'readability')::real`),
  /** Bytes over the wire. */
  weight: integer().generatedAlwaysAs(sql`(digest->>'transferBytes')::int`),
  /** The HTML itself and the files that it names. */
  requests: integer().generatedAlwaysAs(sql`jsonb_array_length(digest->'resources') + 1`),
  /** Cache tags that the page read (`company`, `post:42`): invalidating one makes the digest outdated. */
  tags: text().array().notNull(),
  checkedAt: moment('checked_at').notNull(),
})

/** Failed checks. One that no longer fails keeps its row, with the run that found it solved. */
export const auditFindings = pgTable(
  'audit_findings',
  {
    /** Hash of check, address and element: the same finding in the next run. */
    fingerprint: text().primaryKey(),
    check: text().notNull(),
    area: text({ enum: AREAS }).notNull(),
    severity: text({ enum: SEVERITIES }).notNull(),
    /** The page; empty for a finding about the whole site. */
    address: text().notNull(),
    element: text().notNull(),
    /** Values for the placeholders of the explanation. */
    values: jsonb().$type<Record<string, string | number>>().notNull(),
    firstRun: integer('first_run').notNull(),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastRun: integer('last_run').notNull(),
    solvedRun: integer('solved_run'),
    solvedAt: moment('solved_at'),
  },
  (table) => [
    index('audit_findings_open').on(table.check, table.address).where(sql`${table.solvedAt} is null`),
    index('audit_findings_address').on(table.address),
  ],
)

/** The site's own text in passages, for full-text search. */
export const auditPassages = pgTable(
  'audit_passages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    address: text().notNull(),
    locale: text({ enum: LOCALES }).notNull(),
    heading: text().notNull(),
    text: text().notNull(),
    search: tsvector().notNull(),
  },
  (table) => [
    index('audit_passages_search').using('gin', table.search),
    index('audit_passages_address').on(table.address),
  ],
)

/** What the last full run found for each question. */
export const auditAnswers = pgTable(
  'audit_answers',
  {
    locale: text({ enum: LOCALES }).notNull(),
    question: text().notNull(),
    isAnswered: boolean('is_answered').notNull(),
    /** Weighted share of the words of the question that the passage contains. */
    coverage: real().notNull(),
    /** The best passage; empty when no passage contains any of the words. */
    address: text().notNull(),
    heading: text().notNull(),
    passage: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.question] })],
)

/** Tags that were invalidated since the pages that show them were last audited. */
export const auditChanges = pgTable('audit_changes', {
  tag: text().primaryKey(),
  at: moment('at').notNull(),
})

/** Links of the audited pages to other sites, and what their last check found. */
export const externalLinks = pgTable(
  'audit_external_links',
  {
    /** Without hash. */
    address: text().primaryKey(),
    /** Null before the first check. */
    checkedAt: moment('checked_at'),
    result: text({ enum: LINK_RESULTS }),
    /** `HTTP 404`, `DNS`; empty for a link that works. */
    problem: text().notNull().default(''),
    /** Consecutive checks that failed. */
    failures: integer().notNull().default(0),
    /** A job is checking it. */
    claimedUntil: moment('claimed_until'),
  },
  (table) => [index('audit_external_links_checked').on(table.checkedAt)],
)

/** Tips that an admin dismissed. A tip whose effect has become larger is shown again. */
export const tipDismissals = pgTable(
  'tip_dismissals',
  {
    key: text().primaryKey(),
    effect: real().notNull(),
    reason: text().notNull(),
    dismissedBy: text('dismissed_by').references(() => users.id, { onDelete: 'set null' }),
    dismissedAt: moment('dismissed_at').notNull(),
  },
  (table) => [index('tip_dismissals_dismissed_by').on(table.dismissedBy)],
)

/** Texts whose translations an admin confirmed although only one language changed. */
export const driftConfirmations = pgTable(
  'drift_confirmations',
  {
    /** `post`, `category`, `packages`, `company`, `page-texts`. */
    source: text().notNull(),
    key: text().notNull(),
    locale: text({ enum: LOCALES }).notNull(),
    confirmedBy: text('confirmed_by').references(() => users.id, { onDelete: 'set null' }),
    confirmedAt: moment('confirmed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.key, table.locale] }),
    index('drift_confirmations_confirmed_by').on(table.confirmedBy),
  ],
)
