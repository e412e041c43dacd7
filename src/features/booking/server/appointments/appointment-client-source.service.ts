import type { ClientSource } from '#features/clients/server/client-source.service.ts'
import { answerLines } from '#features/form-questions/model/answers.ts'
import { toLocal } from '#kernel/local-time.ts'
import { hasPassed, outcomeOf } from '../../model/appointment.ts'
import { subjectName } from '../../model/subjects/subject.ts'
import { loadBookingConfig } from '../availability/availability.service.ts'
import { findGuestName, listGuestAddresses } from '../guests/guest.repo.ts'
import { find } from './appointment.repo.ts'
import { listByClient } from './appointment-list.repo.ts'

/** Appointments by user, and by the address of a guest. */
export const appointmentSource: ClientSource = {
  kind: 'appointment',
  async list({ db, now }, person, page) {
    const { zone, ...config } = await loadBookingConfig(db)
    const { rows, next } = await listByClient(db, person, page)
    const entries = rows.map(({ id, startsAt, requestType, comments, answers, status, noShow }) => ({
      id,
      at: startsAt.toISOString(),
      title: subjectName(config, requestType, page.locale),
      text: [...answerLines(answers, page.locale), comments].filter(Boolean).join('\n'),
      status: outcomeOf({ status, noShow, hasPassed: hasPassed({ startsAt }, now()) }),
      rating: null,
      path: `/admin/timeslots?appointment=${id}&date=${toLocal(startsAt, zone).date}`,
    }))
    return { entries, next }
  },
  findPerson: find,
  findName: findGuestName,
  listKnownAddresses: listGuestAddresses,
}
