import { expect, test } from 'vitest'
import { blogFixture, documentOf } from '#tests/fixtures/blog-fixture.ts'

const day = (number: number) => `2025-02-${String(number).padStart(2, '0')}T09:00:00.000Z`

test('posts are paginated newest first, each exactly once', async () => {
  const { write, read } = await blogFixture()
  for (const number of [3, 1, 2, 5, 4]) await write(`Dag ${number}`, { publishedAt: day(number) })
  // Posts with the same time are ordered by id.
  await write('Ook dag 3', { publishedAt: day(3) })

  const titles: string[] = []
  let after = ''
  do {
    const page = await read(`/api/blog/posts?lng=nl&limit=2${after && `&after=${after}`}`)
    titles.push(...page.posts.map((post: { title: string }) => post.title))
    after = page.next
  } while (after)
  expect(titles).toEqual(['Dag 5', 'Dag 4', 'Ook dag 3', 'Dag 3', 'Dag 2', 'Dag 1'])
  expect((await read('/api/blog/posts?lng=nl&after=nonsense')).posts).toHaveLength(6)
})

test('a card has all fields that the list shows', async () => {
  const { write, read } = await blogFixture()
  const words = 'woord '.repeat(600).trim()
  await write('Een titel', { tags: ['SEO', 'seo', 'prijzen'], newCategory: { nl: 'Tips', fr: 'Conseils' } }, words)
  const { posts } = await read('/api/blog/posts?lng=fr')
  expect(posts).toEqual([
    {
      id: expect.any(Number),
      slug: 'een-titel',
      title: 'Een titel',
      excerpt: expect.stringMatching(/^woord .*woord…$/),
      locale: 'nl',
      isFallback: true,
      creator: 'Rita Peeters',
      category: { id: expect.any(Number), slug: 'tips', name: 'Conseils' },
      subcategory: null,
      tags: ['seo', 'prijzen'],
      publishedAt: '2025-03-03T09:00:00.000Z',
      readingMinutes: 3,
      commentCount: 0,
      cover: null,
    },
  ])
})

test('posts that are not public, deleted or scheduled are not listed anywhere', async () => {
  const { write, authoring, read, titles, asVisitor } = await blogFixture()
  const shown = await write('Getoond', { tags: ['x'] })
  const hidden = [
    await write('Niet openbaar', { isPublic: false, tags: ['x'] }),
    await write('Gepland', { publishedAt: '2025-03-03T09:00:01Z', tags: ['x'] }),
    await write('Verwijderd', { tags: ['x'] }),
  ]
  await authoring('DELETE', `/posts/${hidden[2].id}`)

  expect(await titles()).toEqual(['Getoond'])
  for (const { content } of hidden) expect(await titles(`query=${content.texts.nl.title}`)).toEqual([])
  const post = await read(`/api/blog/posts/${shown.id}?lng=nl`)
  expect(post).toMatchObject({ previous: null, next: null, related: [] })
  for (const path of [...hidden.map(({ id }) => id), 999, 'abc', '1e3', '99999999999999'])
    for (const lng of ['nl', 'fr']) {
      const response = await asVisitor(`/api/blog/posts/${path}?lng=${lng}`)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ error: { code: 'BLOG_NOT_FOUND' } })
    }
})

test('a post has its languages, neighbours and related posts', async () => {
  const { write, read } = await blogFixture()
  const texts = {
    nl: { title: 'Op maat', excerpt: '', document: documentOf('Getekend.') },
    en: { title: 'Made to measure', excerpt: 'Drawn.', document: documentOf('Drawn.') },
  }
  const first = await write('Eerst', { publishedAt: day(1), tags: ['ontwerp'] })
  const own = await write('', { publishedAt: day(2), tags: ['ontwerp'], texts })
  const last = await write('Laatst', { publishedAt: day(3) })

  expect(await read(`/api/blog/posts/${own.id}?lng=en`)).toMatchObject({
    slug: 'made-to-measure',
    title: 'Made to measure',
    excerpt: 'Drawn.',
    isFallback: false,
    html: '<p>Drawn.</p>',
    languages: [
      { locale: 'nl', slug: 'op-maat', shownIn: ['nl', 'fr'] },
      { locale: 'en', slug: 'made-to-measure', shownIn: ['en'] },
    ],
    previous: { id: first.id, slug: 'eerst', title: 'Eerst' },
    next: { id: last.id, slug: 'laatst', title: 'Laatst' },
    related: [{ id: first.id }],
  })
  expect(await read(`/api/blog/posts/${own.id}?lng=fr`)).toMatchObject({
    title: 'Op maat',
    isFallback: true,
    locale: 'nl',
  })
})

test('posts are filtered by category, subcategory and tag', async () => {
  const { write, authoring, titles } = await blogFixture()
  await authoring('POST', '/categories', { name: { nl: 'Webdesign' } })
  const [{ id }] = await authoring('GET', '/categories')
  await authoring('POST', '/categories', { name: { nl: 'Kleur' }, parentId: id })
  const [{ subcategories }] = await authoring('GET', '/categories')
  await write('Los')
  await write('In de categorie', { categoryId: id, tags: ['Groen'] })
  await write('In de subcategorie', { categoryId: id, subcategoryId: subcategories[0].id })

  expect(await titles('category=webdesign')).toEqual(['In de subcategorie', 'In de categorie'])
  expect(await titles('category=webdesign&subcategory=kleur')).toEqual(['In de subcategorie'])
  expect(await titles('tag=Groen')).toEqual(['In de categorie'])
  expect(await titles('category=nergens')).toEqual([])
  expect(await titles('tag=nergens')).toEqual([])
})

test('creating, editing and deleting a post shows on the next request', async () => {
  let shown = async (): Promise<string> => ''
  const { app, write, authoring, titles } = await blogFixture({
    render: async () =>
      new Response(`<!doctype html><head></head>${await shown()}`, { headers: { 'content-type': 'text/html' } }),
  })
  shown = async () => (await titles()).join()
  const page = async () => (await app.request('/blog')).text()

  expect(await page()).not.toContain('Nieuw')
  const { id, content } = await write('Nieuw')
  expect(await page()).toContain('Nieuw')
  const texts = { nl: { ...content.texts.nl, title: 'Anders' } }
  await authoring('PUT', `/posts/${id}`, { ...content, texts, startedFrom: 1 })
  expect(await page()).toContain('Anders')
  await authoring('DELETE', `/posts/${id}`)
  expect(await page()).not.toContain('Anders')
})

test('invalid query parameters are refused in the reader’s language', async () => {
  const { asVisitor } = await blogFixture()
  for (const query of ['', 'lng=de', 'lng=nl&limit=0', 'lng=nl&limit=1000', `lng=nl&query=${'a'.repeat(300)}`])
    expect((await asVisitor(`/api/blog/posts?${query}`)).status).toBe(422)
  const missing = await asVisitor('/api/blog/posts/7?lng=en')
  expect(await missing.json()).toEqual({ error: { code: 'BLOG_NOT_FOUND', message: 'Blog not found' } })
})
