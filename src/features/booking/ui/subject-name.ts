import type { Locale } from '#kernel/locale.ts'
import type { OwnAppointment } from '../model/appointment.schema.ts'

type SubjectParts = Pick<OwnAppointment, 'requestType'> & Partial<Pick<OwnAppointment, 'subject'>>

/** During a rolling update the appointment may come from a process of the release before, which sends no name. */
export function subjectNameOf({ subject, requestType }: SubjectParts, locale: Locale): string {
  return subject?.[locale] ?? requestType
}
