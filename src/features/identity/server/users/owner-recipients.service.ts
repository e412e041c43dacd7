import type { Company } from '#features/settings/model/company.schema.ts'
import { reachableEmail } from '#features/settings/model/company-facts.ts'
import { visibleLocale } from '#kernel/languages/languages.ts'
import type { Locale } from '#kernel/locale.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import * as userRepo from './user.repo.ts'

export type OwnerRecipient = {
  address: string
  locale: Locale
  /** The admin with this address. */
  user?: Pick<User, 'id' | 'firstName' | 'lastName'>
}

/**
 * Recipients of notices to the company, each in their language: its address, or its admins while emails cannot reach it. An
 * address without an account gets the language of an admin.
 */
export async function findOwnerRecipients(
  { db, languages }: Pick<Context, 'languages'> & { db: Db },
  company: Pick<Company, 'email'>,
): Promise<OwnerRecipient[]> {
  const email = reachableEmail(company)
  const shown = languages.current()
  const admins = (await userRepo.listAdmins(db)).map(
    ({ email: address, language, ...user }): OwnerRecipient => ({
      address,
      locale: visibleLocale(shown, language),
      user,
    }),
  )
  if (!email) return admins
  const reader = admins.find(({ address }) => address === email.toLowerCase())
  return [{ locale: admins[0]?.locale ?? shown.defaultLocale, ...reader, address: email }]
}
