import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '#features/mail/server/email.table.ts'
import { reviews } from '#features/reviews/server/review.table.ts'
import { parseNetworks } from '#platform/server/client-address.ts'
import { blogFixture, postOf } from '#tests/fixtures/blog-fixture.ts'
import { caseOf, caseText } from '#tests/fixtures/case-fixture.ts'
import { loopbackServer } from '#tests/servers/tls-proxy.ts'
import { purgePosts } from '../authoring/purge.service.ts'
import { caseMeasurements } from '../case-study.table.ts'
import { measureForCase } from './case-measurement.service.ts'
import { checkLiveAddresses } from './live-address.service.ts'

async function portfolio() {
  const made = await blogFixture()
  const { read, writer } = made
  return {
    ...made,
    create: (body: object) => writer.send('POST', '/api/blog/authoring/posts', body),
    list: async (query = '') => (await read(`/api/portfolio?lng=nl${query}`)).html as string,
    page: (slug: string, lng = 'nl') => read(`/api/portfolio/cases/${slug}?lng=${lng}`),
  }
}

test('a case study is in the portfolio, on the landing page and at the service that it proves, and in no list of articles', async () => {
  const { create, list, page, read, titles, write } = await portfolio()
  await write('Een artikel')
  expect(await list()).toContain('nog geen werk')
  expect((await read('/api/site/landing?lng=nl')).html).not.toContain('/portfolio')
  expect((await read('/api/settings/site?lng=nl')).hasPortfolio).toBe(false)

  const { id, kind, slug } = await (await create(caseOf('Bakkerij Rita'))).json()
  expect(kind).toBe('case')
  expect(slug).toBe('de-site-van-bakkerij-rita')
  for (const html of [await list(), await list('&service=webdesign'), (await read('/api/site/landing?lng=nl')).html])
    expect(html).toContain('href="/portfolio/de-site-van-bakkerij-rita"')
  expect(await list('&service=ecommerce')).toBe('')
  expect((await read('/api/settings/site?lng=nl')).hasPortfolio).toBe(true)
  const { html, title } = await page(slug)
  expect(title).toBe('De site van Bakkerij Rita')
  for (const part of [
    'Bakkerij, Gent',
    'De telefoon stond niet stil.',
    'We maakten een agenda.',
    'De telefoon zwijgt.',
  ])
    expect(html).toContain(part)

  expect(await titles()).toEqual(['Een artikel'])
  expect(await titles('query=bakkerij')).toEqual([])
  expect((await read(`/api/blog/posts/${id}?lng=nl`)).error.code).toBe('BLOG_NOT_FOUND')
  expect((await read(`/api/comments?post=${id}`)).error).toBeDefined()
})

test('publishing tells what is missing; a draft needs nothing', async () => {
  const { create } = await portfolio()
  const empty = { client: '', hasPermission: false, services: [], liveAddress: '', drawing: null }
  const texts = { nl: caseText('Rita', { sector: '', situation: '', result: '' }) }
  const response = await create(caseOf('Rita', empty, { texts }))
  expect(response.status).toBe(422)
  const { fields } = (await response.json()).error
  expect(Object.keys(fields).toSorted()).toEqual([
    'caseStudy.client',
    'caseStudy.hasPermission',
    'caseStudy.liveAddress',
    'caseStudy.pictures',
    'caseStudy.services',
    'texts.nl.result',
    'texts.nl.sector',
    'texts.nl.situation',
  ])
  expect(fields['caseStudy.hasPermission']).toMatch(/akkoord/)
  expect((await create(caseOf('Rita', empty, { texts, isPublic: false }))).status).toBe(201)
})

test.each([
  ['an address of the local network', { liveAddress: 'https://localhost' }],
  ['an address without encryption', { liveAddress: 'http://klant.example' }],
  ['an address that is a script', { liveAddress: 'javascript:alert(1)' }],
  ['a price range that ends below its start', { priceFrom: 500, priceTo: 100 }],
  ['a negative price', { priceFrom: -1 }],
  [
    'thirteen pictures',
    { pictures: Array.from({ length: 13 }, () => ({ id: 'a'.repeat(24), screen: 'phone', theme: 'light' })) },
  ],
  ['a picture that does not exist', { pictures: [{ id: 'a'.repeat(24), screen: 'phone', theme: 'light' }] }],
  [
    'a figure without a source',
    { figures: [{ label: { nl: 'Bezoeken' }, unit: '', before: 1, after: 2, date: '2026-01-01', source: {} }] },
  ],
])('%s is refused', async (_, facts) => {
  const { create } = await portfolio()
  expect((await create(caseOf('Rita', facts))).status).toBe(422)
})

test('a slug belongs to one case study; a former one still finds it', async () => {
  const { create, page, authoring } = await portfolio()
  const { id, content } = await (await create(caseOf('Rita'))).json()
  const texts = { nl: { ...content.texts.nl, slug: 'nieuw-adres' } }
  await authoring('PUT', `/posts/${id}`, { ...content, texts, startedFrom: 1 })
  expect((await page('de-site-van-rita')).slug).toBe('nieuw-adres')
  expect((await page('nieuw-adres')).slug).toBe('nieuw-adres')

  const other = await create(caseOf('Rita'))
  expect(other.status).toBe(422)
  expect((await other.json()).error.fields).toEqual({ 'texts.nl.slug': expect.stringContaining('adres') })
  expect((await page('bestaat-niet')).error.code).toBe('BLOG_NOT_FOUND')
})

test('an article does not become a case study, or the reverse', async () => {
  const { create, write, writer } = await portfolio()
  const article = await write('Een artikel')
  const study = await (await create(caseOf('Rita'))).json()
  const put = (id: number, body: object) =>
    writer.send('PUT', `/api/blog/authoring/posts/${id}`, { ...body, startedFrom: 1 })
  expect((await put(article.id, caseOf('Rita'))).status).toBe(422)
  expect((await put(study.id, postOf('Een artikel'))).status).toBe(422)
})

test('a case study in one language is shown in the others, with a note', async () => {
  const { create, page } = await portfolio()
  const { slug } = await (await create(caseOf('Rita'))).json()
  const { html } = await page(slug, 'fr')
  expect(html).toContain('n’existe pas encore en français')
  expect(html).toContain('lang="nl"')
})

test('everything that was typed is escaped', async () => {
  const { create, page, list } = await portfolio()
  const attack = '<img src=x onerror=alert(1)>'
  const texts = {
    nl: caseText('x', { title: attack, slug: 'aanval', sector: attack, situation: attack, result: attack }),
  }
  const figures = [
    {
      label: { nl: attack },
      unit: attack.slice(0, 20),
      before: 1,
      after: 2,
      date: '2026-01-01',
      source: { nl: attack },
    },
  ]
  await create(caseOf(attack, { figures }, { texts }))
  for (const html of [(await page('aanval')).html, await list()]) expect(html).not.toContain('<img src=x')
})

test('only a public review of a certified client is quoted', async () => {
  const { ctx, create, page, as, writer } = await portfolio()
  const client = await as('user')
  const id = randomUUID()
  const review = {
    authorId: client.user.id,
    rating: 5,
    title: 'Top',
    content: 'Heel tevreden over de agenda.',
    locale: 'nl',
  } as const
  await ctx.db.insert(reviews).values({ id, ...review, isVisible: true, createdAt: ctx.now() })
  const { slug } = await (await create(caseOf('Rita', { reviewId: id }))).json()
  const isQuoted = async () => (await page(slug)).html.includes('Heel tevreden')
  const isOffered = async () =>
    (await (await writer.ask('/api/blog/authoring/cases/options?lng=nl')).json()).quotes.length > 0
  expect([await isQuoted(), await isOffered()]).toEqual([false, false])
  await ctx.db.execute(sql`update users set is_client = true where id = ${client.user.id}`)
  expect([await isQuoted(), await isOffered()]).toEqual([true, true])
  await ctx.db.update(reviews).set({ isVisible: false }).where(eq(reviews.id, id))
  expect([await isQuoted(), await isOffered()]).toEqual([false, false])
})

/** The servers of these tests are on loopback. */
const reach = { forbidden: parseNetworks('10.0.0.0/8')!, allowsEveryPort: true }

test('measured figures come from a stored measurement, kept as long as a case study uses it, and an internal address is not requested', async () => {
  const { ctx, create, page, writer } = await portfolio()
  const port = await loopbackServer((_, outgoing) =>
    outgoing
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><html lang="nl"><title>T</title><p>Oud'),
  )
  const before = await measureForCase(ctx, `http://127.0.0.1:${port}/`, { reach })
  expect(before).toMatchObject({ requestCount: 1, thirdPartyCount: 0, isHttps: false })
  const { slug } = await (await create(caseOf('Rita', { measuredBefore: before.id }))).json()
  const { html } = await page(slug)
  expect(html).toContain(`http://127.0.0.1:${port}/`)
  expect(html).toMatch(/\(HTTPS\)<\/th><td class="case-before">nee</)

  await measureForCase(ctx, `http://127.0.0.1:${port}/`, { reach })
  await purgePosts(ctx)
  expect(await ctx.db.$count(caseMeasurements)).toBe(2)
  await purgePosts({ ...ctx, now: () => new Date('2100-01-01') })
  expect(await ctx.db.select({ id: caseMeasurements.id }).from(caseMeasurements)).toEqual([{ id: before.id }])

  const refused = await writer.send('POST', '/api/blog/authoring/cases/measurements', {
    address: 'http://127.0.0.1/',
  })
  expect(refused.status).toBe(422)
  expect((await refused.json()).error).toMatchObject({
    code: 'ADDRESS_UNREACHABLE',
    details: { reason: 'internal-address' },
  })
})

test('the link of a site that is gone for two nights is hidden, the owner is told once, and it comes back', async () => {
  const { ctx, create, page, as } = await portfolio()
  await as('admin')
  let status = 500
  const port = await loopbackServer((_, outgoing) =>
    outgoing.writeHead(status, { 'content-type': 'text/html' }).end('<!doctype html>'),
  )
  const { id, slug } = await (await create(caseOf('Rita', { drawing: null, pictures: [] }, { isPublic: false }))).json()
  // The form accepts public addresses only.
  const address = `http://127.0.0.1:${port}/`
  await ctx.db.execute(
    sql`update posts set is_public = true, published_at = ${ctx.now().toISOString()},
      case_study = jsonb_set(case_study, '{liveAddress}', to_jsonb(${address}::text)) where id = ${id}`,
  )
  const isLinked = async () => (await page(slug)).html.includes(`href="${address}"`)
  const told = () => ctx.db.$count(emails, eq(emails.kind, 'case.gone'))
  const night = () => checkLiveAddresses(ctx, { reach })
  expect(await isLinked()).toBe(true)
  await night()
  expect([await isLinked(), await told()]).toEqual([true, 0])
  await night()
  const owners = await told()
  expect(owners).toBeGreaterThan(0)
  expect(await isLinked()).toBe(false)
  await night()
  expect(await told()).toBe(owners)
  status = 200
  await night()
  expect(await isLinked()).toBe(true)
})

test('the made-up address of an example is neither linked nor requested', async () => {
  const { ctx, create, page, as } = await portfolio()
  await as('admin')
  const { slug } = await (await create(caseOf('Rita'))).json()
  for (let nights = 0; nights < 2; nights++) await checkLiveAddresses(ctx, { reach })
  expect(await ctx.db.$count(emails)).toBe(0)
  expect((await page(slug)).html).not.toContain('href="https://klant.example"')
})
