import type { Db } from '#platform/server/db.ts'
import type { RequestType } from '../../model/subjects/subject.schema.ts'
import { appointments } from '../booking.table.ts'

/** Codes of the subjects that have appointments. */
export async function listUsedTypes(db: Db): Promise<RequestType[]> {
  const rows = await db.selectDistinct({ requestType: appointments.requestType }).from(appointments)
  return rows.map(({ requestType }) => requestType)
}
