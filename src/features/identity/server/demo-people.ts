import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import * as userRepo from './user.repo.ts'

/** No mail can reach it, and nobody can sign in with it: it marks who is made up. */
const DEMO_DOMAIN = 'demo.studiocyaan.example'

export type DemoPerson = { key: string; firstName: string; lastName: string; language: Locale; isClient: boolean }

/** What begins so in the database is made up. */
const DEMO = 'demo-'
export const DEMO_IDS = `${DEMO}%`

export function demoIdOf(key: string): string {
  return DEMO + key
}

export function demoAddressOf(key: string): string {
  return `${key}@${DEMO_DOMAIN}`
}

/** Made-up people for a first start, without any way to sign in. */
export async function seedDemoPeople(tx: Db, people: readonly DemoPerson[], at: Date): Promise<void> {
  await userRepo.insertPeople(
    tx,
    people.map(({ key, ...person }) => ({
      id: demoIdOf(key),
      email: demoAddressOf(key),
      emailVerified: true,
      ...person,
      createdAt: at,
      updatedAt: at,
    })),
  )
}

/** All demo content belongs to demo people: without them there is none. */
export function hasDemoPeople(db: Db): Promise<boolean> {
  return userRepo.hasLike(db, DEMO_IDS)
}

/** What they left elsewhere goes first: see `src/server/demo.ts`. */
export function removeDemoPeople(tx: Db): Promise<void> {
  return userRepo.removeLike(tx, DEMO_IDS)
}
