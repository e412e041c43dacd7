import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { ADMIN, BASE_URL, DATA, MAILBOX, OPENID, PORT, SECOND_SITE } from './e2e/support/servers.ts'
import { BROWSER_FLAGS, findShell } from './scripts/browser.mjs'

/** Of every product. */
const PRODUCT_ENV = { LOG_LEVEL: 'warn', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }

const node = (script: string) => `node --disable-warning=ExperimentalWarning ${script}`

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // `scripts/test.ts` lists tests that passed only on the retry, so that they get fixed.
  retries: 1,
  // Generous, for slow or busy machines.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: BASE_URL,
    locale: 'nl-BE',
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
  // The built product twice, with a real mail server and a real identity provider.
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
      command: node('e2e/support/start-site.ts'),
      url: `${BASE_URL}/readyz`,
      stdout: 'pipe',
      env: {
        PORT: String(PORT),
        DATA_DIR: join(DATA, 'product'),
        STYLEGUIDE: 'on',
        ...PRODUCT_ENV,
        SMTP_URL: `smtp://127.0.0.1:${MAILBOX.smtpPort}`,
        GOOGLE_CLIENT_ID: OPENID.clientId,
        GOOGLE_CLIENT_SECRET: OPENID.clientSecret,
        GOOGLE_DISCOVERY_URL: OPENID.discoveryUrl,
      },
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
    {
      name: 'second site',
      command: node('e2e/support/start-site.ts'),
      url: `${SECOND_SITE.url}/readyz`,
      env: { PORT: String(SECOND_SITE.port), DATA_DIR: join(DATA, 'second-site'), ...PRODUCT_ENV },
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  ],
})
