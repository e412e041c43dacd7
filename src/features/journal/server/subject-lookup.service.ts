import type { Db } from '#platform/server/db.ts'

/**
 * Names of the subjects of some actions, such as the client of an appointment. Read when the journal is shown, not stored
 * in it: entries are kept longer than personal data. Implemented by the slices that own the subjects;
 * `src/server/composition/journal-subjects.ts` injects the implementations.
 */
export type SubjectLookup = {
  /** Start of the actions whose subjects it knows. */
  actions: string
  /** Names by id; a subject that is gone has none. */
  namesOf: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Ids of subjects whose name contains the text. */
  search: (db: Db, text: string, limit: number) => Promise<string[]>
}
