import { fullName, type User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import type { JournalEntry, JournalPage, JournalQuery } from '../model/journal-entry.schema.ts'
import { SYSTEM_ACTOR } from '../model/system-actor.ts'
import * as repo from './journal.repo.ts'

/** `id` is null for an owner without an account, who decides by a link in an email. */
export type Actor = Pick<User, 'firstName' | 'lastName'> & { id: string | null }

type NewEntry = {
  at: Date
  /** Null: automated action. */
  actor: Actor | null
  /** `subject.verb`, such as `user.disabled`. */
  action: string
  subject: string
  details?: object
}

/** Call it in the transaction of the change, so that change and entry commit together. */
export function record(tx: Db, { at, actor, action, subject, details = {} }: NewEntry): Promise<void> {
  const actorName = actor ? fullName(actor) : SYSTEM_ACTOR
  return repo.insert(tx, { at, actorId: actor?.id ?? null, actorName, action, subject, details })
}

export async function listJournal({ db }: Pick<Context, 'db'>, query: JournalQuery): Promise<JournalPage> {
  const { rows, next } = await repo.list(db, query)
  const entries = rows.map(
    (row): JournalEntry => ({ ...row, at: row.at.toISOString(), details: row.details as JournalEntry['details'] }),
  )
  return { entries, next }
}

export const { pseudonymise, listSecurityEventsAbout, findLastEntry, findLastEntryAbout } = repo
