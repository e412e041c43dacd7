import type { Company } from '#features/settings/model/company.schema.ts'
import { DEFAULT_LOCALE, type Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import * as userRepo from './user.repo.ts'

export type OwnerRecipient = { address: string; locale: Locale }

/**
 * Recipients of notices to the company, each in their language: its address, or its admins while it has none. An
 * address without an account gets the language of an admin.
 */
export async function findOwnerRecipients(db: Db, { email }: Pick<Company, 'email'>): Promise<OwnerRecipient[]> {
  const admins = (await userRepo.listAdmins(db)).map((admin) => ({ address: admin.email, locale: admin.language }))
  if (!email) return admins
  const reader = admins.find(({ address }) => address === email.toLowerCase()) ?? admins[0]
  return [{ address: email, locale: reader?.locale ?? DEFAULT_LOCALE }]
}
