import type { UserDataProvider } from '#features/identity/server/account/user-data-providers.service.ts'
import { fullName, pseudonymOf } from '#kernel/user.ts'
import * as repo from './moderation-decision.repo.ts'

/** Reports are deleted with the account, by the foreign key; decisions stay, under a pseudonym. */
export const reportUserData: UserDataProvider = {
  name: 'reports',
  collect: ({ db }, { id }) => repo.listReportsBy(db, id),
  async onAccountDeleted(_ctx, tx, user) {
    if (user.role === 'ADMIN') await repo.renameActor(tx, fullName(user), pseudonymOf(user.id))
  },
}
