import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from '#features/identity/server/sign-in/password-hash.service.ts'

// This project runs without `tests/setup/close.ts`, which lowers the cost.
test('passwords are hashed at the cost that OWASP recommends, and no code lowers it', async () => {
  const hash = await hashPassword('Appelmoes!1')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword('Appelmoes!1', hash)).toBe(true)
  expect(await verifyPassword('Appelmoes!2', hash)).toBe(false)

  const files = ['src', 'scripts']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((file) => /\.tsx?$/.test(file))
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('setHashCost'))).toEqual([
    join('src', 'features', 'identity', 'server', 'sign-in', 'password-hash.service.ts'),
  ])
})
