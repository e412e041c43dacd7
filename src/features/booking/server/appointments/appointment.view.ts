import { mapLocales } from '#features/settings/model/map-locales.ts'
import { toLocal, toTime } from '#kernel/local-time.ts'
import { HOUR_MS, MINUTE_MS } from '#kernel/time-units.ts'
import type { AppointmentDetails, OwnAppointment } from '../../model/appointment.schema.ts'
import { type Appointment, canClientChange, changeDeadline, hasPassed, isUpcoming } from '../../model/appointment.ts'
import type { BookingSettings } from '../../model/booking-settings.schema.ts'
import { type PlaceSource, placeOf, subjectName } from '../../model/subjects/subject.ts'

/** What the view of an appointment needs of the booking configuration. */
type ViewConfig = PlaceSource & { zone: string; settings: Pick<BookingSettings, 'changeHours'> }

/** `change`: the pending change request. */
export function toOwnAppointment(
  appointment: Appointment,
  config: ViewConfig,
  now: Date,
  change?: Appointment,
): OwnAppointment {
  const { id, version, requestType, status, startsAt, endsAt, createdAt, decidedAt } = appointment
  const { phone, comments, answers, denialReason, cancelReason, cancelledBy } = appointment
  const unchanged = {
    id,
    version,
    requestType,
    status,
    phone,
    comments,
    answers,
    denialReason,
    cancelReason,
    cancelledBy,
  }
  const { zone, settings } = config
  const isLimited = isUpcoming(appointment, now) && changeDeadline(appointment, settings.changeHours) < startsAt
  const start = toLocal(startsAt, zone)
  return {
    ...unchanged,
    subject: mapLocales((locale) => subjectName(config, requestType, locale)),
    place: mapLocales((locale) => placeOf(config, appointment, locale)),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    date: start.date,
    time: toTime(start.minute),
    endTime: toTime(toLocal(endsAt, zone).minute),
    zone,
    minutes: (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    canWithdraw: canClientChange(appointment, settings, now),
    changeUntil: isLimited ? changeDeadline(appointment, settings.changeHours).toISOString() : null,
    hasInvite: isUpcoming(appointment, now) && appointment.replacesId === null,
    canChange: !change && appointment.replacesId === null && canClientChange(appointment, settings, now),
    change: change ? { id: change.id, version: change.version, ...toLocalMoment(change.startsAt, zone) } : null,
  }
}

export function toLocalMoment(startsAt: Date, zone: string) {
  const { date, minute } = toLocal(startsAt, zone)
  return { startsAt: startsAt.toISOString(), date, time: toTime(minute) }
}

export function toAppointmentDetails(appointment: Appointment, config: ViewConfig, now: Date, isOpen: boolean) {
  const { userId: id, name, email, locale, noShow, createdAt, replacesId, replacesStart } = appointment
  return {
    ...toOwnAppointment(appointment, config, now),
    client: { id, name, email, locale },
    replaces: replacesId && replacesStart ? { id: replacesId, ...toLocalMoment(replacesStart, config.zone) } : null,
    noShow,
    hasPassed: hasPassed(appointment, now),
    ageHours: Math.max(0, (now.getTime() - createdAt.getTime()) / HOUR_MS),
    isOpen,
  } satisfies AppointmentDetails
}

/** For the journal. */
export function describeTime({ startsAt }: Pick<Appointment, 'startsAt'>, zone: string): string {
  const { date, time } = toLocalMoment(startsAt, zone)
  return `${date} ${time}`
}
