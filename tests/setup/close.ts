import { afterAll } from 'vitest'
import { setHashCost } from '#features/identity/server/sign-in/password-hash.service.ts'
import { closeTestApp } from '../test-app.ts'

setHashCost({ memory: 8, passes: 1, parallelism: 1 })

// Files share their modules and their worker's database: loading and opening them anew took longer than the tests.
afterAll(closeTestApp)
