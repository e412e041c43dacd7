// npm run test:engines: the main journeys in every browser engine that is installed.
import { defineConfig } from '@playwright/test'
import { findEngines } from './e2e/engines/engines.ts'
import type { EngineOptions } from './e2e/engines/journey.ts'
import { BASE_URL } from './e2e/support/servers.ts'
import { WEB_SERVERS } from './e2e/support/web-servers.ts'

export default defineConfig<object, EngineOptions>({
  testDir: 'e2e/engines',
  testMatch: '*.journey.ts',
  outputDir: 'test-results/engines',
  globalSetup: './e2e/engines/print-engines.ts',
  // The engines use one product, and rendering without a graphics card keeps a core busy.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Generous, for slow or busy machines.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: { baseURL: BASE_URL },
  projects: findEngines().map(({ name }) => ({ name, use: { engine: name } })),
  webServer: WEB_SERVERS,
})
