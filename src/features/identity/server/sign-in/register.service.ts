import { queueEmail } from '#features/mail/server/email.service.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import { getSignInSettings } from '#features/settings/server/policies.service.ts'
import { AppError } from '#kernel/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { acquireAdvisoryLock, type Tx } from '#platform/server/db.ts'
import { consumeRateLimit, incrementCounter } from '#platform/server/rate-limit.ts'
import { requireCaptcha } from '../../../../platform/server/captcha.ts'
import type { RequestInfo } from '../../../../platform/server/request-info.ts'
import { identityErrors } from '../../model/identity.errors.ts'
import { getAuth } from '../auth/auth.service.ts'
import { withAuthTransaction } from '../auth/auth-transaction.service.ts'
import { addressTakenEmail } from '../identity.mail.tsx'
import * as userRepo from '../users/user.repo.ts'
import { assertPasswordAllowed } from './check-password.service.ts'
import { hashPassword } from './password-hash.service.ts'
import { withUniformTime } from './uniform-time.service.ts'

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
export async function register(ctx: Context, input: Registration, caller: RequestInfo): Promise<boolean> {
  const settings = await getSignInSettings(ctx)
  if (!settings.password) throw identityErrors.METHOD_OFF()
  await assertPasswordAllowed(ctx, input.password, input)
  await requireCaptcha(ctx, input.captcha)
  await consumeRateLimit(ctx, { key: `register:${caller.address}`, max: 30, seconds: HOUR })

  const { uniformAnswers } = settings
  const registerOrNotify = async () => {
    const found = await userRepo.findByEmail(ctx.db, input.email)
    // As much work as signing up: a full queue of hashes delays both answers alike.
    if (found && uniformAnswers) await hashPassword(input.password)
    const existing = found ?? (await signUp(ctx, input, caller))
    if (!existing) return true
    if (!existing.emailVerified) await contestRegistration(ctx, existing, caller, input.next)
    else if (uniformAnswers) await notifyExistingUser(ctx, existing)
    else throw new AppError('EMAIL_IN_USE', 409, { email: 'identity:email.taken' })
    return false
  }
  return uniformAnswers ? withUniformTime(registerOrNotify) : registerOrNotify()
}

/** Answers with the user of a concurrent registration that got the address first. */
async function signUp(ctx: Context, input: Registration, { headers, locale }: RequestInfo) {
  const { firstName, lastName, email, password } = input
  const { api } = await getAuth(ctx)
  const body = { name: firstName, lastName, email, password, language: locale }
  const signUpUnderLock = async (tx: Tx) => {
    await acquireAdvisoryLock(tx, `register:${email.toLowerCase()}`)
    const existing = await userRepo.findByEmail(tx, email)
    if (!existing) await api.signUpEmail({ body, headers })
    return existing
  }
  return withAuthTransaction(ctx, signUpUnderLock, input.next)
}

type UnverifiedUser = { id: string; email: string }

/**
 * Two people may claim one address that nobody has proved. Neither password counts any more: whoever opens the letter
 * chooses a new one. So a newcomer never gains the account of the first, nor the first that of the owner.
 */
async function contestRegistration(
  ctx: Context,
  { id, email }: UnverifiedUser,
  { headers }: RequestInfo,
  next?: string,
) {
  // Beyond that as if one had gone out: a refusal would tell a stranger that the address is known here.
  if ((await incrementCounter(ctx, `verification:${email}`, HOUR)) > 5) return
  const { api } = await getAuth(ctx)
  const markContestedAndResend = async (tx: Tx) => {
    await userRepo.update(tx, id, { isContested: true, updatedAt: ctx.now() })
    await api.sendVerificationEmail({ body: { email }, headers })
  }
  await withAuthTransaction(ctx, markContestedAndResend, next)
}

type ExistingUser = { email: string; firstName: string; language: 'nl' | 'en' | 'fr' }

async function notifyExistingUser(ctx: Context, { email, firstName, language }: ExistingUser): Promise<void> {
  // No refusal beyond that: it would tell a stranger that the address is known here.
  if ((await incrementCounter(ctx, `taken:${email}`, 24 * HOUR)) > 2) return
  await ctx.db.transaction(async (tx) => {
    const company = await getCompany({ db: tx })
    const origin = ctx.env.origin
    const draft = await addressTakenEmail({ locale: language, user: { email, firstName }, company, origin })
    await queueEmail(ctx, tx, draft)
  })
}
