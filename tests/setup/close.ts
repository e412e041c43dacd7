import { afterAll } from 'vitest'
import { setHashCost } from '#features/identity/server/sign-in/password-hash.service.ts'
import { assertNoTransaction } from '#platform/server/database/transaction-scope.ts'
import { closeTestApp } from '../test-app.ts'

setHashCost({ memory: 8, passes: 1, parallelism: 1 })

// Libraries send requests too: Better Auth to identity providers, the S3 client to its store.
const { fetch } = globalThis
globalThis.fetch = async (...args) => {
  assertNoTransaction('another server')
  return fetch(...args)
}

// Test files share modules and the database of their worker: loading and opening them again took longer than the tests.
afterAll(closeTestApp)
