import type { UserDataProvider } from '#features/identity/server/account/user-data-providers.service.ts'
import * as repo from './message.repo.ts'

/**
 * Messages sent with the account's email address. They are erased with the account, and so are the emails that repeat
 * them.
 */
export const contactUserData: UserDataProvider = {
  name: 'contactMessages',
  collect: ({ db }, { email }) => repo.listFrom(db, email),
  async onAccountDeleted(_ctx, tx, { email }) {
    await repo.removeFrom(tx, email)
  },
}
