import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#features/identity/server/identity.table.ts'
import { journal } from '#features/journal/server/journal.table.ts'
import { media, mediaUses } from '#features/media/server/media.table.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import { blogFixture, documentOf, paragraph, postOf, text } from '#tests/fixtures/blog-fixture.ts'
import { postDrafts, postRevisions, posts } from '../post.table.ts'
import { publishScheduledPost } from '../posts/blog.jobs.ts'
import { purgePosts } from './purge.service.ts'

const code = async (response: Response) => (await response.json()).error?.code
const textsSaying = (words: string) => ({
  nl: { title: 'Titel', excerpt: '', document: documentOf(words), coverAlt: '' },
})

test('a save based on an old revision is refused with who and when, and overwrites nothing', async () => {
  const { write, authoring, as, read } = await blogFixture()
  const { id, content, revision } = await write('Titel', { texts: textsSaying('Eerst.') })
  const other = await as('admin', { firstName: 'An', lastName: 'Claes' })

  const saved = await other.send('PUT', `/api/blog/authoring/posts/${id}`, {
    ...content,
    texts: textsSaying('Van An.'),
    startedFrom: revision,
  })
  expect(await saved.json()).toMatchObject({ revision: 2, savedBy: 'An Claes' })

  const mine = { ...content, texts: textsSaying('Van mij.'), startedFrom: revision }
  await expect(authoring('PUT', `/posts/${id}`, mine)).rejects.toThrow(/^PUT.*409.*POST_CHANGED/)
  const refused = await other.send('PUT', `/api/blog/authoring/posts/${id}`, mine)
  expect((await refused.json()).error).toMatchObject({
    code: 'POST_CHANGED',
    details: { revision: 2, savedBy: 'An Claes', savedAt: '2025-03-03T09:00:00.000Z' },
  })
  expect((await read(`/api/blog/posts/${id}?lng=nl`)).html).toBe('<p>Van An.</p>')
  expect(await authoring('PUT', `/posts/${id}`, { ...mine, startedFrom: 2 })).toMatchObject({ revision: 3 })
})

test('the address of each language can be chosen; without a choice it follows the title', async () => {
  const { write, authoring, read } = await blogFixture()
  const text = (title: string, slug?: string) => ({ title, slug, excerpt: '', document: documentOf('Tekst.') })
  const texts = { nl: text('Sneller worden'), en: text('Getting faster', ' Quick WINS! '), fr: text('Plus vite', '…') }
  const { id, slug, content } = await write('', { texts })
  expect(slug).toBe('sneller-worden')
  expect(content.texts).toMatchObject({ en: { slug: 'quick-wins' }, fr: { slug: '' } })
  const slugs = async () =>
    (await read(`/api/blog/posts/${id}?lng=nl`)).languages.map((one: { slug: string }) => one.slug)
  expect(await slugs()).toEqual(['sneller-worden', 'quick-wins', 'plus-vite'])

  const renamed = { nl: text('Trager worden'), en: text('Slower', 'quick-wins'), fr: text('Lent', 'a'.repeat(150)) }
  await authoring('PUT', `/posts/${id}`, { ...content, texts: renamed, startedFrom: 1 })
  expect(await slugs()).toEqual(['trager-worden', 'quick-wins', 'a'.repeat(80)])
  const long = { ...content, texts: { nl: text('Titel', 'a'.repeat(151)) }, startedFrom: 2 }
  await expect(authoring('PUT', `/posts/${id}`, long)).rejects.toThrow(/422.*texts\.nl\.slug/)
})

test('of two concurrent saves one is refused', async () => {
  const { write, writer } = await blogFixture()
  const { id, content } = await write('Titel')
  const responses = await Promise.all(
    ['een', 'twee', 'drie'].map((words) =>
      writer.send('PUT', `/api/blog/authoring/posts/${id}`, { ...content, texts: textsSaying(words), startedFrom: 1 }),
    ),
  )
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('revisions are compared by word and restored as new revisions', async () => {
  const { write, authoring, writer, read } = await blogFixture()
  const { id, content } = await write('Titel', { isPublic: false, texts: textsSaying('Wij bouwen trage sites.') })
  await authoring('PUT', `/posts/${id}`, {
    ...content,
    isPublic: true,
    texts: textsSaying('Wij bouwen snelle sites.'),
    startedFrom: 1,
  })

  // From revision 0: the whole text is added.
  expect(await authoring('GET', `/posts/${id}/diff?from=0&to=1`)).toMatchObject({
    languages: [{ locale: 'nl', title: [{ kind: 'same', text: 'Titel' }], text: [{ kind: 'same' }] }],
  })
  expect(await authoring('GET', `/posts/${id}/revisions`)).toMatchObject([
    { number: 2, isPublic: true, savedBy: 'writer Peeters', restoredFrom: null, title: 'Titel', languages: ['nl'] },
    { number: 1, isPublic: false },
  ])
  expect((await authoring('GET', `/posts/${id}/diff?from=1&to=2`)).languages).toEqual([
    {
      locale: 'nl',
      isTooLarge: false,
      title: [{ kind: 'same', text: 'Titel' }],
      slug: [{ kind: 'same', text: 'titel' }],
      excerpt: [],
      text: [
        { kind: 'same', text: 'Wij bouwen ' },
        { kind: 'removed', text: 'trage' },
        { kind: 'added', text: 'snelle' },
        { kind: 'same', text: ' sites.' },
      ],
    },
  ])
  expect((await authoring('GET', `/posts/${id}/diff?from=2&to=2`)).languages).toEqual([])

  const restored = await authoring('POST', `/posts/${id}/revisions/1/restore`, { startedFrom: 2 })
  expect(restored).toMatchObject({
    revision: 3,
    state: 'published',
    content: { texts: textsSaying('Wij bouwen trage sites.') },
  })
  expect((await read(`/api/blog/posts/${id}?lng=nl`)).html).toContain('trage')
  expect((await authoring('GET', `/posts/${id}/revisions`))[0]).toMatchObject({ number: 3, restoredFrom: 1 })
  const late = await writer.send('POST', `/api/blog/authoring/posts/${id}/revisions/1/restore`, { startedFrom: 2 })
  expect(await code(late)).toBe('POST_CHANGED')
  expect(await code(await writer.ask(`/api/blog/authoring/posts/${id}/diff?from=1&to=9`))).toBe('REVISION_NOT_FOUND')
})

test('a changed address is part of the comparison, chosen or derived from the title', async () => {
  const { write, authoring } = await blogFixture()
  const { id, content } = await write('Titel', { texts: textsSaying('Tekst.') })
  const { nl } = textsSaying('Tekst.')
  await authoring('PUT', `/posts/${id}`, {
    ...content,
    texts: { nl: { ...nl, slug: 'titel-gekozen' } },
    startedFrom: 1,
  })
  await authoring('PUT', `/posts/${id}`, { ...content, texts: { nl: { ...nl, title: 'Anders' } }, startedFrom: 2 })
  const slugChanges = async (from: number, to: number) =>
    (await authoring('GET', `/posts/${id}/diff?from=${from}&to=${to}`)).languages.map(
      ({ slug }: { slug: unknown }) => slug,
    )

  expect(await slugChanges(1, 2)).toEqual([
    [
      { kind: 'removed', text: 'titel' },
      { kind: 'added', text: 'titel-gekozen' },
    ],
  ])
  expect(await slugChanges(2, 3)).toEqual([
    [
      { kind: 'removed', text: 'titel-gekozen' },
      { kind: 'added', text: 'anders' },
    ],
  ])
  expect(await slugChanges(0, 2)).toEqual([[{ kind: 'same', text: 'titel-gekozen' }]])
})

test('a preview equals the public page', async () => {
  const { write, authoring, read } = await blogFixture()
  const hidden = await write('Titel', { isPublic: false })
  const seen = await authoring('GET', `/posts/${hidden.id}/preview?lng=nl`)
  await authoring('PUT', `/posts/${hidden.id}`, { ...hidden.content, isPublic: true, startedFrom: 1 })
  expect(await read(`/api/blog/posts/${hidden.id}?lng=nl`)).toEqual(seen)
  const typed = await authoring('POST', '/preview?lng=fr', postOf('Nog niet', { tags: ['x'] }))
  expect(typed).toMatchObject({ id: 0, title: 'Nog niet', isFallback: true, html: '<p>Een tekst over Nog niet.</p>' })
})

test('a scheduled post is published at its time', async () => {
  const at = '2025-03-03T12:00:00Z'
  const fixture = await blogFixture()
  const { id, state } = await fixture.write('Straks', { publishedAt: at })
  expect(state).toBe('scheduled')
  expect(await fixture.titles()).toEqual([])
  const { rows } = await fixture.database.pool.query("select start_after from pgboss.job where name = 'post-appears'")
  expect(rows).toEqual([{ start_after: new Date(at) }])

  const dropped: string[] = []
  const { onInvalidation: onDrop } = await import('#platform/server/tags.ts')
  const stop = onDrop((tags) => void dropped.push(...tags))
  await publishScheduledPost.run(fixture.ctx, { id })
  stop()
  expect(dropped).toEqual(['posts', `post:${id}`, 'post-order', 'portfolio'])
})

test('a post is deleted, restored, and purged with its picture uses after 30 days', async () => {
  const { ctx, write, authoring, titles, writer } = await blogFixture()
  const picture = { id: 'a'.repeat(24), width: 1, height: 1, colour: '#fff', widths: [1], bytes: 1 }
  const stamps = { createdAt: ctx.now(), touchedAt: ctx.now() }
  await ctx.db.insert(media).values({ ...picture, ...stamps, fallbackFormat: 'jpg', fallbackWidth: 1 })
  const { id, content } = await write('Weg', { coverId: picture.id })
  await authoring('PUT', `/drafts/${id}`, { content, startedFrom: 1 })

  expect(await authoring('DELETE', `/posts/${id}`)).toMatchObject({
    state: 'deleted',
    deletedAt: '2025-03-03T09:00:00.000Z',
  })
  expect((await authoring('GET', '/posts?state=deleted')).posts).toMatchObject([{ id, title: 'Weg', isMine: true }])
  expect(await code(await writer.send('PUT', `/api/blog/authoring/posts/${id}`, { ...content, startedFrom: 1 }))).toBe(
    'BLOG_NOT_FOUND',
  )
  expect(await authoring('POST', `/posts/${id}/restore`)).toMatchObject({ state: 'published', deletedAt: null })
  expect(await titles()).toEqual(['Weg'])

  await authoring('DELETE', `/posts/${id}`)
  const later = (days: number) => ({ ...ctx, now: () => new Date(ctx.now().getTime() + days * DAY_MS) })
  await purgePosts(later(29))
  expect(await ctx.db.select().from(posts)).toHaveLength(1)
  expect(await ctx.db.select().from(mediaUses)).toHaveLength(2)
  await purgePosts(later(31))
  for (const table of [posts, postRevisions, postDrafts, mediaUses])
    expect(await ctx.db.select().from(table)).toEqual([])
})

test('the authoring list filters by state and author', async () => {
  const { write, authoring, as } = await blogFixture()
  const other = await as('admin')
  await write('Openbaar')
  await write('Ontwerp', { isPublic: false })
  await write('Straks', { publishedAt: '2025-03-04T09:00:00Z' })
  await other.send('POST', '/api/blog/authoring/posts', postOf('Van een ander', { isPublic: false }))
  const list = async (query: string) =>
    (await authoring('GET', `/posts?${query}`)).posts.map(({ title }: { title: string }) => title).sort()

  expect(await list('')).toEqual(['Ontwerp', 'Openbaar', 'Straks', 'Van een ander'])
  expect(await list('state=draft')).toEqual(['Ontwerp', 'Van een ander'])
  expect(await list('state=draft&mine=true')).toEqual(['Ontwerp'])
  expect(await list('state=scheduled')).toEqual(['Straks'])
  expect(await list('state=published')).toEqual(['Openbaar'])
  const first = await authoring('GET', '/posts?limit=3')
  const second = await authoring('GET', `/posts?limit=3&after=${first.next}`)
  expect([first.posts.length, second.posts.length, second.next]).toEqual([3, 1, null])
})

test('every write is in the journal with the title of the post', async () => {
  const { ctx, write, authoring } = await blogFixture()
  const { id, content } = await write('Titel')
  await authoring('PUT', `/posts/${id}`, { ...content, startedFrom: 1 })
  await authoring('POST', `/posts/${id}/revisions/1/restore`, { startedFrom: 2 })
  await authoring('DELETE', `/posts/${id}`)
  await authoring('DELETE', `/posts/${id}`)
  await authoring('POST', `/posts/${id}/restore`)
  const entries = await ctx.db
    .select({ action: journal.action, details: journal.details })
    .from(journal)
    .orderBy(journal.id)
  const actions = ['created', 'saved', 'revisionRestored', 'deleted', 'restored']
  expect(entries).toEqual(actions.map((action) => ({ action: `post.${action}`, details: { name: 'Titel' } })))
})

test('a post stays when its author’s account is deleted', async () => {
  const { ctx, write, titles, writer } = await blogFixture()
  await write('Blijft')
  await ctx.db.delete(users).where(eq(users.id, writer.user.id))
  expect(await titles()).toEqual(['Blijft'])
})

const bold = { type: 'bold' }
const deep = (levels: number): object =>
  levels === 0 ? paragraph(text('x')) : { type: 'blockquote', content: [deep(levels - 1)] }

test.each<[name: string, more: object, field: string, message: string]>([
  ['no language', { texts: {} }, 'texts', 'Schrijf het artikel in minstens één taal.'],
  [
    'no title',
    { texts: { nl: { title: ' ', document: documentOf('x') } } },
    'texts.nl.title',
    'Geef het artikel een titel.',
  ],
  ['no author', { creator: '' }, 'creator', 'Vul de auteur van het artikel in.'],
  [
    'no words in public',
    { texts: { nl: { title: 'x', document: { type: 'doc' } } } },
    'texts.nl.document',
    'Een openbaar artikel heeft tekst nodig.',
  ],
  ['13 tags', { tags: Array.from({ length: 13 }, (_, index) => `t${index}`) }, 'tags', 'Te veel labels: hoogstens 12.'],
  ['no moment', { publishedAt: 'morgen' }, 'publishedAt', 'Deze datum of dit uur is niet geldig.'],
  [
    'an unknown part',
    { texts: { nl: { title: 'x', document: { type: 'doc', content: [{ type: 'iframe' }] } } } },
    'texts.nl.document',
    'In deze tekst staat een onderdeel dat niet ondersteund wordt. Verwijder het en bewaar opnieuw.',
  ],
  [
    'a nest of quotes',
    { texts: { nl: { title: 'x', document: { type: 'doc', content: [deep(30)] } } } },
    'texts.nl.document',
    'Er zitten te veel lijsten of citaten in elkaar. Haal er een niveau uit.',
  ],
  [
    '400 kB of text',
    { texts: { nl: { title: 'x', document: documentOf('a'.repeat(400_000)) } } },
    'texts.nl.document',
    'Deze tekst is te lang. Verdeel hem over meer artikels.',
  ],
  [
    'a script as a link',
    {
      texts: {
        nl: {
          title: 'x',
          document: {
            type: 'doc',
            content: [paragraph(text('x', bold, { type: 'link', attrs: { href: 'javascript:alert(1)' } }))],
          },
        },
      },
    },
    'texts.nl.document',
    'Een link in deze tekst is niet geldig. Gebruik een adres dat begint met https://, mailto:, tel:, / of #.',
  ],
])('a post with %s is refused with a message for its field', async (_, more, field, message) => {
  const { writer } = await blogFixture()
  const response = await writer.send('POST', '/api/blog/authoring/posts', postOf('x', more as Record<string, unknown>))
  expect(response.status).toBe(422)
  expect((await response.json()).error.fields).toEqual({ [field]: message })
})

test('2 MB, endless nesting, a lone surrogate and a missing picture are rejected without a failure', async () => {
  const { writer } = await blogFixture()
  const send = (body: string) =>
    writer.ask('/api/blog/authoring/posts', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  expect(await code(await send(JSON.stringify(postOf('x', {}, 'a'.repeat(2_000_000)))))).toBe('BODY_TOO_LARGE')
  const nest = `${'{"type":"blockquote","content":['.repeat(20_000)}${']}'.repeat(20_000)}`
  const endless = JSON.stringify(postOf('x')).replace(
    /"document":\{.*?\]\}\]\}/,
    `"document":{"type":"doc","content":[${nest}]}`,
  )
  expect((await send(endless)).status).toBe(422)
  expect((await send(JSON.stringify(postOf('x \ud800 \0 y')))).status).toBe(422)
  expect((await send(JSON.stringify(postOf('x \ud800 \0 y', {}, 'goed')))).status).toBe(201)
  expect(await code(await send(JSON.stringify(postOf('x', { coverId: 'f'.repeat(24) }))))).toBe('PICTURE_NOT_FOUND')
  expect((await send('{"creator":')).status).toBe(400)
  expect((await writer.ask('/api/blog/authoring/posts', { method: 'POST', body: 'creator=x' })).status).toBe(422)
})
