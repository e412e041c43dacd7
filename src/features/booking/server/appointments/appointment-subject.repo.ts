import { desc, inArray } from 'drizzle-orm'
import type { SubjectLookup } from '#features/journal/server/subject-lookup.service.ts'
import { containsText } from '#platform/server/database/contains-text.ts'
import { appointments } from '../booking.table.ts'

const { id, name, email, startsAt } = appointments

/** The client of an appointment, for the journal. */
export const appointmentSubjects: SubjectLookup = {
  actions: 'appointment.',
  async namesOf(db, ids) {
    const rows = await db
      .select({ id, name })
      .from(appointments)
      .where(inArray(id, [...ids]))
    return new Map(rows.map((row) => [row.id, row.name]))
  },
  async search(db, text, limit) {
    const found = db
      .select({ id })
      .from(appointments)
      .where(containsText(text, name, email))
    return (await found.orderBy(desc(startsAt)).limit(limit)).map((row) => row.id)
  },
}
