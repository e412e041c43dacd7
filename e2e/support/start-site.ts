// Starts the product in DATA_DIR, a copy of a data folder that was started once before.
import { cpSync, existsSync, renameSync } from 'node:fs'
import { startOnce } from '../../tests/setup/first-start.ts'
import { TEMPLATE } from './servers.ts'

if (!existsSync(TEMPLATE)) {
  const unfinished = `${TEMPLATE}-unfinished`
  await startOnce(unfinished, process.env)
  renameSync(unfinished, TEMPLATE)
}
cpSync(TEMPLATE, process.env.DATA_DIR!, { recursive: true })
await import('../../scripts/start.ts')
