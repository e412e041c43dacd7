import { expect, test } from 'vitest'
import { blogFixture } from '#tests/fixtures/blog-fixture.ts'

const LATER = '2025-04-01T09:00:00Z'
const STATES = [
  ['draft', { isPublic: false }],
  ['scheduled', { publishedAt: LATER }],
  ['published', {}],
] as const

test.each(STATES)('a %s post is listed, previewed, deleted and restored by writers only', async (state, more) => {
  const { write, authoring, as, asVisitor } = await blogFixture()
  const { id } = await write('Mijn stuk', more)
  const user = await as('user')
  const calls = [
    ['GET', `/posts?state=${state}`],
    ['GET', `/posts/${id}/preview?lng=nl`],
    ['DELETE', `/posts/${id}`],
    ['POST', `/posts/${id}/restore`],
  ] as const
  for (const [method, path] of calls) {
    expect((await user.send(method, `/api/blog/authoring${path}`)).status, path).toBe(403)
    expect((await asVisitor(`/api/blog/authoring${path}`, { method })).status, path).toBe(401)
  }

  expect((await authoring('GET', `/posts?state=${state}`)).posts).toMatchObject([{ id, state }])
  expect(await authoring('GET', `/posts/${id}/preview?lng=nl`)).toMatchObject({ id, title: 'Mijn stuk' })
  expect(await authoring('DELETE', `/posts/${id}`)).toMatchObject({ state: 'deleted' })
  expect((await authoring('GET', `/posts?state=${state}`)).posts).toEqual([])
  expect((await authoring('GET', '/posts?state=deleted')).posts).toMatchObject([{ id, state: 'deleted' }])
  expect(await authoring('GET', `/posts/${id}/preview?lng=nl`)).toMatchObject({ id })
  expect(await authoring('POST', `/posts/${id}/restore`)).toMatchObject({ state })
  expect((await authoring('GET', `/posts?state=${state}`)).posts).toMatchObject([{ id, state }])
})

test('the list is searched by a part of the title in any language, within a state', async () => {
  const { write, authoring, writer } = await blogFixture()
  const document = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x' }] }] }
  const texts = { nl: { title: 'Snelle 100% sites', document }, fr: { title: 'Sites rapides', document } }
  await write('', { texts })
  await write('Trage sites', { isPublic: false })
  const titles = async (query: string) =>
    (await authoring('GET', `/posts?${query}`)).posts.map(({ title }: { title: string }) => title)

  expect(await titles('q=SITES')).toHaveLength(2)
  expect(await titles('q=rapides')).toEqual(['Snelle 100% sites'])
  expect(await titles('q=0%25')).toEqual(['Snelle 100% sites'])
  expect(await titles('q=sites&state=draft')).toEqual(['Trage sites'])
  expect(await titles('q=niets')).toEqual([])
  expect(await titles('q=%00')).toHaveLength(2)
  expect((await writer.ask(`/api/blog/authoring/posts?q=${'x'.repeat(101)}`)).status).toBe(422)
})

test('unpublishing hides a post at once and keeps its publication time; a scheduled post is published now', async () => {
  const { write, authoring, read } = await blogFixture()
  const { id, content } = await write('Weg ermee')
  const hidden = await authoring('PUT', `/posts/${id}`, { ...content, isPublic: false, startedFrom: 1 })
  expect(hidden).toMatchObject({ state: 'draft', content: { publishedAt: content.publishedAt } })
  expect((await read(`/api/blog/posts/${id}?lng=nl`)).error.code).toBe('BLOG_NOT_FOUND')

  const later = await write('Straks', { publishedAt: LATER })
  const now = { ...later.content, publishedAt: null, startedFrom: 1 }
  expect(await authoring('PUT', `/posts/${later.id}`, now)).toMatchObject({
    state: 'published',
    content: { publishedAt: '2025-03-03T09:00:00.000Z' },
  })
})
