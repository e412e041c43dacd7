import { randomBytes } from 'node:crypto'
import { writeLetter } from '#features/mail/server/letter.service.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import { AppError } from '#kernel/app-error.ts'
import type { Locale } from '#kernel/locale.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { spend } from '#platform/server/rate-limit.ts'
import { dropTags } from '#platform/server/tags.ts'
import { identityErrors } from '../model/identity.errors.ts'
import { imageTypeOf } from '../model/image-type.ts'
import * as accountRepo from './account.repo.ts'
import type { Caller } from './caller.ts'
import { checkPassword } from './check-password.ts'
import { passwordChangedLetter } from './identity.mail.tsx'
import { hashPassword } from './password-hash.ts'
import { personTag } from './people-tag.ts'
import { requirePassword } from './reauthentication.service.ts'
import { recordSecurityEvent } from './security-events.ts'
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

/** Name, language and photo together: each change writes to the database and may invalidate cached pages. */
function limitProfileChanges(ctx: Context, { id }: User): Promise<void> {
  return spend(ctx, { key: `profile-change:${id}`, max: 30, seconds: 3600 })
}

export async function changeProfile(ctx: Context, user: User, change: ProfileChange) {
  await limitProfileChanges(ctx, user)
  await ctx.db.transaction(async (tx) => {
    await userRepo.update(tx, user.id, { ...change, updatedAt: ctx.now() })
    await dropTags(tx, personTag(user.id))
  })
  return toProfile({ ...user, ...change })
}

type PasswordChange = { currentPassword: string; newPassword: string }

/** Every other session ends: somebody who changes a password may have a reason. */
export async function changePassword(ctx: Context, user: User, change: PasswordChange, caller: Caller): Promise<void> {
  const hasPassword = await requirePassword(ctx, user, change.currentPassword, 'currentPassword')
  if (!hasPassword) throw identityErrors.NO_PASSWORD()
  await checkPassword(ctx, change.newPassword, user, 'newPassword')
  const passwordHash = await hashPassword(change.newPassword)
  await ctx.db.transaction(async (tx) => {
    await accountRepo.savePassword(tx, user.id, passwordHash, ctx.now())
    await userRepo.endResetLinks(tx, user.id)
    await sessionRepo.endSessions(tx, user.id, user.sessionId)
    await recordSecurityEvent(ctx, user, 'passwordChanged', caller, { db: tx })
    const [company, at, origin] = [await getCompany({ db: tx }), ctx.now(), ctx.env.origin]
    await writeLetter(ctx, tx, await passwordChangedLetter({ locale: user.language, user, company, at, origin }))
  })
}

const PHOTO_SIDE = 256

export async function savePhoto(ctx: Context, user: User, base64: string): Promise<{ photo: string }> {
  const content = await toPhoto(Buffer.from(base64, 'base64'))
  await limitProfileChanges(ctx, user)
  const { image, photo } = newPhoto(user.id, content)
  await ctx.db.transaction(async (tx) => {
    await accountRepo.savePhoto(tx, photo)
    await userRepo.update(tx, user.id, { image, updatedAt: ctx.now() })
  })
  return { photo: image }
}

/** Encoded anew, whatever a browser or a program sent: no metadata and nothing after the picture is stored. */
async function toPhoto(uploaded: Uint8Array): Promise<Buffer> {
  if (!imageTypeOf(uploaded)) throw identityErrors.PHOTO_NOT_ALLOWED()
  // Loaded on demand: most processes never encode a picture.
  const { makeSquare } = await import('#features/media/server/make-picture.ts')
  return makeSquare(uploaded, PHOTO_SIDE).catch((error) => {
    throw error instanceof AppError ? identityErrors.PHOTO_NOT_ALLOWED() : error
  })
}

function newPhoto(userId: string, content: Buffer) {
  const version = randomBytes(6).toString('hex')
  const image = `/api/identity/photos/${userId}?v=${version}`
  return { image, photo: { userId, contentType: 'image/webp', content, version } }
}

/** Earlier versions stored photos as uploaded, with what the camera noted. One that cannot be decoded is removed. */
export async function reencodePhotos({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  for (const { userId, version } of await accountRepo.listUnprocessedPhotos(db)) {
    const found = await accountRepo.findPhoto(db, userId)
    const content = found && (await toPhoto(found.content).catch(ignoreRefusal))
    await db.transaction(async (tx) => {
      // The user may have changed or removed it meanwhile.
      if (!(await accountRepo.removePhoto(tx, userId, version))) return
      const made = content && newPhoto(userId, content)
      if (made) await accountRepo.savePhoto(tx, made.photo)
      await userRepo.update(tx, userId, { image: made?.image ?? null, updatedAt: now() })
    })
  }
}

function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error
}

export async function removePhoto(ctx: Context, user: User): Promise<void> {
  await limitProfileChanges(ctx, user)
  await ctx.db.transaction(async (tx) => {
    await accountRepo.removePhoto(tx, user.id)
    await userRepo.update(tx, user.id, { image: null, updatedAt: ctx.now() })
  })
}

/** One session of the user; without an id all but the one that asks. */
export async function revokeSessions(ctx: Context, user: User, caller: Caller, id?: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (id === undefined) await sessionRepo.endSessions(tx, user.id, user.sessionId)
    else if (!(await sessionRepo.endSession(tx, user.id, id))) throw identityErrors.SESSION_NOT_FOUND()
    await recordSecurityEvent(ctx, user, id === undefined ? 'otherSessionsEnded' : 'sessionEnded', caller, { db: tx })
  })
}
