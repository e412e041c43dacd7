import { DEMO_SCOPE } from '#features/demo/model/demo-user.ts'
import { isDemoSite } from '#features/demo/server/demo.service.ts'
import type { LookAroundSource } from '#features/identity/server/session/look-around.service.ts'
import { companySetting } from '#features/settings/model/company.schema.ts'
import { MINUTE_MS } from '#kernel/time-units.ts'
import { limitCacheAge, noteTag } from '#platform/server/tags.ts'
import { hasOnlyExamples } from './look-around.repo.ts'

/** Looking around is possible in the demo, until the owner enters the company or anything of a real person is stored. */
export const lookAroundSource: LookAroundSource = async ({ db, env }) => {
  if (!(await isDemoSite({ db, env }))) return
  noteTag(companySetting.key)
  // A message or an account invalidates no tag of the login page.
  limitCacheAge(MINUTE_MS)
  return (await hasOnlyExamples(db, DEMO_SCOPE)) ? DEMO_SCOPE : undefined
}
