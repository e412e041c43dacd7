// Starts the product in DATA_DIR, a copy of a data folder that was started once before.
import { cpSync, existsSync, renameSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { RunStatus } from '../../src/features/audit/model/report.schema.ts'
import { API_CLIENT_HEADERS } from '../../src/kernel/client-headers.ts'
import { startOnce } from '../../tests/setup/first-start.ts'
import { ADMIN, TEMPLATE } from './servers.ts'

if (!existsSync(TEMPLATE)) {
  const unfinished = `${TEMPLATE}-unfinished`
  await startOnce(unfinished, process.env, waitForFirstAudit)
  renameSync(unfinished, TEMPLATE)
}
cpSync(TEMPLATE, process.env.DATA_DIR!, { recursive: true })
await import('../../scripts/start.ts')

/** It takes 7 s of CPU time, which every product would spend while the first tests run. */
async function waitForFirstAudit(url: string): Promise<void> {
  const headers = { ...API_CLIENT_HEADERS, 'content-type': 'application/json' }
  const body = JSON.stringify(ADMIN)
  const { token } = await (await fetch(`${url}/api/identity/sign-in`, { method: 'POST', headers, body })).json()
  const readLast = async () => {
    const response = await fetch(`${url}/api/audit/runs/current`, {
      headers: { ...headers, authorization: `Bearer ${token}` },
    })
    return ((await response.json()) as RunStatus).last
  }
  while (!(await readLast())) await pause(100)
}
