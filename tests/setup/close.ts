import { afterAll } from 'vitest'
import { closeTestApp } from '../test-app.ts'

// Files share their modules, as loading them anew for each took longer than the tests; each has a database of its own.
afterAll(closeTestApp)
