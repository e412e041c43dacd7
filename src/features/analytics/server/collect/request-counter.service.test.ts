import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ownUserAgent } from '#kernel/crawlers.ts'
import type { Context } from '#platform/server/context.ts'
import { testApp } from '#tests/test-app.ts'
import { pageRequests } from '../analytics.table.ts'
import { createRequestCounter, OTHER_PAGES } from './request-counter.service.ts'

const GPTBOT = { 'user-agent': 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)' }
const PERSON = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
  'sec-fetch-site': 'none',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
}
const get = (url: string, headers: Record<string, string>) => ({ method: 'GET', url, headers })

async function counting() {
  const { ctx } = await testApp()
  const clock = { now: new Date('2025-03-03T09:59:59Z') }
  const counter = createRequestCounter({ ...ctx, now: () => clock.now })
  const { hour, client, path, count } = pageRequests
  async function stored() {
    const rows = await ctx.db
      .select({ hour, client, path, count })
      .from(pageRequests)
      .orderBy(asc(hour), asc(client), asc(path))
    return rows.map((row) => [row.hour.getUTCHours(), row.client, row.path, row.count])
  }
  return { ctx, clock, counter, stored }
}

test('requests are counted per hour, crawler and page, people without page; writing adds to what is there', async () => {
  const { ctx, clock, counter, stored } = await counting()
  counter.count(get('/services', { 'user-agent': ownUserAgent(ctx.env.origin) }))
  counter.count(get('/fr/services?utm_source=x', GPTBOT))
  counter.count(get('/services', GPTBOT))
  counter.count(get('/', PERSON))
  counter.count({ ...get('/', PERSON), method: 'HEAD' })
  counter.count(get('/api/blog', GPTBOT))
  await counter.flush()
  counter.count(get('/services', GPTBOT))
  clock.now = new Date('2025-03-03T10:00:00Z')
  counter.count(get('/services', GPTBOT))
  counter.count(get('/contact', PERSON))
  await counter.close()
  expect(await stored()).toEqual([
    [9, 'GPTBot', '/services', 3],
    [9, 'visit', '', 1],
    [10, 'GPTBot', '/services', 1],
    [10, 'visit', '', 1],
  ])
})

test('counts of two processes are added', async () => {
  const { ctx, counter, clock, stored } = await counting()
  const other = createRequestCounter({ ...ctx, now: () => clock.now })
  for (const path of ['/b', '/a']) counter.count(get(path, GPTBOT))
  for (const path of ['/a', '/b']) other.count(get(path, GPTBOT))
  await Promise.all([counter.close(), other.close()])
  expect(await stored()).toEqual([
    [9, 'GPTBot', '/a', 2],
    [9, 'GPTBot', '/b', 2],
  ])
})

test('counts of a failed write are included in the next one', async () => {
  const { ctx, clock, stored } = await counting()
  let isDown = true
  const db = new Proxy(ctx.db, {
    get(target, name) {
      if (name === 'insert' && isDown) throw new Error('the database is gone')
      return Reflect.get(target, name)
    },
  }) as Context['db']
  const counter = createRequestCounter({ ...ctx, db, now: () => clock.now })
  counter.count(get('/', PERSON))
  await counter.flush()
  expect(await stored()).toEqual([])
  isDown = false
  counter.count(get('/', PERSON))
  await counter.close()
  expect(await stored()).toEqual([[9, 'visit', '', 2]])
})

test('after 2,000 pages in an hour the others are counted together, also after a write', async () => {
  const { counter, stored } = await counting()
  for (let page = 0; page < 2100; page++) counter.count(get(`/blog/${page}`, GPTBOT))
  await counter.flush()
  counter.count(get('/blog/later', GPTBOT))
  counter.count(get('/blog/7', GPTBOT))
  counter.count(get('/', PERSON))
  await counter.close()
  const rows = await stored()
  expect(rows).toHaveLength(2002)
  expect(rows).toContainEqual([9, 'GPTBot', OTHER_PAGES, 101])
  expect(rows).toContainEqual([9, 'GPTBot', '/blog/7', 2])
  expect(rows).toContainEqual([9, 'visit', '', 1])
})
