import { expect, test } from 'vitest'
import { categories } from '#features/blog/server/category.table.ts'
import { comments } from '#features/blog/server/comment.table.ts'
import { posts } from '#features/blog/server/post.table.ts'
import { appointments } from '#features/booking/server/booking.table.ts'
import { seedBooking } from '#features/booking/server/seed.service.ts'
import { users } from '#features/identity/server/identity.table.ts'
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
