import type { Context } from '#platform/server/context.ts'
import { assertNoTransaction } from '#platform/server/database/transaction-scope.ts'
import type { Appointment } from '../../model/appointment.ts'
import { listApproved } from '../appointments/appointment.repo.ts'
import { loadBookingConfig } from '../availability/availability.service.ts'
import { loadEventWriter } from '../owner-event.service.ts'
import { openCaldavSession } from './caldav/caldav-session.service.ts'
import { type EventStore, openEventStore } from './caldav/event-store.service.ts'
import { findCtag } from './caldav/fetch-caldav.service.ts'
import * as calendarRepo from './calendar.repo.ts'
import { decryptAddress, decryptPassword } from './calendar-address.service.ts'
import { CalendarFailure } from './calendar-client.service.ts'
import { askAbout, compareEvent } from './compare-event.service.ts'
import * as repo from './written-appointment.repo.ts'

/** Of all requests of one run. What is left is written by the next one. */
const TIMEOUT_MS = 60_000
/** `version` of a row whose appointment must be written again. */
export const PUT_BACK = -1

type Work = {
  calendar: calendarRepo.CalendarRow
  rows: repo.WrittenRow[]
  /** Those that are not over, by id. */
  approved: Map<string, Appointment>
  /** Ids of approved appointments that are over. */
  past: ReadonlySet<string>
}

/**
 * Makes the events in the calendar of the owner those of the approved appointments. Idempotent: every write names the ETag
 * that it is based on, and what the server refuses is compared again. Nothing that the owner changed is overwritten.
 */
export function writeAppointments(ctx: Context): Promise<void> {
  return forEachCalendar(ctx, async (store, work) => {
    for (const row of work.rows) await endIfUnwanted(ctx, store, work, row)
    if (!work.calendar.receivesAppointments) return
    const toEvent = await loadEventWriter(ctx)
    const known = new Map(work.rows.map((row) => [row.appointmentId, row]))
    for (const appointment of work.approved.values())
      await writeEvent(ctx, store, appointment, {
        calendarId: work.calendar.id,
        row: known.get(appointment.id),
        data: () => toEvent(appointment),
      })
  })
}

/** Finds what the owner moved or deleted. Costs one request while the calendar has not changed. */
export function compareAppointments(ctx: Context): Promise<void> {
  return forEachCalendar(ctx, async (store, { calendar, rows, approved }, ctag) => {
    const current = await ctag()
    if (current !== null && current === calendar.comparedCtag) return
    const { zone } = await loadBookingConfig(ctx.db)
    const compared = rows.filter(({ appointmentId, etag }) => etag !== null && approved.has(appointmentId))
    const etags = compared.length > 0 ? await store.findEtags(compared.map(({ file }) => file)) : new Map()
    for (const row of compared) {
      const appointment = approved.get(row.appointmentId)
      if (appointment) await compareEvent(ctx, store, { row, appointment, zone, etag: etags.get(row.file) })
    }
    await calendarRepo.update(ctx.db, calendar.id, { comparedCtag: current })
  })
}

async function forEachCalendar(
  ctx: Context,
  run: (store: EventStore, work: Work, ctag: () => Promise<string | null>) => Promise<void>,
): Promise<void> {
  assertNoTransaction('calendars')
  const { db, now } = ctx
  const calendars = (await calendarRepo.list(db)).filter(({ kind }) => kind === 'caldav')
  if (calendars.length === 0) return
  const rows = await repo.list(db)
  const approved = new Map((await listApproved(db, now())).map((one) => [one.id, one]))
  const past = new Set((await repo.listApprovedIds(db)).filter((id) => !approved.has(id)))
  for (const calendar of calendars) {
    const work = { calendar, approved, past, rows: rows.filter(({ calendarId }) => calendarId === calendar.id) }
    if (!calendar.receivesAppointments && work.rows.length === 0) continue
    await attempt(ctx, calendar, (store, ctag) => run(store, work, ctag))
  }
}

async function attempt(
  ctx: Context,
  calendar: calendarRepo.CalendarRow,
  run: (store: EventStore, ctag: () => Promise<string | null>) => Promise<void>,
): Promise<void> {
  const save = (change: Partial<calendarRepo.CalendarRow>) => calendarRepo.update(ctx.db, calendar.id, change)
  const [address, password] = [decryptAddress(ctx.keys, calendar), decryptPassword(ctx.keys, calendar)]
  if (address === undefined || password === undefined) return
  const session = openCaldavSession(ctx, { address, username: calendar.username, password }, TIMEOUT_MS)
  try {
    await run(openEventStore(session, address), () => findCtag(session, address))
    if (calendar.writeFailingSince) await save({ writeError: null, writeFailingSince: null })
  } catch (error) {
    const failure = error instanceof CalendarFailure ? error : session.failure
    if (!failure) throw error
    await save({ writeError: failure.reason, writeFailingSince: calendar.writeFailingSince ?? ctx.now() })
  } finally {
    session.close()
  }
}

/** The event of an appointment that took place stays, also one that the owner moved to a later time and left there. */
async function endIfUnwanted({ db, now }: Context, store: EventStore, work: Work, row: repo.WrittenRow): Promise<void> {
  const { calendar, approved, past } = work
  if (calendar.receivesAppointments && approved.has(row.appointmentId)) return
  if (row.endsAt > now()) {
    // The row is needed until then: the time of the event is busy (`listLeftElsewhere`).
    if (past.has(row.appointmentId)) return
    await removeEvent(store, row)
  }
  await repo.remove(db, row.appointmentId)
}

async function removeEvent(store: EventStore, { file, seenEtag, etag }: repo.WrittenRow): Promise<void> {
  const known = seenEtag ?? etag
  if (known === null) return
  const { conflict } = await store.remove(file, known)
  const current = conflict && (await store.read(file))?.etag
  if (current) await store.remove(file, current)
}

type Wanted = { calendarId: string; row: repo.WrittenRow | undefined; data: () => string }

async function writeEvent(ctx: Context, store: EventStore, appointment: Appointment, wanted: Wanted): Promise<void> {
  const { db } = ctx
  const row = wanted.row && settle(wanted.row, appointment)
  if (row && !isDue(row, appointment)) {
    if (row !== wanted.row) await repo.save(db, row)
    return
  }
  const { id, version, startsAt, endsAt } = appointment
  const next = { ...blank(appointment, wanted.calendarId), ...row, version, startsAt, endsAt }
  const written = await (row?.etag
    ? store.update(row.file, wanted.data(), row.etag)
    : store.create(next.file, wanted.data()))
  if ('etag' in written) return repo.save(db, { ...next, etag: written.etag })
  if (written.conflict === 'gone') return askAbout(ctx, row ?? next, { question: 'deleted' })
  if (written.conflict === 'taken') {
    // The owner accepted the invite in this calendar: that event becomes ours.
    const file = await store.findByUid(id)
    const found = file ? await store.read(file) : undefined
    if (!file || !found?.etag) throw new CalendarFailure('status')
    const adopted = await store.update(file, wanted.data(), found.etag)
    if (!('etag' in adopted)) throw new CalendarFailure('status')
    return repo.save(db, { ...next, file, etag: adopted.etag })
  }
  const { zone } = await loadBookingConfig(db)
  await compareEvent(ctx, store, { row: row ?? next, appointment, zone, etag: (await store.read(next.file))?.etag })
}

function blank({ id, version, startsAt, endsAt }: Appointment, calendarId: string): repo.WrittenRow {
  const asked = { question: null, movedTo: null, seenEtag: null }
  return { appointmentId: id, calendarId, file: `${id}.ics`, etag: null, version, startsAt, endsAt, ...asked }
}

/** A question ends when the appointment is moved to where the event already is. */
function settle(row: repo.WrittenRow, { startsAt }: Appointment): repo.WrittenRow {
  if (row.question !== 'moved' || row.movedTo?.getTime() !== startsAt.getTime()) return row
  return { ...row, etag: row.seenEtag, question: null, movedTo: null, seenEtag: null }
}

/** Not while a question is open, nor for an event that the owner deleted and left out. */
function isDue({ question, etag, version }: repo.WrittenRow, appointment: Appointment): boolean {
  return !question && version !== appointment.version && (etag !== null || version === PUT_BACK)
}
