import { letters } from '#features/mail/server/letter.table.ts'
import { decryptToken } from '#features/mail/server/letter-token.ts'
import type { Context } from '#platform/server/context.ts'
import { AS_WRITTEN } from './as-written.ts'

/** Every email with its links as the reader gets them, oldest first. */
export async function readLetters({ db, keys }: Pick<Context, 'db' | 'keys'>) {
  const rows = await db.select().from(letters).orderBy(AS_WRITTEN)
  return rows.map((row) => decryptToken(keys, row) ?? row)
}
