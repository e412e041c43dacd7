import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '#platform/server/env.ts'

/** What the worker thread runs: it extracts digests, applies the checks and computes the scores. */
const CHECKS_FOLDER = join(ROOT, 'src/features/audit/model')

let version: Promise<string> | undefined

/** Hash of the source code of the checks: another one means that results of the last audit are outdated. */
export function readChecksVersion(): Promise<string> {
  version ??= hashChecks()
  return version
}

async function hashChecks(): Promise<string> {
  const names = await readdir(CHECKS_FOLDER, { recursive: true })
  const sources = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).toSorted()
  const hash = createHash('sha256')
  for (const name of sources) hash.update(`${name}\n`).update(await readFile(join(CHECKS_FOLDER, name)))
  return hash.digest('base64url').slice(0, 22)
}
