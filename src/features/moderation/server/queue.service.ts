import type { Locale } from '#kernel/locale.ts'
import { fullName } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { QueueCounts, QueuedText, QueuePage, QueueQuery, TextSubject } from '../model/moderation.schema.ts'
import type { ModeratedKinds } from './moderated-kind.service.ts'
import * as repo from './moderation.repo.ts'
import * as decisionRepo from './moderation-decision.repo.ts'

export async function listQueue(
  { db }: Pick<Context, 'db'>,
  kinds: ModeratedKinds,
  query: QueueQuery,
  locale: Locale,
): Promise<QueuePage> {
  const { rows, next } = await repo.list(db, query)
  const subjects = new Map<string, TextSubject>()
  for (const [kind, texts] of Map.groupBy(rows, (row) => row.kind)) {
    const ids = texts.map(({ id }) => id)
    for (const [id, subject] of (await kinds.get(kind)?.describe(db, ids, locale)) ?? [])
      subjects.set(`${kind}:${id}`, subject)
  }
  const reports = Map.groupBy(await decisionRepo.listReports(db, rows), ({ kind, id }) => `${kind}:${id}`)
  const texts = rows.map(({ author, isMuted, ...text }): QueuedText => {
    const key = `${text.kind}:${text.id}`
    return {
      ...text,
      author: author && { id: author.id, name: fullName(author), email: author.email, isMuted },
      reports: (reports.get(key) ?? []).map(({ reason, comment, at }) => ({ reason, comment, at: at.toISOString() })),
      writtenAt: text.writtenAt.toISOString(),
      decidedAt: text.decidedAt?.toISOString() ?? null,
      about: subjects.get(key) ?? null,
    }
  })
  return { texts, next }
}

export function countQueues({ db }: Pick<Context, 'db'>): Promise<QueueCounts> {
  return repo.countByQueue(db)
}
