import { expect, test } from 'vitest'
import { documentProblem } from '#features/blog/model/document.schema.ts'
import { postTexts } from '#features/blog/server/post.table.ts'
import { DEMO_ARTICLES } from '#features/demo/content/articles.ts'
import { LOCALES } from '#kernel/locale.ts'
import { blogFixture } from '#tests/fixtures/blog-fixture.ts'
import { demoBlog } from './demo-blog.service.ts'

test('the first start has demo articles in every language, with every node type', async () => {
  const { ctx, read, titles, authoring } = await blogFixture()
  const seed = () => ctx.db.transaction((tx) => demoBlog.seed(ctx, tx))
  await seed()
  await seed()

  const count = Object.keys(DEMO_ARTICLES).length
  for (const { document } of await ctx.db.select().from(postTexts)) expect(documentProblem(document)).toBeUndefined()
  for (const lng of LOCALES) {
    const { posts } = await read(`/api/blog/posts?lng=${lng}`)
    expect(posts).toHaveLength(count)
    expect(posts.every((post: { isFallback: boolean; category: object }) => !post.isFallback && post.category)).toBe(
      true,
    )
    for (const { id } of posts) {
      const { html, toc } = await read(`/api/blog/posts/${id}?lng=${lng}`)
      for (const tag of ['<h2', '<pre', '<table', '<blockquote', '<strong>|<ol>|<ul>'])
        expect(html).toMatch(new RegExp(tag))
      expect(toc.length).toBeGreaterThan(2)
      expect(html, `${lng} ${id}`).not.toMatch(/\*\*|\]\(|^\|/)
    }
  }
  expect(await titles('query=toetsenbord')).toEqual(['Toegankelijk bouwen: zeven controles die je zelf kan doen'])
  expect((await authoring('GET', '/categories')).map(({ slug }: { slug: string }) => slug)).toEqual([
    'webdesign',
    'techniek',
    'ondernemen',
  ])
})

test('no demo content is added if a post exists', async () => {
  const { ctx, write, titles } = await blogFixture()
  await write('Echt')
  await ctx.db.transaction((tx) => demoBlog.seed(ctx, tx))
  expect(await titles()).toEqual(['Echt'])
})
