import type { Context } from '#platform/server/context.ts'
import type { Appointment } from '../../model/appointment.ts'
import type { EventQuestion } from '../../model/calendars/own-calendar.schema.ts'
import { readEventTimes } from '../../model/calendars/read-event.ts'
import type { EventStore } from './caldav/event-store.service.ts'
import { CalendarFailure } from './calendar-client.service.ts'
import * as repo from './written-appointment.repo.ts'

/** Parsed on the main thread. */
const MAX_EVENT_LENGTH = 500_000

type Compared = {
  row: repo.WrittenRow
  appointment: Appointment
  zone: string
  /** Of the event in the calendar; absent if there is none. */
  etag: string | null | undefined
}

/** Whether the owner moved or deleted the event of an appointment. Other changes, such as an alarm, are theirs. */
export async function compareEvent(ctx: Context, store: EventStore, compared: Compared): Promise<void> {
  const { row, appointment, zone, etag } = compared
  if (etag && etag === row.etag) {
    // Put back by the owner.
    if (row.question) await repo.save(ctx.db, { ...row, ...NO_QUESTION })
    return
  }
  if (etag && etag === row.seenEtag) return
  const found = etag ? await store.read(row.file) : undefined
  if (!found) return askAbout(ctx, row, { question: 'deleted' })
  if (found.data.length > MAX_EVENT_LENGTH) throw new CalendarFailure('tooLarge')
  const times = readEventTimes(found.data, zone)
  if (!times || times.isCancelled) return askAbout(ctx, row, { question: 'deleted', seenEtag: found.etag })
  const isAt = ({ startsAt, endsAt }: Pick<Appointment, 'startsAt' | 'endsAt'>) =>
    times.start === startsAt.getTime() && times.end === endsAt.getTime()
  // At the time that was written, the event is only older than the appointment.
  if (isAt(appointment) || isAt(row)) return repo.save(ctx.db, { ...row, ...NO_QUESTION, etag: found.etag })
  return askAbout(ctx, row, { question: 'moved', movedTo: new Date(times.start), seenEtag: found.etag })
}

const NO_QUESTION = { question: null, movedTo: null, seenEtag: null }

type Asked = { question: EventQuestion; movedTo?: Date; seenEtag?: string | null }

export function askAbout({ db }: Context, row: repo.WrittenRow, asked: Asked): Promise<void> {
  return repo.save(db, { ...row, ...NO_QUESTION, ...asked })
}
