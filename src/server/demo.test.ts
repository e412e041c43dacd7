import { expect, test } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { seedDemo } from './demo.ts'

test('a first start shows a whole site: reviews in three languages, and comments that add up', async () => {
  const { ctx, asVisitor } = await testApp()
  await seedDemo(ctx)
  const read = async (path: string) => (await asVisitor(path)).json()
  const { reviews } = await read('/api/reviews?limit=50')
  expect(new Set(reviews.map(({ locale }: { locale: string }) => locale))).toEqual(new Set(['nl', 'en', 'fr']))
  expect(reviews.filter(({ isCertified }: { isCertified: boolean }) => isCertified).length).toBeGreaterThan(4)

  const { posts } = await read('/api/blog/posts?lng=nl&limit=50')
  const discussed = posts.filter(({ commentCount }: { commentCount: number }) => commentCount > 0)
  expect(discussed.length).toBeGreaterThan(2)
  for (const { id, commentCount } of discussed) {
    const { comments, total } = await read(`/api/comments?post=${id}`)
    const answers = comments.reduce((sum: number, { replies }: { replies: number }) => sum + replies, 0)
    expect([total, comments.length + answers]).toEqual([commentCount, commentCount])
  }
})

test('where anybody has an account, nobody made up is added', async () => {
  const { ctx, as, asVisitor } = await testApp()
  await as('user')
  await seedDemo(ctx)
  expect((await (await asVisitor('/api/reviews')).json()).reviews).toEqual([])
})
