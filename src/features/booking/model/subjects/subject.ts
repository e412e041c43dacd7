import type { Company } from '#features/settings/model/company.schema.ts'
import { companyAddress, inLocale } from '#features/settings/model/company-facts.ts'
import { mapLocales } from '#features/settings/model/map-locales.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Appointment } from '../appointment.ts'
import { withoutRoomLink, withRoom } from './meeting-link.ts'
import { STANDARD_REQUEST_TYPES } from './standard-subjects.ts'
import type { RequestType, Subject } from './subject.schema.ts'

export type SubjectSource = { subjects: readonly Subject[] }
export type PlaceSource = SubjectSource & { company: Company }

export function findSubject({ subjects }: SubjectSource, type: RequestType): Subject | undefined {
  return subjects.find(({ code }) => code === type)
}

/** A language without a name uses that of another one. */
export function subjectName(source: SubjectSource, type: RequestType, locale: Locale): string {
  const subject = findSubject(source, type)
  return subject ? inLocale(subject.name, locale) : type
}

/** Where an appointment takes place; empty if neither a place nor an address is set. The meeting link follows the approval. */
export function placeOf(source: PlaceSource, appointment: PlacedAppointment, locale: Locale): string {
  const { requestType, status, meetingRoom } = appointment
  const place = ownPlaceOf(source, requestType, locale)
  return status === 'APPROVED' ? withRoom(place, meetingRoom) : withoutRoomLink(place)
}

type PlacedAppointment = Pick<Appointment, 'requestType' | 'status' | 'meetingRoom'>

function ownPlaceOf(source: PlaceSource, type: RequestType, locale: Locale): string {
  const subject = findSubject(source, type)
  return (subject && inLocale(subject.place, locale)) || companyAddress(source.company, locale)
}

/** Name and place in every language, for pages that change their language without another request. */
export function localizedSubject(source: PlaceSource, type: RequestType) {
  return {
    subject: mapLocales((locale) => subjectName(source, type, locale)),
    place: mapLocales((locale) => withoutRoomLink(ownPlaceOf(source, type, locale))),
  }
}

/** The subject with the shortest duration that clients can choose: it has the most slots. */
export function shortestSubject({ subjects }: SubjectSource): Subject | undefined {
  return subjects.filter(({ active }) => active).toSorted((a, b) => a.minutes - b.minutes)[0]
}

/** Duration of a first meeting, for the texts of the site. */
export function firstMeetingMinutes(source: SubjectSource): number {
  const subject = findSubject(source, STANDARD_REQUEST_TYPES[0]) ?? shortestSubject(source)
  return subject?.minutes ?? 0
}
