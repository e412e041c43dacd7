import { defineConfig } from 'vitest/config'

// What lies under a `server` folder may need a database, and is run on both of them. The rest needs nothing.
const WITH_DATABASE = 'src/**/server/**/*.test.ts'
/** A busy machine is no fault of the code. */
const TEST_TIMEOUT_MS = 60_000
/** What passes the second time has passed; `scripts/test.ts` names it, so that it is mended. */
const retry = 1

export default defineConfig({
  test: {
    reporters: ['default'],
    // One core would be left alone by default; on a machine with two that is half of it.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: [WITH_DATABASE],
          testTimeout: TEST_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: 'embedded',
          include: [WITH_DATABASE],
          globalSetup: 'tests/setup/embedded.ts',
          setupFiles: 'tests/setup/close.ts',
          isolate: false,
          retry,
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: 'postgres',
          include: [WITH_DATABASE],
          globalSetup: 'tests/setup/postgres.ts',
          setupFiles: 'tests/setup/close.ts',
          isolate: false,
          retry,
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: 'process',
          include: ['tests/process/*.test.ts'],
          globalSetup: 'tests/setup/postgres.ts',
          retry,
          testTimeout: 2 * TEST_TIMEOUT_MS,
          hookTimeout: 2 * TEST_TIMEOUT_MS,
        },
      },
    ],
  },
})
