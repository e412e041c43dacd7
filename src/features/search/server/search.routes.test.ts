import { expect, test } from 'vitest'
import { blogFixture } from '#tests/fixtures/blog-fixture.ts'
import { bookingFixture } from '#tests/fixtures/booking-fixture.ts'
import { testApp } from '#tests/test-app.ts'

const find = (q: string, lng = 'nl') => `/api/search?${new URLSearchParams({ q, lng })}`

test('users are found by a part of their name or email address; LIKE wildcards are escaped', async () => {
  const { as } = await testApp()
  const admin = await as('admin')
  const { user } = await as('user', { firstName: 'Rita 100%', lastName: 'De_Backer' })
  const rita = { id: user.id, name: 'Rita 100% De_Backer', email: user.email }
  const people = async (q: string) => (await (await admin.ask(find(q))).json()).users
  for (const q of ['rita', 'BACKER', '0%', 'e_b', user.email.slice(2)]) expect(await people(q), q).toEqual([rita])
  for (const q of ['%', '_', '\\']) expect((await people(q)).length, q).toBeLessThan(2)
  expect(await people('nobody at all')).toEqual([])
})

test('an appointment is found by its client, with the local day and time', async () => {
  const { admin, approved, rows } = await bookingFixture()
  await approved()
  const [row] = await rows()
  const { appointments } = await (await admin.ask(find(row!.email.slice(0, 6)))).json()
  expect(appointments).toEqual([
    {
      id: row!.id,
      name: row!.name,
      email: row!.email,
      status: 'APPROVED',
      date: expect.any(String),
      time: expect.any(String),
    },
  ])
  expect((await (await admin.ask(find('someone else'))).json()).appointments).toEqual([])
})

test('a post is found by its title, public or not, and not when it was deleted', async () => {
  const { write, authoring, as } = await blogFixture()
  const admin = await as('admin')
  const { id } = await write('Snelle sites in 2026')
  const posts = async (q: string) => (await (await admin.ask(find(q))).json()).posts
  expect(await posts('snelle SITES')).toMatchObject([{ id, title: 'Snelle sites in 2026' }])
  await authoring('DELETE', `/posts/${id}`)
  expect(await posts('snelle')).toEqual([])
})

test('the search is for admins, and rejects an invalid query', async () => {
  const { as, asVisitor } = await testApp()
  expect((await asVisitor(find('a'))).status).toBe(401)
  expect((await (await as('user')).ask(find('a'))).status).toBe(403)
  const admin = await as('admin')
  for (const q of ['', '   ', '\u200b', 'x'.repeat(101)]) expect((await admin.ask(find(q))).status, q).toBe(422)
  expect((await admin.ask(find('a', 'de'))).status).toBe(422)
  expect((await admin.ask(find('a\u0000b'))).status).toBe(200)
})

test('the conditions of the search match the expressions of the trigram indexes', async () => {
  const { as, database } = await testApp()
  const admin = await as('admin')
  const searches: [string, unknown[]][] = []
  const { pool } = database
  const originalQuery = pool.query
  pool.query = ((query: { text: string }, values: unknown[]) => {
    if (query.text.includes(' ilike ')) searches.push([query.text, values])
    return (originalQuery as (...args: unknown[]) => unknown).call(pool, query, values)
  }) as typeof pool.query
  try {
    await admin.ask(find('peeters'))
  } finally {
    pool.query = originalQuery
  }

  const client = await pool.connect()
  await client.query('begin')
  // Of an empty table they are cheaper to read than the trigram index.
  await client.query('drop index appointments_change_requests, appointments_one_change_request')
  // On an empty table every plan costs the same: only bitmap scans are left.
  for (const kind of ['seqscan', 'indexscan', 'indexonlyscan']) await client.query(`set local enable_${kind} = off`)
  const plans = []
  for (const [text, values] of searches) plans.push((await client.query(`explain ${text}`, values)).rows)
  await client.query('rollback')
  client.release()
  const used = JSON.stringify(plans).match(/Bitmap Index Scan on \w+(search|title_part)\b/g)
  expect(new Set(used)).toEqual(
    new Set(
      ['users_search', 'appointments_search', 'post_texts_title_part'].map((name) => `Bitmap Index Scan on ${name}`),
    ),
  )
})
