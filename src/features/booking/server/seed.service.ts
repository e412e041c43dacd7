import * as settings from '#features/settings/server/settings.repo.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { toOpening, WEEKDAYS } from '../model/rules/weekly-hours.ts'
import { loadMailTexts } from './booking.mail.tsx'
import * as repo from './rules/rule.repo.ts'
import { invalidateSlots } from './slot-cache.service.ts'

const SEEDED_KEY = 'booking.seeded'

/** On the first start only: opening rules Monday to Friday, 09:00 to 17:00, which the owner can change or delete. */
export async function seedBooking(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const t = await loadMailTexts(DEFAULT_LOCALE)
  await ctx.db.transaction(async (tx) => {
    await settings.lock(tx, SEEDED_KEY)
    if (await settings.findValue(tx, SEEDED_KEY)) return
    await settings.saveIfMissing(tx, SEEDED_KEY, {}, ctx.now())
    const hours = { startTime: '09:00', endTime: '17:00' }
    const openings = WEEKDAYS.slice(0, 5).map((dayOfWeek) => toOpening({ dayOfWeek, ...hours }))
    const rules = openings.map((rule) => ({ ...rule, description: t('baseHours') }))
    await repo.insert(tx, rules, ctx.now())
    await invalidateSlots(tx)
  })
}
