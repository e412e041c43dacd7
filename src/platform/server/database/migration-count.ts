import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../env.ts'

export function readMigrationCount(): number {
  return JSON.parse(readFileSync(join(ROOT, 'migrations/meta/_journal.json'), 'utf8')).entries.length
}
