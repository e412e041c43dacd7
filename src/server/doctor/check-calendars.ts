import { listUnreadCalendars } from '#features/booking/server/calendars/calendar.service.ts'
import type { Db } from '#platform/server/db.ts'
import { type Diagnosis, diagnosesOf } from './diagnosis.ts'

const { ok, problem } = diagnosesOf('calendars')

/** Calendars of the owner whose busy times close slots. */
export async function checkCalendars(db: Db, now: Date): Promise<Diagnosis[]> {
  const unread = await listUnreadCalendars(db, now)
  if (unread.length === 0) return [ok('Every calendar of the owner was read within 15 minutes.')]
  const names = unread.map((name) => `"${name}"`).join(', ')
  return [
    problem(
      `These calendars of the owner were not read or written for 15 minutes, so their busy times may be outdated: ${names}. While the site is stopped, no calendar is read. See why under "Your own calendars" on /admin/timeslots#calendar.`,
    ),
  ]
}
