import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, primaryKey, real, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { LAB_FAILURES, type LabFigures } from '../../model/lab.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Medians of Lighthouse, per run and page. */
export const labRuns = pgTable(
  'lab_runs',
  {
    at: moment('at').notNull(),
    address: text().notNull(),
    /** The build that was measured, as in `deployments`. */
    build: text().notNull(),
    /** A copy of the build with demo content, as `npm run audit:pages` measures it; otherwise this site. */
    isDemoCopy: boolean('is_demo_copy').notNull().default(true),
    // On a phone. Scores from 0 to 100.
    performance: real().notNull(),
    accessibility: real().notNull(),
    bestPractices: real('best_practices').notNull(),
    seo: real().notNull(),
    /** Milliseconds. */
    lcp: real().notNull(),
    tbt: real().notNull(),
    cls: real().notNull(),
    transferBytes: integer('transfer_bytes').notNull(),
    /** The same on a computer; null for runs of earlier versions. */
    desktop: jsonb().$type<LabFigures>(),
  },
  (table) => [primaryKey({ columns: [table.at, table.address] })],
)

/** Runs of Lighthouse that an admin starts. Their figures are rows of `lab_runs`. */
export const lighthouseRuns = pgTable(
  'lighthouse_runs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    startedAt: moment('started_at').notNull(),
    /** Updated while the run is active; an old heartbeat means that it was interrupted. */
    heartbeatAt: moment('heartbeat_at').notNull(),
    finishedAt: moment('finished_at'),
    /** Why it ended without figures. */
    failure: text({ enum: LAB_FAILURES }),
    /** Measurements, two per page: on a phone and on a computer. */
    total: integer().notNull(),
    done: integer().notNull(),
  },
  // One run at a time, in all processes.
  (table) => [uniqueIndex('lighthouse_runs_running').on(sql`((true))`).where(sql`${table.finishedAt} is null`)],
)
