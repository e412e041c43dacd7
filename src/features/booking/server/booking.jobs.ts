import type { Job } from '#platform/server/jobs/queue.ts'
import { nudgeOwner, remindClients, sendRequestDigest } from './appointments/reminders.service.ts'
import { readCalendars } from './calendars/read-calendars.service.ts'
import { purgeGuests } from './guests/guest.service.ts'

export const remindOfAppointments: Job = { name: 'remind-of-appointments', cron: '*/15 * * * *', run: remindClients }

export const readOwnCalendars: Job = { name: 'read-own-calendars', cron: '*/5 * * * *', run: readCalendars }

export const nudgeAboutRequests: Job = { name: 'nudge-about-requests', cron: '5 * * * *', run: nudgeOwner }

/** Seven or eight in the morning in Belgium. */
export const digestOfRequests: Job = { name: 'digest-of-requests', cron: '0 6 * * *', run: sendRequestDigest }

export const purgeAppointmentGuests: Job = { name: 'purge-appointment-guests', cron: '50 2 * * *', run: purgeGuests }
