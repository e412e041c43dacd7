import { accessSync, constants, existsSync, lstatSync, statfsSync } from 'node:fs'
import { resolve } from 'node:path'
import { findCheckValue, matchesCheckValue } from '#features/identity/server/auth/secret-key.service.ts'
import { explainLowDisk } from '#platform/server/database/embedded/disk-space.ts'
import type { Db } from '#platform/server/db.ts'
import type { Env } from '#platform/server/env.ts'
import { listExposedFiles } from '#platform/server/secrets/private-files.ts'
import { createKeys, findRootKey, keyFileOf } from '#platform/server/secrets/secret-key.ts'
import { type Diagnosis, diagnosesOf } from './diagnosis.ts'

const { ok, problem, skipped } = diagnosesOf('disk')
const key = diagnosesOf('secret key')
const MAX_LISTED = 3

export async function checkDataDir({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): Promise<Diagnosis[]> {
  if (!existsSync(DATA_DIR)) return [skipped(`${resolve(DATA_DIR)} does not exist yet: the first start creates it.`)]
  return [checkWritable(DATA_DIR), checkModes(DATA_DIR), checkSpace(DATA_DIR)]
}

function checkWritable(folder: string): Diagnosis {
  try {
    if (!lstatSync(folder).isDirectory()) return problem(`DATA_DIR is ${resolve(folder)}, which is not a folder.`)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return ok(`${resolve(folder)} can be written to.`)
  } catch {
    return problem(
      `${resolve(folder)} cannot be written to by this user: change its owner, or run as the user of the site.`,
    )
  }
}

function checkModes(folder: string): Diagnosis {
  const exposed = listExposedFiles(folder)
  if (exposed.length === 0) return ok('No other user of this machine can read the data.')
  const more = exposed.length > MAX_LISTED ? ` and ${exposed.length - MAX_LISTED} more` : ''
  return problem(
    `Other users of this machine can open ${exposed.slice(0, MAX_LISTED).join(', ')}${more}: run "chmod -R go-rwx ${folder}".`,
  )
}

function checkSpace(folder: string): Diagnosis {
  const low = explainLowDisk(folder)
  if (low) return problem(`${low.charAt(0).toUpperCase()}${low.slice(1)}: free some space.`)
  const { bavail, bsize } = statfsSync(folder)
  return ok(`${((bavail * bsize) / 1e9).toFixed(1)} GB are free.`)
}

/** `db` is undefined when the database cannot be opened; then it is not known whether the key belongs to it. */
export async function checkSecretKey(
  env: Pick<Env, 'SECRET_KEY' | 'DATA_DIR'>,
  db: Db | undefined,
): Promise<Diagnosis[]> {
  const place = env.SECRET_KEY ? 'SECRET_KEY' : keyFileOf(env)
  const rootKey = findRootKey(env)
  const checkValue = db && (await findCheckValue(db).catch(() => undefined))
  if (!rootKey)
    return [
      checkValue === undefined
        ? key.skipped('There is no secret key yet: the first start creates it.')
        : key.problem(`The secret key of this database is missing: put it back to ${place}, or set SECRET_KEY.`),
    ]
  if (checkValue !== undefined && !matchesCheckValue(createKeys(rootKey), checkValue))
    return [key.problem(`The key in ${place} is not the one of this database: put that one back.`)]
  const isExposed = !env.SECRET_KEY && process.platform !== 'win32' && (lstatSync(place).mode & 0o077) !== 0
  if (isExposed) return [key.problem(`Other users of this machine can read ${place}: run "chmod 600 ${place}".`)]
  const isKnown = checkValue === undefined ? '' : ' and belongs to this database'
  return [key.ok(`The key is in ${place}${isKnown}.`)]
}
