import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import type { Company } from '../model/company.schema.ts'
import type { Site } from '../model/site.schema.ts'
import { getSetting, type SettingsContext, saveSetting } from './setting.service.ts'

export function getCompany({ db }: { db: Db }): Promise<Company> {
  return getSetting({ db }, 'company')
}

/** For the demo and tests; the owner's changes use the admin routes. */
export async function saveCompany(ctx: SettingsContext, next: Company): Promise<void> {
  await saveSetting(ctx, null, 'company', next)
}

export async function getSite(ctx: Pick<Context, 'db' | 'env'>): Promise<Site> {
  const [{ name, facebookUrl, credit, timeZone }, { measurementId }] = await Promise.all([
    getCompany(ctx),
    getSetting(ctx, 'measurement'),
  ])
  const hasStyleguide = ctx.env.STYLEGUIDE || ctx.env.NODE_ENV !== 'production'
  return { name, facebookUrl, credit, timeZone, measurementId, origin: ctx.env.origin, hasStyleguide }
}
