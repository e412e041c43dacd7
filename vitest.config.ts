import { defineConfig } from 'vitest/config'

/** Tests that may need a database. */
const WITH_DATABASE = 'src/**/server/**/*.test.ts'
/**
 * What can differ between PostgreSQL and the embedded database, which is the same engine with one connection: connections,
 * queue, backup, concurrency, extensions, query plans. The browser tests run on the embedded database too.
 */
const DATABASE_DEPENDENT = [
  'src/platform/server/*.test.ts',
  'src/platform/server/{backup,concurrency,database,jobs}/**/*.test.ts',
  'src/server/{database-down,backup.jobs,doctor/doctor,doctor/check-tables}.test.ts',
  'src/features/analytics/server/rollup/*.test.ts',
  'src/features/blog/server/{posts/search,posts/query-plans,comments/comment-lock.repo}.test.ts',
  'src/features/booking/server/appointments/{concurrent-requests,optimistic-locking,decision.service}.test.ts',
  'src/features/booking/server/rules/rule-change.test.ts',
  'src/features/identity/server/sign-in/burst.test.ts',
  'src/features/mail/server/delivery/{delivery.service,letters-view}.test.ts',
]
/** Generous, for slow or busy machines. */
const TEST_TIMEOUT_MS = 180_000
const onDatabase = {
  setupFiles: 'tests/setup/close.ts',
  isolate: false,
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
}

const processes = {
  name: 'process',
  globalSetup: ['tests/setup/postgres.ts', 'tests/setup/first-start.ts'],
  testTimeout: 2 * TEST_TIMEOUT_MS,
  hookTimeout: 2 * TEST_TIMEOUT_MS,
}

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
          ...onDatabase,
          name: 'api',
          include: [WITH_DATABASE],
          exclude: DATABASE_DEPENDENT,
          globalSetup: 'tests/setup/postgres.ts',
          // As on the embedded database: a query outside the open transaction waits for ever.
          provide: { connections: 1 },
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'embedded',
          include: DATABASE_DEPENDENT,
          globalSetup: 'tests/setup/embedded.ts',
          provide: { connections: 1 },
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'postgres',
          include: DATABASE_DEPENDENT,
          globalSetup: 'tests/setup/postgres.ts',
          provide: { connections: 10 },
        },
      },
      { test: { ...processes, include: ['tests/process/*.test.ts'] } },
      // Not part of `npm test`: they take minutes. `npm run bench:booking-load` runs the first two.
      {
        test: {
          ...onDatabase,
          name: 'load-embedded',
          include: ['tests/load/*.test.ts'],
          globalSetup: 'tests/setup/embedded.ts',
          provide: { connections: 1 },
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'load-postgres',
          include: ['tests/load/*.test.ts'],
          globalSetup: 'tests/setup/postgres.ts',
          provide: { connections: 10 },
        },
      },
      { test: { ...processes, name: 'extended', include: ['tests/process/extended/*.test.ts'] } },
    ],
  },
})
