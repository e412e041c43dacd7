import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { expect, inject, test } from 'vitest'
import { moderatedTexts, textDecisions, textReports } from '#features/moderation/server/moderation.table.ts'
import { commentsFixture } from '#tests/fixtures/comments-fixture.ts'
import { purgePosts } from '../authoring/purge.service.ts'
import { posts } from '../post.table.ts'

type CommentsFixture = Awaited<ReturnType<typeof commentsFixture>>

/** Starts the calls in order while the row of the post is locked, each once the previous one waits for a lock. */
async function queueUp(
  { database, post }: CommentsFixture,
  calls: (() => Response | Promise<Response>)[],
): Promise<number[]> {
  const client = await database.pool.connect()
  const running: (Response | Promise<Response>)[] = []
  try {
    await client.query('begin')
    await client.query('select from posts where id = $1 for update', [post])
    for (const call of calls) {
      running.push(call())
      await expect.poll(() => countWaiting(client), { timeout: 20_000 }).toBe(running.length)
    }
  } finally {
    await client.query('commit')
    client.release()
  }
  return Promise.all(running.map(async (response) => (await response).status))
}

async function countWaiting(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query(
    "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows[0].waiting
}

// The embedded database runs one transaction at a time, so nothing can wait for a lock there.
const onPostgres = test.skipIf(!('server' in inject('source')))

onPostgres('a comment and its reply removed concurrently take locks in the same order', async () => {
  const fixture = await commentsFixture()
  const [rita, jan] = [await fixture.reader(), await fixture.reader()]
  const root = await rita.write('Wat kost dat?')
  const reply = await jan.write('Minder dan je denkt.', root)
  const statuses = await queueUp(fixture, [
    () => jan.send('DELETE', `/api/comments/${reply}`),
    () => rita.send('DELETE', `/api/comments/${root}`),
  ])
  expect(statuses).toEqual([200, 200])
  expect(await fixture.countOfPost()).toBe(0)
  expect(await fixture.texts()).toEqual([])
})

onPostgres('a comment removed by its author while an admin hides it: no deadlock', async () => {
  const fixture = await commentsFixture()
  const rita = await fixture.reader()
  const id = await rita.write('Wat kost dat?')
  const [removed, hidden] = await queueUp(fixture, [
    () => rita.send('DELETE', `/api/comments/${id}`),
    () => fixture.decide('hide', id, 'Niet over dit artikel'),
  ])
  expect(removed).toBe(200)
  expect(hidden).toBe(409)
  expect(await fixture.countOfPost()).toBe(0)
})

test('concurrent removals and likes of comments and replies leave correct counters', async () => {
  const { reader, countOfPost, list } = await commentsFixture()
  const people = [await reader(), await reader(), await reader()]
  const root = await people[0]!.write('Begin')
  const replies = [await people[1]!.write('Een', root), await people[2]!.write('Twee', root)]
  const calls = [
    people[0]!.send('DELETE', `/api/comments/${root}`),
    people[1]!.send('DELETE', `/api/comments/${replies[0]}`),
    people[1]!.send('PUT', `/api/comments/${replies[1]}/like`),
    people[2]!.send('PUT', `/api/comments/${replies[1]}/like`),
  ]
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await countOfPost()).toBe(1)
  expect((await list()).comments).toMatchObject([{ id: root, replies: 1 }])
})

test('purging a post removes its comments, reports and decisions from moderation', async () => {
  const { reader, newPost, admin, decide, ctx, post } = await commentsFixture()
  const rita = await reader()
  const other = await newPost()
  const kept = await rita.send('POST', '/api/comments', { postId: other, text: 'Onder een ander artikel.' })
  const waiting = await rita.write('Zie https://voorbeeld.example')
  const reported = await (await reader()).write('Dit wordt gemeld.')
  const report = { kind: 'comment', id: String(reported), reason: 'spam' }
  expect((await rita.send('POST', '/api/moderation/reports', report)).status).toBeLessThan(300)
  expect((await decide('spam', waiting)).status).toBe(200)
  await ctx.db
    .update(posts)
    .set({ deletedAt: new Date('2025-01-01') })
    .where(eq(posts.id, post))
  await purgePosts(ctx)

  const { id } = await kept.json()
  const left = await ctx.db.select({ id: moderatedTexts.id }).from(moderatedTexts)
  expect(left).toEqual([{ id: String(id) }])
  expect(await ctx.db.select().from(textReports)).toEqual([])
  expect(await ctx.db.select().from(textDecisions)).toEqual([])
  expect(await (await admin.ask('/api/moderation/counts')).json()).toEqual({ waiting: 0, reported: 0, spam: 0 })
})

onPostgres('removing a like while the comment is removed is refused, not a server error', async () => {
  const fixture = await commentsFixture()
  const [rita, jan] = [await fixture.reader(), await fixture.reader()]
  const id = await rita.write('Wat kost dat?')
  await jan.send('PUT', `/api/comments/${id}/like`)
  const client = await fixture.database.pool.connect()
  try {
    await client.query('begin')
    await client.query('delete from comments where id = $1', [id])
    const unliked = jan.send('DELETE', `/api/comments/${id}/like`)
    await expect.poll(() => countWaiting(client), { timeout: 20_000 }).toBe(1)
    await client.query('commit')
    expect((await unliked).status).toBe(404)
  } finally {
    client.release()
  }
})
