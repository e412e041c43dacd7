import { isAPIError } from 'better-auth/api'
import * as journal from '#features/journal/server/journal.service.ts'
import { writeLetter } from '#features/mail/server/letter.service.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { identityErrors } from '../model/identity.errors.ts'
import { authOf } from './auth.ts'
import { inTransaction } from './auth-transaction.ts'
import type { Caller } from './caller.ts'
import { twoFactorLetter } from './identity.mail.tsx'
import { type Proof, requireReauthentication, requireSameSession } from './reauthentication.service.ts'

/** Starts the second factor: a secret for the app, and codes to keep. It counts once a code has confirmed it. */
export async function startTwoFactor(ctx: Context, user: User, proof: Proof, caller: Caller) {
  await requireReauthentication(ctx, user, proof, caller)
  await requireSameSession(ctx, user, caller)
  const { api } = await authOf(ctx)
  const body = { method: 'totp' as const, ...passwordOf(proof) }
  const answer = await api.enableTwoFactor({ body, headers: caller.headers }).catch((error: unknown) => {
    throw isAPIError(error) ? identityErrors.TWO_FACTOR_ON() : error
  })
  if (!('totpURI' in answer)) throw identityErrors.METHOD_NOT_READY()
  return { uri: answer.totpURI, recoveryCodes: answer.backupCodes }
}

export async function confirmTwoFactor(ctx: Context, user: User, code: string, caller: Caller): Promise<Headers> {
  await requireSameSession(ctx, user, caller)
  const { api } = await authOf(ctx)
  return inTransaction(ctx, async (tx) => {
    const { headers } = await api
      .verifyTOTP({ body: { code }, headers: caller.headers, returnHeaders: true })
      .catch((error: unknown) => {
        throw isAPIError(error) ? identityErrors.CODE_WRONG() : error
      })
    await tellOfTwoFactor(ctx, tx, user, caller, true)
    return headers
  })
}

export async function stopTwoFactor(ctx: Context, user: User, proof: Proof, caller: Caller) {
  await requireReauthentication(ctx, user, proof, caller)
  await requireSameSession(ctx, user, caller)
  const { api } = await authOf(ctx)
  return inTransaction(ctx, async (tx) => {
    const body = passwordOf(proof)
    const { headers } = await api.disableTwoFactor({ body, headers: caller.headers, returnHeaders: true })
    await tellOfTwoFactor(ctx, tx, user, caller, false)
    return headers
  })
}

async function tellOfTwoFactor(ctx: Context, tx: Tx, user: User, { network }: Caller, isOn: boolean): Promise<void> {
  const at = ctx.now()
  await journal.record(tx, {
    at,
    actor: user,
    action: isOn ? 'twoFactor.enabled' : 'twoFactor.disabled',
    subject: user.id,
    details: { address: network },
  })
  const [company, origin] = [await getCompany({ db: tx }), ctx.env.origin]
  await writeLetter(ctx, tx, await twoFactorLetter({ locale: user.language, user, company, at, origin, isOn }))
}

/** Better Auth checks the password of a user who has one once more. */
function passwordOf({ password }: Proof): { password?: string } {
  return password ? { password } : {}
}
