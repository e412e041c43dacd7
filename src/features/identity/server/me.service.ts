import { randomBytes } from 'node:crypto'
import { isAPIError } from 'better-auth/api'
import * as journal from '#features/journal/server/journal.service.ts'
import { writeLetter } from '#features/mail/server/letter.service.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import type { Locale } from '#kernel/locale.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { identityErrors } from '../model/identity.errors.ts'
import { imageTypeOf } from '../model/image-type.ts'
import * as accountRepo from './account.repo.ts'
import { authOf } from './auth.ts'
import { inTransaction } from './auth-transaction.ts'
import type { Caller } from './caller.ts'
import { checkPassword } from './check-password.ts'
import { passwordChangedLetter, twoFactorLetter } from './identity.mail.tsx'
import { verifyPassword } from './password-hash.ts'
import * as sessionRepo from './session.repo.ts'
import { toProfile } from './token.service.ts'
import * as userRepo from './user.repo.ts'

export async function getOwnProfile(ctx: Context, user: User) {
  const [found, accounts] = await Promise.all([
    userRepo.findById(ctx.db, user.id),
    accountRepo.listAccounts(ctx.db, user.id),
  ])
  const { twoFactorEnabled, image } = found!
  return {
    ...toProfile(user),
    language: user.language,
    photo: image,
    hasPassword: accounts.some(({ providerId }) => providerId === 'credential'),
    twoFactorEnabled,
    mustHaveTwoFactor: user.lacksTwoFactor,
    accounts: accounts.map(({ providerId }) => providerId),
  }
}

type ProfileChange = { firstName: string; lastName: string; language: Locale }

export async function changeProfile({ db, now }: Context, user: User, change: ProfileChange) {
  await userRepo.update(db, user.id, { ...change, updatedAt: now() })
  return toProfile({ ...user, ...change })
}

type PasswordChange = { currentPassword: string; newPassword: string }

/** Every other session ends: somebody who changes a password may have a reason. */
export async function changePassword(ctx: Context, user: User, change: PasswordChange): Promise<void> {
  await requirePassword(ctx, user, change.currentPassword, 'currentPassword')
  await checkPassword(ctx, change.newPassword, user, 'newPassword')
  const { hash } = (await (await authOf(ctx)).$context).password
  const passwordHash = await hash(change.newPassword)
  await ctx.db.transaction(async (tx) => {
    await accountRepo.savePassword(tx, user.id, passwordHash, ctx.now())
    await sessionRepo.endSessions(tx, user.id, user.sessionId)
    const [company, at, origin] = [await getCompany({ db: tx }), ctx.now(), ctx.env.origin]
    await writeLetter(ctx, tx, await passwordChangedLetter({ locale: user.language, user, company, at, origin }))
  })
}

/** What can do harm asks for the password again, where there is one. */
export async function requirePassword({ db }: Context, user: User, password = '', field = 'password'): Promise<void> {
  const stored = await accountRepo.findPasswordHash(db, user.id)
  if (stored && !(await verifyPassword(password, stored))) {
    const error = identityErrors.PASSWORD_WRONG()
    throw Object.assign(error, { fields: { [field]: 'identity:password.wrong' } })
  }
}

export async function savePhoto(ctx: Context, user: User, base64: string): Promise<{ photo: string }> {
  const content = Buffer.from(base64, 'base64')
  const contentType = imageTypeOf(content)
  if (!contentType) throw identityErrors.PHOTO_NOT_ALLOWED()
  const version = randomBytes(6).toString('hex')
  const image = `/api/identity/photos/${user.id}?v=${version}`
  await ctx.db.transaction(async (tx) => {
    await accountRepo.savePhoto(tx, { userId: user.id, contentType, content, version })
    await userRepo.update(tx, user.id, { image, updatedAt: ctx.now() })
  })
  return { photo: image }
}

export async function removePhoto(ctx: Context, user: User): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await accountRepo.removePhoto(tx, user.id)
    await userRepo.update(tx, user.id, { image: null, updatedAt: ctx.now() })
  })
}

/** Starts the second factor: a secret for the app, and codes to keep. It counts once a code has confirmed it. */
export async function startTwoFactor(ctx: Context, user: User, password: string | undefined, caller: Caller) {
  await requirePassword(ctx, user, password)
  await requireSameSession(ctx, user, caller)
  const { api } = await authOf(ctx)
  const body = { method: 'totp' as const, ...(password ? { password } : {}) }
  const answer = await api.enableTwoFactor({ body, headers: caller.headers })
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
    await tellOfTwoFactor(ctx, tx, user, true)
    return headers
  })
}

export async function stopTwoFactor(ctx: Context, user: User, password: string | undefined, caller: Caller) {
  await requirePassword(ctx, user, password)
  await requireSameSession(ctx, user, caller)
  const { api } = await authOf(ctx)
  return inTransaction(ctx, async (tx) => {
    const body = password ? { password } : {}
    const { headers } = await api.disableTwoFactor({ body, headers: caller.headers, returnHeaders: true })
    await tellOfTwoFactor(ctx, tx, user, false)
    return headers
  })
}

async function tellOfTwoFactor(ctx: Context, tx: Tx, user: User, isOn: boolean): Promise<void> {
  const at = ctx.now()
  await journal.record(tx, {
    at,
    actor: user,
    action: isOn ? 'twoFactor.enabled' : 'twoFactor.disabled',
    subject: user.id,
  })
  const [company, origin] = [await getCompany({ db: tx }), ctx.env.origin]
  await writeLetter(ctx, tx, await twoFactorLetter({ locale: user.language, user, company, at, origin, isOn }))
}

/** Token and cookie must speak of the same session: Better Auth goes by the cookie. */
async function requireSameSession(ctx: Context, user: User, { headers }: Caller): Promise<void> {
  const { api } = await authOf(ctx)
  const found = await api.getSession({ headers, query: { disableRefresh: true } })
  if (found?.session.id !== user.sessionId) throw identityErrors.USER_MISMATCH()
}
