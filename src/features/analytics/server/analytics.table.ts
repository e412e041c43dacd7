import { sql } from 'drizzle-orm'
import {
  bigint,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { LOCALES } from '#kernel/locale.ts'
import { DEVICE_CLASSES, EVENT_KINDS } from '../model/event.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Raw events, append-only. `at` is the server's clock minus the age that the browser reported; both time columns grow
 * with the table, so a BRIN index per column finds a day without the cost of a B-tree on every insert.
 */
export const events = pgTable(
  'analytics_events',
  {
    at: moment('at').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** Random identifier of the cookie `cyaan.visitor`. */
    visitor: text().notNull(),
    /** Random identifier of the cookie `cyaan.visit`, which ends after 30 minutes without an event. */
    visit: text().notNull(),
    kind: text({ enum: EVENT_KINDS }).notNull(),
    /** `page_view`, a metric (`LCP`), a goal (`registration`) or a kind of click (`outbound`). */
    name: text().notNull(),
    /** Without language prefix and query string. */
    path: text().notNull(),
    /** The pattern of the path: `/blog/$blogId/$slug`. */
    route: text().notNull(),
    language: text({ enum: LOCALES }).notNull(),
    device: text({ enum: DEVICE_CLASSES }).notNull(),
    browser: text().notNull(),
    browserVersion: smallint('browser_version'),
    /** Estimated from the time zone and the language of the browser. */
    country: text(),
    /** Number of the deployment; null when this site never ran the build. */
    build: integer(),
    /** Host of another site. */
    referrer: text(),
    source: text(),
    medium: text(),
    campaign: text(),
    /** Milliseconds, for CLS a score. */
    value: doublePrecision(),
    /** The slow element or the element of the interaction, as a CSS selector; of a click where it leads. */
    target: text(),
    /** The longest part of a metric: `resourceLoadDuration`. */
    phase: text(),
    /** The metric id of a vital that can be reported again with another value (INP, CLS). The last report counts. */
    sample: text(),
  },
  (table) => [
    index('analytics_events_at').using('brin', table.at),
    index('analytics_events_received_at').using('brin', table.receivedAt),
  ],
)

/** Idempotency keys: ids of the batches of the last day. A retried batch is not stored twice. */
export const batches = pgTable(
  'analytics_batches',
  {
    id: text().primaryKey(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('analytics_batches_received_at').using('brin', table.receivedAt)],
)

// Example figures of the demo have tables of their own, of the same type: a query takes one or the other.
const visitsTable = (name: string) =>
  pgTable(
    name as 'analytics_visits',
    {
      visitor: text().notNull(),
      /** Distinct visitors are counted by number: sorting numbers is several times faster than sorting text. */
      visitorHash: bigint('visitor_hash', { mode: 'bigint' }).generatedAlwaysAs(sql`hashtextextended(visitor, 0)`),
      visit: text().notNull(),
      startedAt: moment('started_at').notNull(),
      endedAt: moment('ended_at').notNull(),
      views: integer().notNull(),
      entry: text().notNull(),
      exit: text().notNull(),
      /** Distinct paths in the order of their first view, and the number of views of each. */
      paths: text().array().notNull(),
      pathViews: integer('path_views').array().notNull(),
      goals: text().array().notNull(),
      /** Of the first view. */
      language: text({ enum: LOCALES }).notNull(),
      /** Distinct languages of the views, and the number of views of each; empty in visits of earlier versions. */
      languages: text().array().notNull().default(sql`'{}'`),
      languageViews: integer('language_views').array().notNull().default(sql`'{}'`),
      /** Distinct clicks that leave the page: `outbound example.com`, `download /media/x.pdf`, `contact tel`. */
      clicks: text().array().notNull().default(sql`'{}'`),
      /** Estimated from the time zone and the language of the browser. */
      country: text(),
      device: text({ enum: DEVICE_CLASSES }).notNull(),
      browser: text().notNull(),
      browserVersion: smallint('browser_version'),
      referrer: text(),
      source: text(),
      medium: text(),
      campaign: text(),
    },
    (table) => [
      primaryKey({ columns: [table.visit, table.visitor] }),
      // The migration adds `include (visitor_hash, views, ended_at)`: totals and series are read from the index alone.
      index(`${name}_started_at`).on(table.startedAt),
      index(`${name}_with_goals`).on(table.startedAt).where(sql`${table.goals} <> '{}'`),
    ],
  )

/**
 * Rollup: one row per visit. When raw events expire, `visitor` is replaced by a keyed hash, so that
 * visitors of one month can still be counted.
 */
export const visits = visitsTable('analytics_visits')
export const exampleVisits = visitsTable('example_visits')

const vitalHoursTable = (name: string) =>
  pgTable(
    name as 'analytics_vital_hours',
    {
      hour: moment('hour').notNull(),
      metric: text().notNull(),
      route: text().notNull(),
      language: text({ enum: LOCALES }).notNull(),
      device: text({ enum: DEVICE_CLASSES }).notNull(),
      browser: text().notNull(),
      build: integer(),
      target: text(),
      phase: text(),
      /** Rounded when it is received (`roundVital`), so that equal values share a row. */
      value: doublePrecision().notNull(),
      count: integer().notNull(),
    },
    (table) => [
      index(`${name}_hour`).on(table.hour),
      // Every column of the reports except the slow element: a report on one metric reads this index alone.
      index(`${name}_metric`).on(
        table.metric,
        table.hour,
        table.value,
        table.count,
        table.route,
        table.device,
        table.language,
        table.browser,
        table.build,
      ),
    ],
  )

/** Rollup: how often each value of a metric was measured in an hour. It holds no identifier. */
export const vitalHours = vitalHoursTable('analytics_vital_hours')
export const exampleVitalHours = vitalHoursTable('example_vital_hours')

/** Up to when (received) events are part of the rollups. One row. */
export const rollupState = pgTable('analytics_rollup_state', {
  id: integer().primaryKey().default(1),
  receivedUntil: moment('received_until').notNull(),
})

const deploymentsTable = (name: string) =>
  pgTable(name as 'analytics_deployments', {
    number: integer().primaryKey().generatedByDefaultAsIdentity(),
    build: text().notNull().unique(),
    startedAt: moment('started_at').notNull(),
  })

/** Every build that this site has run, in the order of its first start. */
export const deployments = deploymentsTable('analytics_deployments')
export const exampleDeployments = deploymentsTable('example_deployments')

const pageRequestsTable = (name: string) =>
  pgTable(
    name as 'analytics_page_requests',
    {
      hour: moment('hour').notNull(),
      client: text().notNull(),
      path: text().notNull().default(sql`''`),
      count: integer().notNull(),
    },
    (table) => [primaryKey({ columns: [table.hour, table.client, table.path] })],
  )

/**
 * Requests for pages, counted by the server without any identifier: by crawlers per page, and by people per hour
 * (`client` is `visit`: a page opened from outside the site; its `path` is empty).
 */
export const pageRequests = pageRequestsTable('analytics_page_requests')
export const examplePageRequests = pageRequestsTable('example_page_requests')

/** Networks that the operators of crawlers publish, as fetched last. */
export const crawlerRanges = pgTable('analytics_crawler_ranges', {
  crawler: text().primaryKey(),
  networks: text().array().notNull(),
  fetchedAt: moment('fetched_at').notNull(),
})

/** Requests by the name of a crawler whose networks are known: from these, and from elsewhere. No address is stored. */
export const crawlerSources = pgTable(
  'analytics_crawler_sources',
  {
    hour: moment('hour').notNull(),
    client: text().notNull(),
    verified: integer().notNull(),
    outside: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.client] })],
)
