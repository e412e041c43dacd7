import { defineConfig } from '@playwright/test'
import { BASE_URL } from './e2e/support/servers.ts'
import { SECOND_WEB_SERVER, WEB_SERVERS } from './e2e/support/web-servers.ts'
import { BROWSER_FLAGS, findShell } from './scripts/browser.mjs'

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // A test that passes only on a second attempt shows a fault of the product or of the test.
  retries: 0,
  // Generous, for slow or busy machines.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  use: {
    baseURL: BASE_URL,
    locale: 'nl-BE',
    // An action that waits for its element fails with the name of the element, before the time limit of the test.
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    // Each context would install one; the update and offline tests allow it.
    serviceWorkers: 'block',
    // Software rendering makes animations expensive; tests about motion enable it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findShell(),
      args: BROWSER_FLAGS,
    },
  },
  webServer: [...WEB_SERVERS, SECOND_WEB_SERVER],
})
