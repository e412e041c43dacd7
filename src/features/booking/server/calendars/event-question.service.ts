import * as journal from '#features/journal/server/journal.service.ts'
import { toLocal, toTime } from '#kernel/local-time.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Appointment } from '../../model/appointment.ts'
import { bookingErrors } from '../../model/booking.errors.ts'
import type { EventAnswer, EventQuestion, EventQuestionDetails } from '../../model/calendars/own-calendar.schema.ts'
import { find } from '../appointments/appointment.repo.ts'
import { loadBookingConfig } from '../availability/availability.service.ts'
import { forgetValidators } from './calendar.repo.ts'
import { refreshBusyTimes } from './read-calendars.service.ts'
import { PUT_BACK, writeAppointments } from './write-appointments.service.ts'
import * as repo from './written-appointment.repo.ts'

export async function listEventQuestions({ db }: Pick<Context, 'db'>) {
  const rows = await repo.listQuestions(db)
  const { zone } = await loadBookingConfig(db)
  const questions = rows.map(({ name, email, startsAt, movedTo, question, ...row }): EventQuestionDetails => {
    const times = { startsAt: startsAt.toISOString(), movedTo: movedTo?.toISOString() ?? null }
    return { ...row, ...times, zone, question: question as EventQuestion, client: name || email }
  })
  return { questions }
}

/** The appointment itself does not change. The time of an event that is left elsewhere is busy from then on. */
export async function answerEventQuestion(ctx: Context, admin: User, id: string, { answer }: EventAnswer) {
  const { db, now } = ctx
  await db.transaction(async (tx) => {
    const [row, appointment] = [await repo.findQuestion(tx, id), await find(tx, id)]
    if (!row || !appointment) throw bookingErrors.EVENT_QUESTION_NOT_FOUND()
    const answered = { ...row, etag: row.seenEtag, question: null, movedTo: null, seenEtag: null }
    await repo.save(
      tx,
      answer === 'putBack' ? { ...answered, version: PUT_BACK } : { ...answered, ...leftAt(row, appointment) },
    )
    if (answer === 'keep' && row.movedTo) await forgetValidators(tx, now())
    const { date, minute } = toLocal(appointment.startsAt, (await loadBookingConfig(tx)).zone)
    const details = { name: `${date} ${toTime(minute)}` }
    const action = answer === 'putBack' ? 'eventPutBack' : 'eventKept'
    await journal.record(tx, { at: now(), actor: admin, action: `appointment.${action}`, subject: id, details })
  })
  await (answer === 'putBack' ? writeAppointments(ctx) : refreshBusyTimes(ctx))
  return listEventQuestions(ctx)
}

/** From now on the event belongs there: an alarm that the owner adds asks nothing. */
function leftAt({ movedTo }: repo.WrittenRow, { version, startsAt, endsAt }: Appointment) {
  const start = movedTo ?? startsAt
  return { version, startsAt: start, endsAt: new Date(start.getTime() + endsAt.getTime() - startsAt.getTime()) }
}
