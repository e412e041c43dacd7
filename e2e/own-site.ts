import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ADMIN, PORT } from './neighbours.ts'
import { expect, test } from './visitor.ts'

/**
 * What the owner changes, other journeys read. The tests of this file have a site of their own, and take turns. Returns
 * its address; files that run side by side need a port each.
 */
export function ownSite({ port = PORT + 20, env = {} } = {}): string {
  const url = `http://localhost:${port}`
  let product: ChildProcess

  test.use({ baseURL: url })
  test.describe.configure({ mode: 'serial' })

  test.beforeAll(async () => {
    test.setTimeout(120_000)
    product = spawn('node', ['--disable-warning=ExperimentalWarning', 'scripts/start.ts'], {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: mkdtempSync(join(tmpdir(), 'cyaan-owner-')),
        LOG_LEVEL: 'warn',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        ...env,
      },
      stdio: 'ignore',
    })
    await expect
      .poll(async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.status, { timeout: 100_000 })
      .toBe(200)
    // Otherwise it was somebody else's site that answered.
    expect(product.exitCode).toBeNull()
  })

  // The port is free again before a second attempt takes it.
  test.afterAll(async () => {
    const ended = new Promise((resolve) => product.once('exit', resolve))
    if (product.kill()) await ended
  })
  return url
}
