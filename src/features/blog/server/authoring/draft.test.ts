import { expect, test } from 'vitest'
import { DAY_MS } from '#kernel/time-units.ts'
import { blogFixture, documentOf, postOf } from '#tests/fixtures/blog-fixture.ts'
import { purgePosts } from './purge.service.ts'

const code = async (response: Response) => (await response.json()).error?.code
const textsSaying = (words: string) => ({
  nl: { title: 'Titel', excerpt: '', document: documentOf(words), coverAlt: '' },
})

test('a draft is stored for its writer only and not shown to readers', async () => {
  const { write, authoring, read, writer, as } = await blogFixture()
  const { id, content } = await write('Titel', { texts: textsSaying('Openbaar.') })
  const draft = { content: { ...content, texts: textsSaying('Half ge') }, startedFrom: 1 }
  expect(await authoring('PUT', `/drafts/${id}`, draft)).toEqual({ savedAt: '2025-03-03T09:00:00.000Z' })
  await authoring('PUT', '/drafts/new', { content: { texts: {} } })

  expect(await authoring('GET', `/drafts/${id}`)).toMatchObject({
    content: { texts: textsSaying('Half ge') },
    startedFrom: 1,
  })
  expect((await read(`/api/blog/posts/${id}?lng=nl`)).html).toBe('<p>Openbaar.</p>')
  expect(await authoring('GET', `/posts/${id}`)).toMatchObject({
    revision: 1,
    content: { texts: textsSaying('Openbaar.') },
  })
  const other = await as('admin')
  expect(await (await other.ask(`/api/blog/authoring/drafts/${id}`)).json()).toBeNull()

  await authoring('PUT', `/posts/${id}`, { ...content, startedFrom: 1 })
  expect(await authoring('GET', `/drafts/${id}`)).toBeNull()
  expect(await authoring('GET', '/drafts/new')).toMatchObject({ content: { texts: {} }, startedFrom: null })
  await authoring('DELETE', '/drafts/new')
  expect(await authoring('GET', '/drafts/new')).toBeNull()
  expect(await code(await writer.send('PUT', '/api/blog/authoring/drafts/999', draft))).toBe('BLOG_NOT_FOUND')
})

test('drafts of several new posts are separate, listed, and deleted one by one', async () => {
  const { authoring, writer, as, ctx } = await blogFixture()
  const typed = (title: string) => ({ content: { texts: { en: { title, document: documentOf(title) } } } })
  await authoring('PUT', '/drafts/new-1', typed('Een'))
  await authoring('PUT', '/drafts/new-2', typed('Twee'))
  await authoring('PUT', '/drafts/new', { content: { texts: {} } })
  await authoring('PUT', '/drafts/new-1', typed('Een bis'))
  const offered = async (one = writer) =>
    (await (await one.ask('/api/blog/authoring/drafts')).json()).map(({ key, title }: Record<string, string>) => [
      key,
      title,
    ])
  expect((await offered()).sort()).toEqual([
    ['new', ''],
    ['new-1', 'Een bis'],
    ['new-2', 'Twee'],
  ])
  expect(await offered(await as('admin'))).toEqual([])
  expect(await authoring('GET', '/drafts/new-2')).toMatchObject(typed('Twee'))

  const save = (query: string) => writer.send('POST', `/api/blog/authoring/posts${query}`, postOf('Klaar'))
  const saved = await (await save('?draft=new-2')).json()
  expect((await offered()).sort()).toEqual([
    ['new', ''],
    ['new-1', 'Een bis'],
  ])
  await authoring('PUT', `/drafts/${saved.id}`, typed('Van een artikel'))
  await save('')
  expect(await offered()).toEqual([['new-1', 'Een bis']])
  for (const wrong of ['new-', 'new-x', 'newer', 'new-1 ', `new-${'1'.repeat(21)}`]) {
    const path = `/api/blog/authoring/drafts/${encodeURIComponent(wrong)}`
    expect(await code(await writer.send('PUT', path, typed('X'))), wrong).toBe('BLOG_NOT_FOUND')
    expect((await save(`?draft=${encodeURIComponent(wrong)}`)).status, wrong).toBe(422)
  }
  await purgePosts({ ...ctx, now: () => new Date(ctx.now().getTime() + 91 * DAY_MS) })
  expect(await offered()).toEqual([])
})
