import * as journal from '#features/journal/server/journal.service.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import { AppError } from '#kernel/app-error.ts'
import type { LocalDate } from '#kernel/calendar.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { createDayMaps, openHours } from '../../model/day-map.ts'
import { isHolidayCountry, publicHolidays } from '../../model/rules/holidays.ts'
import type { HolidayList } from '../../model/rules/rule.schema.ts'
import { loadMailTexts } from '../booking.mail.tsx'
import { invalidateSlots } from '../slot-cache.service.ts'
import * as repo from './rule.repo.ts'
import { findAffectedAppointments } from './rule-preview.service.ts'

/** Creates a blocking rule per chosen holiday. Idempotent: existing ones keep the changes of the owner. */
export function importHolidays(ctx: Context, admin: User, { year, dates }: { year: number; dates: LocalDate[] }) {
  return ctx.db.transaction(async (tx) => {
    const { holidays } = await loadHolidays(tx, admin, year)
    const chosen = holidays.filter(({ date }) => dates.includes(date))
    if (chosen.length < new Set(dates).size)
      throw new AppError('INVALID_INPUT', 422, { dates: 'booking-errors:dates.unknown' })
    const { length: added } = await repo.insert(tx, chosen.map(toNewRule), ctx.now())
    await invalidateSlots(tx)
    const entry = { at: ctx.now(), actor: admin, action: 'holidays.imported', subject: String(year) }
    if (added > 0) await journal.record(tx, { ...entry, details: { name: String(year), added } })
    return { added, known: chosen.length - added }
  })
}

/** The public holidays of a year in the country of the company, and the appointments that closing them would affect. */
export async function listHolidays(ctx: Context, admin: User, year: number): Promise<HolidayList> {
  const { country, holidays } = await loadHolidays(ctx.db, admin, year)
  const rows = await repo.list(ctx.db)
  const sources = new Set(rows.map(({ source }) => source))
  const rules = rows.map(repo.toRule)
  const dayMapOf = createDayMaps(rules)
  const days = holidays.map((holiday) => ({
    ...holiday,
    isImported: sources.has(sourceOf(holiday.date)),
    isClosed: openHours(dayMapOf(holiday.date)).length === 0,
  }))
  const added = holidays
    .filter(({ date }) => !sources.has(sourceOf(date)))
    .map((holiday) => ({ ...toNewRule(holiday), id: holiday.date }))
  return { country, days, hits: await findAffectedAppointments(ctx, rules, [...rules, ...added]) }
}

async function loadHolidays(db: Db, { language }: User, year: number) {
  const { countryCode: country } = await getCompany({ db })
  const t = await loadMailTexts(language)
  const days = isHolidayCountry(country) ? publicHolidays(country, year) : []
  const holidays = days.map(({ names, ...day }) => ({
    ...day,
    name: names.map((name) => t(`holiday.${name}`)).join(' · '),
  }))
  return { country, holidays }
}

const sourceOf = (date: LocalDate) => `holiday:${date}`

function toNewRule({ date, name }: { date: LocalDate; name: string }) {
  return {
    source: sourceOf(date),
    type: 'SPECIFIC_DATE' as const,
    specificDate: date,
    startTime: null,
    endTime: null,
    isBlocked: true,
    active: true,
    description: name,
  }
}
