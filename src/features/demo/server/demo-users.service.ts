import { insertUsers } from '#features/identity/server/users/user.repo.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import { demoUserEmail, demoUserId } from '../model/demo-user.ts'

export type DemoUser = { key: string; firstName: string; lastName: string; language: Locale; isClient: boolean }

/** Demo users of a first start, without any sign-in method. */
export async function seedDemoUsers(tx: Db, users: readonly DemoUser[], at: Date): Promise<void> {
  await insertUsers(
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
