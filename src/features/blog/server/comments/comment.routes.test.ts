import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '#kernel/time-units.ts'
import { incrementCounter } from '#platform/server/rate-limit.ts'
import { onInvalidation, trackTags } from '#platform/server/tags.ts'
import { commentsFixture } from '#tests/fixtures/comments-fixture.ts'
import { errorOf } from '#tests/fixtures/identity-fixture.ts'
import { comments } from '../comment.table.ts'
import { posts } from '../post.table.ts'
import * as repo from './comment.repo.ts'

const codeOf = async (response: Response) => (await errorOf(response)).code

test('a new comment is public at once, and the post counts it', async () => {
  const { reader, list, countOfPost, post } = await commentsFixture()
  const rita = await reader({ firstName: 'Rita', lastName: 'Peeters' })
  const dropped: string[] = []
  const stop = onInvalidation((tags) => dropped.push(...tags))
  const id = await rita.write('Goed <b>uitgelegd</b>.')
  stop()
  expect(dropped.sort()).toEqual([`comments:${post}`, `post:${post}`, 'posts'].sort())
  expect(await list()).toMatchObject({
    comments: [
      {
        id,
        text: 'Goed <b>uitgelegd</b>.',
        authorName: 'Rita Peeters',
        isWriter: false,
        likes: 0,
        replies: 0,
        replyTo: null,
      },
    ],
    total: 1,
    next: null,
  })
  expect(await countOfPost()).toBe(1)
  expect([...(await trackTags(list)).tags].sort()).toEqual([`comments:${post}`, `person:${rita.user.id}`].sort())
})

test('invalid input is refused, and nothing is stored', async () => {
  const { reader, newPost, post, countOfPost, asVisitor, ctx } = await commentsFixture()
  const { send, comment } = await reader()
  for (const text of ['', ' \n ', 'x'.repeat(2001)])
    expect(Object.keys((await errorOf(await comment(text))).fields ?? {})).toEqual(['text'])
  for (const body of [
    {},
    { postId: 'x', text: 'Ja' },
    { postId: 1.5, text: 'Ja' },
    { postId: 2 ** 31, text: 'Ja' },
    { postId: post, text: 5 },
  ])
    expect((await send('POST', '/api/comments', body)).status).toBe(422)
  expect(await codeOf(await comment('Antwoord op niets', 999))).toBe('COMMENT_NOT_FOUND')
  const later = new Date(ctx.now().getTime() + 60_000)
  for (const hidden of [{ isPublic: false }, { publishedAt: later }, { deletedAt: ctx.now() }]) {
    const postId = await newPost(hidden)
    expect(await codeOf(await send('POST', '/api/comments', { postId, text: 'Ja' }))).toBe('BLOG_NOT_FOUND')
    expect((await asVisitor(`/api/comments?post=${postId}`)).status).toBe(404)
  }
  for (const query of [
    '',
    '?post=x',
    '?post=0',
    `?post=${post}&sort=best`,
    `?post=${post}&limit=51`,
    `?post=${post}&after=x`,
  ])
    expect((await asVisitor(`/api/comments${query}`)).status, query).toBe(422)
  expect(await countOfPost()).toBe(0)
  expect((await comment('x'.repeat(2000))).status).toBe(201)
})

test('replies belong to one thread and name whom they reply to; a reply across posts is refused', async () => {
  const { reader, replies, list, newPost, countOfPost } = await commentsFixture()
  const [rita, jan, an] = [
    await reader({ firstName: 'Rita' }),
    await reader({ firstName: 'Jan' }),
    await reader({ firstName: 'An' }),
  ]
  const first = await rita.write('Wat kost dat?')
  const second = await jan.write('Minder dan je denkt.', first)
  await an.write('Dat klopt, Jan.', second)
  expect((await list()).comments).toMatchObject([{ id: first, replies: 2 }])
  expect((await replies(first)).comments).toMatchObject([
    { text: 'Minder dan je denkt.', replyTo: null, replies: 1 },
    { text: 'Dat klopt, Jan.', replyTo: { id: second, authorName: 'Jan Peeters' } },
  ])
  expect(await countOfPost()).toBe(3)
  const elsewhere = await newPost()
  const wrong = await jan.send('POST', '/api/comments', { postId: elsewhere, text: 'Hier?', replyTo: first })
  expect(await codeOf(wrong)).toBe('COMMENT_NOT_FOUND')
  expect((await replies(999)).error.code).toBe('COMMENT_NOT_FOUND')
})

test('only the author can edit a comment, within 15 minutes', async () => {
  const { reader, texts, admin, ctx } = await commentsFixture()
  const rita = await reader()
  const id = await rita.write('Een tipfout')
  const path = `/api/comments/${id}`
  for (const other of [admin, await reader()]) {
    expect(await codeOf(await other.send('PATCH', path, { text: 'Van mij' }))).toBe('NOT_YOUR_COMMENT')
    expect(await codeOf(await other.send('DELETE', path))).toBe('NOT_YOUR_COMMENT')
  }
  expect((await rita.send('PATCH', path, { text: ' ' })).status).toBe(422)
  expect((await rita.send('PATCH', path, { text: 'Een tikfout' })).status).toBe(200)
  expect(await texts()).toEqual(['Een tikfout'])

  await ctx.db.update(comments).set({ createdAt: new Date(ctx.now().getTime() - 15 * MINUTE_MS) })
  expect(await codeOf(await rita.send('PATCH', path, { text: 'Te laat' }))).toBe('COMMENT_TOO_OLD')
  expect(await texts()).toEqual(['Een tikfout'])
})

test('a removed comment keeps its position while it has replies, and its text is deleted', async () => {
  const { reader, list, replies, countOfPost, ctx } = await commentsFixture()
  const [rita, jan] = [await reader(), await reader()]
  const id = await rita.write('Hier had ik spijt van')
  const reply = await jan.write('Dat hoeft niet.', id)
  expect((await rita.send('DELETE', `/api/comments/${id}`)).status).toBe(200)
  expect((await list()).comments).toMatchObject([{ id, text: null, authorName: null, likes: 0, replies: 1 }])
  expect((await replies(id)).comments).toMatchObject([{ id: reply }])
  expect(await countOfPost()).toBe(1)
  expect(JSON.stringify(await ctx.db.execute(sql`select * from comments, moderated_texts`))).not.toContain('spijt')
  expect(await codeOf(await rita.send('DELETE', `/api/comments/${id}`))).toBe('COMMENT_NOT_FOUND')
  expect(await codeOf(await jan.comment('Nog iets', id))).toBe('COMMENT_NOT_FOUND')
  expect((await jan.send('PUT', `/api/comments/${id}/like`)).status).toBe(404)

  await jan.send('DELETE', `/api/comments/${reply}`)
  expect(await list()).toMatchObject({ comments: [], total: 0 })
})

test('likes count each user once, also under concurrent requests', async () => {
  const { reader, list, asVisitor } = await commentsFixture()
  const id = await (await reader()).write('Wie vindt dit leuk?')
  const path = `/api/comments/${id}/like`
  expect((await asVisitor(path, { method: 'PUT' })).status).toBe(401)
  const people = await Promise.all(Array.from({ length: 6 }, () => reader()))
  const responses = await Promise.all([...people, ...people].map(({ send }) => send('PUT', path)))
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
  expect((await list()).comments[0].likes).toBe(6)
  expect((await people[0]!.mine()).liked).toEqual([id])

  await Promise.all([people[0]!, people[0]!, people[1]!].map(({ send }) => send('DELETE', path)))
  expect((await list()).comments[0].likes).toBe(4)
  expect(await (await people[2]!.send('PUT', path)).json()).toEqual({ likes: 4, isLiked: true })
  expect((await people[0]!.mine()).liked).toEqual([])
  expect((await people[0]!.send('PUT', '/api/comments/999/like')).status).toBe(404)
})

test('newest, oldest and most liked are paginated by an index, without a sort', async () => {
  const { ctx, post, texts, list } = await commentsFixture()
  const rows = [3, 0, 5, 5, 1].map((likeCount, index) => ({
    postId: post,
    text: `${index}`,
    locale: 'nl' as const,
    isVisible: true,
    likeCount,
    createdAt: new Date(ctx.now().getTime() + index * 1000),
  }))
  await ctx.db.insert(comments).values([...rows, { ...rows[0]!, text: 'verborgen', isVisible: false }])
  expect(await texts()).toEqual(['4', '3', '2', '1', '0'])
  expect(await texts('&sort=oldest')).toEqual(['0', '1', '2', '3', '4'])
  expect(await texts('&sort=liked')).toEqual(['3', '2', '0', '4', '1'])
  const pages: string[] = []
  for (let next: string | null = ''; next !== null; ) {
    const page = await list(`&sort=liked&limit=2${next && `&after=${next}`}`)
    pages.push(page.comments.map(({ text }: { text: string }) => text).join(''))
    next = page.next
  }
  expect(pages).toEqual(['32', '04', '1'])

  for (const [sort, index] of [
    ['newest', 'comments_by_age'],
    ['oldest', 'comments_by_age'],
    ['liked', 'comments_by_likes'],
  ] as const) {
    const plan = await explain(repo.listThreads(ctx.db, { postId: post, sort, limit: 20 }).toSQL())
    expect(plan, sort).toContain(index)
    expect(plan, sort).not.toContain('Sort')
  }
  const plan = await explain(repo.listReplies(ctx.db, { rootId: 1, limit: 20 }).toSQL())
  expect(plan).toContain('comments_of_thread')

  /** Small tables make the planner prefer sequential scans, so those are disabled. */
  async function explain({ sql: query, params }: { sql: string; params: unknown[] }): Promise<string> {
    const filled = query.replace(/\$(\d+)/g, (_, place) => String(params[Number(place) - 1]))
    return ctx.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      await tx.execute(sql`set local enable_bitmapscan = off`)
      await tx.execute(sql`set local enable_hashjoin = off`)
      await tx.execute(sql`set local enable_mergejoin = off`)
      const { rows: lines } = await tx.execute(sql.raw(`explain ${filled}`))
      return lines.map((line) => Object.values(line)[0]).join('\n')
    })
  }
})

test('a first comment with a link is held: only its author sees it, and approval counts it', async () => {
  const { reader, list, countOfPost, decide, admin } = await commentsFixture()
  const rita = await reader()
  const id = await rita.write('Meer op https://voorbeeld.example')
  expect(await list()).toMatchObject({ comments: [], total: 0 })
  expect((await rita.mine()).own).toMatchObject([{ id, state: 'waiting' }])
  await decide('approve', id)
  expect(await list()).toMatchObject({ comments: [{ id }], total: 1 })
  await decide('hide', id, 'Toch reclame')
  expect(await countOfPost()).toBe(0)
  expect((await rita.mine()).own).toMatchObject([{ id, state: 'hidden', hiddenReason: 'Toch reclame' }])
  await decide('restore', id)
  expect(await countOfPost()).toBe(1)
  const queue = await (await admin.ask('/api/moderation?view=decided')).json()
  expect(queue.texts).toMatchObject([
    { kind: 'comment', path: expect.stringMatching(/^\/blog\/\d+\/snelle-sites#comment-\d+$/) },
  ])
})

test('a second comment within seconds is held, and a muted user cannot write', async () => {
  const { reader, admin, texts } = await commentsFixture()
  const rita = await reader()
  await rita.write('De eerste')
  expect(await (await rita.comment('De tweede, meteen erna')).json()).toMatchObject({ isVisible: false })
  expect(await texts()).toEqual(['De eerste'])
  await admin.send('PUT', `/api/moderation/mutes/${rita.user.id}`, { reason: 'Bleef schelden' })
  expect(await codeOf(await rita.comment('En nog een'))).toBe('MUTED')
})

test('account deletion removes name and likes and keeps the comment; the export holds all of it', async () => {
  const { reader, list } = await commentsFixture()
  const [rita, jan] = [await reader(), await reader()]
  const id = await rita.write('Ik ga')
  const other = await jan.write('Ik blijf')
  for (const one of [rita, jan]) await one.send('PUT', `/api/comments/${other}/like`)
  const data = await (await rita.ask('/api/identity/me/data')).json()
  expect(data.comments).toMatchObject({ written: [{ text: 'Ik ga' }], liked: [{ commentId: other }] })

  expect((await rita.send('DELETE', '/api/identity/me', {})).status).toBe(200)
  const left = Object.fromEntries((await list()).comments.map((one: { id: number }) => [one.id, one]))
  expect(left[id]).toMatchObject({ text: 'Ik ga', authorName: null })
  expect(left[other]).toMatchObject({ likes: 1 })
})

test('a comment id resolves to the comment and its thread, if visible', async () => {
  const { reader, asVisitor, decide, newPost, post, ctx } = await commentsFixture()
  const [rita, jan] = [await reader(), await reader()]
  const first = await rita.write('Een vraag')
  const reply = await jan.write('Een antwoord', first)
  const get = (id: number) => asVisitor(`/api/comments/${id}`)

  expect(await (await get(first)).json()).toMatchObject({ postId: post, thread: { text: 'Een vraag' }, reply: null })
  const found = { thread: { id: first }, reply: { id: reply, text: 'Een antwoord' } }
  expect(await (await get(reply)).json()).toMatchObject(found)
  await rita.send('DELETE', `/api/comments/${first}`)
  expect(await (await get(reply)).json()).toMatchObject({ thread: { text: null }, reply: { id: reply } })

  await decide('hide', reply, 'Niet gepast')
  for (const gone of [first, reply, 999]) expect(await codeOf(await get(gone))).toBe('COMMENT_NOT_FOUND')
  const hidden = await newPost()
  const { id } = await (await jan.send('POST', '/api/comments', { postId: hidden, text: 'Iets anders' })).json()
  await ctx.db.update(posts).set({ isPublic: false }).where(eq(posts.id, hidden))
  expect(await codeOf(await get(id))).toBe('COMMENT_NOT_FOUND')
})

test('likes are rate limited per user', async () => {
  const { reader, ctx } = await commentsFixture()
  const [rita, jan] = [await reader(), await reader()]
  const path = `/api/comments/${await rita.write('Goed.')}/like`
  for (let count = 0; count < 119; count++) await incrementCounter(ctx, `likes:${jan.user.id}`, 3600)
  expect((await jan.send('PUT', path)).status).toBe(200)
  expect(await codeOf(await jan.send('DELETE', path))).toBe('TOO_MANY_ATTEMPTS')
  expect((await rita.send('PUT', path)).status).toBe(200)
})
