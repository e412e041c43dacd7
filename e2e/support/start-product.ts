import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../src/platform/server/database/free-port.ts'
import { END_WITH_PARENT } from '../../tests/setup/first-start.ts'
import { ADMIN, TEMPLATE } from './servers.ts'
import { expect, test } from './visitor.ts'

export type Product = { stop(): Promise<void> }

/** Starts a product for the tests of a file, which run one after another on it. Returns its address. */
export async function ownProduct(env: NodeJS.ProcessEnv, options?: ProductOptions): Promise<string> {
  const port = await freePort()
  const address = `http://localhost:${port}`
  let product: Product
  test.use({ baseURL: address })
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    test.setTimeout(300_000)
    product = await startProduct(port, env, options)
  })
  test.afterAll(() => product.stop())
  return address
}

type ProductOptions = {
  /** Folder of the build. */
  root?: string
  /** Without the data of an earlier start. */
  isFirstStart?: boolean
}

/** The built product with its own database. */
export async function startProduct(
  port: number,
  env: NodeJS.ProcessEnv = {},
  { root = process.cwd(), isFirstStart = false }: ProductOptions = {},
): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cyaan-e2e-'))
  // The template's database contains the files of the build in the project folder; another build must not have them.
  if (root === process.cwd() && !isFirstStart) cpSync(TEMPLATE, dataDir, { recursive: true })
  const flags = ['--import', END_WITH_PARENT, '--liftoff-only', '--disable-warning=ExperimentalWarning']
  const product = spawn('node', [...flags, 'scripts/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    },
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  await expect
    .poll(async () => (await fetch(`http://localhost:${port}/readyz`).catch(() => undefined))?.status, {
      timeout: 240_000,
    })
    .toBe(200)
  // Otherwise another process responded on this port.
  expect(product.exitCode).toBeNull()
  return {
    /** Resolves when the port is free again. */
    async stop() {
      const ended = once(product, 'exit')
      if (product.kill()) await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
