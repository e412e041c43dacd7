import { randomUUID } from 'node:crypto'
import * as journal from '#features/journal/server/journal.service.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { belgianHolidays } from '../../model/holidays.ts'
import { loadMailTexts } from '../booking.mail.tsx'
import { invalidateSlots } from '../slot-cache.service.ts'
import * as repo from './rule.repo.ts'
import { findAffectedAppointments } from './rule-preview.service.ts'

/** Creates a blocking rule per public holiday. Idempotent: existing ones keep the changes of the owner. */
export function importHolidays(ctx: Context, admin: User, year: number) {
  return ctx.db.transaction(async (tx) => {
    const holidays = await buildHolidayRules(ctx, admin, year)
    const added = await repo.insert(tx, holidays)
    await invalidateSlots(tx)
    const entry = { at: ctx.now(), actor: admin, action: 'holidays.imported', subject: String(year) }
    if (added > 0) await journal.record(tx, { ...entry, details: { name: String(year), added } })
    return { added, known: holidays.length - added }
  })
}

/** Appointments affected by the holidays of a year that are not imported yet. */
export async function previewHolidays(ctx: Context, admin: User, year: number) {
  const rules = await repo.list(ctx.db)
  const known = new Set(rules.map(({ source }) => source))
  const added = (await buildHolidayRules(ctx, admin, year)).filter(({ source }) => !known.has(source))
  const before = rules.map(repo.toRule)
  const after = [...before, ...added.map(({ id, content }) => ({ ...content, id }))]
  return { hits: await findAffectedAppointments(ctx, before, after) }
}

async function buildHolidayRules({ now }: Pick<Context, 'now'>, { language }: User, year: number) {
  const t = await loadMailTexts(language)
  return belgianHolidays(year).map(({ date, name }) => ({
    id: randomUUID(),
    source: `holiday:${date}`,
    at: now(),
    content: {
      type: 'SPECIFIC_DATE' as const,
      specificDate: date,
      startTime: null,
      endTime: null,
      isBlocked: true,
      active: true,
      description: t(`holiday.${name}`),
    },
  }))
}
