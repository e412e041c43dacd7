import type { Company } from '#features/settings/model/company.schema.ts'
import { DEFAULT_LOCALE, type Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import * as userRepo from './user.repo.ts'

export type OwnerRecipient = { address: string; locale: Locale }

/**
 * Who is written to about the company's own work, each in their language: its address, or while it has none, its
 * admins. An address that is nobody's account is read by an admin all the same.
 */
export async function findOwnerRecipients(db: Db, { email }: Pick<Company, 'email'>): Promise<OwnerRecipient[]> {
  const admins = (await userRepo.listAdmins(db)).map((admin) => ({ address: admin.email, locale: admin.language }))
  if (!email) return admins
  const reader = admins.find(({ address }) => address === email.toLowerCase()) ?? admins[0]
  return [{ address: email, locale: reader?.locale ?? DEFAULT_LOCALE }]
}
