import * as journal from '#features/journal/server/journal.service.ts'
import { expectDefined } from '#kernel/app-error.ts'
import type { Locale } from '#kernel/locale.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { bookingErrors } from '../../model/booking.errors.ts'
import { formatWeekday } from '../../model/format-date.ts'
import type { StoredRule } from '../../model/rules/rule.schema.ts'
import type { RuleContent } from '../../model/rules/rule.ts'
import { loadMailTexts } from '../booking.mail.tsx'
import { invalidateSlots } from '../slot-cache.service.ts'
import type { RuleColumns } from './rule.repo.ts'
import * as repo from './rule.repo.ts'

export async function listRules({ db }: Pick<Context, 'db'>) {
  return { rules: (await repo.list(db)).map(repo.toStoredRule) }
}

export function createRule(ctx: Context, admin: User, content: RuleContent): Promise<StoredRule> {
  return ctx.db.transaction((tx) => insertRule(ctx, tx, admin, content))
}

async function insertRule(ctx: Context, tx: Tx, admin: User, content: RuleContent): Promise<StoredRule> {
  const [inserted] = await repo.insert(tx, [content], ctx.now())
  const rule = expectDefined(inserted, 'inserted rule')
  await recordChange(ctx, tx, admin, 'rule.created', rule.id, content)
  return repo.toStoredRule(rule)
}

/** Optimistic locking: `startedFrom` is the version the change is based on. */
export function changeRule(ctx: Context, admin: User, id: string, content: RuleContent, startedFrom: string) {
  return ctx.db.transaction(async (tx) => {
    const { updatedAt } = await loadRuleForUpdate(tx, id)
    if (updatedAt.getTime() !== Date.parse(startedFrom)) throw bookingErrors.RULE_CHANGED()
    const changed = await repo.update(tx, id, repo.toColumns(content), nextVersion(updatedAt, ctx.now()))
    await recordChange(ctx, tx, admin, 'rule.changed', id, content)
    return repo.toStoredRule(changed)
  })
}

/** Updates only `active`, so it needs no version and keeps concurrent changes of other fields. */
export function switchRule(ctx: Context, admin: User, id: string, active: boolean): Promise<StoredRule> {
  return ctx.db.transaction(async (tx) => {
    const rule = await loadRuleForUpdate(tx, id)
    if (rule.active === active) return repo.toStoredRule(rule)
    const switched = await repo.update(tx, id, { active }, nextVersion(rule.updatedAt, ctx.now()))
    await recordChange(ctx, tx, admin, 'rule.changed', id, rule)
    return repo.toStoredRule(switched)
  })
}

export function deleteRule(ctx: Context, admin: User, id: string): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const rule = await loadRuleForUpdate(tx, id)
    await repo.remove(tx, id)
    await recordChange(ctx, tx, admin, 'rule.deleted', id, rule)
  })
}

/** The copy is inactive, so that it can be edited before it takes effect. */
export function copyRule(ctx: Context, admin: User, id: string): Promise<StoredRule> {
  return ctx.db.transaction(async (tx) => {
    const { source, updatedAt, id: _, ...original } = await loadRuleForUpdate(tx, id)
    const t = await loadMailTexts(admin.language)
    // A rule without a description is displayed by its timing, and so is its copy.
    const name = original.description
    const description = name && t('copyOf', { name }).slice(0, 200)
    return insertRule(ctx, tx, admin, { ...original, description, active: false } as RuleContent)
  })
}

async function loadRuleForUpdate(tx: Tx, id: string): Promise<repo.StoredRuleRow> {
  const rule = await repo.findForUpdate(tx, id)
  if (!rule) throw bookingErrors.RULE_NOT_FOUND()
  return rule
}

/** Strictly increasing, also for two changes within a millisecond. */
export function nextVersion(version: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), version.getTime() + 1))
}

type NamedRule = RuleContent | repo.RuleRow

async function recordChange({ now }: Context, tx: Tx, actor: User, action: string, subject: string, rule: NamedRule) {
  await invalidateSlots(tx)
  const name = rule.description || describeTiming(repo.toColumns(rule as RuleContent), actor.language)
  await journal.record(tx, { at: now(), actor, action, subject, details: { name } })
}

/** "zaterdag 10:00–12:00", "2026-12-24–2026-12-31". */
function describeTiming(
  { dayOfWeek, startDate, endDate, specificDate, startTime, endTime }: RuleColumns,
  locale: Locale,
): string {
  const days = specificDate ?? (startDate ? `${startDate}–${endDate}` : dayOfWeek && formatWeekday(locale, dayOfWeek))
  return [days, startTime && `${startTime}–${endTime}`].filter(Boolean).join(' ')
}
