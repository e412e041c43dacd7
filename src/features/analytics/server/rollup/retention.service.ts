import { randomBytes } from 'node:crypto'
import { getSetting } from '#features/settings/server/setting.service.ts'
import { addMonths, monthOf, sameDayInMonth } from '#kernel/calendar.ts'
import { HOUR_MS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import { analyticsSetting, SUMMARY_YEARS } from '../../model/analytics-settings.schema.ts'
import { removeBatchesBefore } from '../collect/event.repo.ts'
import { removeBefore } from '../collect/page-requests.repo.ts'
import { removeSourcesBefore } from '../crawlers/crawler-ranges.repo.ts'
import * as repo from './retention.repo.ts'
import { refreshRollups } from './rollup.service.ts'

const EVENTS_PER_DELETE = 20_000
const BATCH_ID_HOURS = 25

/**
 * Deletes raw events after the months of the setting, visits and page requests after five years. Once a whole calendar
 * month (UTC) of events is deleted, the identifiers in its visits are replaced, so that its visitors can still be counted.
 */
export async function expireAnalytics(ctx: Context): Promise<void> {
  const { db, now } = ctx
  const { eventMonths } = await getSetting(ctx, analyticsSetting)
  // Refresh first: events that are not rolled up yet would be lost.
  await refreshRollups(ctx)
  const limit = monthsBefore(now(), eventMonths)
  while ((await repo.removeEventsBefore(db, limit, EVENTS_PER_DELETE)) === EVENTS_PER_DELETE);
  await pseudonymiseVisits(ctx, new Date(Date.UTC(limit.getUTCFullYear(), limit.getUTCMonth())))
  const summaryLimit = monthsBefore(now(), 12 * SUMMARY_YEARS)
  await repo.removeVisitsBefore(db, summaryLimit)
  await removeBefore(db, summaryLimit)
  await removeSourcesBefore(db, summaryLimit)
}

/** Events are accepted for a day, so a batch can be retried for that long. */
export function expireBatchIds({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  return removeBatchesBefore(db, new Date(now().getTime() - BATCH_ID_HOURS * HOUR_MS))
}

/** One random, unstored key per month, so visits of different months cannot be linked. */
async function pseudonymiseVisits({ db }: Context, before: Date): Promise<void> {
  for (;;) {
    const first = await repo.findFirstIdentified(db, before)
    if (!first) return
    const monthEnd = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1))
    await repo.pseudonymise(db, monthEnd, randomBytes(32))
  }
}

/** Start of that day (UTC), or of the last day of a shorter month. */
export function monthsBefore(moment: Date, months: number): Date {
  const date = moment.toISOString().slice(0, 10)
  return new Date(sameDayInMonth(addMonths(monthOf(date), -months), date))
}
