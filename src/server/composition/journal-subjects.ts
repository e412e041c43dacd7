import { appointmentSubjects } from '#features/booking/server/appointments/appointment-subject.repo.ts'
import { messageSubjects } from '#features/contact/server/message.repo.ts'
import { userSubjects } from '#features/identity/server/users/user-subject.repo.ts'
import type { SubjectLookup } from '#features/journal/server/subject-lookup.service.ts'
import { emailSubjects } from '#features/mail/server/mail.repo.ts'

/** Whose names the journal shows and finds; a slice whose entries are about a person adds a line. */
export const JOURNAL_SUBJECTS: readonly SubjectLookup[] = [
  appointmentSubjects,
  messageSubjects,
  emailSubjects,
  ...userSubjects,
]
