import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from './scripts/browser.mjs'

const PORT = Number(process.env.E2E_PORT ?? 4173)
// The config is read by every worker; the folder is made once, by the first of them.
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'cyaan-e2e-'))

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 30_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'nl-BE',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: findBrowser(),
      args: BROWSER_FLAGS,
    },
  },
  // One built product for all journeys.
  webServer: {
    command: 'node --disable-warning=ExperimentalWarning scripts/start.ts',
    url: `http://localhost:${PORT}/readyz`,
    env: { PORT: String(PORT), DATA_DIR: process.env.E2E_DATA, STYLEGUIDE: 'on', LOG_LEVEL: 'warn' },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
