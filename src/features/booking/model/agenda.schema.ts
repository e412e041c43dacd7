import { z } from 'zod'
import { addDays, type LocalDate } from '#kernel/calendar.ts'
import { namedObject } from '#kernel/schema-parts.ts'
import { type AppointmentDetails, appointmentDetails } from './appointment.schema.ts'

/** Today and the six days after it. */
export const AGENDA_DAYS = 7

export const agenda = namedObject('Agenda', {
  days: z
    .array(z.object({ date: z.string(), appointments: z.array(appointmentDetails) }))
    .describe('Today in the zone of the business and the days after it, also those without appointments'),
})
export type Agenda = z.infer<typeof agenda>

/** Pending requests and approved appointments by day, in the order given. An appointment is on the day it begins. */
export function toAgenda(today: LocalDate, appointments: readonly AppointmentDetails[]): Agenda {
  const planned = appointments.filter(({ status }) => status === 'PENDING' || status === 'APPROVED')
  const byDate = Map.groupBy(planned, ({ date }) => date)
  const days = Array.from({ length: AGENDA_DAYS }, (_, ahead) => {
    const date = addDays(today, ahead)
    return { date, appointments: byDate.get(date) ?? [] }
  })
  return { days }
}
