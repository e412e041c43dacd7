import { daysOfMonth } from '#kernel/local-time.ts'
import type { Context } from '#platform/server/context.ts'
import type { AppointmentDetails } from '../model/appointment.schema.ts'
import { subtract } from '../model/hours.ts'
import { openHours, paintDays } from '../model/paint.ts'
import type { RulePreview, RulePreviewRequest } from '../model/rule.schema.ts'
import type { AvailabilityRule } from '../model/rule.ts'
import { openDesk } from '../model/slots.ts'
import * as appointmentRepo from './appointment.repo.ts'
import { toDetails } from './appointment-view.ts'
import { readHouse } from './desk.service.ts'
import * as repo from './rule.repo.ts'

type Looking = Pick<Context, 'db' | 'now'>

/** What a rule would do that is not saved yet: day by day, and to whom. */
export async function previewRule(ctx: Looking, { rule, replaces, month }: RulePreviewRequest): Promise<RulePreview> {
  const before = (await repo.listActive(ctx.db)).map(repo.toRule)
  const after = [...before.filter(({ id }) => id !== replaces), { ...rule, id: 'preview' }]
  const [paintBefore, paintAfter] = [paintDays(before), paintDays(after)]
  const days = daysOfMonth(month).map((date) => {
    const [was, is] = [openHours(paintBefore(date)), openHours(paintAfter(date))]
    return { date, before: was, after: is, opens: subtract(is, was), closes: subtract(was, is) }
  })
  return { month, days, hits: await hitsOf(ctx, before, after) }
}

/** Appointments from now on whose time is open before, and closed after. */
export async function hitsOf(
  { db, now }: Looking,
  before: AvailabilityRule[],
  after: AvailabilityRule[],
): Promise<AppointmentDetails[]> {
  const { settings, zone } = await readHouse(db)
  const world = { taken: [], settings, zone, now: now() }
  const [deskBefore, deskAfter] = [openDesk({ ...world, rules: before }), openDesk({ ...world, rules: after })]
  const hits = (await appointmentRepo.listComing(db, now())).filter(({ startsAt, endsAt }) => {
    const span = { start: startsAt.getTime(), end: endsAt.getTime() }
    return deskBefore.isOpen(span) && !deskAfter.isOpen(span)
  })
  return hits.map((row) => toDetails(row, zone, now(), false))
}
