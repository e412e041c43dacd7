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
import { withAuthTransaction } from '../auth/auth-transaction.service.ts'
import { addressTakenEmail } from '../identity.mail.tsx'
import * as userRepo from '../users/user.repo.ts'
import { type NoticeRecipient, queueAccountNotice, sendVerification } from './identity-emails.service.ts'
import { assertHashCapacity, assertPasswordAllowed, hashPassword } from './password-hash.service.ts'
import * as registrationRepo from './registration.repo.ts'
import { withUniformTime } from './uniform-time.service.ts'

/**
 * Creates a user who can sign in once the address is verified; the user and the email are written in one transaction.
 * Resolves to whether a user was created, which the response must not reveal.
 */
export async function register(
  ctx: Context,
  input: Registration,
  caller: RequestInfo,
  registrationHash: string,
): Promise<boolean> {
  assertHashCapacity()
  const settings = await getSetting(ctx, signInSetting)
  if (!settings.password) throw identityErrors.METHOD_OFF()
  await assertPasswordAllowed(ctx, input.password, input)
  await requireCaptcha(ctx, input.captcha)
  await consumeRateLimit(ctx, { key: `register:${caller.address}`, max: 30, seconds: HOUR_SECONDS })

  const { uniformAnswers } = settings
  const registerOrNotify = async () => {
    const found = await userRepo.findByEmail(ctx.db, input.email)
    if (found?.emailVerified && !uniformAnswers) throw addressTaken()
    // Before any transaction, and for a known address too, so that a full hash queue delays all responses equally.
    const passwordHash = await hashPassword(input.password)
    const { firstName, lastName, email } = input
    const person = { firstName, lastName, email, language: caller.locale, passwordHash, registrationHash }
    const save = { ctx, person, next: input.next }
    const existing = found ?? (await signUp(save))
    if (!existing) return true
    if (!existing.emailVerified) await registerAgain(save, existing)
    else if (uniformAnswers) await notifyExistingUser(ctx, existing)
    else throw addressTaken()
    return false
  }
  return uniformAnswers ? withUniformTime(registerOrNotify) : registerOrNotify()
}

const addressTaken = () => new AppError('EMAIL_IN_USE', 409, { email: 'identity:email.taken' })

type Save = { ctx: Context; person: registrationRepo.Registration; next: string | undefined }

/** Returns the user of a concurrent registration that took the address first. */
function signUp({ ctx, person, next }: Save): Promise<userRepo.UserAccount | undefined> {
  const { email } = person
  const signUpUnderLock = async (tx: Tx) => {
    await acquireAdvisoryLock(tx, `register:${email}`)
    const existing = await userRepo.findByEmail(tx, email)
    if (existing) return existing
    await registrationRepo.insertRegistration(tx, person, ctx.now())
    await sendVerification(ctx, email)
  }
  return withAuthTransaction(ctx, signUpUnderLock, { next })
}

/**
 * The last registration of an unverified address replaces the earlier ones: its link and, in the browser that sent it,
 * its password are valid. So a person may try again, and a stranger gains nothing.
 */
async function registerAgain({ ctx, person, next }: Save, { id, email }: userRepo.UserAccount) {
  // Silent limit: an error would reveal that the address is registered.
  if ((await incrementCounter(ctx, `verification:${email}`, HOUR_SECONDS)) > 5) return
  const replaceAndSend = async (tx: Tx) => {
    const current = await registrationRepo.lockRegistration(tx, email)
    if (!current || current.emailVerified) return
    await registrationRepo.replaceRegistration(tx, id, person, ctx.now())
    await sendVerification(ctx, email)
  }
  await withAuthTransaction(ctx, replaceAndSend, { next })
}

async function notifyExistingUser(ctx: Context, user: NoticeRecipient): Promise<void> {
  // Silent limit: an error would reveal that the address is registered.
  if ((await incrementCounter(ctx, `taken:${user.email}`, DAY_SECONDS)) > 2) return
  await ctx.db.transaction((tx) => queueAccountNotice(ctx, tx, user, addressTakenEmail))
}
