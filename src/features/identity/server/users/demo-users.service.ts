import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import * as userRepo from './user.repo.ts'

/** Undeliverable reserved domain: marks demo users, who cannot sign in. */
const DEMO_DOMAIN = 'demo.studiocyaan.example'

export type DemoUser = { key: string; firstName: string; lastName: string; language: Locale; isClient: boolean }

const DEMO_ID_PREFIX = 'demo-'
export const DEMO_ID_PATTERN = `${DEMO_ID_PREFIX}%`

export function demoUserId(key: string): string {
  return DEMO_ID_PREFIX + key
}

export function demoUserEmail(key: string): string {
  return `${key}@${DEMO_DOMAIN}`
}

/** Demo users of a first start, without any sign-in method. */
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

export function hasDemoUsers(db: Db): Promise<boolean> {
  return userRepo.hasIdLike(db, DEMO_ID_PATTERN)
}

/** Remove their content first: see `src/server/composition/demo.ts`. */
export function removeDemoUsers(tx: Db): Promise<void> {
  return userRepo.removeIdLike(tx, DEMO_ID_PATTERN)
}
