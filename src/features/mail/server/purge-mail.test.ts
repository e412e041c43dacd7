import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listJournal } from '#features/journal/server/journal.service.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import { mailFixture } from '#tests/fixtures/mail-fixture.ts'
import { EMAIL_YEARS } from '../model/email.ts'
import { purgeMail } from './delivery/email.jobs.ts'
import { emails } from './email.table.ts'

test('emails are deleted two years after their last activity; queued and newer ones stay', async () => {
  const { ctx, write } = await mailFixture()
  const yearsAgo = (years: number, days = 0) => {
    const moment = new Date(ctx.now())
    moment.setFullYear(moment.getFullYear() - years)
    return new Date(moment.getTime() - days * DAY_MS)
  }
  const past = yearsAgo(EMAIL_YEARS, 1)
  const older = yearsAgo(EMAIL_YEARS + 1)
  async function insertEmail(subject: string, row: Partial<typeof emails.$inferInsert>) {
    const id = await write({ subject })
    await ctx.db.update(emails).set(row).where(eq(emails.id, id))
  }
  await insertEmail('sent', { status: 'sent', createdAt: past, sentAt: past })
  await insertEmail('failed', { status: 'failed', createdAt: older, lastAttemptAt: past })
  await insertEmail('uncertain', { status: 'uncertain', createdAt: older, lastAttemptAt: past })
  await insertEmail('unsent', { status: 'unsent', createdAt: past })
  await insertEmail('still waits', { status: 'queued', createdAt: past })
  await insertEmail('sent again lately', { status: 'sent', createdAt: older, sentAt: yearsAgo(1) })
  await insertEmail('young', { status: 'sent', createdAt: yearsAgo(EMAIL_YEARS, -1), sentAt: ctx.now() })

  await purgeMail.run(ctx, {})

  const left = await ctx.db.select({ subject: emails.subject }).from(emails)
  expect(left.map(({ subject }) => subject).sort()).toEqual(['sent again lately', 'still waits', 'young'])
  const { entries } = await listJournal(ctx, { limit: 5 })
  expect(entries).toMatchObject([{ action: 'emails.purged', actorId: null, details: { emails: 4 } }])
  // A run that deletes nothing adds no journal entry.
  await purgeMail.run(ctx, {})
  expect((await listJournal(ctx, { limit: 5 })).entries).toHaveLength(1)
})
