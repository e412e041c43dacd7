import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import * as userRepo from './user.repo.ts'

/** No mail can reach it, and nobody can sign in with it: it marks who is made up. */
const DEMO_DOMAIN = 'demo.studiocyaan.example'

export type DemoUser = { key: string; firstName: string; lastName: string; language: Locale; isClient: boolean }

/** What begins so in the database is made up. */
const DEMO_ID_PREFIX = 'demo-'
export const DEMO_ID_PATTERN = `${DEMO_ID_PREFIX}%`

export function demoUserId(key: string): string {
  return DEMO_ID_PREFIX + key
}

export function demoUserEmail(key: string): string {
  return `${key}@${DEMO_DOMAIN}`
}

/** Made-up people for a first start, without any way to sign in. */
export async function seedDemoUsers(tx: Db, users: readonly DemoUser[], at: Date): Promise<void> {
  await userRepo.insertUsers(
    tx,
    users.map(({ key, ...person }) => ({
      id: demoUserId(key),
      email: demoUserEmail(key),
      emailVerified: true,
      ...person,
      createdAt: at,
      updatedAt: at,
    })),
  )
}

/** All demo content belongs to demo people: without them there is none. */
export function hasDemoUsers(db: Db): Promise<boolean> {
  return userRepo.hasIdLike(db, DEMO_ID_PATTERN)
}

/** What they left elsewhere goes first: see `src/server/composition/demo.ts`. */
export function removeDemoUsers(tx: Db): Promise<void> {
  return userRepo.removeIdLike(tx, DEMO_ID_PATTERN)
}
