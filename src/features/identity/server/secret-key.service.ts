import * as settings from '#features/settings/server/settings.repo.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import {
  createKeys,
  createRootKey,
  findRootKey,
  type KeySource,
  type Keys,
  keyFileOf,
} from '#platform/server/secret-key.ts'
import { StartupError } from '#platform/server/startup-error.ts'

/** The row of settings with the check value of the root key; the key itself is never in the database. */
const CHECK = 'identity.keyCheck'

type Opening = { db: Db; env: KeySource; now: Context['now'] }

/** The keys of this site. Refuses a root key that differs from the one that the database was used with. */
export async function openKeys({ db, env, now }: Opening): Promise<Keys> {
  const known = await findCheckValue(db)
  const rootKey = findRootKey(env) ?? (known === undefined ? createRootKey(env) : undefined)
  if (rootKey === undefined) throw wrongKey(env, 'is missing')
  const keys = createKeys(rootKey)
  if (known === undefined) await settings.saveOnce(db, CHECK, { value: checkValueOf(keys) }, now())
  if ((await findCheckValue(db)) !== checkValueOf(keys)) throw wrongKey(env, 'is another one')
  return keys
}

async function findCheckValue(db: Db): Promise<string | undefined> {
  return ((await settings.find(db, CHECK)) as { value: string } | undefined)?.value
}

function checkValueOf(keys: Keys): string {
  return keys.derive('key-check').toString('base64url')
}

function wrongKey(env: KeySource, what: string): StartupError {
  const place = env.SECRET_KEY ? 'SECRET_KEY' : keyFileOf(env)
  return new StartupError(
    `This database was used with a secret key that ${what} in ${place}: put back the key it was used with, the same one for every process of the site.`,
  )
}
