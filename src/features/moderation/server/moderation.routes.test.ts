import { expect, test } from 'vitest'
import { postTexts } from '#features/blog/server/post.table.ts'
import { listJournal } from '#features/journal/server/journal.service.ts'
import { onInvalidation } from '#platform/server/tags.ts'
import { commentsFixture } from '#tests/fixtures/comments-fixture.ts'
import { errorOf } from '#tests/fixtures/identity-fixture.ts'
import { REVIEW, reviewsFixture } from '#tests/fixtures/reviews-fixture.ts'
import { testApp } from '#tests/test-app.ts'
import { moderatedTexts, textWithdrawals } from './moderation.table.ts'

type ReviewsFixture = Awaited<ReturnType<typeof reviewsFixture>>
const LINKED = { title: 'Kijk', content: 'Alles op https://goedkoop.example' }

const idsIn = async ({ queue }: ReviewsFixture, view: string) =>
  (await queue(view)).texts.map(({ id }: { id: string }) => id)
const actions = async ({ ctx }: ReviewsFixture) =>
  (await listJournal(ctx, { limit: 20, query: 'text.' })).entries.map(({ action, details }) => [action, details])

test('a first text with a link waits for approval, and its author sees the state', async () => {
  const fixture = await reviewsFixture()
  const { reviewer, titles, queue, decide, admin } = fixture
  const { id, ask, user } = await reviewer(LINKED)
  expect(await titles()).toEqual([])
  expect(await (await ask('/api/reviews/mine')).json()).toMatchObject({ state: 'waiting' })
  expect((await queue('waiting')).texts).toMatchObject([
    {
      kind: 'review',
      id,
      text: `Kijk\n\n${LINKED.content}`,
      suspicion: 'link',
      author: { id: user.id, isMuted: false },
      path: '/reviews',
      about: { rating: 4, title: null, path: '/reviews' },
    },
  ])
  expect(await (await admin.ask('/api/moderation/counts')).json()).toEqual({ waiting: 1, reported: 0, spam: 0 })

  expect(await (await decide('approve', [id])).json()).toMatchObject({ decided: 1 })
  expect(await titles()).toEqual(['Kijk'])
  expect(await idsIn(fixture, 'waiting')).toEqual([])
  expect(await idsIn(fixture, 'decided')).toEqual([id])
  // Repeating the verdict is rejected.
  expect(await errorOf(await decide('approve', [id]))).toMatchObject({ code: 'NOTHING_TO_DECIDE' })
})

test('a comment in the queue names its article, in the language of the moderator', async () => {
  const { reader, admin, ctx, post } = await commentsFixture()
  await (await reader()).write('Kijk op https://goedkoop.example')
  const about = async () => (await (await admin.ask('/api/moderation?view=waiting&lng=fr')).json()).texts[0].about
  expect(await about()).toEqual({ rating: null, title: 'Snelle sites', path: `/fr/blog/${post}/snelle-sites` })
  // The article is gone: the comment is still listed.
  await ctx.db.delete(postTexts)
  expect(await about()).toBeNull()
})

test('duplicates of another author wait, and the trained classifier holds spam back', async () => {
  const fixture = await reviewsFixture()
  const { reviewer, decide, queue, titles } = fixture
  for (let i = 0; i < 5; i++) {
    const spam = await reviewer({ title: `Casino ${i}`, content: `Free casino bonus number ${i}, claim bonus` })
    const wanted = await reviewer({ title: `Goed ${i}`, content: `De site ${i} werkt vlot en laadt snel` })
    await decide('spam', [spam.id])
    await decide('approve', [wanted.id])
  }
  const caught = await reviewer({ title: 'Free', content: 'Claim your free casino bonus' })
  const copied = await reviewer({ title: 'goed 1 !', content: 'De site 1 werkt vlot en laadt snel.' })
  // A negative opinion is published.
  const angry = await reviewer({ rating: 1, title: 'Slecht', content: 'Waardeloos. Duur, traag en nooit bereikbaar.' })
  const inSpam = (await queue('spam')).texts.find(({ id }: { id: string }) => id === caught.id)
  expect(inSpam).toMatchObject({ suspicion: 'classifier', decidedAt: null })
  expect((await queue('waiting')).texts).toMatchObject([{ id: copied.id, suspicion: 'duplicate' }])
  expect(await titles()).toContain('Slecht')
  expect(angry.id).toBeTruthy()
})

test('hiding requires a reason, which is recorded and shown to the author; restoring publishes the text', async () => {
  const fixture = await reviewsFixture()
  const { reviewer, decide, titles } = fixture
  const { id, ask } = await reviewer({}, { firstName: 'Rita', lastName: 'Peeters' })
  expect(await errorOf(await decide('hide', [id]))).toMatchObject({
    code: 'INVALID_INPUT',
    fields: { reason: 'Vul een reden in.' },
  })
  expect(await titles()).toEqual([REVIEW.title])

  const dropped: unknown[] = []
  const stop = onInvalidation((tags) => dropped.push(tags))
  expect((await decide('hide', [id], 'Beledigt een medewerker')).status).toBe(200)
  stop()
  expect(dropped).toEqual([['reviews']])
  expect(await titles()).toEqual([])
  expect(await (await ask('/api/reviews/mine')).json()).toMatchObject({
    state: 'hidden',
    hiddenReason: 'Beledigt een medewerker',
  })
  await decide('restore', [id])
  expect(await titles()).toEqual([REVIEW.title])
  expect(await actions(fixture)).toEqual([
    ['text.restored', { kind: 'review', name: 'Rita Peeters' }],
    ['text.hidden', { kind: 'review', name: 'Rita Peeters', reason: 'Beledigt een medewerker' }],
  ])
})

test('editing a removed text puts it back into the queue instead of publishing it', async () => {
  const { reviewer, decide, titles, queue } = await reviewsFixture()
  const { id, send } = await reviewer()
  await decide('hide', [id], 'Beledigend')
  await send('PUT', `/api/reviews/${id}`, { ...REVIEW, content: 'Nu netjes.' })
  expect(await titles()).toEqual([])
  expect((await queue('waiting')).texts).toMatchObject([{ id, suspicion: 'edited' }])
})

test('a batch of decisions is undone together and reopens the reports', async () => {
  const fixture = await reviewsFixture()
  const { reviewer, as, decide, titles, admin } = fixture
  const first = await reviewer({ title: 'Een', content: 'De eerste mening hier.' })
  const second = await reviewer({ title: 'Twee', content: 'De tweede mening hier.' })
  const reader = await as('user')
  const report = { kind: 'review', id: first.id, reason: 'insult', comment: '<b>kijk</b>' }
  expect((await reader.send('POST', '/api/moderation/reports', report)).status).toBe(201)
  expect(await titles()).toHaveLength(2)

  const { batch, decided } = await (await decide('spam', [first.id, second.id, 'nobody'])).json()
  expect(decided).toBe(2)
  expect(await titles()).toEqual([])
  expect(await idsIn(fixture, 'reported')).toEqual([])

  expect(await (await admin.send('POST', `/api/moderation/decisions/${batch}/undo`)).json()).toEqual({ undone: 2 })
  expect(await titles()).toHaveLength(2)
  expect(await idsIn(fixture, 'reported')).toEqual([first.id])
  expect((await admin.send('POST', `/api/moderation/decisions/${batch}/undo`)).status).toBe(404)
  expect((await actions(fixture)).map(([action]) => action)).toEqual([
    'text.decisionUndone',
    'text.decisionUndone',
    'text.markedSpam',
    'text.markedSpam',
  ])
})

test('a decision that was replaced since cannot be undone', async () => {
  const { reviewer, decide, admin, titles } = await reviewsFixture()
  const { id } = await reviewer()
  const { batch } = await (await decide('spam', [id])).json()
  await decide('restore', [id])
  const late = await admin.send('POST', `/api/moderation/decisions/${batch}/undo`)
  expect(await errorOf(late)).toMatchObject({ code: 'DECIDED_SINCE' })
  expect(await titles()).toHaveLength(1)
})

test('a visible text can be reported once per user, but not by its author', async () => {
  const { reviewer, as, queue, decide, admin } = await reviewsFixture()
  const { id, send } = await reviewer()
  const reader = await as('user')
  const report = { kind: 'review', id, reason: 'untrue', comment: ' Klopt niet ' }
  const codeOf = async (response: Response) => (await errorOf(response)).code
  expect(await codeOf(await send('POST', '/api/moderation/reports', report))).toBe('OWN_TEXT')
  expect(await codeOf(await reader.send('POST', '/api/moderation/reports', { ...report, reason: 'ugly' }))).toBe(
    'INVALID_INPUT',
  )
  const both = await Promise.all([1, 2].map(() => reader.send('POST', '/api/moderation/reports', report)))
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await codeOf(both.find(({ status }) => status === 409)!)).toBe('ALREADY_REPORTED')
  expect((await queue('reported')).texts).toMatchObject([
    { id, reports: [{ reason: 'untrue', comment: 'Klopt niet' }] },
  ])

  await decide('hide', [id], 'Onwettig')
  const other = await as('user')
  expect(await codeOf(await other.send('POST', '/api/moderation/reports', report))).toBe('TEXT_NOT_FOUND')
  expect(await codeOf(await other.send('POST', '/api/moderation/reports', { ...report, id: 'nothing' }))).toBe(
    'TEXT_NOT_FOUND',
  )
  expect(await (await admin.ask('/api/moderation/counts')).json()).toMatchObject({ reported: 0 })
})

test('a muted user sees the reason and cannot write until unmuted', async () => {
  const { reviewer, as, admin, titles, ctx } = await reviewsFixture()
  const { id, user, send, ask } = await reviewer()
  const path = `/api/moderation/mutes/${user.id}`
  expect((await send('PUT', path, { reason: 'Ik zelf' })).status).toBe(403)
  expect((await admin.send('PUT', path, { reason: '  ' })).status).toBe(422)
  expect((await admin.send('PUT', path, { reason: 'Bleef reclame plaatsen' })).status).toBe(200)

  expect(await (await ask('/api/moderation/voice')).json()).toMatchObject({
    muted: { reason: 'Bleef reclame plaatsen' },
  })
  const refused = await send('PUT', `/api/reviews/${id}`, { ...REVIEW, title: 'Toch' })
  expect(refused.status).toBe(409)
  expect(await errorOf(refused)).toMatchObject({ code: 'MUTED' })
  expect(await titles()).toEqual([REVIEW.title])
  // Muted users can still delete their texts.
  expect((await send('DELETE', `/api/reviews/${id}`)).status).toBe(200)
  expect((await send('POST', '/api/reviews', REVIEW)).status).toBe(409)

  expect((await (await admin.ask('/api/moderation/mutes')).json()).users).toMatchObject([
    { id: user.id, reason: 'Bleef reclame plaatsen' },
  ])
  expect((await admin.send('DELETE', path)).status).toBe(200)
  expect((await send('POST', '/api/reviews', REVIEW)).status).toBe(201)
  expect((await admin.send('DELETE', path)).status).toBe(404)
  expect(
    (await admin.send('PUT', `/api/moderation/mutes/${(await as('admin')).user.id}`, { reason: 'Ruzie' })).status,
  ).toBe(409)
  const { entries } = await listJournal(ctx, { limit: 5, query: 'user.' })
  expect(entries.map(({ action }) => action)).toEqual(['user.unmuted', 'user.muted'])
})

test('deleting a text removes its reports and decisions', async () => {
  const { reviewer, ctx } = await reviewsFixture()
  const { id, send } = await reviewer()
  await send('DELETE', `/api/reviews/${id}`)
  expect(await ctx.db.select().from(moderatedTexts)).toEqual([])
})

test('a hidden review that is deleted and written again waits for approval', async () => {
  const { reviewer, decide, titles, ctx } = await reviewsFixture()
  const { id, send, ask } = await reviewer()
  const again = async (body = REVIEW) => {
    const mine = await (await ask('/api/reviews/mine')).json()
    expect((await send('DELETE', `/api/reviews/${mine.id}`)).status).toBe(200)
    return (await (await send('POST', '/api/reviews', body)).json()).id
  }
  await decide('hide', [id], 'Beledigend')
  await again()
  expect(await (await ask('/api/reviews/mine')).json()).toMatchObject({ state: 'waiting' })
  // Also with other words, and repeatedly.
  const last = await again({ ...REVIEW, title: 'Iets anders', content: 'Heel andere woorden' })
  expect(await titles()).toEqual([])

  await decide('approve', [last])
  expect(await titles()).toEqual(['Iets anders'])
  await again()
  expect(await titles()).toEqual([REVIEW.title])
  expect(await ctx.db.select().from(textWithdrawals)).toEqual([])
})

test('a hidden comment that is edited, deleted and written again waits; those of others do not', async () => {
  const { reader, decide, texts } = await commentsFixture()
  const [rita, jan] = [await reader(), await reader()]
  const id = await rita.write('Een lelijk woord')
  await decide('hide', id, 'Beledigend')
  await rita.send('PATCH', `/api/comments/${id}`, { text: 'Een lelijk woordje' })
  await rita.send('DELETE', `/api/comments/${id}`)
  expect(await (await rita.comment('Een lelijk woord')).json()).toMatchObject({ isVisible: false })
  await jan.write('Een mooi woord')
  expect(await texts()).toEqual(['Een mooi woord'])
})

test('a waiting text that is deleted can be written again', async () => {
  const { reviewer, titles } = await reviewsFixture()
  const { id, send } = await reviewer(LINKED)
  await send('DELETE', `/api/reviews/${id}`)
  expect((await send('POST', '/api/reviews', REVIEW)).status).toBe(201)
  expect(await titles()).toEqual([REVIEW.title])
})

test('the queue is paginated, oldest first', async () => {
  const { admin, ctx } = await reviewsFixture()
  const rows = Array.from({ length: 5 }, (_, index) => ({
    kind: 'review',
    id: `t${index}`,
    text: `Tekst ${index}`,
    path: '/reviews',
    fingerprint: String(index),
    hasLink: false,
    state: 'waiting' as const,
    writtenAt: new Date(ctx.now().getTime() - index * 1000),
  }))
  await ctx.db.insert(moderatedTexts).values(rows)
  const page = async (after = '') => (await admin.ask(`/api/moderation?limit=2${after && `&after=${after}`}`)).json()
  const first = await page()
  expect(first.texts.map(({ id }: { id: string }) => id)).toEqual(['t4', 't3'])
  const second = await page(first.next)
  expect(second.texts.map(({ id }: { id: string }) => id)).toEqual(['t2', 't1'])
  expect(await page(second.next)).toMatchObject({ texts: [{ id: 't0' }], next: null })
})

test('an unknown kind is rejected, also a name of the object prototype', async () => {
  const { as } = await testApp()
  const { send } = await as('admin')
  for (const kind of ['valueOf', 'constructor', '__proto__', 'nothing']) {
    const response = await send('POST', '/api/moderation/decisions', { texts: [{ kind, id: 'x' }], verdict: 'restore' })
    expect(response.status, kind).toBe(409)
  }
})
