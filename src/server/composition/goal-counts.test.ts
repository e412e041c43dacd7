import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { visits } from '#features/analytics/server/analytics.table.ts'
import { appointments } from '#features/booking/server/booking.table.ts'
import { contactMessages } from '#features/contact/server/message.table.ts'
import { users } from '#features/identity/server/identity.table.ts'
import { reviews } from '#features/reviews/server/review.table.ts'
import { DAY_MS, HOUR_MS } from '#kernel/time-units.ts'
import { testApp } from '#tests/test-app.ts'

const NOW = '2026-03-10T12:00:00Z'
const daysAgo = (days: number) => new Date(Date.parse(NOW) - days * DAY_MS)

function appointment(createdAt: Date, more: Partial<typeof appointments.$inferInsert> = {}) {
  const id = randomUUID()
  const startsAt = new Date(createdAt.getTime() + Math.floor(Math.random() * 1e6) * HOUR_MS)
  const endsAt = new Date(startsAt.getTime() + HOUR_MS)
  const during = `[${startsAt.toISOString()},${endsAt.toISOString()})`
  const client = { name: 'Rita', email: `${id}@example.com`, locale: 'nl' as const, comments: 'x' }
  const request = { requestType: 'REPORT_ISSUE' as const, status: 'CANCELLED' as const, startsAt, endsAt, during }
  return { id, ...client, ...request, createdAt, ...more }
}

test('goals are counted from the tables of the product, with the period before; measured ones are apart', async () => {
  const { ctx, as } = await testApp({ now: NOW })
  const { db } = ctx
  const admin = await as('admin')
  const demo = { id: 'demo-1', email: 'demo@example.com', firstName: 'D', lastName: 'D', emailVerified: true }
  const client = { id: 'client', email: 'rita@example.com', firstName: 'R', lastName: 'R', emailVerified: true }
  const unconfirmed = { id: 'other', email: 'other@example.com', firstName: 'O', lastName: 'O' }
  await db
    .insert(users)
    .values([demo, client, unconfirmed].map((user) => ({ ...user, createdAt: daysAgo(1), updatedAt: daysAgo(1) })))
  await db.insert(appointments).values([
    ...[1, 2, 3].map((days) => appointment(daysAgo(days))),
    appointment(daysAgo(1), { userId: 'client', decidedAt: daysAgo(0) }),
    appointment(daysAgo(9)),
    // Booked by the admin, and of the demo.
    appointment(daysAgo(1), { decidedAt: daysAgo(1) }),
    appointment(daysAgo(1), { userId: 'demo-1' }),
  ])
  const message = { title: 't', message: 'm', email: 'a@example.com', locale: 'nl' as const }
  await db
    .insert(contactMessages)
    .values([1, 2, 8].map((days) => ({ ...message, id: `m${days}`, reference: `C-${days}`, createdAt: daysAgo(days) })))
  const review = { rating: 5, title: 't', content: 'c', locale: 'nl' as const, isVisible: false, createdAt: daysAgo(2) }
  await db.insert(reviews).values([
    { ...review, id: 'r1' },
    { ...review, id: 'demo-1', authorId: 'demo-1', isDemo: true },
  ])
  const page = { entry: '/booking', exit: '/booking', paths: ['/booking'], pathViews: [1], views: 1 }
  const visit = {
    ...page,
    language: 'nl' as const,
    device: 'phone' as const,
    browser: 'Chrome',
    visitor: 'v',
    visit: 'v',
  }
  const at = daysAgo(1)
  await db.insert(visits).values({ ...visit, startedAt: at, endedAt: at, goals: ['appointment_requested'] })

  const period = { from: '2026-03-04', to: '2026-03-10' }
  const report = await (await admin.ask(`/api/analytics/visitors?${new URLSearchParams(period)}`)).json()
  const counted = Object.fromEntries(
    report.goals.map(({ goal, total, previousTotal, visits: measured }: (typeof report.goals)[number]) => [
      goal,
      [total, previousTotal, measured],
    ]),
  )
  expect(counted).toEqual({
    appointment_requested: [4, 1, 1],
    message_sent: [2, 1, 0],
    registration: [1, 0, 0],
    review_written: [1, 0, 0],
  })
})
