import { daysOfMonth } from '#kernel/calendar.ts'
import type { Context } from '#platform/server/context.ts'
import { createAvailability } from '../../model/availability.ts'
import { createDayMaps, openHours, subtractHours } from '../../model/day-map.ts'
import type { RulePreviewRequest } from '../../model/rules/rule.schema.ts'
import type { AvailabilityRule } from '../../model/rules/rule.ts'
import * as appointmentRepo from '../appointments/appointment.repo.ts'
import { toAppointmentDetails } from '../appointments/appointment.view.ts'
import { loadBookingConfig } from '../availability/availability.service.ts'
import * as repo from './rule.repo.ts'

type PreviewContext = Pick<Context, 'db' | 'now'>

/** The effect of an unsaved rule: open hours per day and affected appointments. */
export async function previewRule(ctx: PreviewContext, { rule, replaces, month }: RulePreviewRequest) {
  const before = (await repo.listActive(ctx.db)).map(repo.toRule)
  const after = [...before.filter(({ id }) => id !== replaces), { ...rule, id: 'preview' }]
  const [dayMapBefore, dayMapAfter] = [createDayMaps(before), createDayMaps(after)]
  const days = daysOfMonth(month).map((date) => {
    const [was, is] = [openHours(dayMapBefore(date)), openHours(dayMapAfter(date))]
    return { date, before: was, after: is, opens: subtractHours(is, was), closes: subtractHours(was, is) }
  })
  return { month, days, hits: await findAffectedAppointments(ctx, before, after) }
}

/** Upcoming appointments whose time is open under `before` and closed under `after`. */
export async function findAffectedAppointments(
  { db, now }: PreviewContext,
  before: AvailabilityRule[],
  after: AvailabilityRule[],
) {
  const config = await loadBookingConfig(db)
  const availabilityOf = (rules: AvailabilityRule[]) => createAvailability({ taken: [], ...config, now: now(), rules })
  const [availabilityBefore, availabilityAfter] = [availabilityOf(before), availabilityOf(after)]
  const upcoming = await appointmentRepo.listUpcoming(db, now())
  const hits = upcoming.filter((row) => availabilityBefore.isOpen(row) && !availabilityAfter.isOpen(row))
  return hits.map((row) => toAppointmentDetails(row, config, now(), false))
}
