import { randomBytes, randomUUID } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import { hashPassword } from '../sign-in/password-hash.service.ts'
import * as userRepo from './user.repo.ts'

export type FirstAdmin = { email: string; password: string; isGenerated: boolean }

/** Creates the admin at the first start, with the credentials of the environment or a generated password. */
export async function ensureAdmin(ctx: Pick<Context, 'db' | 'env' | 'now'>): Promise<FirstAdmin | undefined> {
  const { db, env, now } = ctx
  if ((await userRepo.countAdmins(db)) > 0) return
  const email = (env.ADMIN_EMAIL ?? 'admin@studiocyaan.example').toLowerCase()
  const password = env.ADMIN_PASSWORD ?? generatePassword()
  const passwordHash = await hashPassword(password)
  const isInserted = await db.transaction((tx) =>
    userRepo.insertAdmin(tx, { id: randomUUID(), email, passwordHash, at: now() }),
  )
  return isInserted ? { email, password, isGenerated: env.ADMIN_PASSWORD === undefined } : undefined
}

/** Meets the password policy with any random bytes. */
function generatePassword(): string {
  return `${randomBytes(12).toString('base64url')}-A7`
}
