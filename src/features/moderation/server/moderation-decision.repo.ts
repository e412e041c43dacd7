import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { users } from '#features/identity/server/identity.table.ts'
import type { Db } from '#platform/server/db.ts'
import type { TextKey } from '../model/moderation.schema.ts'
import {
  textDecisions as decisions,
  mutes,
  textReports as reports,
  textWithdrawals as withdrawals,
} from './moderation.table.ts'

const isReportOf = ({ kind, id }: TextKey) => and(eq(reports.kind, kind), eq(reports.id, id))

/** False if the user already reported this text. */
export async function insertReport(tx: Db, report: typeof reports.$inferInsert): Promise<boolean> {
  const written = await tx.insert(reports).values(report).onConflictDoNothing().returning({ id: reports.id })
  return written.length > 0
}

export async function listReports(db: Db, keys: readonly TextKey[]) {
  if (keys.length === 0) return []
  return db
    .select({ kind: reports.kind, id: reports.id, reason: reports.reason, comment: reports.comment, at: reports.at })
    .from(reports)
    .where(or(...keys.map(isReportOf)))
    .orderBy(asc(reports.at))
    .limit(500)
}

export async function closeReports(tx: Db, key: TextKey, decisionId: string): Promise<void> {
  await tx
    .update(reports)
    .set({ closedBy: decisionId })
    .where(and(isReportOf(key), isNull(reports.closedBy)))
}

/** Returns the number of open reports. */
export async function reopenReports(tx: Db, key: TextKey, decisionId: string): Promise<number> {
  await tx.update(reports).set({ closedBy: null }).where(eq(reports.closedBy, decisionId))
  return tx.$count(reports, and(isReportOf(key), isNull(reports.closedBy)))
}

export type DecisionRow = typeof decisions.$inferSelect

export async function insertDecision(tx: Db, decision: typeof decisions.$inferInsert): Promise<void> {
  await tx.insert(decisions).values(decision)
}

export function listBatch(tx: Db, batch: string): Promise<DecisionRow[]> {
  return tx
    .select()
    .from(decisions)
    .where(and(eq(decisions.batch, batch), isNull(decisions.undoneAt)))
    .orderBy(decisions.kind, decisions.id)
}

export async function findDecision(db: Db, decisionId: string): Promise<DecisionRow | undefined> {
  const [row] = await db.select().from(decisions).where(eq(decisions.decisionId, decisionId))
  return row
}

/** False if the author was already notified. */
export async function markNotified(tx: Db, decisionId: string, at: Date): Promise<boolean> {
  const updated = await tx
    .update(decisions)
    .set({ toldAt: at })
    .where(and(eq(decisions.decisionId, decisionId), isNull(decisions.toldAt)))
    .returning({ id: decisions.id })
  return updated.length > 0
}

export async function markUndone(tx: Db, decisionId: string, at: Date): Promise<void> {
  await tx.update(decisions).set({ undoneAt: at }).where(eq(decisions.decisionId, decisionId))
}

export async function removeReportsAndDecisions(tx: Db, kind: string, ids: readonly string[]): Promise<void> {
  await tx.delete(reports).where(and(eq(reports.kind, kind), inArray(reports.id, [...ids])))
  await tx.delete(decisions).where(and(eq(decisions.kind, kind), inArray(decisions.id, [...ids])))
}

export async function findMute(db: Db, userId: string) {
  const [row] = await db.select().from(mutes).where(eq(mutes.userId, userId))
  return row
}

export async function saveMute(tx: Db, mute: typeof mutes.$inferInsert): Promise<void> {
  const { reason, at } = mute
  await tx.insert(mutes).values(mute).onConflictDoUpdate({ target: mutes.userId, set: { reason, at } })
}

export async function removeMute(tx: Db, userId: string): Promise<boolean> {
  const gone = await tx.delete(mutes).where(eq(mutes.userId, userId)).returning({ userId: mutes.userId })
  return gone.length > 0
}

export const isMuted = (userId: PgColumn) =>
  sql<boolean>`exists (select from ${mutes} where ${mutes.userId} = ${userId})`

export function listMutes(db: Db) {
  const { id, firstName, lastName, email } = users
  const { userId, reason, at } = mutes
  return db
    .select({ id, firstName, lastName, email, reason, at })
    .from(mutes)
    .innerJoin(users, eq(id, userId))
    .orderBy(desc(at))
    .limit(200)
}

const isWithdrawalOf = (userId: string, kind: string) => and(eq(withdrawals.userId, userId), eq(withdrawals.kind, kind))

export async function insertWithdrawal(tx: Db, withdrawal: typeof withdrawals.$inferInsert): Promise<void> {
  await tx.insert(withdrawals).values(withdrawal).onConflictDoNothing()
}

export async function hasWithdrawn(tx: Db, userId: string, kind: string): Promise<boolean> {
  return (await tx.select({ at: withdrawals.at }).from(withdrawals).where(isWithdrawalOf(userId, kind))).length > 0
}

export async function clearWithdrawal(tx: Db, userId: string, kind: string): Promise<void> {
  await tx.delete(withdrawals).where(isWithdrawalOf(userId, kind))
}

export function listReportsBy(db: Db, userId: string) {
  const { kind, id, reason, comment, at } = reports
  return db.select({ kind, id, reason, comment, at }).from(reports).where(eq(reports.reporterId, userId)).orderBy(at)
}

/** Decisions store the name only. */
export async function renameActor(tx: Db, name: string, pseudonym: string): Promise<void> {
  await tx.update(decisions).set({ actorName: pseudonym }).where(eq(decisions.actorName, name))
}
