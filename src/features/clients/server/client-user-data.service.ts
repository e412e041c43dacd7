import type { UserDataProvider } from '#features/identity/server/account/user-data-providers.service.ts'
import * as userRepo from '#features/identity/server/users/user.repo.ts'
import * as repo from './client.repo.ts'
import { toCallConsent } from './client.service.ts'

/** Notes and phone number of a person are personal data (GDPR, article 15): exported, and erased with the account. */
export const clientUserData: UserDataProvider = {
  name: 'clientRecord',
  async collect({ db }, { email }) {
    const record = await repo.find(db, email)
    if (!record) return null
    const { notes, phone, updatedAt } = record
    return { notes, phone, callConsent: toCallConsent(record), updatedAt }
  },
  async claimByEmail(db, { id, email }) {
    if (await repo.takeMark(db, email)) await userRepo.update(db, id, { isClient: true })
  },
  async onAccountDeleted(_ctx, tx, { email }) {
    await repo.remove(tx, email)
  },
}
