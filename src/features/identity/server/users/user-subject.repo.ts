import { inArray, sql } from 'drizzle-orm'
import type { SubjectLookup } from '#features/journal/server/subject-lookup.service.ts'
import { fullName } from '#kernel/user.ts'
import { containsText } from '#platform/server/database/contains-text.ts'
import { users } from '../identity.table.ts'

const { id, email, firstName, lastName } = users

/** The user that an entry of the journal is about. */
const userLookup: Omit<SubjectLookup, 'actions'> = {
  async namesOf(db, ids) {
    const rows = await db
      .select({ id, firstName, lastName })
      .from(users)
      .where(inArray(id, [...ids]))
    return new Map(rows.map((row) => [row.id, fullName(row)]))
  },
  async search(db, text, limit) {
    const hasText = containsText(text, email, sql`${firstName} || ' ' || ${lastName}`)
    const rows = await db.select({ id }).from(users).where(hasText).orderBy(id).limit(limit)
    return rows.map((row) => row.id)
  },
}

export const userSubjects: SubjectLookup[] = ['user.', 'security.', 'twoFactor.'].map((actions) => ({
  ...userLookup,
  actions,
}))
