import type { Belongings } from '#features/identity/server/belongings.ts'
import { fullName, pseudonymOf } from '#kernel/user.ts'
import * as repo from './decision.repo.ts'

/** Reports are deleted with the account, by the foreign key; decisions stay, under a pseudonym. */
export const reportUserData: Belongings = {
  name: 'reports',
  collect: ({ db }, { id }) => repo.listReportsBy(db, id),
  async leave(_ctx, tx, user) {
    if (user.role === 'ADMIN') await repo.renameActor(tx, fullName(user), pseudonymOf(user.id))
  },
}
