import { desc, inArray } from 'drizzle-orm'
import type { SubjectLookup } from '#features/journal/server/subject-lookup.service.ts'
import { containsText } from '#platform/server/database/contains-text.ts'
import { emails } from './email.table.ts'

const { id, toAddress, toName, createdAt } = emails

/** The recipient of an email, for the journal. */
export const emailSubjects: SubjectLookup = {
  actions: 'letter.',
  async namesOf(db, ids) {
    const rows = await db
      .select({ id, toAddress, toName })
      .from(emails)
      .where(inArray(id, [...ids]))
    return new Map(rows.map((row) => [row.id, row.toName || row.toAddress]))
  },
  async search(db, text, limit) {
    const found = db
      .select({ id })
      .from(emails)
      .where(containsText(text, toName, toAddress))
    return (await found.orderBy(desc(createdAt)).limit(limit)).map((row) => row.id)
  },
}
