import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { ADMIN, BASE_URL, MAILBOX, OPENID, PORT } from './e2e/support/servers.ts'
import { BROWSER_FLAGS, findShell } from './scripts/browser.mjs'

// The config is read by every worker; the folder is made once, by the first of them.
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'cyaan-e2e-'))

const node = (script: string) => `node --disable-warning=ExperimentalWarning ${script}`

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // A test that passes the second time has passed; `scripts/test.ts` names it, so that it is mended.
  retries: 1,
  // A busy machine is no fault of the product.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: BASE_URL,
    locale: 'nl-BE',
    viewport: { width: 1280, height: 800 },
    // Each context would install one; the journeys of updates and offline reading allow it.
    serviceWorkers: 'block',
    // What moves is drawn sixty times a second, by the processor; where motion is the subject a test asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findShell(),
      args: BROWSER_FLAGS,
    },
  },
  // One built product for all journeys, and beside it a real mail server and a real identity provider.
  webServer: [
    {
      name: 'mailbox',
      command: node('tests/servers/mailbox.ts'),
      url: MAILBOX.url,
      env: { MAILBOX_SMTP_PORT: String(MAILBOX.smtpPort), MAILBOX_PORT: String(MAILBOX.port) },
    },
    {
      name: 'openid',
      command: node('tests/servers/openid.ts'),
      url: OPENID.discoveryUrl,
      env: {
        OPENID_PORT: String(OPENID.port),
        OPENID_CLIENT_ID: OPENID.clientId,
        OPENID_CLIENT_SECRET: OPENID.clientSecret,
        OPENID_REDIRECT: `${BASE_URL}/api/auth/callback/google`,
      },
    },
    {
      name: 'product',
      command: node('scripts/start.ts'),
      url: `${BASE_URL}/readyz`,
      stdout: 'pipe',
      env: {
        PORT: String(PORT),
        DATA_DIR: process.env.E2E_DATA,
        STYLEGUIDE: 'on',
        LOG_LEVEL: 'warn',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        SMTP_URL: `smtp://127.0.0.1:${MAILBOX.smtpPort}`,
        GOOGLE_CLIENT_ID: OPENID.clientId,
        GOOGLE_CLIENT_SECRET: OPENID.clientSecret,
        GOOGLE_DISCOVERY_URL: OPENID.discoveryUrl,
      },
      timeout: 60_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  ],
})
