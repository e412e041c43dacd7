import { expect, test } from 'vitest'
import { users } from '#features/identity/server/identity.table.ts'
import { listJournal } from '#features/journal/server/journal.service.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import { trackTags } from '#platform/server/tags.ts'
import { errorOf } from '#tests/fixtures/identity-fixture.ts'
import { REVIEW, reviewsFixture } from '#tests/fixtures/reviews-fixture.ts'
import { findCertifiedAuthors } from './certification.service.ts'
import { reviews } from './review.table.ts'

test('a review is public immediately, with its author and marked as new', async () => {
  const { reviewer, list } = await reviewsFixture()
  await reviewer({}, { firstName: 'Rita', lastName: 'Peeters' })
  expect(await list()).toMatchObject({
    reviews: [{ ...REVIEW, authorName: 'Rita Peeters', isNew: true, isCertified: false, reply: null, editedAt: null }],
    next: null,
  })
})

test('invalid input is rejected with an error per field and nothing is stored', async () => {
  const { as, list } = await reviewsFixture()
  const { send } = await as('user')
  const fieldErrors = async (more: object) => {
    const response = await send('POST', '/api/reviews', { ...REVIEW, ...more })
    expect(response.status).toBe(422)
    return (await errorOf(response)).fields ?? {}
  }
  for (const rating of [0, 6, 2.5, '5', null, -1, Number.NaN])
    expect(await fieldErrors({ rating })).toEqual({ rating: 'Kies een score van één tot vijf sterren.' })
  for (const content of ['', '   \n ', 'x'.repeat(4001)])
    expect(Object.keys(await fieldErrors({ content }))).toEqual(['content'])
  for (const title of ['', ' ', 'x'.repeat(121), 'een\ntwee'])
    expect(Object.keys(await fieldErrors({ title }))).toEqual(['title'])
  expect(Object.keys(await fieldErrors({ rating: undefined, title: undefined, content: undefined }))).toHaveLength(3)
  expect((await list()).reviews).toEqual([])
  expect((await send('POST', '/api/reviews', { ...REVIEW, content: 'x'.repeat(4000) })).status).toBe(201)
})

test('user input is escaped, also in the landing page HTML', async () => {
  const { reviewer, list, asVisitor } = await reviewsFixture()
  const title = '<img src=x onerror=alert(1)>'
  const content = '</p><script>alert(1)</script> & "quotes" {name}'
  await reviewer({ title, content })
  expect((await list()).reviews[0]).toMatchObject({ title, content })
  const { html } = await (await asVisitor('/api/site/landing?lng=en')).json()
  expect(html).not.toContain('<img')
  expect(html).not.toContain('<script')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

test('of two concurrent first reviews of one user one is rejected', async () => {
  const { as, list } = await reviewsFixture()
  const { send } = await as('user')
  const responses = await Promise.all(
    ['Een', 'Twee', 'Drie'].map((title) =>
      send('POST', '/api/reviews', { ...REVIEW, title, content: `${title}, zeg ik.` }),
    ),
  )
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  const refused = responses.find(({ status }) => status === 409)!
  expect(await errorOf(refused)).toMatchObject({ code: 'ALREADY_REVIEWED' })
  expect((await list()).reviews).toHaveLength(1)
})

test('only the author can edit and delete a review', async () => {
  const { reviewer, as, list, admin } = await reviewsFixture()
  const { id, send, ask } = await reviewer()
  const otherUser = await as('user')
  const changed = { ...REVIEW, rating: 2, title: 'Toch minder' }
  for (const other of [otherUser, admin]) {
    expect((await other.send('PUT', `/api/reviews/${id}`, changed)).status).toBe(403)
    expect((await other.send('DELETE', `/api/reviews/${id}`)).status).toBe(403)
  }
  expect((await list()).reviews[0].title).toBe(REVIEW.title)

  expect((await send('PUT', `/api/reviews/${id}`, changed)).status).toBe(200)
  expect((await list()).reviews[0]).toMatchObject({ ...changed, editedAt: '2025-03-03T09:00:00.000Z' })
  expect(await (await ask('/api/reviews/mine')).json()).toMatchObject({
    ...changed,
    state: 'visible',
    hiddenReason: null,
  })
  expect(await (await otherUser.ask('/api/reviews/mine')).json()).toBeNull()

  expect((await send('DELETE', `/api/reviews/${id}`)).status).toBe(200)
  expect((await list()).reviews).toEqual([])
  expect((await send('PUT', `/api/reviews/${id}`, changed)).status).toBe(404)
  // After deleting it, the author can write a new one.
  expect((await send('POST', '/api/reviews', changed)).status).toBe(201)
})

test('reviews are sorted, filtered, paginated and summarized', async () => {
  const { ctx, titles, list, asVisitor } = await reviewsFixture()
  const rows = [5, 3, 5, 1, 4].map((rating, index) => ({
    id: `r${index}`,
    rating,
    title: `${rating} (${index})`,
    content: 'Tekst',
    locale: 'nl' as const,
    isVisible: true,
    createdAt: new Date(ctx.now().getTime() - index * DAY_MS),
  }))
  await ctx.db.insert(reviews).values([...rows, { ...rows[0]!, id: 'hidden', rating: 1, isVisible: false }])
  expect(await titles()).toEqual(['5 (0)', '3 (1)', '5 (2)', '1 (3)', '4 (4)'])
  expect(await titles('?sort=oldest')).toEqual(['4 (4)', '1 (3)', '5 (2)', '3 (1)', '5 (0)'])
  expect(await titles('?sort=highest')).toEqual(['5 (0)', '5 (2)', '4 (4)', '3 (1)', '1 (3)'])
  expect(await titles('?sort=lowest')).toEqual(['1 (3)', '3 (1)', '4 (4)', '5 (2)', '5 (0)'])
  expect(await titles('?stars=5')).toEqual(['5 (0)', '5 (2)'])
  const pages: string[] = []
  for (let next: string | null = ''; next !== null; ) {
    const page = await list(`?sort=highest&limit=2${next && `&after=${next}`}`)
    pages.push(page.reviews.map(({ title }: { title: string }) => title).join(' '))
    next = page.next
  }
  expect(pages).toEqual(['5 (0) 5 (2)', '4 (4) 3 (1)', '1 (3)'])
  expect(await (await asVisitor('/api/reviews/summary')).json()).toEqual({
    count: 5,
    average: 3.6,
    distribution: { 1: 1, 2: 0, 3: 1, 4: 1, 5: 2 },
  })
  for (const query of ['?stars=0', '?stars=6', '?stars=2.5', '?sort=best', '?limit=51', '?limit=x'])
    expect((await asVisitor(`/api/reviews${query}`)).status, query).toBe(422)
})

test('the server computes `isCertified`; it cannot be set by input', async () => {
  const { reviewer, list, admin, ctx } = await reviewsFixture()
  const { user, id } = await reviewer({ isCertified: true, isVisible: true, authorId: 'x' } as object)
  const isCertified = async () => (await list()).reviews[0].isCertified
  expect(await isCertified()).toBe(false)
  const { tags } = await trackTags(list)
  expect([...tags].sort()).toEqual([`person:${user.id}`, 'reviews'])

  expect((await admin.send('PATCH', `/api/users/${user.id}`, { isClient: true })).status).toBe(200)
  expect(await isCertified()).toBe(true)
  await admin.send('PATCH', `/api/users/${user.id}`, { isClient: false })
  expect(await isCertified()).toBe(false)

  const authors = [
    { authorId: user.id, isClient: false },
    { authorId: null, isClient: null },
    { authorId: 'marked', isClient: true },
  ]
  const asked: string[][] = []
  const certified = await findCertifiedAuthors(
    ctx.db,
    authors,
    [
      async (_db, ids) => {
        asked.push([...ids])
        return [user.id]
      },
    ],
    ctx.now(),
  )
  expect([...certified].sort()).toEqual([user.id, 'marked'].sort())
  expect(asked).toEqual([[user.id]])
  expect(id).toBeTruthy()
})

test('only admins can save and delete a reply', async () => {
  const { reviewer, as, list, admin, ctx } = await reviewsFixture()
  const { id, send } = await reviewer()
  const path = `/api/reviews/${id}/reply`
  expect((await send('PUT', path, { reply: 'Ik antwoord zelf' })).status).toBe(403)
  expect((await (await as('writer')).send('PUT', path, { reply: 'Ik ook' })).status).toBe(403)
  expect(await errorOf(await admin.send('PUT', path, { reply: ' ' }))).toMatchObject({
    fields: { reply: 'Schrijf een antwoord.' },
  })
  expect((await admin.send('PUT', path, { reply: 'x'.repeat(2001) })).status).toBe(422)

  expect((await admin.send('PUT', path, { reply: ' Dank je! ' })).status).toBe(200)
  expect((await list()).reviews[0].reply).toEqual({ text: 'Dank je!', at: '2025-03-03T09:00:00.000Z' })
  expect((await admin.send('DELETE', path)).status).toBe(200)
  expect((await list()).reviews[0].reply).toBeNull()
  const { entries } = await listJournal(ctx, { limit: 5, query: 'review.' })
  expect(entries.map(({ action }) => action)).toEqual(['review.replyRemoved', 'review.replied'])
})

test('a review stays without its author after the account is deleted', async () => {
  const { reviewer, list, ctx } = await reviewsFixture()
  await reviewer()
  await ctx.db.delete(users)
  expect((await list()).reviews).toMatchObject([{ title: REVIEW.title, authorName: null, isCertified: false }])
})

test('visitors can only read', async () => {
  const { asVisitor, reviewer } = await reviewsFixture()
  const { id } = await reviewer()
  const init = { body: JSON.stringify(REVIEW), headers: { 'content-type': 'application/json' } }
  for (const [method, path] of [
    ['POST', '/api/reviews'],
    ['PUT', `/api/reviews/${id}`],
    ['DELETE', `/api/reviews/${id}`],
    ['POST', '/api/moderation/reports'],
  ] as const)
    expect((await asVisitor(path, { method, ...init })).status).toBe(401)
})

test('admins cannot write a review', async () => {
  const { admin, list } = await reviewsFixture()
  expect(await errorOf(await admin.send('POST', '/api/reviews', REVIEW))).toMatchObject({ code: 'ADMIN_CANNOT_REVIEW' })
  expect((await list()).reviews).toEqual([])
})
