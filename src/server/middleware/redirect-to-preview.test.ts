import { expect, test } from 'vitest'
import { posts } from '#features/blog/server/post.table.ts'
import { users } from '#features/identity/server/identity.table.ts'
import { identityFixture } from '#tests/fixtures/identity-fixture.ts'

/** Only the post 1 is public. */
const render = ({ url }: Request) =>
  new Response('<!doctype html><p>page</p>', {
    status: /blog\/\d+\//.test(url) && !url.includes('/blog/1/') ? 404 : 200,
    headers: { 'content-type': 'text/html' },
  })

test('a post that is not public opens as a preview for writers, and is a 404 for everyone else', async () => {
  const { app, ctx, pageCache, registerAndVerify, signIn } = await identityFixture({ render })
  const at = ctx.now()
  const post = { creator: 'Redactie', originalLocale: 'nl' as const, createdAt: at, updatedAt: at }
  await ctx.db.insert(posts).values([
    { id: 1, ...post, isPublic: true, publishedAt: at },
    { id: 2, ...post },
    { id: 3, ...post, isPublic: true, publishedAt: new Date('2030-01-01') },
    { id: 4, ...post, deletedAt: at },
  ])
  await registerAndVerify()
  const { cookie } = await signIn()
  const open = async (path: string, headers = {}) => {
    const response = await app.request(path, { headers })
    return [response.status, response.headers.get('location')]
  }
  const hidden = ['/blog/2/x', '/fr/blog/3/x', '/en/blog/4/x']
  for (const path of hidden) {
    expect(await open(path), path).toEqual([404, null])
    expect(await open(path, { cookie }), path).toEqual([404, null])
  }

  await ctx.db.update(users).set({ permissions: ['blog:write'] })
  expect(await Promise.all(hidden.map((path) => open(path, { cookie })))).toEqual([
    [303, '/edit/2/x?preview'],
    [303, '/fr/edit/3/x?preview'],
    [303, '/en/edit/4/x?preview'],
  ])
  const preview = await app.request('/edit/2/x?preview', { headers: { cookie } })
  expect([preview.status, preview.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(await open('/blog/5/x', { cookie })).toEqual([404, null])
  expect(await open('/blog/1/x', { cookie })).toEqual([200, null])
  expect((await app.request('/blog/2/x', { headers: { cookie } })).headers.get('cache-control')).toBe('no-store')
  // Only the public post is cached.
  expect(pageCache.size()).toBe(1)
})
