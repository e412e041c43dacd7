import type { Belongings } from '#features/identity/server/belongings.ts'
import * as repo from './message.repo.ts'

/** Messages sent with the address of the account. They are erased with it, and so are the letters that repeat them. */
export const contactUserData: Belongings = {
  name: 'contactMessages',
  collect: ({ db }, { email }) => repo.listFrom(db, email),
  async leave(_ctx, tx, { email }) {
    await repo.removeFrom(tx, email)
  },
}
