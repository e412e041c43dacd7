import { fullName } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { QueueCounts, QueuedText, QueuePage, QueueQuery } from '../model/moderation.schema.ts'
import * as decisionRepo from './decision.repo.ts'
import * as repo from './moderation.repo.ts'

export async function listQueue({ db }: Pick<Context, 'db'>, query: QueueQuery): Promise<QueuePage> {
  const { rows, next } = await repo.list(db, query)
  const reports = Map.groupBy(await decisionRepo.listReports(db, rows), ({ kind, id }) => `${kind}:${id}`)
  const texts = rows.map((row): QueuedText => {
    const { kind, id, text, path, state, suspicion, reason, writtenAt, decidedAt, decidedBy, authorId, email } = row
    const { firstName, lastName, isMuted } = row
    const isKnown = authorId !== null && firstName !== null && lastName !== null && email !== null
    return {
      kind,
      id,
      text,
      path,
      state,
      suspicion,
      reason,
      author: isKnown ? { id: authorId, name: fullName({ firstName, lastName }), email, isMuted } : null,
      reports: (reports.get(`${kind}:${id}`) ?? []).map(({ reason, comment, at }) => ({
        reason,
        comment,
        at: at.toISOString(),
      })),
      writtenAt: writtenAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      decidedBy,
    }
  })
  return { texts, next }
}

export function countQueues({ db }: Pick<Context, 'db'>): Promise<QueueCounts> {
  return repo.countByQueue(db)
}
