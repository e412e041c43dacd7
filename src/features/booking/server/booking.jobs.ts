import type { Job } from '#platform/server/jobs/queue.ts'
import { nudgeOwner, remindClients, sendRequestDigest } from './appointments/reminders.service.ts'
import { readCalendars } from './calendars/read-calendars.service.ts'
import { compareAppointments, writeAppointments } from './calendars/write-appointments.service.ts'
import { purgeGuests } from './guests/guest.service.ts'

export const remindOfAppointments: Job = { name: 'remind-of-appointments', cron: '*/15 * * * *', run: remindClients }

export const readOwnCalendars: Job = {
  name: 'read-own-calendars',
  cron: '*/5 * * * *',
  async run(ctx) {
    await readCalendars(ctx)
    await compareAppointments(ctx)
  },
}

/** Also what changed without a decision of the owner, such as a withdrawal. */
export const writeOwnCalendar: Job = { name: 'write-own-calendar', cron: '* * * * *', run: writeAppointments }

export const nudgeAboutRequests: Job = { name: 'nudge-about-requests', cron: '5 * * * *', run: nudgeOwner }

/** Seven or eight in the morning in Belgium. */
export const digestOfRequests: Job = { name: 'digest-of-requests', cron: '0 6 * * *', run: sendRequestDigest }

export const purgeAppointmentGuests: Job = { name: 'purge-appointment-guests', cron: '50 2 * * *', run: purgeGuests }
