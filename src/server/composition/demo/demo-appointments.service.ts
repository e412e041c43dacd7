import type { Appointment } from '#features/booking/model/appointment.ts'
import { bookingSetting } from '#features/booking/model/booking-settings.schema.ts'
import { slotRulesOf } from '#features/booking/model/subjects/slot-rules.ts'
import { findSubject } from '#features/booking/model/subjects/subject.ts'
import * as repo from '#features/booking/server/appointments/appointment.repo.ts'
import { buildAppointment, toClient } from '#features/booking/server/appointments/request.service.ts'
import { type BookingConfig, loadBookingConfig } from '#features/booking/server/availability/availability.service.ts'
import { invalidateSlots } from '#features/booking/server/slot-cache.service.ts'
import { DEMO_APPOINTMENTS, DEMO_CLIENTS, type DemoAppointment } from '#features/demo/content/appointments.ts'
import { demoUserEmail, demoUserId } from '#features/demo/model/demo-user.ts'
import { saveDemoSetting } from '#features/demo/server/demo.repo.ts'
import type { DemoPart } from '#features/demo/server/demo.service.ts'
import { seedDemoUsers } from '#features/demo/server/demo-users.service.ts'
import { addDays, dayOfWeek } from '#kernel/calendar.ts'
import { toInstant, toLocal } from '#kernel/local-time.ts'
import { HOUR_MS, MINUTE_MS } from '#kernel/time-units.ts'
import * as demo from './demo-content.repo.ts'

/** Sample appointments in every status. They send no emails. */
export const demoAppointments: DemoPart = {
  async seed({ now }, tx) {
    await seedDemoUsers(tx, DEMO_CLIENTS, now())
    // A stranger who tries the demo can book.
    await saveDemoSetting(tx, bookingSetting.key, { ...bookingSetting.initial, whoMayBook: 'everyone' }, now())
    const config = await loadBookingConfig(tx)
    for (const sample of DEMO_APPOINTMENTS)
      await repo.insert(tx, toAppointment(sample, config, now()), slotRulesOf(config, sample.requestType))
  },

  async count(db) {
    return { appointments: await demo.countDemoAppointments(db) }
  },

  async remove(tx) {
    await invalidateSlots(tx)
    await demo.removeDemoAppointments(tx)
    await demo.removeDemoSetting(tx, bookingSetting.key)
  },
}

function toAppointment(sample: DemoAppointment, { zone, ...config }: BookingConfig, now: Date): Appointment {
  const { client, requestType, inDays, at, hoursAgo, outcome } = sample
  const start = toInstant(workingDay(toLocal(now, zone).date, inDays), at, zone)
  const span = { start, end: start + (findSubject(config, requestType)?.minutes ?? 0) * MINUTE_MS }
  const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS)
  const isDecided = outcome.status === 'APPROVED' || outcome.status === 'DENIED'
  return {
    ...buildAppointment(
      toClient({ ...client, id: demoUserId(client.key), email: demoUserEmail(client.key) }),
      sample,
      span,
      createdAt,
    ),
    decidedAt: isDecided ? new Date(createdAt.getTime() + HOUR_MS) : null,
    ...outcome,
  }
}

function workingDay(today: string, inDays: number): string {
  const step = Math.sign(inDays)
  let date = today
  for (let left = Math.abs(inDays); left > 0; ) {
    date = addDays(date, step)
    if (dayOfWeek(date) <= 5) left--
  }
  return date
}
