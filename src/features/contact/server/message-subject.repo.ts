import { desc, inArray } from 'drizzle-orm'
import type { SubjectLookup } from '#features/journal/server/subject-lookup.service.ts'
import { containsText } from '#platform/server/database/contains-text.ts'
import { contactMessages as messages } from './message.table.ts'

const { id, email, title, createdAt } = messages

/** The sender of a message, for the journal. */
export const messageSubjects: SubjectLookup = {
  actions: 'message.',
  async namesOf(db, ids) {
    const rows = await db
      .select({ id, email })
      .from(messages)
      .where(inArray(id, [...ids]))
    return new Map(rows.map((row) => [row.id, row.email]))
  },
  async search(db, text, limit) {
    const found = db
      .select({ id })
      .from(messages)
      .where(containsText(text, email, title))
    return (await found.orderBy(desc(createdAt)).limit(limit)).map((row) => row.id)
  },
}
