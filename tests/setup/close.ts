import { afterAll } from 'vitest'
import { setHashCost } from '#features/identity/server/sign-in/password-hash.service.ts'
import { closeTestApp } from '../test-app.ts'

setHashCost({ memory: 8, passes: 1, parallelism: 1 })

// Test files share modules and the database of their worker: loading and opening them again took longer than the tests.
afterAll(closeTestApp)
