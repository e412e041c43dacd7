import { expect, test } from 'vitest'
import { categories } from '#features/blog/server/category.table.ts'
import { comments } from '#features/blog/server/comment.table.ts'
import { posts } from '#features/blog/server/post.table.ts'
import { appointments } from '#features/booking/server/booking.table.ts'
import { seedBooking } from '#features/booking/server/seed.service.ts'
import { users } from '#features/identity/server/identity.table.ts'
import { tellHidden } from '#features/moderation/server/moderation.jobs.ts'
import { moderatedTexts, textReports } from '#features/moderation/server/moderation.table.ts'
import { reviews } from '#features/reviews/server/review.table.ts'
import { testApp } from '#tests/test-app.ts'
import { removeDemo, seedDemo } from './demo.ts'

const MADE_UP = { posts, categories, comments, reviews, appointments, users }

test('a first start is a whole site to look at, and one command takes it away again', async () => {
  const { ctx, asVisitor, as } = await testApp()
  const count = async (name: keyof typeof MADE_UP) => (await ctx.db.select().from(MADE_UP[name])).length
  await seedDemo(ctx)
  await seedBooking({ ...ctx, env: { ...ctx.env, DEMO: true } })
  for (const name of Object.keys(MADE_UP) as (keyof typeof MADE_UP)[])
    expect(await count(name), name).toBeGreaterThan(2)

  const { user } = await as('user')
  await removeDemo(ctx)
  expect((await ctx.db.select().from(users)).map(({ id }) => id)).toEqual([user.id])
  for (const name of ['posts', 'categories', 'comments', 'reviews', 'appointments'] as const)
    expect(await count(name), name).toBe(0)
  expect(await (await asVisitor('/api/blog/posts?lng=nl')).json()).toMatchObject({ posts: [] })
})

test('what the demo wrote is reported and hidden as anything else, also where it was seeded before', async () => {
  const { ctx, as } = await testApp({ jobs: [tellHidden] })
  await seedDemo(ctx)
  await ctx.db.delete(moderatedTexts)
  await seedDemo(ctx)

  const [comment] = await ctx.db.select().from(comments)
  const [review] = await ctx.db.select().from(reviews)
  const texts = [
    { kind: 'comment', id: String(comment!.id) },
    { kind: 'review', id: review!.id },
  ]
  const reader = await as('user')
  for (const text of texts) {
    const reported = await reader.send('POST', '/api/moderation/reports', { ...text, reason: 'spam', comment: '' })
    expect(reported.status, text.kind).toBe(201)
  }
  const admin = await as('admin')
  const queue = await (await admin.ask('/api/moderation?view=reported')).json()
  expect(queue.texts).toHaveLength(2)
  expect(queue.texts.map(({ path }: { path: string }) => path)).toContainEqual(
    expect.stringMatching(new RegExp(`^/blog/${comment!.postId}/.+#comment-${comment!.id}$`)),
  )
  const hidden = await admin.send('POST', '/api/moderation/decisions', { verdict: 'hide', reason: 'Onbeleefd', texts })
  expect(await hidden.json()).toMatchObject({ decided: 2 })

  // The next start brings nothing back.
  await seedDemo(ctx)
  expect((await ctx.db.select().from(reviews)).filter(({ isVisible }) => !isVisible)).toMatchObject([
    { id: review!.id },
  ])
  await removeDemo(ctx)
  expect(await ctx.db.select().from(moderatedTexts)).toEqual([])
  expect(await ctx.db.select().from(textReports)).toEqual([])
})
