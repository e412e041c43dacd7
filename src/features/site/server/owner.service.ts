import { getCompany } from '#features/settings/server/company.service.ts'
import { getSetting } from '#features/settings/server/setting.service.ts'
import type { Db } from '#platform/server/db.ts'
import type { Owner } from '../model/owner.ts'

export async function getOwner({ db }: { db: Db }): Promise<Owner> {
  const [company, packages, measurement] = await Promise.all([
    getCompany({ db }),
    getSetting({ db }, 'packages'),
    getSetting({ db }, 'measurement'),
  ])
  return { company, packages, measurement }
}
