import { fullName, type User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import type { JournalEntry, JournalPage, JournalQuery } from '../model/journal-entry.schema.ts'
import { SYSTEM_ACTOR } from '../model/system-actor.ts'
import * as repo from './journal.repo.ts'
import type { SubjectLookup } from './subject-lookup.service.ts'

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

/** Subjects per kind that a search by name considers. */
const MAX_FOUND_SUBJECTS = 500

export async function listJournal(
  { db }: Pick<Context, 'db'>,
  query: JournalQuery,
  lookups: readonly SubjectLookup[] = [],
): Promise<JournalPage> {
  const found = query.query ? await searchSubjects(db, query.query, lookups) : []
  const { rows, next } = await repo.list(db, query, found)
  const nameOf = await loadSubjectNames(db, rows, lookups)
  const entries = rows.map(
    (row): JournalEntry => ({
      ...row,
      at: row.at.toISOString(),
      subjectName: nameOf(row),
      details: row.details as JournalEntry['details'],
    }),
  )
  return { entries, next }
}

async function searchSubjects(db: Db, text: string, lookups: readonly SubjectLookup[]): Promise<repo.FoundSubjects[]> {
  const found: repo.FoundSubjects[] = []
  for (const { actions, search } of lookups) found.push({ actions, ids: await search(db, text, MAX_FOUND_SUBJECTS) })
  return found.filter(({ ids }) => ids.length > 0)
}

type SubjectRow = { action: string; subject: string }

async function loadSubjectNames(db: Db, rows: readonly SubjectRow[], lookups: readonly SubjectLookup[]) {
  const names = new Map<string, ReadonlyMap<string, string>>()
  for (const { actions, namesOf } of lookups) {
    const ids = rows.filter(({ action }) => action.startsWith(actions)).map(({ subject }) => subject)
    if (ids.length > 0) names.set(actions, await namesOf(db, [...new Set(ids)]))
  }
  return ({ action, subject }: SubjectRow): string | null => {
    const lookup = lookups.find(({ actions }) => action.startsWith(actions))
    return (lookup && names.get(lookup.actions)?.get(subject)) || null
  }
}

export const { pseudonymise, listSecurityEventsAbout, findLastEntry } = repo
