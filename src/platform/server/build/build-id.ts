import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Env, ROOT } from '../env.ts'

export const ASSETS_DIR = join(ROOT, 'dist/client/assets')
export const DEVELOPMENT_BUILD = 'development'
/** Format of all other build ids; anything else was not written by this server. */
export const BUILD_ID_PATTERN = /^[\da-f]{12}$/

let buildId: string | undefined

/**
 * Build id of the client: a hash over the names of the built files, which contain content hashes. Read once, so a build into
 * the folder of a running process does not change its id.
 */
export function readBuildId({ NODE_ENV }: Pick<Env, 'NODE_ENV'>): string {
  if (NODE_ENV === 'development') return DEVELOPMENT_BUILD
  if (buildId === undefined) {
    const names = assetNames()
    buildId = names.length === 0 ? DEVELOPMENT_BUILD : hashOfNames(names)
  }
  return buildId
}

export function hashOfNames(names: readonly string[]): string {
  return createHash('sha256').update(names.toSorted().join('\n')).digest('hex').slice(0, 12)
}

function assetNames(): string[] {
  try {
    return readdirSync(ASSETS_DIR)
  } catch {
    return []
  }
}
