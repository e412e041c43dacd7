import * as settings from '#features/settings/server/settings.repo.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import {
  createKeys,
  createRootKey,
  findPendingKey,
  findRootKey,
  type KeySource,
  type Keys,
  keyFileOf,
  promotePendingKey,
} from '#platform/server/secrets/secret-key.ts'
import { StartupError } from '#platform/server/startup-error.ts'
import { reencryptTwoFactors, twoFactorKey } from './two-factor-key.service.ts'

/** Settings row with the check value of the root key; the key itself is never in the database. */
const CHECK_VALUE_KEY = 'identity.keyCheck'

/** Earlier versions stored their only key in this row, and so in every backup. */
const LEGACY_KEY = 'identity.secret'

type KeyContext = { db: Context['db']; env: KeySource; now: Context['now'] }

/** Derives the keys of this site. Rejects a root key that differs from the one the database was used with. */
export function openKeys({ db, env, now }: KeyContext): Promise<Keys> {
  return db.transaction(async (tx) => {
    await lockKeys(tx)
    const known = await findCheckValue(tx)
    const rootKey = findRootKey(env) ?? (known === undefined ? createRootKey(env) : undefined)
    let keys = rootKey === undefined ? undefined : createKeys(rootKey)
    if (known !== undefined && !matchesCheckValue(keys, known)) keys = finishRotation(env, known)
    if (!keys) throw wrongKeyError(env)
    await replaceLegacyKey(tx, keys)
    if (known === undefined) await saveCheckValue(tx, keys, now())
    return keys
  })
}

/** Re-encrypts second factors with the new key before the old one is removed. */
async function replaceLegacyKey(tx: Db, keys: Keys): Promise<void> {
  const legacy = (await settings.findValue(tx, LEGACY_KEY)) as { secret: string } | undefined
  if (!legacy) return
  await reencryptTwoFactors(tx, legacy.secret, twoFactorKey(keys))
  await settings.remove(tx, LEGACY_KEY)
}

/** Advisory lock: serialises concurrent starts and rotations. */
export async function lockKeys(tx: Db): Promise<void> {
  await settings.lock(tx, CHECK_VALUE_KEY)
}

export async function saveCheckValue(tx: Db, keys: Keys, at: Date): Promise<void> {
  await settings.save(tx, CHECK_VALUE_KEY, { value: checkValueOf(keys) }, at)
}

export async function findCheckValue(db: Db): Promise<string | undefined> {
  return ((await settings.findValue(db, CHECK_VALUE_KEY)) as { value: string } | undefined)?.value
}

function checkValueOf(keys: Keys): string {
  return keys.derive('key-check').toString('base64url')
}

export function matchesCheckValue(keys: Keys | undefined, checkValue: string): boolean {
  return keys !== undefined && checkValueOf(keys) === checkValue
}

/** Finishes a rotation that was interrupted after its commit: the new key file is not yet renamed. */
export function finishRotation(env: KeySource, checkValue: string): Keys | undefined {
  const pending = findPendingKey(env)
  const keys = pending === undefined ? undefined : createKeys(pending)
  if (!matchesCheckValue(keys, checkValue)) return undefined
  promotePendingKey(env)
  return keys
}

function wrongKeyError(env: KeySource): StartupError {
  const place = env.SECRET_KEY ? 'in SECRET_KEY' : `in ${keyFileOf(env)}`
  return new StartupError(
    `The secret key ${place} is not the one that this database was used with, or is missing: put that key back, the same one for every process of the site. If it is lost, run: npm run secret:rotate -- --lost-key`,
  )
}
