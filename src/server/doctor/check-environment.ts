import { ENV_NAMES, type Env } from '#platform/server/env.ts'
import { type Diagnosis, diagnosesOf } from './diagnosis.ts'

const { ok, warning, problem } = diagnosesOf('environment')
const MIN_NODE = 24
/** Shorter names are within two letters of too many others. */
const MIN_NAME_LENGTH = 6
const MAX_TYPING_ERRORS = 2

type Sources = {
  names: readonly string[]
  /** Those in the file `.env`. */
  fileNames: readonly string[]
}

/** Variables that have no effect because their name is not one of this product. */
export function checkNames({ names, fileNames }: Sources): Diagnosis[] {
  const unknown = names.filter((name) => !ENV_NAMES.includes(name))
  return unknown.flatMap((name) => {
    const meant = closestName(name)
    if (meant) return [problem(`${name} is not a variable of this product: rename it to ${meant}, or remove it.`)]
    // The environment of a process has variables of other programs; the file has few.
    if (!fileNames.includes(name)) return []
    return [warning(`${name} in .env has no effect here: remove it, unless another program reads it.`)]
  })
}

export function checkNode(version: string): Diagnosis[] {
  const isRecent = Number(version.split('.')[0]) >= MIN_NODE
  return isRecent
    ? [ok(`Node ${version}.`)]
    : [problem(`Node ${version} is too old: run the commands with npm, which uses Node ${MIN_NODE}.`)]
}

/** Combinations that are valid but rarely meant. */
export function checkCombinations(env: Env, fileNames: readonly string[]): Diagnosis[] {
  const found: Diagnosis[] = []
  const { hostname, protocol } = new URL(env.origin)
  if (!env.PUBLIC_URL)
    found.push(warning('PUBLIC_URL is not set: only this machine can use the site. Set it to the public address.'))
  else if (protocol === 'http:' && !isLoopback(hostname))
    found.push(warning('PUBLIC_URL starts with http: passwords are sent unencrypted. Use https.'))
  if (env.PUBLIC_URL && env.DEMO)
    found.push(warning('DEMO is on: a new database is filled with a demo company. Set it to off for a real site.'))
  if (env.DATABASE_URL && !env.SECRET_KEY)
    found.push(
      warning('SECRET_KEY is not set: a process on another machine creates another key and does not start. Set it.'),
    )
  if (env.DATABASE_URL && !env.S3_BUCKET)
    found.push(
      warning('S3_BUCKET is not set: pictures are in DATA_DIR, which all processes must share. Set it for several.'),
    )
  if (fileNames.includes('BACKUP_PRIVATE_KEY'))
    found.push(
      problem(
        'BACKUP_PRIVATE_KEY is in .env: remove it, and set it for single commands. It belongs on another machine.',
      ),
    )
  return found
}

export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname === '::1' || /^127\./.test(hostname)
}

function closestName(name: string): string | undefined {
  if (name.length < MIN_NAME_LENGTH) return undefined
  const distances = ENV_NAMES.map((known) => ({ known, distance: editDistance(name.toUpperCase(), known) }))
  const [closest] = distances.sort((one, other) => one.distance - other.distance)
  return closest && closest.distance <= MAX_TYPING_ERRORS ? closest.known : undefined
}

/** Levenshtein distance. */
function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [row, letter] of [...from].entries()) {
    let last = row + 1
    const current = [last]
    for (const [column, replaced = 0] of previous.slice(0, -1).entries()) {
      const removed = previous[column + 1] ?? 0
      last = Math.min(replaced + (letter === to[column] ? 0 : 1), removed + 1, last + 1)
      current.push(last)
    }
    previous = current
  }
  return previous.at(-1) ?? 0
}
