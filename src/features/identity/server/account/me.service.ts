import { randomBytes } from 'node:crypto'
import { detectPictureKind, type PictureKind } from '#features/media/model/detect-picture-kind.ts'
import { AppError, expectDefined } from '#kernel/app-error.ts'
import { HOUR_SECONDS } from '#kernel/time-units.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { consumeRateLimit } from '#platform/server/rate-limit.ts'
import type { RequestInfo } from '#platform/server/request-info.ts'
import { invalidateTags } from '#platform/server/tags.ts'
import { identityErrors } from '../../model/identity.errors.ts'
import type { PasswordChange, ProfileChange } from '../../model/identity.schema.ts'
import { accountNoticeEmail } from '../identity.mail.tsx'
import { recordSecurityEvent } from '../session/security-events.service.ts'
import * as sessionRepo from '../session/session.repo.ts'
import { toProfile } from '../session/token.service.ts'
import { queueAccountNotice } from '../sign-in/identity-emails.service.ts'
import { assertPasswordAllowed, hashPassword } from '../sign-in/password-hash.service.ts'
import * as userRepo from '../users/user.repo.ts'
import { userTag } from '../users/user-tag.service.ts'
import * as accountRepo from './account.repo.ts'
import { requirePassword } from './reauthentication.service.ts'

export async function getOwnProfile(ctx: Context, user: User) {
  const { twoFactorEnabled, image } = expectDefined(await userRepo.findById(ctx.db, user.id), 'user')
  const accounts = await accountRepo.listAccounts(ctx.db, user.id)
  return {
    ...toProfile(user),
    language: user.language,
    photo: image,
    hasPassword: accounts.includes('credential'),
    twoFactorEnabled,
    mustHaveTwoFactor: user.lacksTwoFactor,
    accounts,
  }
}

/** One limit for name, language and photo: each change writes to the database and may invalidate cached pages. */
function limitProfileChanges(ctx: Context, { id }: User): Promise<void> {
  return consumeRateLimit(ctx, { key: `profile-change:${id}`, max: 30, seconds: HOUR_SECONDS })
}

export async function changeProfile(ctx: Context, user: User, change: ProfileChange) {
  await limitProfileChanges(ctx, user)
  await ctx.db.transaction(async (tx) => {
    await userRepo.update(tx, user.id, { ...change, updatedAt: ctx.now() })
    await invalidateTags(tx, userTag(user.id))
  })
  return toProfile({ ...user, ...change })
}

/** Ends every other session: the password may have been compromised. */
export async function changePassword(ctx: Context, user: User, change: PasswordChange, caller: RequestInfo) {
  const hasPassword = await requirePassword(ctx, user, change.currentPassword, 'currentPassword')
  if (!hasPassword) throw identityErrors.NO_PASSWORD()
  await assertPasswordAllowed(ctx, change.newPassword, user, 'newPassword')
  const passwordHash = await hashPassword(change.newPassword)
  await ctx.db.transaction(async (tx) => {
    await accountRepo.savePassword(tx, user.id, passwordHash, ctx.now())
    await userRepo.endResetLinks(tx, user.id)
    await sessionRepo.endSessions(tx, user.id, user.sessionId)
    await recordSecurityEvent(ctx, user, 'passwordChanged', caller, { db: tx })
    await queueAccountNotice(ctx, tx, user, (change) => accountNoticeEmail('passwordChanged', change))
  })
}

const PHOTO_SIDE = 256
const PHOTO_KINDS: readonly (PictureKind | undefined)[] = ['jpeg', 'png', 'webp']

export async function savePhoto(ctx: Context, user: User, base64: string): Promise<{ photo: string }> {
  const content = await encodePhoto(Buffer.from(base64, 'base64'))
  await limitProfileChanges(ctx, user)
  return { photo: await ctx.db.transaction((tx) => storePhoto(tx, user.id, content, ctx.now())) }
}

/** Re-encodes every upload, which removes metadata and trailing bytes. */
async function encodePhoto(uploaded: Uint8Array): Promise<Buffer> {
  if (!PHOTO_KINDS.includes(detectPictureKind(uploaded))) throw identityErrors.PHOTO_NOT_ALLOWED()
  // Loaded on demand: most processes never encode a picture.
  const { encodeSquare } = await import('#features/media/server/picture-encoder.service.ts')
  return encodeSquare(uploaded, PHOTO_SIDE).catch((error) => {
    throw error instanceof AppError ? identityErrors.PHOTO_NOT_ALLOWED() : error
  })
}

async function storePhoto(tx: Tx, userId: string, content: Buffer, updatedAt: Date): Promise<string> {
  const version = randomBytes(6).toString('hex')
  const image = `/api/identity/photos/${userId}?v=${version}`
  await accountRepo.savePhoto(tx, { userId, contentType: 'image/webp', content, version })
  await userRepo.update(tx, userId, { image, updatedAt })
  return image
}

/** Earlier versions stored photos as uploaded, with camera metadata. Photos that cannot be decoded are removed. */
export async function reencodePhotos({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  for (const { userId, version } of await accountRepo.listUnprocessedPhotos(db)) {
    const found = await accountRepo.findPhoto(db, userId)
    const content = found && (await encodePhoto(found.content).catch(ignoreRefusal))
    await db.transaction(async (tx) => {
      // Skip photos that were changed or removed concurrently.
      if (!(await accountRepo.removePhoto(tx, userId, version))) return
      if (content) await storePhoto(tx, userId, content, now())
      else await userRepo.update(tx, userId, { image: null, updatedAt: now() })
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

/** Ends one session of the user; without an id all but the current one. */
export async function revokeSessions(ctx: Context, user: User, caller: RequestInfo, id?: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (id === undefined) await sessionRepo.endSessions(tx, user.id, user.sessionId)
    else if (!(await sessionRepo.endSession(tx, user.id, id))) throw identityErrors.SESSION_NOT_FOUND()
    await recordSecurityEvent(ctx, user, id === undefined ? 'otherSessionsEnded' : 'sessionEnded', caller, { db: tx })
  })
}
