import type { Context } from '#platform/server/context.ts'
import type { Provider } from '../../model/sign-in-settings.schema.ts'
import * as accountRepo from '../account/account.repo.ts'
import { providerLinkedEmail } from '../identity.mail.tsx'
import { recordSecurityEvent } from '../session/security-events.service.ts'
import { queueAccountNotice } from '../sign-in/identity-emails.service.ts'
import * as userRepo from '../users/user.repo.ts'
import { joinAuthTransaction } from './auth-transaction.service.ts'

/**
 * Runs in the transaction that links a provider. If that is the first proof of the address, removes every earlier
 * account: another person may have added it. Notifies the owner of the address.
 */
export async function beforeProviderLink(
  ctx: Context,
  account: { userId: string; providerId: string },
  network: string,
): Promise<void> {
  if (account.providerId === 'credential') return
  await joinAuthTransaction(ctx, async ({ tx }) => {
    const user = await userRepo.findById(tx, account.userId)
    if (!user) return
    if (!user.emailVerified) {
      await accountRepo.removeAccounts(tx, user.id)
      await userRepo.update(tx, user.id, { isContested: false })
    }
    const provider = account.providerId as Provider
    await queueAccountNotice(ctx, tx, user, (change) => providerLinkedEmail({ ...change, provider }))
    await recordSecurityEvent(ctx, user, 'providerLinked', { network }, { db: tx, method: provider })
  })
}
