import { getSetting } from '#features/settings/server/setting.service.ts'
import { AppError } from '#kernel/app-error.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '#kernel/time-units.ts'
import { requireCaptcha } from '#platform/server/captcha.ts'
import type { Context } from '#platform/server/context.ts'
import { acquireAdvisoryLock, type Tx } from '#platform/server/db.ts'
import { consumeRateLimit, incrementCounter } from '#platform/server/rate-limit.ts'
import type { RequestInfo } from '#platform/server/request-info.ts'
import { identityErrors } from '../../model/identity.errors.ts'
import type { Registration } from '../../model/identity.schema.ts'
import { signInSetting } from '../../model/sign-in-settings.schema.ts'
import { getAuth } from '../auth/auth.service.ts'
import { withAuthTransaction } from '../auth/auth-transaction.service.ts'
import { addressTakenEmail } from '../identity.mail.tsx'
import * as userRepo from '../users/user.repo.ts'
import { type NoticeRecipient, queueAccountNotice } from './identity-emails.service.ts'
import { assertHashCapacity, assertPasswordAllowed, hashPassword } from './password-hash.service.ts'
import { withUniformTime } from './uniform-time.service.ts'

/**
 * Creates a user who can sign in once the address is verified; the user and the email are written in one transaction.
 * Resolves to whether a user was created, which the response must not reveal.
 */
export async function register(ctx: Context, input: Registration, caller: RequestInfo): Promise<boolean> {
  assertHashCapacity()
  const settings = await getSetting(ctx, signInSetting)
  if (!settings.password) throw identityErrors.METHOD_OFF()
  await assertPasswordAllowed(ctx, input.password, input)
  await requireCaptcha(ctx, input.captcha)
  await consumeRateLimit(ctx, { key: `register:${caller.address}`, max: 30, seconds: HOUR_SECONDS })

  const { uniformAnswers } = settings
  const registerOrNotify = async () => {
    const found = await userRepo.findByEmail(ctx.db, input.email)
    // Same work as signing up, so that a full hash queue delays both responses equally.
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

/** Returns the user of a concurrent registration that took the address first. */
async function signUp(ctx: Context, input: Registration, { headers, locale }: RequestInfo) {
  const { firstName, lastName, email, password } = input
  const { api } = getAuth(ctx)
  const body = { name: firstName, lastName, email, password, language: locale }
  const signUpUnderLock = async (tx: Tx) => {
    await acquireAdvisoryLock(tx, `register:${email.toLowerCase()}`)
    const existing = await userRepo.findByEmail(tx, email)
    if (!existing) await api.signUpEmail({ body, headers })
    return existing
  }
  return withAuthTransaction(ctx, signUpUnderLock, input.next)
}

/**
 * Two people may register one unverified address. Neither password is valid any more: the owner of the mailbox chooses
 * a new one. So neither can take over the account of the other.
 */
async function contestRegistration(ctx: Context, user: userRepo.UserAccount, { headers }: RequestInfo, next?: string) {
  const { id, email } = user
  // Silent limit: an error would reveal that the address is registered.
  if ((await incrementCounter(ctx, `verification:${email}`, HOUR_SECONDS)) > 5) return
  const { api } = getAuth(ctx)
  const markContestedAndResend = async (tx: Tx) => {
    await userRepo.update(tx, id, { isContested: true, updatedAt: ctx.now() })
    await api.sendVerificationEmail({ body: { email }, headers })
  }
  await withAuthTransaction(ctx, markContestedAndResend, next)
}

async function notifyExistingUser(ctx: Context, user: NoticeRecipient): Promise<void> {
  // Silent limit: an error would reveal that the address is registered.
  if ((await incrementCounter(ctx, `taken:${user.email}`, DAY_SECONDS)) > 2) return
  await ctx.db.transaction((tx) => queueAccountNotice(ctx, tx, user, addressTakenEmail))
}
