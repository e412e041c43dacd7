import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { EMPTY_CASE_STUDY } from '#features/blog/model/case-studies/case-study.schema.ts'
import { categories } from '#features/blog/server/category.table.ts'
import { comments } from '#features/blog/server/comment.table.ts'
import { posts } from '#features/blog/server/post.table.ts'
import { listAppointments } from '#features/booking/server/appointments/appointments.service.ts'
import { appointments } from '#features/booking/server/booking.table.ts'
import { seedBooking } from '#features/booking/server/seed.service.ts'
import { users } from '#features/identity/server/identity.table.ts'
import { journal } from '#features/journal/server/journal.table.ts'
import { notifyAuthorOfHiding } from '#features/moderation/server/moderation.jobs.ts'
import { moderatedTexts, textReports } from '#features/moderation/server/moderation.table.ts'
import { renderLandingReviews } from '#features/reviews/server/landing-reviews.view.tsx'
import { reviews } from '#features/reviews/server/review.table.ts'
import { type Company, companySetting } from '#features/settings/model/company.schema.ts'
import { saveCompany } from '#features/settings/server/company.service.ts'
import { DEMO_PARTS } from '#server/composition/demo/demo-parts.ts'
import { CERTIFICATION_SOURCES } from '#server/composition/review-certification.ts'
import { testApp } from '#tests/test-app.ts'
import { removeDemo, seedDemo } from './demo.service.ts'
import { DEMO_COMPANY, seedDemoCompany } from './demo-company.service.ts'

const MADE_UP = { posts, categories, comments, reviews, appointments, users }

test('the first start seeds demo content, and one command removes it', async () => {
  const { ctx, asVisitor, as } = await testApp()
  const count = async (name: keyof typeof MADE_UP) => (await ctx.db.select().from(MADE_UP[name])).length
  await seedDemo(ctx, DEMO_PARTS)
  for (const name of Object.keys(MADE_UP) as (keyof typeof MADE_UP)[])
    expect(await count(name), name).toBeGreaterThan(2)

  const { user } = await as('user')
  await removeDemo(ctx, DEMO_PARTS)
  expect((await ctx.db.select().from(users)).map(({ id }) => id)).toEqual([user.id])
  for (const name of ['posts', 'categories', 'comments', 'reviews', 'appointments'] as const)
    expect(await count(name), name).toBe(0)
  expect(await (await asVisitor('/api/blog/posts?lng=nl')).json()).toMatchObject({ posts: [] })
})

test('a demo of an earlier version gets the case studies once', async () => {
  const { ctx } = await testApp()
  const countCases = () => ctx.db.$count(posts, eq(posts.kind, 'case'))
  await seedDemo(
    ctx,
    DEMO_PARTS.filter(({ addedAs }) => !addedAs),
  )
  expect(await countCases()).toBe(0)
  await seedDemo(ctx, DEMO_PARTS)
  expect(await countCases()).toBe(3)
  // Deleted by the owner, for good.
  await ctx.db.delete(posts).where(eq(posts.kind, 'case'))
  await seedDemo(ctx, DEMO_PARTS)
  expect(await countCases()).toBe(0)
})

test('a site gets no example case studies once the demo is removed, or beside an own case study', async () => {
  const removed = await testApp()
  const before = DEMO_PARTS.filter(({ addedAs }) => !addedAs)
  await removed.as('admin')
  await seedDemo(removed.ctx, before)
  await removeDemo(removed.ctx, before)
  await seedDemo(removed.ctx, DEMO_PARTS)
  expect(await removed.ctx.db.$count(posts)).toBe(0)

  const { ctx } = await testApp()
  await seedDemo(ctx, before)
  await ctx.db.insert(posts).values({
    kind: 'case',
    creator: 'Rita',
    originalLocale: 'nl',
    caseStudy: EMPTY_CASE_STUDY,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  })
  await seedDemo(ctx, DEMO_PARTS)
  expect(await ctx.db.$count(posts, eq(posts.kind, 'case'))).toBe(1)
})

test('visitors see that demo reviews are examples: labelled, never certified, in no average', async () => {
  const { ctx, asVisitor, as } = await testApp()
  await seedDemo(ctx, DEMO_PARTS)
  const read = async (path: string) => (await asVisitor(path)).json()
  const { reviews: examples } = await read('/api/reviews?limit=50')
  expect(examples.length).toBeGreaterThan(2)
  for (const review of examples) expect(review).toMatchObject({ isDemo: true, isCertified: false, isNew: false })
  expect(await read('/api/reviews/summary')).toMatchObject({ count: 0, average: null })
  const { html: landing, rating } = await renderLandingReviews(ctx, CERTIFICATION_SOURCES, 'en')
  expect(landing).toContain('made-up examples, not real reviews')
  expect(landing.match(/>Example</g)).toHaveLength(4)
  expect(landing).not.toContain('>Certified<')
  expect(rating).toBe('')

  const author = await as('user', { isClient: true })
  const opinion = { rating: 2, title: 'Traag', content: 'Het duurde lang voor we iets hoorden.' }
  expect((await author.send('POST', '/api/reviews', opinion)).status).toBe(201)
  const [real] = (await read('/api/reviews')).reviews
  expect(real).toMatchObject({ isDemo: false, isCertified: true })
  expect(await read('/api/reviews/summary')).toMatchObject({ count: 1, average: 2 })
  expect((await read('/api/site/landing?lng=en')).rating).toBe('2.0 out of 5 on average · 1 review')
})

test('the admin removes the demo content while the site runs, and cached pages are invalidated', async () => {
  const { ctx, as, asVisitor, pageCache } = await testApp()
  await seedDemo(ctx, DEMO_PARTS)
  const admin = await as('admin')
  const status = async () => (await admin.ask('/api/demo')).json()
  const counts = {
    posts: await ctx.db.$count(posts, eq(posts.kind, 'article')),
    caseStudies: await ctx.db.$count(posts, eq(posts.kind, 'case')),
    comments: (await ctx.db.select().from(comments)).length,
    reviews: (await ctx.db.select().from(reviews)).length,
    appointments: (await ctx.db.select().from(appointments)).length,
    users: (await ctx.db.select().from(users)).length - 1,
    visits: 0,
  }
  expect(await status()).toEqual({ isPresent: true, counts })
  const form = { status: 200, headers: {}, head: '', body: null }
  const pages = {
    landing: '/api/reviews',
    blog: '/api/blog/posts?lng=nl',
    login: '/api/identity/sign-in-methods',
  }
  for (const [key, path] of Object.entries(pages))
    await pageCache.renderOnce(key, async () => {
      await asVisitor(path)
      return { page: { etag: undefined, identity: form, size: 1 }, isCacheable: true }
    })
  expect(Object.keys(pages).map((key) => pageCache.get(key) !== undefined)).toEqual([true, true, true])
  expect((await (await as('user')).send('DELETE', '/api/demo')).status).toBe(403)
  expect((await status()).isPresent).toBe(true)

  // Two administrators at once: one of them removes it.
  const responses = await Promise.all([admin.send('DELETE', '/api/demo'), admin.send('DELETE', '/api/demo')])
  const done = responses.find(({ status }) => status === 200)
  expect(await done!.json()).toEqual({ isPresent: false, counts })
  const refused = responses.find(({ status }) => status === 409)
  expect((await refused!.json()).error).toMatchObject({
    code: 'NO_DEMO_CONTENT',
    message: 'Er is geen demo-inhoud meer.',
  })
  expect((await status()).isPresent).toBe(false)
  expect((await ctx.db.select().from(users)).some(({ id }) => id.startsWith('demo-'))).toBe(false)
  expect(Object.keys(pages).map((key) => pageCache.get(key) !== undefined)).toEqual([false, false, false])
  expect(await ctx.db.select().from(journal)).toMatchObject([
    { action: 'settings.changed', subject: 'company' },
    { action: 'demo.removed', details: counts },
  ])
})

test('the fictional company leaves with the demo; what the owner has entered stays', async () => {
  const { ctx, asVisitor } = await testApp()
  await seedDemo(ctx, DEMO_PARTS)
  const shown = async (): Promise<Company> => (await asVisitor('/api/settings/company')).json()
  expect(await shown()).toEqual(DEMO_COMPANY)
  await saveCompany(ctx, { ...DEMO_COMPANY, name: 'Webbureau', street: 'Kerkstraat 1', phone: '+32 9 111 11 11' })
  await removeDemo(ctx, DEMO_PARTS)
  expect(await shown()).toMatchObject({
    name: 'Webbureau',
    street: 'Kerkstraat 1',
    city: 'Antwerpen',
    phone: '+32 9 111 11 11',
    email: '',
    vatNumber: '',
    people: [],
    facebookUrl: '',
    credit: { name: '', url: '' },
  })
})

test('a fictional company that the owner never changed is removed entirely', async () => {
  const { ctx, asVisitor } = await testApp()
  await seedDemo(ctx, DEMO_PARTS)
  await removeDemo(ctx, DEMO_PARTS)
  const { countryCode, openingHours, timeZone } = DEMO_COMPANY
  const left = { ...companySetting.initial, countryCode, openingHours, timeZone }
  expect(await (await asVisitor('/api/settings/company')).json()).toEqual(left)
  // The next start does not bring it back.
  await seedDemoCompany(ctx)
  expect(await (await asVisitor('/api/settings/company')).json()).toEqual(left)
})

test('demo content can be reported and hidden, also when an older version seeded it', async () => {
  const { ctx, as } = await testApp({ jobs: [notifyAuthorOfHiding] })
  await seedDemo(ctx, DEMO_PARTS)
  await ctx.db.delete(moderatedTexts)
  await seedDemo(ctx, DEMO_PARTS)

  const [comment] = await ctx.db.select().from(comments)
  const [review] = await ctx.db.select().from(reviews)
  const texts = [
    { kind: 'comment', id: String(comment!.id) },
    { kind: 'review', id: review!.id },
  ]
  const reader = await as('user')
  for (const text of texts) {
    const reported = await reader.send('POST', '/api/moderation/reports', { ...text, reason: 'spam', comment: '' })
    expect(reported.status, text.kind).toBe(201)
  }
  const admin = await as('admin')
  const queue = await (await admin.ask('/api/moderation?view=reported')).json()
  expect(queue.texts).toHaveLength(2)
  expect(queue.texts.map(({ path }: { path: string }) => path)).toContainEqual(
    expect.stringMatching(new RegExp(`^/blog/${comment!.postId}/.+#comment-${comment!.id}$`)),
  )
  const hidden = await admin.send('POST', '/api/moderation/decisions', { verdict: 'hide', reason: 'Onbeleefd', texts })
  expect(await hidden.json()).toMatchObject({ decided: 2 })

  // The next start does not seed again.
  await seedDemo(ctx, DEMO_PARTS)
  expect((await ctx.db.select().from(reviews)).filter(({ isVisible }) => !isVisible)).toMatchObject([
    { id: review!.id },
  ])
  await removeDemo(ctx, DEMO_PARTS)
  expect(await ctx.db.select().from(moderatedTexts)).toEqual([])
  expect(await ctx.db.select().from(textReports)).toEqual([])
})

test('demo appointments are seeded once, in every status', async () => {
  const { ctx } = await testApp({ now: '2026-03-07T10:00:00Z' })
  await seedDemo(ctx, DEMO_PARTS)
  await seedDemo(ctx, DEMO_PARTS)
  await seedBooking(ctx)
  const { appointments } = await listAppointments(ctx, { limit: 100 })
  const counted = Map.groupBy(appointments, ({ status, hasPassed }) => (hasPassed ? `${status} past` : status))
  expect(Object.fromEntries([...counted].map(([state, { length }]) => [state, length]))).toEqual({
    PENDING: 2,
    APPROVED: 1,
    DENIED: 1,
    CANCELLED: 1,
    'APPROVED past': 1,
  })
  expect(appointments.every(({ isOpen }) => isOpen)).toBe(true)
})
