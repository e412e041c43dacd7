import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { METRICS } from '#features/analytics/model/event.schema.ts'
import { THRESHOLDS } from '#features/analytics/model/vitals/vitals.ts'
import {
  getBuildChanges,
  getSlowElements,
  getVitalBreakdown,
} from '#features/analytics/server/vitals/vitals.service.ts'
import { hasFirstPassword } from '#features/identity/server/users/user.repo.ts'
import { findLastEntry } from '#features/journal/server/journal.service.ts'
import { getMailStatus } from '#features/mail/server/mail.service.ts'
import { countMissingPictures } from '#features/media/server/media.service.ts'
import { addDays } from '#kernel/calendar.ts'
import { localizedPath } from '#kernel/locale.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import { findNewestLocal } from '#platform/server/backup/remote-backup.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { countFailedJobs } from '#platform/server/jobs/failed-jobs.ts'
import type { AuditedPage } from '../../model/digest/page-digest.ts'
import { operationTip, type Tip, vitalEffect, WHOLE_SITE } from '../../model/tip.schema.ts'
import { countDrift, type ReadTextGroups, type TextPlace } from '../drift/drift.service.ts'
import { readAddressViews } from '../run/page-views.service.ts'
import type { AuditSource } from '../run/run.service.ts'
import { listFindingTips, viewsOf } from './finding-tips.service.ts'

/** Facts that slices and the server provide which this one cannot import. */
export type TipFacts = Pick<AuditSource, 'listPages'> & {
  readTextGroups: ReadTextGroups
  hasDemoContent(db: Db): Promise<boolean>
  /** Names of calendars of the owner that cannot be read. */
  listUnreadCalendars(db: Db, now: Date): Promise<string[]>
  /** When a backup was last uploaded to the S3 store. */
  findLastUpload(db: Db): Promise<Date | undefined>
}
type TipSource = (ctx: Context, facts: TipFacts) => Promise<Tip[]>

const CORE_METRICS = METRICS.filter((metric) => ['LCP', 'INP', 'CLS'].includes(metric))
/** Fewer measurements are not significant. */
const MIN_SAMPLES = 50
const PERIOD_DAYS = 28

/** Pages with a poor p75, or that a build made worse and that are not good. Advice is about measured figures only. */
const vitalTips: TipSource = async (ctx) => {
  const to = ctx.now().toISOString().slice(0, 10)
  const period = { from: addDays(to, 1 - PERIOD_DAYS), to, figures: 'own' } as const
  const perMetric = await Promise.all(
    CORE_METRICS.map(async (metric) => {
      const { rows } = await getVitalBreakdown(ctx, { ...period, metric, by: 'route' })
      const total = rows.reduce((sum, { samples }) => sum + samples, 0)
      const slow = rows.filter(({ value, rating, samples }) => {
        return value !== null && samples >= MIN_SAMPLES && rating !== 'good'
      })
      return { metric, total, slow }
    }),
  )
  if (perMetric.every(({ slow }) => slow.length === 0)) return []
  const { changes } = await getBuildChanges(ctx, period)
  const tips = await Promise.all(
    perMetric.map(async ({ metric, total, slow }) => {
      const { rows: elements } = await getSlowElements(ctx, { ...period, metric })
      const [limit] = THRESHOLDS[metric]
      return slow.flatMap(({ value: route, p75, rating, samples }): Tip[] => {
        const worse = changes.find(
          (change) =>
            change.metric === metric && change.route === route && change.direction === 'worse' && change.isLast,
        )
        if (route === null || p75 === null || (rating !== 'poor' && !worse)) return []
        const values = {
          metric,
          route,
          p75,
          limit,
          ...(worse && { build: worse.after.build, before: worse.before.p75 }),
        }
        return [
          {
            key: `vitals:${metric}:${route}`,
            area: 'vitals',
            isCritical: false,
            people: samples,
            effect: vitalEffect({ p75, limit, share: samples / total }),
            text: worse ? 'vital-worse' : 'vital-poor',
            values,
            page: route,
            element: elements.find((one) => one.route === route)?.target ?? '',
            more: 0,
            link: `/admin/vitals?route=${encodeURIComponent(route)}`,
            isForDeveloper: true,
          },
        ]
      })
    }),
  )
  return tips.flat()
}

/** One tip for all texts, because one screen lists them: a point per text, at most 20. */
const translationTips: TipSource = async (ctx, { readTextGroups, listPages }) => {
  const { total, newest, places } = await countDrift(ctx, readTextGroups, ctx.languages.current().defaultLocale)
  if (newest === undefined) return []
  const pages = pagesOfTexts(await listPages(ctx), places)
  return [
    {
      key: 'translation:drift',
      area: 'translation',
      isCritical: false,
      people: viewsOf(await readAddressViews(ctx), pages),
      effect: Math.min(20, total),
      text: 'translation-drift',
      values: { count: total, name: newest },
      ...WHOLE_SITE,
      link: '/admin/translations',
      isForDeveloper: false,
    },
  ]
}

/** Where texts are shown that are edited on no screen of a page. */
const SHOWN_ON: Partial<Record<TextPlace['source'], string>> = { company: '/', packages: '/services' }

/** The pages that are edited where the texts are, in the language of each text. */
function pagesOfTexts(pages: AuditedPage[], places: TextPlace[]): string[] {
  // The last part of the address of a post is its title, in any language.
  const screenOf = (editPath: string) => editPath.replace(/#.*/s, '').replace(/^(\/edit\/\d+)\/.*/s, '$1')
  const isShowing = new Set(places.map(({ editPath, locale }) => `${locale} ${screenOf(editPath)}`))
  const shown = pages.filter(({ locale, editPath }) => isShowing.has(`${locale} ${screenOf(editPath)}`))
  const others = places.flatMap(({ source, locale }) => {
    const path = SHOWN_ON[source]
    return path ? [localizedPath(locale, path)] : []
  })
  return [...shown.map(({ address }) => address), ...others]
}

const mailTips: TipSource = async (ctx) => {
  const { hasMailServer, lastError, counts } = await getMailStatus(ctx)
  if (!hasMailServer)
    return [operationTip('no-mail-server', '/admin/settings#mail-server', { growth: Math.min(20, counts.unsent / 5) })]
  const stuck = counts.failed + (lastError ? counts.queued : 0)
  if (stuck === 0) return []
  return [operationTip('mail-failing', '/admin/mail', { values: { count: stuck }, growth: Math.min(30, stuck) })]
}

/** Demo content is acceptable only while no public URL is set. */
const contentTips: TipSource = async (ctx, { hasDemoContent }) => {
  if (!(await hasDemoContent(ctx.db))) return []
  const people = viewsOf(await readAddressViews(ctx), [''])
  return [operationTip('demo-content', '/admin', { growth: ctx.env.PUBLIC_URL ? 30 : 0, people })]
}

const passwordTips: TipSource = async ({ db }) =>
  (await hasFirstPassword(db)) ? [operationTip('first-password', '/profile#password')] : []

const OLD_BACKUP_DAYS = 3
const OLD_UPLOAD_DAYS = 1
const OLD_COPY_DAYS = 30
/** Downloads a backup, whatever stopped the nightly one. */
const BACKUP_FORM = '/admin/settings#backup'

/** Also the nightly backup: a run that failed for good is a failed job until a later one succeeds. */
const jobTips: TipSource = async ({ db }) => {
  const failed = await countFailedJobs(db)
  if (failed.length === 0) return []
  const count = failed.reduce((sum, job) => sum + job.count, 0)
  const names = failed.map(({ name }) => name).join(', ')
  return [operationTip('jobs-failed', '', { values: { count, names }, growth: Math.min(20, count) })]
}

const calendarTips: TipSource = async ({ db, now }, { listUnreadCalendars }) => {
  const unread = await listUnreadCalendars(db, now())
  if (unread.length === 0) return []
  return [operationTip('calendar-unread', '/admin/timeslots#calendar', { values: { names: unread.join(', ') } })]
}

/** Both databases, with BACKUP_BUCKET. */
const uploadTips: TipSource = async ({ db, env, now }, { findLastUpload }) => {
  const uploaded = env.BACKUP_BUCKET ? await findLastUpload(db) : undefined
  const days = uploaded ? daysSince(uploaded, now()) : 0
  if (days <= OLD_UPLOAD_DAYS) return []
  return [operationTip('backup-not-uploaded', BACKUP_FORM, { values: { days }, growth: Math.min(30, days / 2) })]
}

/** Embedded database only: PostgreSQL servers are backed up by their operator. */
const backupTips: TipSource = async ({ db, env, now }, { findLastUpload }) => {
  if (env.DATABASE_URL) return []
  const newest = await findNewestLocal(env.DATA_DIR)
  const started = await stat(join(env.DATA_DIR, 'db')).catch(() => undefined)
  const since = newest ? new Date(newest.day) : started?.birthtime
  const days = since ? daysSince(since, now()) : 0
  const copied = env.BACKUP_BUCKET ? await findLastUpload(db) : (await findLastEntry(db, 'backup.written'))?.at
  const copyDays = copied && daysSince(copied, now())
  const tips: Tip[] = []
  if (days > OLD_BACKUP_DAYS)
    tips.push(operationTip('no-backup', BACKUP_FORM, { values: { days }, growth: Math.min(30, days / 2) }))
  if (copyDays === undefined || copyDays > OLD_COPY_DAYS)
    tips.push(operationTip('backup-not-copied', BACKUP_FORM, { growth: Math.min(30, (copyDays ?? 0) / 10) }))
  return tips
}

/** A copy of the data folder without `media`, or the restore of a nightly backup. */
const pictureTips: TipSource = async (ctx) => {
  const count = await countMissingPictures(ctx)
  return count > 0 ? [operationTip('pictures-missing', '', { values: { count }, growth: Math.min(30, count) })] : []
}

function daysSince(moment: Date, now: Date): number {
  return Math.floor((now.getTime() - moment.getTime()) / DAY_MS)
}

const LOW_SHARE = 0.1
const LOW_BYTES = 1_073_741_824

/** Warns below a gigabyte that is also less than a tenth of the disk. */
const diskTips: TipSource = async ({ env }) => {
  if (env.DATABASE_URL) return []
  return diskTip(await statfs(env.DATA_DIR))
}

export function diskTip({ bavail, blocks, bsize }: Record<'bavail' | 'blocks' | 'bsize', number>): Tip[] {
  const free = bavail * bsize
  if (free >= LOW_BYTES || bavail / blocks >= LOW_SHARE) return []
  const values = { megabytes: Math.floor(free / 1_048_576) }
  return [operationTip('disk-full', '', { values, growth: 10 * (1 - free / LOW_BYTES) })]
}

export const TIP_SOURCES: readonly TipSource[] = [
  listFindingTips,
  vitalTips,
  translationTips,
  mailTips,
  contentTips,
  passwordTips,
  jobTips,
  calendarTips,
  backupTips,
  uploadTips,
  pictureTips,
  diskTips,
]
