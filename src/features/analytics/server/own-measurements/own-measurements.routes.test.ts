import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { consents } from '#features/consent/server/consent.table.ts'
import { consentingVisitor, insertEvents, randomIdentifier, rawEvent } from '#tests/fixtures/analytics-fixture.ts'
import { testApp } from '#tests/test-app.ts'
import { expireAnalyticsData } from '../analytics.jobs.ts'
import { events, visits } from '../analytics.table.ts'
import { writeEvents } from '../collect/event-writer.service.ts'
import { refreshRollups } from '../rollup/rollup.service.ts'

const OWN = '/api/analytics/own'
const EMPTY = { consents: [], visits: [], events: [] }
const EMPTY_PAGE = { ...EMPTY, next: null }

/** Two visitors with a visit of one page each. */
async function setUp() {
  const made = await testApp()
  const [mine, other] = [await consentingVisitor(made.ctx), await consentingVisitor(made.ctx)]
  const eventOf = ({ visitor, visit }: typeof mine, path: string) =>
    rawEvent({ at: made.ctx.now(), visitor, visit, path })
  await insertEvents(made.ctx, [eventOf(mine, '/faq'), eventOf(other, '/blog')])
  await refreshRollups(made.ctx)
  const stored = async () => ({
    events: (await made.ctx.db.select().from(events)).map(({ visitor }) => visitor),
    visits: (await made.ctx.db.select().from(visits)).map(({ visitor }) => visitor),
  })
  const batchOf = (sender: typeof mine) => {
    const event = eventOf(sender, '/')
    return { ...event, id: randomIdentifier(), events: [event] }
  }
  return { ...made, mine, other, batchOf, stored }
}

test('a browser exports only what is stored under its own identifier', async () => {
  const { asVisitor, mine } = await setUp()
  const response = await asVisitor(OWN, { headers: { cookie: mine.cookie } })
  const consents = [{ analytics: true, withdrawnAt: null }]
  const rows = {
    visits: [{ visitor: mine.visitor, paths: ['/faq'] }],
    events: [{ visitor: mine.visitor, path: '/faq' }],
  }
  expect(await response.json()).toMatchObject({ consents, ...rows, next: null })
  const file = await asVisitor(`${OWN}/file`, { headers: { cookie: mine.cookie } })
  expect(file.headers.get('content-disposition')).toContain('attachment')
  expect(await file.json()).toMatchObject({ consents, pages: [rows] })
})

test('a browser with many events gets them in pages, all of them once; the file and the account’s export have them too', async () => {
  const { ctx, as, asVisitor, mine } = await setUp()
  const { visitor, visit, cookie } = mine
  // Events of one moment are never split over two pages.
  const at = (index: number) => new Date(ctx.now().getTime() + Math.floor(index / 3) * 1000)
  const many = Array.from({ length: 1200 }, (_, index) => rawEvent({ at: at(index), visitor, visit, value: index }))
  await insertEvents(ctx, many)
  const headers = { cookie }
  const pages = []
  for (let next: string | null = ''; next !== null; next = pages.at(-1).next)
    pages.push(
      await (await asVisitor(`${OWN}?${new URLSearchParams(next ? { cursor: next } : {})}`, { headers })).json(),
    )
  expect(pages.map(({ events: rows }) => rows.length)).toEqual([502, 501, 198])
  expect(pages.map(({ consents: rows, visits: list }) => [rows.length, list.length])).toEqual([
    [1, 1],
    [0, 0],
    [0, 0],
  ])
  const values = new Set(pages.flatMap(({ events: rows }) => rows.map(({ value }: { value: number }) => value)))
  expect(values.size).toBe(1201)
  const file = await (await asVisitor(`${OWN}/file`, { headers })).json()
  expect(file.pages.map(({ events: rows }: typeof file) => rows.length)).toEqual([502, 501, 198])

  const { ask } = await as('user')
  const { measurements } = await (await ask('/api/identity/me/data', { headers })).json()
  expect([measurements.events.length, measurements.complete]).toEqual([502, `${ctx.env.origin}${OWN}/file`])
  expect((await asVisitor(`${OWN}?cursor=yesterday`, { headers })).status).toBe(422)
})

test('the responses are the same without an identifier and with an unknown or malformed one', async () => {
  const { asVisitor, stored } = await setUp()
  const before = await stored()
  for (const cookie of ['', 'cyaan.visitor=AAAAAAAAAAAAAAAAAAAAAA', "cyaan.visitor=' or 1=1 --"]) {
    expect(await (await asVisitor(OWN, { headers: { cookie } })).json()).toEqual(EMPTY_PAGE)
    const erased = await asVisitor(OWN, { method: 'DELETE', headers: { cookie } })
    expect([erased.status, await erased.json()]).toEqual([200, { status: 'erased' }])
  }
  expect(await stored()).toEqual(before)
})

test('erasing removes events and visits, withdraws the consent without its identifier and deletes the cookies', async () => {
  const { ctx, asVisitor, mine, other, batchOf, stored } = await setUp()
  const response = await asVisitor(OWN, { method: 'DELETE', headers: { cookie: mine.cookie } })
  expect(await response.json()).toEqual({ status: 'erased' })
  const cookies = response.headers.getSetCookie()
  for (const name of ['cyaan.visitor', 'cyaan.visit', 'consent'])
    expect(cookies.find((cookie) => cookie.startsWith(`${name}=;`))).toContain('Max-Age=0')

  expect(await stored()).toEqual({ events: [other.visitor], visits: [other.visitor] })
  const records = await ctx.db.select().from(consents).orderBy(consents.visitor)
  expect(records.map(({ visitor, withdrawnAt }) => [visitor, withdrawnAt])).toEqual([
    [other.visitor, null],
    [null, ctx.now()],
  ])
  expect(await writeEvents(ctx, batchOf(mine))).toBe(0)
  await refreshRollups(ctx)
  expect((await stored()).visits).toEqual([other.visitor])
})

test('an event that is stored during the erasure of its visitor is erased too', async () => {
  const { ctx, asVisitor, mine, other, batchOf, stored } = await setUp()
  const writes = Array.from({ length: 20 }, () => writeEvents(ctx, batchOf(mine)))
  await Promise.all([...writes, asVisitor(OWN, { method: 'DELETE', headers: { cookie: mine.cookie } })])
  expect(await stored()).toEqual({ events: [other.visitor], visits: [other.visitor] })
})

test.each(['withdrawal', 'refusal'])('a %s erases what was measured, before the identifier goes', async (way) => {
  const { ctx, asVisitor, mine, other, batchOf, stored } = await setUp()
  const choices = { functional: true, analytics: false, marketing: false }
  const [path, body] =
    way === 'refusal'
      ? ['/api/consent', { choices, locale: 'nl' }]
      : ['/api/consent/withdrawal', { visitor: mine.visitor }]
  const headers = { 'content-type': 'application/json', ...(way === 'refusal' ? { cookie: mine.cookie } : {}) }
  const response = await asVisitor(path, { method: 'POST', body: JSON.stringify(body), headers })
  expect(response.status).toBe(200)
  expect(await stored()).toEqual({ events: [other.visitor], visits: [other.visitor] })
  expect((await ctx.db.select().from(consents)).map(({ visitor }) => visitor)).not.toContain(mine.visitor)
  expect(await writeEvents(ctx, batchOf(mine))).toBe(0)
  // By the code of another browser, later.
  const late = { method: 'POST', body: JSON.stringify({ visitor: other.visitor }), headers }
  expect((await asVisitor('/api/consent/withdrawal', late)).status).toBe(200)
  expect(await stored()).toEqual({ events: [], visits: [] })
})

test('an answer that allows analytics again keeps what was measured', async () => {
  const { asVisitor, mine, stored } = await setUp()
  const before = await stored()
  const body = JSON.stringify({ choices: { functional: true, analytics: true, marketing: false }, locale: 'nl' })
  const headers = { 'content-type': 'application/json', cookie: mine.cookie }
  expect((await asVisitor('/api/consent', { method: 'POST', body, headers })).status).toBe(200)
  expect(await stored()).toEqual(before)
})

test('what withdrawals of an earlier version left is erased at night', async () => {
  const { ctx, mine, other, stored } = await setUp()
  await ctx.db.update(consents).set({ withdrawnAt: ctx.now() }).where(eq(consents.visitor, mine.visitor))
  await expireAnalyticsData.run(ctx, {})
  expect(await stored()).toEqual({ events: [other.visitor], visits: [other.visitor] })
})

test('requests are rate-limited per IP address', async () => {
  const { asVisitor } = await testApp()
  for (let call = 0; call < 60; call++) expect((await asVisitor(OWN)).status).toBe(200)
  expect((await asVisitor(OWN)).status).toBe(429)
  expect((await asVisitor(OWN, { method: 'DELETE' })).status).toBe(429)
})

test('the account’s export holds the measurements of the browser; deleting the account erases them', async () => {
  const { as, mine, other, stored } = await setUp()
  const { ask } = await as('user')
  const data = await (await ask('/api/identity/me/data', { headers: { cookie: mine.cookie } })).json()
  expect(data.measurements).toMatchObject({ events: [{ path: '/faq' }], visits: [{ views: 1 }] })
  expect((await (await ask('/api/identity/me/data')).json()).measurements).toEqual(EMPTY)

  const headers = { cookie: mine.cookie, 'content-type': 'application/json' }
  const response = await ask('/api/identity/me', { method: 'DELETE', body: '{}', headers })
  expect(response.status).toBe(200)
  expect(response.headers.getSetCookie().join()).toContain('cyaan.visitor=;')
  expect(await stored()).toEqual({ events: [other.visitor], visits: [other.visitor] })
})

test('deleting an account in a browser without identifier keeps measurements and the consent cookie', async () => {
  const { as, stored } = await setUp()
  const { send } = await as('user')
  const before = await stored()
  const response = await send('DELETE', '/api/identity/me', {})
  expect(response.status).toBe(200)
  expect(response.headers.getSetCookie().join()).not.toContain('consent=')
  expect(await stored()).toEqual(before)
})
