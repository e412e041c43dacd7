import { expect, test } from 'vitest'
import { trackTags } from '#platform/server/tags.ts'
import { commentsFixture } from '#tests/fixtures/comments-fixture.ts'
import { errorOf } from '#tests/fixtures/identity-fixture.ts'
import { comments } from '../comment.table.ts'

type Reading = {
  threads: { comment: { text: string | null }; answers: { text: string }[]; next: string | null }[]
  next: string | null
}

/** A post with 25 comments; the newest has 70 replies, the oldest two. */
async function postWithManyThreads() {
  const fixture = await commentsFixture()
  const { ctx, post, asVisitor } = fixture
  const at = (second: number) => new Date(ctx.now().getTime() + second * 1000)
  const row = { postId: post, locale: 'nl' as const, isVisible: true }
  const numbers = Array.from({ length: 25 }, (_, index) => index + 1)
  const roots = await ctx.db
    .insert(comments)
    .values(numbers.map((number) => ({ ...row, text: `r${number}`, createdAt: at(number) })))
    .returning({ id: comments.id })
  await answer(roots.at(-1)!.id, 70)
  await answer(roots[0]!.id, 2)

  async function answer(rootId: number, replyCount: number) {
    const place = { rootId, replyToId: rootId }
    const texts = Array.from({ length: replyCount }, (_, index) => `a${index + 1}`)
    await ctx.db
      .insert(comments)
      .values(texts.map((text, index) => ({ ...row, ...place, text, createdAt: at(100 + index) })))
    await fixture.count(rootId, replyCount)
  }
  const ask = (after: string | number = '') =>
    asVisitor(`/api/comments/reading?post=${post}${after && `&after=${after}`}`)
  const read = async (after?: string | number): Promise<Reading> => (await ask(after)).json()
  return { ...fixture, ask, read, roots: roots.map(({ id }) => id) }
}

const wordsOf = ({ threads }: Reading) => threads.map(({ comment }) => comment.text)
const answersOf = ({ threads }: Reading) => threads.flatMap(({ answers }) => answers.map(({ text }) => text))

test('every comment and reply is reached by following the next links', async () => {
  const { read } = await postWithManyThreads()
  const first = await read()
  expect(wordsOf(first)).toEqual(Array.from({ length: 20 }, (_, index) => `r${25 - index}`))
  expect(answersOf(first)).toEqual(Array.from({ length: 10 }, (_, index) => `a${index + 1}`))

  const more = await read(first.threads[0]!.next!)
  expect(wordsOf(more)).toEqual(['r25'])
  expect([answersOf(more)[0], answersOf(more).length]).toEqual(['a11', 50])
  const rest = await read(more.threads[0]!.next!)
  expect(answersOf(rest)).toEqual(Array.from({ length: 10 }, (_, index) => `a${index + 61}`))
  expect(rest.threads[0]!.next).toBeNull()
  // The end of a long thread links to the next thread.
  expect(wordsOf(await read(rest.next!))[0]).toBe('r24')

  const older = await read(first.next!)
  expect(wordsOf(older)).toEqual(['r5', 'r4', 'r3', 'r2', 'r1'])
  expect(answersOf(older)).toEqual(['a1', 'a2'])
  expect(older.next).toBeNull()
})

test('invalid cursors and hidden comments are refused or left out', async () => {
  const { ask, read, roots, newPost, asVisitor, ctx, post } = await postWithManyThreads()
  for (const wrong of ['x', '-1']) expect((await ask(wrong)).status, wrong).toBe(422)
  expect((await errorOf(await ask(999_999))).code).toBe('COMMENT_NOT_FOUND')
  const draft = await newPost({ isPublic: false })
  expect((await asVisitor(`/api/comments/reading?post=${draft}`)).status).toBe(404)
  const other = await newPost()
  expect((await asVisitor(`/api/comments/reading?post=${other}&after=${roots[3]}`)).status).toBe(404)

  const row = { postId: post, locale: 'nl' as const, createdAt: new Date(ctx.now().getTime() + 500_000) }
  await ctx.db.insert(comments).values({ ...row, text: 'verborgen', isVisible: false })
  const place = { rootId: roots[0]!, replyToId: roots[0]! }
  await ctx.db.insert(comments).values({ ...row, ...place, text: 'verborgen', isVisible: false })
  expect(JSON.stringify([await read(), await read(roots[4])])).not.toContain('verborgen')
  expect([...(await trackTags(read)).tags].sort()).toEqual([`comments:${post}`])
})
