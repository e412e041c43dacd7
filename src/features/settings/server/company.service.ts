import type { Db } from '#platform/server/db.ts'
import { type Company, companySetting } from '../model/company.schema.ts'
import { getSetting, type SettingsContext, saveSetting } from './setting.service.ts'

export function getCompany({ db }: { db: Db }): Promise<Company> {
  return getSetting({ db }, companySetting)
}

/** For the demo and tests; the owner's changes use the admin routes. */
export async function saveCompany(ctx: SettingsContext, next: Company): Promise<void> {
  await saveSetting(ctx, null, companySetting, next)
}
