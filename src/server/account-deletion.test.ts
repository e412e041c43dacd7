import { expect, test } from 'vitest'
import { nudgeAboutRequests, remindOfAppointments } from '#features/booking/server/booking.jobs.ts'
import { seedBooking } from '#features/booking/server/seed.service.ts'
import { DEMO_COMPANY } from '#features/demo/server/demo-company.service.ts'
import { verifications } from '#features/identity/server/identity.table.ts'
import { deliverEmails } from '#features/mail/server/delivery/email.jobs.ts'
import { notifyAuthorOfHiding } from '#features/moderation/server/moderation.jobs.ts'
import { saveCompany } from '#features/settings/server/company.service.ts'
import { postOf } from '#tests/fixtures/blog-fixture.ts'
import { easyCaptcha } from '#tests/fixtures/easy-captcha.ts'
import { testApp } from '#tests/test-app.ts'

const NOW = '2026-03-02T09:00:00Z'
const PERSON = { firstName: 'Quirinia', lastName: 'O’Zandvoort' }
const NAME = 'Quirinia O’Zandvoort'
const PHONE = '+32 470 99 88 77'

type Fixture = Awaited<ReturnType<typeof createFixture>>

async function createFixture() {
  const made = await testApp({
    now: NOW,
    jobs: [deliverEmails, remindOfAppointments, nudgeAboutRequests, notifyAuthorOfHiding],
    env: { DEMO: 'off' },
  })
  await saveCompany(made.ctx, DEMO_COMPANY)
  await seedBooking(made.ctx)
  const owner = await made.as('admin', { firstName: 'Bas' })
  async function ok(response: Response | Promise<Response>) {
    const given = await response
    if (!given.ok) throw new Error(`${given.status} ${await given.text()}`)
    return given.json()
  }
  return { ...made, owner, ok }
}

/** `table.column` of every text, array and JSON column that contains one of the words, with the number of rows. */
async function occurrences({ database: { pool } }: Fixture, words: string[]): Promise<Record<string, number>> {
  const { rows: columns } = await pool.query<{ place: string; table: string; column: string }>(
    `select table_name || '.' || column_name as place, quote_ident(table_schema) || '.' || quote_ident(table_name) as table,
        quote_ident(column_name) as column
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where (table_schema = 'public' or (table_schema = 'pgboss' and table_name like 'job%'))
        and table_type = 'BASE TABLE' and (data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY', 'tsvector'))`,
  )
  const found: Record<string, number> = {}
  for (const { place, table, column } of columns) {
    const isMatch = words.map((_, index) => `position(lower($${index + 1}) in lower(${column}::text)) > 0`).join(' or ')
    const { rows } = await pool.query(`select count(*)::int as count from ${table} where ${isMatch}`, words)
    if (rows[0].count > 0) found[place] = rows[0].count
  }
  return found
}

/** Creates data of a user in every slice. */
async function leaveTraces({ as, asVisitor, ctx, owner, ok }: Fixture) {
  const other = await as('writer')
  const client = await as('writer', { ...PERSON, email: 'quirinia@zandvoort.example', isClient: true })
  const wish = { requestType: 'CHANGE_REQUEST', date: '2026-03-04', time: '10:00', comments: `Groeten, ${NAME}` }
  const appointment = await ok(client.send('POST', '/api/booking/appointments', wish))
  await ok(client.send('POST', '/api/booking/appointments', { ...wish, time: '15:00' }))
  const coming = await ok(client.send('POST', '/api/booking/appointments', { ...wish, time: '13:00' }))
  await ok(owner.send('POST', `/api/booking/admin/appointments/${coming.id}/approve`, { version: 0 }))
  const decision = { version: 0, reason: `Beste ${NAME}, die dag lukt het niet.` }
  await ok(owner.send('POST', `/api/booking/admin/appointments/${appointment.id}/deny`, decision))
  await ok(client.send('POST', '/api/reviews', { rating: 5, title: 'Vlot', content: 'Binnen een week online.' }))
  const post = await ok(client.send('POST', '/api/blog/authoring/posts', postOf('Mijn stuk', { creator: NAME })))
  await ok(
    client.send('PUT', '/api/blog/authoring/drafts/new-1', { content: postOf('Mijn ontwerp', { creator: NAME }) }),
  )
  const theirs = await ok(other.send('POST', '/api/blog/authoring/posts', postOf('Een ander stuk')))
  const comment = await ok(client.send('POST', '/api/comments', { postId: theirs.id, text: 'Heel nuttig, bedankt.' }))
  const spam = await ok(other.send('POST', '/api/comments', { postId: post.id, text: 'Eerste!' }))
  await ok(
    client.send('POST', '/api/moderation/reports', {
      kind: 'comment',
      id: String(spam.id),
      reason: 'spam',
      comment: 'Reclame',
    }),
  )
  const texts = [{ kind: 'comment', id: String(comment.id) }]
  await ok(owner.send('POST', '/api/moderation/decisions', { verdict: 'hide', reason: 'Test', texts }))
  await ok(owner.send('PATCH', `/api/users/${client.user.id}`, { isClient: true, permissions: ['blog:write'] }))
  const notes = { notes: `${NAME} wil een webshop.`, version: 0 }
  await ok(owner.send('PUT', `/api/clients/${client.user.id}/notes`, notes))
  const phone = { phone: PHONE, version: 1 }
  await ok(owner.send('PUT', `/api/clients/${client.user.id}/phone`, phone))
  const message = {
    title: 'Vraag over hosting',
    message: 'Kan ik mijn domein meenemen?',
    email: client.user.email,
    phone: PHONE,
    captcha: await easyCaptcha(ctx),
  }
  await ok(
    asVisitor('/api/contact', {
      method: 'POST',
      body: JSON.stringify(message),
      headers: { 'content-type': 'application/json' },
    }),
  )
  const link = { id: 'link', identifier: 'magic', value: JSON.stringify({ email: client.user.email }) }
  await ctx.db
    .insert(verifications)
    .values({ ...link, expiresAt: ctx.now(), createdAt: ctx.now(), updatedAt: ctx.now() })
  await asVisitor('/api/identity/sign-in', {
    method: 'POST',
    body: JSON.stringify({ email: client.user.email, password: 'Verkeerd-1!' }),
    headers: { 'content-type': 'application/json' },
  })
  return { client, post }
}

test('the data export contains the data of every slice', async () => {
  const made = await createFixture()
  const { client } = await leaveTraces(made)
  const data = await made.ok(client.ask('/api/identity/me/data'))
  expect(data).toMatchObject({
    profile: { emailAddress: client.user.email, isClient: true },
    appointments: expect.arrayContaining([
      expect.objectContaining({ status: 'PENDING' }),
      expect.objectContaining({ status: 'DENIED' }),
    ]),
    contactMessages: [{ title: 'Vraag over hosting', message: 'Kan ik mijn domein meenemen?', phone: PHONE }],
    posts: [{ creator: NAME, texts: [{ locale: 'nl', title: 'Mijn stuk' }] }],
    drafts: [{ key: 'new-1', content: { texts: { nl: { title: 'Mijn ontwerp' } } } }],
    reports: [{ kind: 'comment', reason: 'spam', comment: 'Reclame' }],
    review: { title: 'Vlot' },
    comments: { written: [{}] },
    clientRecord: { notes: `${NAME} wil een webshop.`, phone: PHONE, callConsent: null },
  })
})

test('after account deletion the name, email address and phone number are stored nowhere, except in the deletion notices', async () => {
  const made = await createFixture()
  const { client, post } = await leaveTraces(made)
  const words = [PERSON.firstName, PERSON.lastName, client.user.email, PHONE]
  expect(Object.keys(await occurrences(made, words))).toEqual(
    expect.arrayContaining([
      'users.last_name',
      'journal.details',
      'client_records.notes',
      'client_records.phone',
      'contact_messages.phone',
      'posts.creator',
      'post_revisions.content',
      'emails.html',
    ]),
  )
  await made.ok(client.send('DELETE', '/api/identity/me', {}))

  const left = await occurrences(made, words)
  const notices = await made.database.pool.query('select kind from emails where html like $1 or to_address = $2', [
    `%${PERSON.lastName}%`,
    client.user.email,
  ])
  expect(notices.rows.map(({ kind }) => kind)).toEqual(['booking.withdrawn', 'booking.withdrawn'])
  const { rows: owners } = await made.database.pool.query("select text from emails where kind = 'booking.gone'")
  expect(owners).toEqual([{ text: expect.stringMatching(/4 maart 2026.*Verwijderde klant/s) }])
  expect(Object.keys(left).filter((place) => !place.startsWith('emails.'))).toEqual([])
  const shown = await (await made.asVisitor(`/api/blog/posts/${post.id}?lng=nl`)).text()
  expect(shown).toContain('"creator":"Studio Cyaan"')
})

test('a deleted admin is pseudonymized in the journal, the settings and the decisions', async () => {
  const made = await createFixture()
  const { owner, ok, as } = made
  const leaving = await as('admin', { ...PERSON, email: 'quirinia@zandvoort.example' })
  const { value, updatedAt } = await ok(leaving.ask('/api/settings/admin/booking'))
  await ok(
    leaving.send('PUT', '/api/settings/admin/booking', {
      value: { ...value, bufferMinutes: 15 },
      startedFrom: updatedAt,
    }),
  )
  const author = await as('user')
  const { id } = await ok(author.send('POST', '/api/reviews', { rating: 1, title: 'Slecht', content: 'Niets werkt.' }))
  await ok(
    leaving.send('POST', '/api/moderation/decisions', {
      verdict: 'hide',
      reason: 'Test',
      texts: [{ kind: 'review', id }],
    }),
  )
  await ok(owner.send('PATCH', `/api/users/${leaving.user.id}`, { permissions: ['blog:write'] }))
  const count = async () => (await made.database.pool.query('select count(*)::int as n from journal')).rows[0].n
  const before = await count()
  await ok(leaving.send('DELETE', '/api/identity/me', {}))

  expect(await occurrences(made, [PERSON.firstName, PERSON.lastName, leaving.user.email])).toEqual({})
  expect(await count()).toBe(before + 1)
  const { entries } = await ok(owner.ask('/api/journal'))
  const names = entries.filter(({ actorId }: { actorId: string }) => actorId === leaving.user.id)
  expect(names.length).toBeGreaterThan(1)
  for (const { actorName } of names) expect(actorName).toBe(`#${leaving.user.id.slice(0, 8)}`)
})
