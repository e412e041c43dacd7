import { and, eq, gt, lt, ne, or } from 'drizzle-orm'
import { DAY_MS } from '#kernel/time-units.ts'
import type { Db } from '#platform/server/db.ts'
import { IDLE_DAYS } from '../../model/session-retention.ts'
import { hashToken } from '../auth/auth-storage.service.ts'
import { sessions, users, verifications } from '../identity.table.ts'
import { userColumns } from '../users/user.repo.ts'
import type { TokenClaims } from './access-token.service.ts'

/** `updatedAt` is the last token renewal, at most 15 minutes before the last use. */
const isWithinIdleLimit = (now: Date) =>
  or(
    gt(sessions.updatedAt, new Date(now.getTime() - IDLE_DAYS.ADMIN * DAY_MS)),
    and(eq(users.role, 'USER'), gt(sessions.updatedAt, new Date(now.getTime() - IDLE_DAYS.USER * DAY_MS))),
  )

export async function findSessionWithUser(db: Db, { userId, sessionId }: TokenClaims, now: Date) {
  const [row] = await db
    .select({ ...userColumns, sessionId: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(eq(sessions.id, sessionId), eq(sessions.userId, userId), gt(sessions.expiresAt, now), isWithinIdleLimit(now)),
    )
  return row
}

export async function listSessions(db: Db, userId: string, now: Date) {
  const { id, ipAddress, userAgent, createdAt, updatedAt } = sessions
  return db
    .select({ id, ipAddress, userAgent, createdAt, updatedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), isWithinIdleLimit(now)))
    .orderBy(sessions.updatedAt)
}

export async function endSession(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return gone.length > 0
}

export async function endSessions(db: Db, userId: string, exceptId = ''): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, exceptId)))
}

export async function findSignInTime(db: Db, id: string): Promise<Date | undefined> {
  const [row] = await db.select({ createdAt: sessions.createdAt }).from(sessions).where(eq(sessions.id, id))
  return row?.createdAt
}

export async function touchSession(db: Db, id: string, at: Date): Promise<void> {
  await db.update(sessions).set({ updatedAt: at }).where(eq(sessions.id, id))
}

export async function findSessionByToken(db: Db, token: string) {
  const [row] = await db
    .select({ id: sessions.id, userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.token, hashToken(token)))
  return row
}

export async function removeAllSessionsAndLinks(db: Db): Promise<void> {
  await db.delete(sessions)
  await db.delete(verifications)
}

export async function removeExpired(db: Db, now: Date): Promise<void> {
  const longestIdle = new Date(now.getTime() - IDLE_DAYS.USER * DAY_MS)
  await db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.updatedAt, longestIdle)))
  await db.delete(verifications).where(lt(verifications.expiresAt, now))
}
