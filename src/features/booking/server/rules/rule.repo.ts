import { randomUUID } from 'node:crypto'
import { asc, eq, getTableColumns } from 'drizzle-orm'
import { expectDefined } from '#kernel/app-error.ts'
import type { Db } from '#platform/server/db.ts'
import type { RuleView, StoredRule } from '../../model/rules/rule.schema.ts'
import type { AvailabilityRule, RuleContent } from '../../model/rules/rule.ts'
import { availabilityRules as rules } from '../booking.table.ts'

const { createdAt, ...storedColumns } = getTableColumns(rules)
const { updatedAt, ...columns } = storedColumns
export type RuleRow = Pick<typeof rules.$inferSelect, keyof typeof columns>
export type StoredRuleRow = RuleRow & { updatedAt: Date }
export type RuleColumns = Omit<RuleRow, 'id' | 'source'>

/** Ordered by layer and day. */
export function list(db: Db) {
  const { type, dayOfWeek, startDate, specificDate, startTime, id } = rules
  return db
    .select(storedColumns)
    .from(rules)
    .orderBy(asc(type), asc(dayOfWeek), asc(startDate), asc(specificDate), asc(startTime), asc(id))
}

export function listForUpdate(tx: Db): Promise<StoredRuleRow[]> {
  return list(tx).for('update')
}

export function listActive(db: Db): Promise<RuleRow[]> {
  return db.select(columns).from(rules).where(eq(rules.active, true))
}

export async function findForUpdate(tx: Db, id: string): Promise<StoredRuleRow | undefined> {
  const [row] = await tx.select(storedColumns).from(rules).where(eq(rules.id, id)).for('update')
  return row
}

type NewRule = RuleContent & { source?: string }

/** Skips rules whose source exists; returns the inserted ones. */
export function insert(db: Db, newRules: NewRule[], at: Date): Promise<StoredRuleRow[]> {
  const created = { createdAt: at, updatedAt: at }
  const rows = newRules.map(({ source, ...rule }) => ({ id: randomUUID(), ...toColumns(rule), source, ...created }))
  return db.insert(rules).values(rows).onConflictDoNothing({ target: rules.source }).returning(storedColumns)
}

export async function update(tx: Db, id: string, change: Partial<RuleColumns>, updatedAt: Date) {
  const changed = tx.update(rules).set({ ...change, updatedAt })
  const [row] = await changed.where(eq(rules.id, id)).returning(storedColumns)
  return expectDefined(row, 'updated rule')
}

export async function remove(tx: Db, id: string): Promise<void> {
  await tx.delete(rules).where(eq(rules.id, id))
}

/** Columns of other types are null, so that a change of type clears them. */
export function toColumns(content: RuleContent): RuleColumns {
  const emptyColumns = { dayOfWeek: null, startDate: null, endDate: null, specificDate: null }
  return { ...emptyColumns, ...content }
}

/** Check constraints of the table guarantee the union type. */
export function toRule({ source, ...row }: RuleRow): AvailabilityRule {
  return row as AvailabilityRule
}

export function toRuleView({ source, ...row }: RuleRow): RuleView {
  return { ...row, isHoliday: source?.startsWith('holiday:') ?? false }
}

export function toStoredRule({ updatedAt, ...row }: StoredRuleRow): StoredRule {
  return { ...toRuleView(row), updatedAt: updatedAt.toISOString() }
}
