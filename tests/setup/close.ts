import { afterAll } from 'vitest'
import { closeTestApp } from '../test-app.ts'

// Files share their modules and their worker's database: loading and opening them anew took longer than the tests.
afterAll(closeTestApp)
