import { defineConfig } from 'vitest/config'

// Tests in a `server` folder may need a database and run on both of them. The others need nothing.
const WITH_DATABASE = 'src/**/server/**/*.test.ts'
/** Guards, headers, page cache, rendering, attacks: the same on both databases, so tested on the embedded one only. */
const HTTP_ONLY = [
  'src/server/{access,app,request-listener}.test.ts',
  'src/server/{attacks,middleware,pages}/**',
  'src/features/identity/server/**/{forged-identity,session-fixation}.test.ts',
  'src/features/media/server/hostile-pictures.test.ts',
  'src/**/*.{render,view}.test.ts',
]
/** Generous, for slow or busy machines. */
const TEST_TIMEOUT_MS = 60_000
/** `scripts/test.ts` lists tests that passed only on the retry, so that they get fixed. */
const retry = 1

export default defineConfig({
  test: {
    reporters: ['default'],
    // The default leaves one core unused, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: [WITH_DATABASE],
          isolate: false,
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
          exclude: HTTP_ONLY,
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
          globalSetup: ['tests/setup/postgres.ts', 'tests/setup/first-start.ts'],
          retry,
          testTimeout: 2 * TEST_TIMEOUT_MS,
          hookTimeout: 2 * TEST_TIMEOUT_MS,
        },
      },
    ],
  },
})
