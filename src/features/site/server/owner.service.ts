import { getCompany } from '#features/settings/server/company.service.ts'
import { getSetting } from '#features/settings/server/setting.service.ts'
import type { Context } from '#platform/server/context.ts'
import type { Owner } from '../model/owner.ts'

export async function getOwner({ db }: Pick<Context, 'db'>): Promise<Owner> {
  const [company, packages, measurement] = await Promise.all([
    getCompany({ db }),
    getSetting({ db }, 'packages'),
    getSetting({ db }, 'measurement'),
  ])
  return { company, packages, measurement }
}
