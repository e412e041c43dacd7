import { expect, test } from 'vitest'
import { listJournal } from '#features/journal/server/journal.service.ts'
import { deliverDue } from '#features/mail/server/delivery/delivery.service.ts'
import { MINUTE_MS } from '#kernel/time-units.ts'
import { COMPANY } from '#tests/fixtures/company.ts'
import { contactFixture, MESSAGE } from '#tests/fixtures/contact-fixture.ts'
import { errorOf } from '#tests/fixtures/identity-fixture.ts'
import { mailServer } from '#tests/servers/mail-server.ts'
import type { MessagePage } from '../model/inbox.schema.ts'
import { purgeContact } from './contact.jobs.ts'
import { contactMessages } from './message.table.ts'

const INBOX = '/api/contact/messages'
type Fixture = Awaited<ReturnType<typeof contactFixture>>

/** Inserts messages a minute apart, without sending them through the API. */
async function inbox(titles: string[], more: Partial<typeof contactMessages.$inferInsert> = {}, env = {}) {
  const fixture = await contactFixture({ env })
  const rows = titles.map((title, index) => ({
    id: `00000000-0000-4000-8000-00000000000${index}`,
    reference: `C-00000${index}`,
    ...MESSAGE,
    title,
    locale: 'nl' as const,
    createdAt: new Date(fixture.ctx.now().getTime() + index * MINUTE_MS),
    ...more,
  }))
  await fixture.ctx.db.insert(contactMessages).values(rows)
  const { ask, send, user } = await fixture.as('admin')
  return { ...fixture, ask, send, user, ids: rows.map(({ id }) => id), id: rows[0]!.id }
}

async function journalOf({ ctx }: Pick<Fixture, 'ctx'>) {
  const { entries } = await listJournal(ctx, { limit: 20 })
  return entries.filter(({ action }) => action.startsWith('message'))
}

test('only an admin reads, answers and deletes messages', async () => {
  const { as, asVisitor, id } = await inbox(['Een'])
  const { send } = await as('writer')
  for (const [method, path] of [
    ['GET', INBOX],
    ['GET', `${INBOX}/counts`],
    ['GET', `${INBOX}/${id}`],
    ['POST', `${INBOX}/${id}/read`],
    ['POST', `${INBOX}/${id}/unread`],
    ['POST', `${INBOX}/${id}/answer`],
    ['POST', `${INBOX}/${id}/archive`],
    ['POST', `${INBOX}/${id}/restore`],
    ['DELETE', `${INBOX}/${id}`],
  ] as const) {
    expect((await send(method, path)).status).toBe(403)
    expect((await asVisitor(path, { method })).status).toBe(401)
  }
})

test('the inbox is searched, filtered by status and paginated, newest first', async () => {
  const { ask, send, ids } = await inbox(['Een', 'Twee', 'Drie'])
  await send('POST', `${INBOX}/${ids[1]}/archive`)
  const page = async (query: string) => (await (await ask(`${INBOX}?${query}`)).json()) as MessagePage
  const titles = async (query: string) => (await page(query)).messages.map(({ title }) => title)

  expect(await titles('')).toEqual(['Drie', 'Een'])
  expect(await titles('status=archived')).toEqual(['Twee'])
  expect(await titles('status=unread')).toEqual(['Drie', 'Een'])
  expect(await titles('query=DRIE')).toEqual(['Drie'])
  expect(await titles('query=lente%20klaar')).toEqual(['Drie', 'Een'])
  expect(await titles('query=c-000002')).toEqual(['Drie'])
  expect(await titles('query=%25')).toEqual([])
  expect(await titles('query=%00')).toEqual(['Drie', 'Een'])
  const first = await page('limit=1')
  expect(first.messages).toMatchObject([{ title: 'Drie' }])
  expect(await page(`limit=1&before=${first.next}`)).toMatchObject({ messages: [{ title: 'Een' }], next: null })
  expect((await ask(`${INBOX}?status=lost`)).status).toBe(422)
  expect(await (await ask(`${INBOX}/counts`)).json()).toEqual({ unread: 2, read: 0, answered: 0, archived: 1 })
})

test('opening a message returns it as text and marks it as read', async () => {
  const { ask, send, id, ...fixture } = await inbox(['Een'], { message: '<script>alert(1)</script> en emoji 👋' })
  expect(await (await ask(`${INBOX}/${id}`)).json()).toMatchObject({
    status: 'unread',
    message: '<script>alert(1)</script> en emoji 👋',
    ...{ name: MESSAGE.name, phone: MESSAGE.phone, trade: MESSAGE.trade, wantedDate: MESSAGE.wantedDate },
  })
  for (let i = 0; i < 2; i++)
    expect(await (await send('POST', `${INBOX}/${id}/read`)).json()).toMatchObject({ status: 'read' })
  expect(await journalOf(fixture)).toMatchObject([
    { action: 'message.read', subject: id, actorId: fixture.user.id, details: { name: 'C-000000' } },
  ])
})

test('a message that does not exist cannot be opened, answered or deleted', async () => {
  const { ask, send } = await inbox(['Een'])
  const missing = `${INBOX}/00000000-0000-4000-8000-0000000000ff`
  expect(await errorOf(await ask(missing))).toMatchObject({ code: 'MESSAGE_NOT_FOUND', message: expect.any(String) })
  for (const verb of ['read', 'unread', 'archive', 'restore'])
    expect((await send('POST', `${missing}/${verb}`)).status).toBe(404)
  expect((await send('POST', `${missing}/answer`, { answer: 'Dag', answers: 0 })).status).toBe(404)
  expect((await send('DELETE', missing)).status).toBe(404)
})

test('an answer is stored and emailed to the sender in their language, with the message quoted', async () => {
  const server = await mailServer()
  const env = { SMTP_URL: server.url() }
  const { send, id, ctx, ...fixture } = await inbox(['Prix'], { locale: 'fr' }, env)

  const response = await send('POST', `${INBOX}/${id}/answer`, { answer: 'Bonjour,\n\nDès <b>350</b> €.', answers: 0 })
  expect(await response.json()).toMatchObject({ status: 'answered', answers: [{ sentAt: ctx.now().toISOString() }] })
  await deliverDue(ctx)

  const [{ mail, to }] = server.received as [(typeof server.received)[number]]
  expect(to).toEqual([MESSAGE.email])
  expect(mail.subject).toBe('Re: Prix (C-000000)')
  expect(mail.replyTo?.text).toBe(COMPANY.email)
  expect(mail.headers.get('auto-submitted')).toBe('no')
  expect(mail.text).toContain('Bonjour,\n\nDès <b>350</b> €.')
  expect(mail.text).toContain(`Votre message (C-000000)\u00a0:\n\n> ${MESSAGE.message}`)
  expect(mail.html).not.toContain('<b>350')
  expect(await journalOf({ ctx })).toMatchObject([
    { action: 'message.answered', subject: id, actorId: fixture.user.id },
  ])
})

test('an empty answer is refused, and one that does not know the answer of another admin', async () => {
  const { send, id, allEmails } = await inbox(['Een'])
  const empty = await send('POST', `${INBOX}/${id}/answer`, { answer: ' ', answers: 0 })
  expect(await errorOf(empty)).toMatchObject({ fields: { answer: 'Schrijf een antwoord.' } })
  expect((await send('POST', `${INBOX}/${id}/answer`, { answer: 'Ja.', answers: 0 })).status).toBe(200)
  const second = await send('POST', `${INBOX}/${id}/answer`, { answer: 'Nee.', answers: 0 })
  expect(await errorOf(second)).toMatchObject({ code: 'ANSWERED_MEANWHILE' })
  expect(await allEmails()).toHaveLength(1)
})

test('a thread has several answers in order; mail programs show their emails together', async () => {
  const { write, as, messages, allEmails, ctx } = await contactFixture()
  let time = ctx.now().getTime()
  // The application holds this object.
  Object.assign(ctx, { now: () => new Date(time++) })
  await write()
  const { id } = (await messages())[0]!
  const { send, ask } = await as('admin')
  await send('POST', `${INBOX}/${id}/answer`, { answer: 'Ja.', answers: 0 })
  await send('POST', `${INBOX}/${id}/archive`)
  const { answers, status } = await (
    await send('POST', `${INBOX}/${id}/answer`, { answer: 'En nog iets.', answers: 1 })
  ).json()
  expect(answers.map(({ text }: { text: string }) => text)).toEqual(['Ja.', 'En nog iets.'])
  expect(status).toBe('answered')
  expect((await (await ask(`${INBOX}/${id}`)).json()).answers).toEqual(answers)

  const thread = (await allEmails()).filter(({ kind }) => kind !== 'contact.notice')
  expect(thread.map(({ kind }) => kind)).toEqual(['contact.receipt', 'contact.answer', 'contact.answer'])
  const [receipt, first, second] = thread.map((email) => `<${email.id}@${new URL(ctx.env.origin).hostname}>`)
  expect(thread[1]!.headers).toMatchObject({ 'In-Reply-To': receipt, References: receipt })
  expect(thread[2]!.headers).toMatchObject({ 'In-Reply-To': first, References: `${receipt} ${first}` })
  expect(second).not.toBe(first)
})

test('a message is marked as unread, and opening it restores its status', async () => {
  const { send, ids, ...fixture } = await inbox(['Een', 'Twee'])
  const [read, answered] = ids as [string, string]
  const statusAfter = async (id: string, verb: string) =>
    (await (await send('POST', `${INBOX}/${id}/${verb}`)).json()).status
  await send('POST', `${INBOX}/${answered}/answer`, { answer: 'Ja.', answers: 0 })
  await statusAfter(read, 'read')
  expect([await statusAfter(read, 'unread'), await statusAfter(answered, 'unread')]).toEqual(['unread', 'unread'])
  expect([await statusAfter(read, 'read'), await statusAfter(answered, 'read')]).toEqual(['read', 'answered'])
  await statusAfter(read, 'archive')
  expect(await statusAfter(read, 'unread')).toBe('archived')
  expect((await journalOf(fixture)).filter(({ action }) => action === 'message.markedUnread')).toHaveLength(2)
})

test('an archived message gets its former status when restored, and the journal records both', async () => {
  const { send, ids, ctx } = await inbox(['Een', 'Twee'])
  const [first, second] = ids
  await send('POST', `${INBOX}/${second}/answer`, { answer: 'Ja.', answers: 0 })
  const statusAfter = async (id: string, verb: string) =>
    (await (await send('POST', `${INBOX}/${id}/${verb}`)).json()).status
  expect([await statusAfter(first!, 'archive'), await statusAfter(first!, 'restore')]).toEqual(['archived', 'read'])
  expect([await statusAfter(second!, 'archive'), await statusAfter(second!, 'restore')]).toEqual([
    'archived',
    'answered',
  ])
  expect((await journalOf({ ctx })).map(({ action }) => action)).toEqual([
    'message.restored',
    'message.archived',
    'message.restored',
    'message.archived',
    'message.answered',
  ])
})

test('deleting a message deletes the emails that repeat it, but a queued answer is still sent', async () => {
  const { write, as, messages, allEmails, ctx } = await contactFixture()
  await write()
  const { id } = (await messages())[0]!
  const { send } = await as('admin')
  ctx.env.SMTP_URL = 'smtp://127.0.0.1:9'
  await send('POST', `${INBOX}/${id}/answer`, { answer: 'Ja.', answers: 0 })

  expect((await send('DELETE', `${INBOX}/${id}`)).status).toBe(200)
  expect(await messages()).toEqual([])
  expect((await allEmails()).map(({ kind }) => kind)).toEqual(['contact.answer'])
  const [entry] = await journalOf({ ctx })
  expect(entry).toMatchObject({ action: 'message.deleted', subject: id })
  expect(JSON.stringify(entry)).not.toContain(MESSAGE.email)
})

test('a message is deleted after two years, with its emails and a journal entry', async () => {
  const { write, messages, allEmails, ctx } = await contactFixture()
  await write()
  const at = (moment: string) => ({ ...ctx, now: () => new Date(moment) })

  await purgeContact.run(at('2027-03-03T08:59:00Z'), {})
  expect(await messages()).toHaveLength(1)
  expect(await journalOf({ ctx })).toEqual([])

  for (let i = 0; i < 2; i++) await purgeContact.run(at('2027-03-03T09:01:00Z'), {})
  expect(await messages()).toEqual([])
  expect(await allEmails()).toEqual([])
  expect(await journalOf({ ctx })).toMatchObject([
    { action: 'messages.purged', actorId: null, subject: 'contact', details: { messages: 1 } },
  ])
})
