import { REMOTE_BACKUPS } from '#kernel/backup-counts.ts'
import { type LocalDate, mondayOf, monthOf } from '#kernel/calendar.ts'

/**
 * Days whose backup is removed: all but the newest ones, the newest of each week and the newest of each month. Counted
 * in backups, not from today: while no new ones are made, none is removed.
 */
export function expiredBackups(days: readonly LocalDate[]): LocalDate[] {
  const newestFirst = [...new Set(days)].sort().reverse()
  const newestOf = (periodOf: (day: LocalDate) => string, periods: number) =>
    [...Map.groupBy(newestFirst, periodOf).values()].slice(0, periods).flatMap((group) => group.slice(0, 1))
  const kept = new Set([
    ...newestFirst.slice(0, REMOTE_BACKUPS.days),
    ...newestOf(mondayOf, REMOTE_BACKUPS.weeks),
    ...newestOf(monthOf, REMOTE_BACKUPS.months),
  ])
  return newestFirst.filter((day) => !kept.has(day))
}
