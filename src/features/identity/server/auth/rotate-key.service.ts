import * as journal from '#features/journal/server/journal.service.ts'
import { reencryptMailPassword } from '#features/mail/server/mail-server.service.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import type { Env } from '#platform/server/env.ts'
import {
  candidateRootKeys,
  createKeys,
  createRootKey,
  findRootKey,
  type KeySource,
  type Keys,
  keyFileOf,
  promotePendingKey,
  writePendingKey,
} from '#platform/server/secrets/secret-key.ts'
import { StartupError } from '#platform/server/startup-error.ts'
import * as repo from '../account/two-factor.repo.ts'
import * as sessionRepo from '../session/session.repo.ts'
import { findCheckValue, finishRotation, lockKeys, matchesCheckValue, saveCheckValue } from './secret-key.service.ts'
import { reencryptTwoFactors, twoFactorKey } from './two-factor-key.service.ts'

type RotationResult = {
  /** Email addresses of users whose second factor could not be decrypted and was disabled. */
  lostTwoFactors: string[]
  /** The password of the mail server could not be decrypted and was removed. */
  isMailPasswordLost: boolean
}
/** Re-encrypts what slices above this one have stored. */
type Reencrypt = (tx: Db, from: Keys, to: Keys) => Promise<void>
type RotationContext = {
  db: Context['db']
  env: KeySource & Pick<Env, 'OLD_SECRET_KEY'>
  now: Context['now']
  reencrypt?: Reencrypt
}

/**
 * Changes the database to a new root key: `SECRET_KEY` if set, otherwise one generated into the key file. Re-encrypts
 * second factors and the mail server's password; ends sessions and links. No process of the site may be running.
 */
export async function rotateRootKey(
  { db, env, now, reencrypt }: RotationContext,
  isKeyLost: boolean,
): Promise<RotationResult> {
  const known = await findCheckValue(db)
  if (known === undefined) throw new StartupError('This database has no secret key yet: start the site once.')
  finishRotation(env, known)
  const current = candidateRootKeys(env)
    .map(createKeys)
    .find((keys) => matchesCheckValue(keys, known))
  if (!current && !isKeyLost)
    throw new StartupError(
      `The key that this database was used with is neither in SECRET_KEY, nor in OLD_SECRET_KEY, nor in ${keyFileOf(env)}; nothing was changed. If it is lost, run: npm run secret:rotate -- --lost-key. That turns off the second factors of all users, as they cannot be decrypted.`,
    )
  if (env.SECRET_KEY && matchesCheckValue(createKeys(env.SECRET_KEY), known))
    throw new StartupError(
      'SECRET_KEY is still the current key: set SECRET_KEY to a new one, and OLD_SECRET_KEY to the current one.',
    )
  const next = createKeys(env.SECRET_KEY ?? writePendingKey(env))
  const rotated = await db.transaction((tx) => changeKeys(tx, { from: current, to: next, at: now(), reencrypt }))
  if (!env.SECRET_KEY) promotePendingKey(env)
  return rotated
}

type RestoreResult = { isKeyChanged: boolean } & RotationResult

/**
 * Runs in the transaction of a restore. With the key of the backup nothing changes. With another key second factors
 * cannot be decrypted, so the restore is refused while there are any, unless the caller declares the key lost.
 */
export async function adoptRestoredKeys(tx: Db, env: KeySource, at: Date, isKeyLost: boolean): Promise<RestoreResult> {
  const known = await findCheckValue(tx)
  const rootKey = findRootKey(env)
  if (known !== undefined && rootKey !== undefined && matchesCheckValue(createKeys(rootKey), known))
    return { isKeyChanged: false, lostTwoFactors: [], isMailPasswordLost: false }
  const encrypted = await repo.listEncrypted(tx)
  if (encrypted.length > 0 && !isKeyLost) {
    throw new StartupError(
      `The backup was made with another secret key than ${env.SECRET_KEY ? 'SECRET_KEY' : keyFileOf(env)}; nothing was changed. Copy the key of that site here (its secret.key, or set SECRET_KEY) and restore again. Without it the second factors of ${encrypted.length} users cannot be read: if the key is lost, add --lost-key to restore without them.`,
    )
  }
  const keys = createKeys(rootKey ?? createRootKey(env))
  return { isKeyChanged: true, ...(await changeKeys(tx, { from: undefined, to: keys, at })) }
}

type KeyChange = { from: Keys | undefined; to: Keys; at: Date; reencrypt?: Reencrypt | undefined }

async function changeKeys(tx: Db, { from, to, at, reencrypt }: KeyChange): Promise<RotationResult> {
  await lockKeys(tx)
  const unreadable = from
    ? await reencryptTwoFactors(tx, twoFactorKey(from), twoFactorKey(to))
    : (await repo.listEncrypted(tx)).map(({ userId }) => userId)
  const lost = unreadable.length > 0 ? await repo.removeTwoFactors(tx, unreadable) : []
  for (const { id } of lost) await journal.record(tx, { at, actor: null, action: 'twoFactor.disabled', subject: id })
  const isMailPasswordLost = await reencryptMailPassword(tx, from, to, at)
  if (from) await reencrypt?.(tx, from, to)
  await sessionRepo.removeAllSessionsAndLinks(tx)
  await saveCheckValue(tx, to, at)
  return { lostTwoFactors: lost.map(({ email }) => email), isMailPasswordLost }
}
