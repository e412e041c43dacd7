import type { Db } from '#platform/server/db.ts'
import type { BusySpan, TimeSpan } from '../../model/availability.ts'
import { list as listOwnCalendars } from '../calendars/calendar.repo.ts'

/** The calendar of the owner that closes a time. */
export async function findBusyCalendar(db: Db, busy: readonly BusySpan[], { start, end }: TimeSpan) {
  const found = busy.find((span) => span.start < end && span.end > start)
  const calendar = (await listOwnCalendars(db)).find(({ id }) => id === found?.calendar)
  return calendar && found ? { name: calendar.name, isUnread: found.isUnread } : null
}
