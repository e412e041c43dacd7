import { createHash } from 'node:crypto'
import * as journal from '#features/journal/server/journal.service.ts'
import { type Company, companySetting } from '#features/settings/model/company.schema.ts'
import { getStoredSetting, saveSettingWithin } from '#features/settings/server/setting.service.ts'
import * as settings from '#features/settings/server/settings.repo.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import { bookingErrors } from '../../model/booking.errors.ts'
import type { AvailabilityRule } from '../../model/rules/rule.ts'
import type { HoursLink, WeeklyHours, WeeklyHoursChange } from '../../model/rules/weekly-hours.schema.ts'
import {
  applyPlan,
  bookableWeek,
  isBesideTable,
  isEmptyPlan,
  isSame,
  planWeek,
  publicWeek,
  readWeek,
  toOpening,
  toOpeningHours,
  type Week,
  type WeekPlan,
} from '../../model/rules/weekly-hours.ts'
import { invalidateSlots } from '../slot-cache.service.ts'
import * as repo from './rule.repo.ts'
import { nextVersion } from './rule.service.ts'
import { findAffectedAppointments } from './rule-preview.service.ts'

/** Row of the table `settings` that holds the choice of the owner. */
const LINK_KEY = 'booking.hours-link'

export async function getWeeklyHours({ db }: { db: Db }): Promise<WeeklyHours> {
  return toWeeklyHours(await loadState(db, await repo.list(db)))
}

/**
 * Makes the opening rules of the weekdays match the table. With the link `same`, the public opening hours become the
 * bookable hours in the same transaction. Appointments are not changed.
 */
export function saveWeeklyHours(ctx: Context, admin: User, change: WeeklyHoursChange): Promise<WeeklyHours> {
  const { week, link, startedFrom } = change
  return ctx.db.transaction(async (tx) => {
    await settings.lock(tx, LINK_KEY)
    await settings.lock(tx, companySetting.key)
    const state = await loadState(tx, await repo.listForUpdate(tx))
    if (toWeeklyHours(state).version !== startedFrom) throw bookingErrors.HOURS_CHANGED()

    const rules = state.rows.map((row) => ({ ...repo.toRule(row), updatedAt: row.updatedAt }))
    const plan = planWeek(rules, week)
    await applyToTable(ctx, tx, plan)
    if (link !== state.link) await settings.save(tx, LINK_KEY, { link }, ctx.now())
    const bookable = bookableWeek(applyPlan(rules, plan))
    if (link === 'same' && !isSame(bookable, publicWeek(state.company.openingHours))) {
      const next = { ...state.company, openingHours: toOpeningHours(bookable) }
      await saveSettingWithin({ ...ctx, db: tx }, admin, companySetting, next)
    }
    if (!isEmptyPlan(plan) || link !== state.link)
      await journal.record(tx, {
        at: ctx.now(),
        actor: admin,
        action: 'hours.changed',
        subject: 'week',
        details: { link },
      })
    await invalidateSlots(tx)
    return getWeeklyHours({ db: tx })
  })
}

/** Upcoming appointments whose time the table would close. */
export async function previewWeeklyHours(ctx: Pick<Context, 'db' | 'now'>, week: Week) {
  const rules = (await repo.listActive(ctx.db)).map(repo.toRule)
  return { hits: await findAffectedAppointments(ctx, rules, applyPlan(rules, planWeek(rules, week))) }
}

type State = { rows: repo.StoredRuleRow[]; company: Company; link: HoursLink | null }

async function loadState(db: Db, rows: repo.StoredRuleRow[]): Promise<State> {
  const company = (await getStoredSetting({ db }, companySetting)).value as Company
  const stored = (await settings.findValue(db, LINK_KEY)) as { link: HoursLink } | undefined
  return { rows, company, link: stored?.link ?? null }
}

function toWeeklyHours({ rows, company, link }: State): WeeklyHours {
  const rules = rows.map(repo.toRule)
  const week = readWeek(rules)
  const bookable = bookableWeek(rules)
  const publicHours = publicWeek(company.openingHours)
  const otherRules = rows.filter((row) => isBesideTable(repo.toRule(row))).map(repo.toStoredRule)
  // A change of any of these would make the table or its hints outdated.
  const seen = [week, otherRules, publicHours, link]
  const version = createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 32)
  return { version, week, otherRules, bookable, publicHours, agree: isSame(bookable, publicHours), link }
}

async function applyToTable(
  { now }: Context,
  tx: Tx,
  { inserted, updated, removed }: WeekPlan<AvailabilityRule & { updatedAt: Date }>,
): Promise<void> {
  for (const { rule, range } of updated) await repo.update(tx, rule.id, range, nextVersion(rule.updatedAt, now()))
  for (const { id } of removed) await repo.remove(tx, id)
  if (inserted.length > 0) await repo.insert(tx, inserted.map(toOpening), now())
}
