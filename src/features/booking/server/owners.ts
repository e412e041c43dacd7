import * as userRepo from '#features/identity/server/user.repo.ts'
import type { Company } from '#features/settings/model/company.ts'
import { FALLBACK } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import type { Owner } from './booking.mail.tsx'

/** Who is written to about the company's own work: its address, or while it has none, its admins. */
export async function ownersOf(db: Db, { email }: Pick<Company, 'email'>): Promise<Owner[]> {
  if (email) return [{ address: email, locale: FALLBACK }]
  const admins = await userRepo.listAdmins(db)
  return admins.map(({ email: address, language }) => ({ address, locale: language }))
}
