import * as journal from '#features/journal/server/journal.service.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import type { RequestInfo } from '#platform/server/request-info.ts'
import { identityErrors } from '../../model/identity.errors.ts'
import { getAuth, refusedAs } from '../auth/auth.service.ts'
import { withAuthTransaction } from '../auth/auth-transaction.service.ts'
import { accountNoticeEmail } from '../identity.mail.tsx'
import { queueAccountNotice } from '../sign-in/identity-emails.service.ts'
import * as accountRepo from './account.repo.ts'
import { type ReauthenticationProof, requireReauthentication, requireSameSession } from './reauthentication.service.ts'

/** Creates the TOTP secret and the recovery codes. The second factor is active after a code has confirmed it. */
export async function startTwoFactor(ctx: Context, user: User, proof: ReauthenticationProof, caller: RequestInfo) {
  await requireReauthentication(ctx, user, proof, caller)
  await requireSameSession(ctx, user, caller)
  const body = { method: 'totp' as const, ...passwordBody(proof) }
  const started = await getAuth(ctx)
    .api.enableTwoFactor({ body, headers: caller.headers })
    .catch(refusedAs(identityErrors.TWO_FACTOR_ON))
  if (!('totpURI' in started)) throw identityErrors.METHOD_NOT_READY()
  return { uri: started.totpURI, recoveryCodes: started.backupCodes }
}

export async function confirmTwoFactor(ctx: Context, user: User, code: string, caller: RequestInfo): Promise<Headers> {
  await requireSameSession(ctx, user, caller)
  const { api } = getAuth(ctx)
  return withAuthTransaction(ctx, async (tx) => {
    const { headers } = await api
      .verifyTOTP({ body: { code }, headers: caller.headers, returnHeaders: true })
      .catch(refusedAs(identityErrors.CODE_WRONG))
    await recordAndNotify(ctx, tx, user, caller, true)
    return headers
  })
}

export async function disableTwoFactor(ctx: Context, user: User, proof: ReauthenticationProof, caller: RequestInfo) {
  await requireReauthentication(ctx, user, proof, caller)
  await requireSameSession(ctx, user, caller)
  const { api } = getAuth(ctx)
  const body = passwordBody(proof)
  // Just verified: Better Auth compares it with the hash that is stored then.
  const hash = await accountRepo.findPasswordHash(ctx.db, user.id)
  const verified = body.password && hash ? { password: body.password, hash } : undefined
  const disableAndNotify = async (tx: Tx) => {
    const { headers } = await api.disableTwoFactor({ body, headers: caller.headers, returnHeaders: true })
    await recordAndNotify(ctx, tx, user, caller, false)
    return headers
  }
  return withAuthTransaction(ctx, disableAndNotify, { verified })
}

async function recordAndNotify(ctx: Context, tx: Tx, user: User, { network }: RequestInfo, isOn: boolean) {
  const action = isOn ? 'twoFactor.enabled' : 'twoFactor.disabled'
  await journal.record(tx, { at: ctx.now(), actor: user, action, subject: user.id, details: { address: network } })
  await queueAccountNotice(ctx, tx, user, (change) => accountNoticeEmail(isOn ? 'twoFactorOn' : 'twoFactorOff', change))
}

/** Better Auth checks the password again for users who have one. */
function passwordBody({ password }: ReauthenticationProof): { password?: string } {
  return password ? { password } : {}
}
