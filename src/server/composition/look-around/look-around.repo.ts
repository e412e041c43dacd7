import { type SQL, sql } from 'drizzle-orm'
import { posts } from '#features/blog/server/post.table.ts'
import { appointments } from '#features/booking/server/booking.table.ts'
import { clientRecords } from '#features/clients/server/client.table.ts'
import { contactMessages } from '#features/contact/server/message.table.ts'
import { users } from '#features/identity/server/identity.table.ts'
import { emails } from '#features/mail/server/email.table.ts'
import { media } from '#features/media/server/media.table.ts'
import { companySetting } from '#features/settings/model/company.schema.ts'
import { settings } from '#features/settings/server/settings.table.ts'
import type { ExampleScope } from '#kernel/user.ts'
import type { Db } from '#platform/server/db.ts'

/**
 * Whether the company is still the fictional one, and everything that the admin area shows of people is an example. The
 * first admin is the only other user; emails to that address are not shown.
 */
export async function hasOnlyExamples(db: Db, { userIdPrefix, emailSuffix }: ExampleScope): Promise<boolean> {
  const isOwn = (column: SQL.Aliased | SQL | typeof users.id) =>
    sql`coalesce(${column} not like ${`${userIdPrefix}%`}, true)`
  const isOwnAddress = (column: SQL | typeof emails.toAddress) => sql`${column} not like ${`%${emailSuffix}`}`
  const { rows } = await db.execute<{ isTrue: boolean }>(sql`select (
    exists (select from ${settings} where ${settings.key} = ${companySetting.key} and ${settings.isDemo})
    and not exists (select from ${users} where ${isOwn(users.id)} offset 1)
    and not exists (select from ${contactMessages})
    and not exists (select from ${appointments} where ${isOwn(sql`${appointments.userId}`)})
    and not exists (select from ${clientRecords} where ${isOwnAddress(sql`${clientRecords.email}`)})
    and not exists (select from ${posts} where ${isOwn(sql`${posts.authorId}`)})
    and not exists (select from ${media} where ${isOwn(sql`${media.uploadedBy}`)})
    and not exists (
      select from ${emails} where ${isOwnAddress(emails.toAddress)}
      and ${emails.toAddress} not in (select ${users.email} from ${users})
    )
  ) as "isTrue"`)
  return rows[0]?.isTrue ?? false
}

export async function listOwnAddresses(db: Db, { userIdPrefix }: ExampleScope): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(sql`${users.id} not like ${`${userIdPrefix}%`}`)
  return rows.map(({ email }) => email)
}
