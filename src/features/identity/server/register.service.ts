import { writeLetter } from '#features/mail/server/letter.service.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import { getSignInSettings } from '#features/settings/server/policies.service.ts'
import { AppError } from '#kernel/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { type Tx, takeTurn } from '#platform/server/db.ts'
import { countOne, spend } from '#platform/server/rate-limit.ts'
import { identityErrors } from '../model/identity.errors.ts'
import { authOf } from './auth.ts'
import { inTransaction } from './auth-transaction.ts'
import type { Caller } from './caller.ts'
import { requireCaptcha } from './captcha.service.ts'
import { checkPassword } from './check-password.ts'
import { addressTakenLetter } from './identity.mail.tsx'
import { hashPassword } from './password-hash.ts'
import { inUniformTime } from './uniform-time.ts'
import * as userRepo from './user.repo.ts'

const HOUR = 3600

type Registration = {
  firstName: string
  lastName: string
  email: string
  password: string
  captcha?: string | undefined
  next?: string | undefined
}

/**
 * Makes a user who can sign in once the address is verified. The letter and the user are written together. Resolves to
 * whether a user was made, which the response must not tell.
 */
export async function register(ctx: Context, input: Registration, caller: Caller): Promise<boolean> {
  const settings = await getSignInSettings(ctx)
  if (!settings.password) throw identityErrors.METHOD_OFF()
  await checkPassword(ctx, input.password, input)
  await requireCaptcha(ctx, input.captcha)
  await spend(ctx, { key: `register:${caller.address}`, max: 30, seconds: HOUR })

  const { uniformAnswers } = settings
  const claimAddress = async () => {
    const found = await userRepo.findByEmail(ctx.db, input.email)
    // As much work as signing up: a full queue of hashes delays both answers alike.
    if (found && uniformAnswers) await hashPassword(input.password)
    const existing = found ?? (await signUp(ctx, input, caller))
    if (!existing) return true
    if (!existing.emailVerified) await contest(ctx, existing, caller, input.next)
    else if (uniformAnswers) await tellOwner(ctx, existing)
    else throw new AppError('EMAIL_IN_USE', 409, { email: 'identity:email.taken' })
    return false
  }
  return uniformAnswers ? inUniformTime(claimAddress) : claimAddress()
}

/** Answers with the user of a concurrent registration that got the address first. */
async function signUp(ctx: Context, input: Registration, { headers, locale }: Caller) {
  const { firstName, lastName, email, password } = input
  const { api } = await authOf(ctx)
  const body = { name: firstName, lastName, email, password, language: locale }
  const signUpOnce = async (tx: Tx) => {
    await takeTurn(tx, `register:${email.toLowerCase()}`)
    const existing = await userRepo.findByEmail(tx, email)
    if (!existing) await api.signUpEmail({ body, headers })
    return existing
  }
  return inTransaction(ctx, signUpOnce, input.next)
}

type Claimed = { id: string; email: string }

/**
 * Two people may claim one address that nobody has proved. Neither password counts any more: whoever opens the letter
 * chooses a new one. So a newcomer never gains the account of the first, nor the first that of the owner.
 */
async function contest(ctx: Context, { id, email }: Claimed, { headers }: Caller, next?: string) {
  // Beyond that as if one had gone out: a refusal would tell a stranger that the address is known here.
  if ((await countOne(ctx, `verification:${email}`, HOUR)) > 5) return
  const { api } = await authOf(ctx)
  const again = async (tx: Tx) => {
    await userRepo.update(tx, id, { isContested: true, updatedAt: ctx.now() })
    await api.sendVerificationEmail({ body: { email }, headers })
  }
  await inTransaction(ctx, again, next)
}

type Owner = { email: string; firstName: string; language: 'nl' | 'en' | 'fr' }

async function tellOwner(ctx: Context, { email, firstName, language }: Owner): Promise<void> {
  // No refusal beyond that: it would tell a stranger that the address is known here.
  if ((await countOne(ctx, `taken:${email}`, 24 * HOUR)) > 2) return
  await ctx.db.transaction(async (tx) => {
    const company = await getCompany({ db: tx })
    const origin = ctx.env.origin
    const draft = await addressTakenLetter({ locale: language, user: { email, firstName }, company, origin })
    await writeLetter(ctx, tx, draft)
  })
}
