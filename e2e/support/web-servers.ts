// Servers of the browser tests: the built product twice, a real mail server and a real identity provider.
import { join } from 'node:path'
import type { PlaywrightTestConfig } from '@playwright/test'
import { ADMIN, BASE_URL, DATA, MAILBOX, OPENID, PORT, SECOND_SITE } from './servers.ts'

type WebServer = Extract<PlaywrightTestConfig['webServer'], { length: number }>[number]

/** The first start seeds a database; on a busy machine that takes minutes. */
const START_TIMEOUT_MS = 300_000
/** Of every product. */
const PRODUCT_ENV = { LOG_LEVEL: 'warn', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }

/** Playwright keeps the standard input of the servers open until it ends. */
const node = (script: string) =>
  `node --import ./scripts/update/end-with-parent.mjs --disable-warning=ExperimentalWarning ${script}`

/** The product with its mail server and identity provider. */
export const WEB_SERVERS: WebServer[] = [
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
    timeout: START_TIMEOUT_MS,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
]

/** A second product without a mail server. */
export const SECOND_WEB_SERVER: WebServer = {
  name: 'second site',
  command: node('e2e/support/start-site.ts'),
  url: `${SECOND_SITE.url}/readyz`,
  env: { PORT: String(SECOND_SITE.port), DATA_DIR: join(DATA, 'second-site'), ...PRODUCT_ENV },
  timeout: START_TIMEOUT_MS,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
}
