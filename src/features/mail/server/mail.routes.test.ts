import { expect, test } from 'vitest'
import { listJournal } from '#features/journal/server/journal.service.ts'
import { mailFixture } from '#tests/fixtures/mail-fixture.ts'
import { mailServer, smtpError } from '#tests/servers/mail-server.ts'
import type { EmailPage } from '../model/mail-log.schema.ts'
import { deliverDue } from './delivery/delivery.service.ts'
import { emails } from './email.table.ts'

const SMTP_URL = 'smtp://127.0.0.1:9'

test('only an admin reads, resends or changes emails', async () => {
  const { write, as, asVisitor } = await mailFixture({ SMTP_URL })
  const id = await write()
  const { send } = await as('user')
  for (const [method, path] of [
    ['GET', '/api/mail'],
    ['GET', '/api/mail/status'],
    ['GET', `/api/mail/${id}`],
    ['POST', `/api/mail/${id}/resend`],
    ['POST', `/api/mail/${id}/arrived`],
    ['POST', '/api/mail/retry-failed'],
  ] as const) {
    expect((await send(method, path)).status).toBe(403)
    expect((await asVisitor(path, { method })).status).toBe(401)
  }
})

test('the log is searched by address and subject, filtered by status, and paginated', async () => {
  const { write, as, advanceMinutes } = await mailFixture()
  for (const subject of ['Een', 'Twee', 'Drie']) {
    await write({ subject })
    advanceMinutes(1)
  }
  await write({ subject: 'Vier', to: { address: 'jan_peeters@kapper.example' } })
  const { ask } = await as('admin')
  const page = async (query: string) => (await (await ask(`/api/mail?${query}`)).json()) as EmailPage
  const subjects = async (query: string) => (await page(query)).emails.map(({ subject }) => subject)

  expect(await subjects('')).toEqual(['Vier', 'Drie', 'Twee', 'Een'])
  expect(await subjects('query=TWEE')).toEqual(['Twee'])
  expect(await subjects('query=jan_p')).toEqual(['Vier'])
  expect(await subjects('query=n%25p')).toEqual([])
  expect(await subjects('status=sent')).toEqual([])
  expect(await subjects('status=unsent&query=rita')).toEqual(['Drie', 'Twee', 'Een'])

  const { emails, next } = await page('limit=3')
  expect(emails).toHaveLength(3)
  expect(await page(`limit=3&before=${next}`)).toMatchObject({ emails: [{ subject: 'Een' }], next: null })
  expect((await ask('/api/mail?status=lost')).status).toBe(422)
})

test('an email is returned with its content and the names of its attachments', async () => {
  const { write, as } = await mailFixture()
  const id = await write({
    attachments: [{ filename: 'plan.pdf', contentType: 'application/pdf', content: 'JVBERg==' }],
  })
  const { ask } = await as('admin')

  const email = await (await ask(`/api/mail/${id}`)).json()

  expect(email).toMatchObject({ id, status: 'unsent', text: 'Het brood is klaar.', attempts: 0, lastError: null })
  expect(email.html).toContain('<p>Het brood is klaar.</p>')
  expect(email.attachments).toEqual([{ filename: 'plan.pdf', contentType: 'application/pdf', content: 'JVBERg==' }])
  const missing = await ask('/api/mail/nope')
  expect(missing.status).toBe(404)
  expect(await missing.json()).toMatchObject({ error: { code: 'EMAIL_NOT_FOUND' } })
})

test('without a mail server nothing can be sent again, and nothing changes', async () => {
  const { write, as, onlyEmail, ctx } = await mailFixture()
  const id = await write()
  const { send } = await as('admin')
  for (const path of [`/api/mail/${id}/resend`, '/api/mail/retry-failed']) {
    const response = await send('POST', path)
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ error: { code: 'NO_MAIL_SERVER', message: expect.any(String) } })
  }
  expect((await onlyEmail()).status).toBe('unsent')
  expect((await listJournal(ctx, { limit: 10 })).entries).toEqual([])
})

test('an email that is sent again keeps its Message-ID, and the journal records who did it', async () => {
  const server = await mailServer()
  const { write, as, ctx } = await mailFixture({ SMTP_URL: server.url() })
  const id = await write()
  await deliverDue(ctx)
  const { send, user } = await as('admin')

  const response = await send('POST', `/api/mail/${id}/resend`)
  expect(await response.json()).toMatchObject({ id, status: 'queued', attempts: 0 })
  await deliverDue(ctx)

  const [first, second] = server.received.map(({ mail }) => mail.messageId)
  expect(second).toBe(first)
  const { entries } = await listJournal(ctx, { limit: 10 })
  expect(entries).toMatchObject([{ action: 'email.resent', subject: id, actorId: user.id }])
})

test('the owner marks an uncertain email as arrived; other emails cannot be marked', async () => {
  const { write, as, onlyEmail, ctx } = await mailFixture({ SMTP_URL })
  const id = await write()
  const { send, user } = await as('admin')
  const doubted = await send('POST', `/api/mail/${id}/arrived`)
  expect(doubted.status).toBe(409)
  expect(await doubted.json()).toMatchObject({ error: { code: 'EMAIL_NOT_UNCERTAIN' } })
  expect((await send('POST', '/api/mail/nope/arrived')).status).toBe(404)
  expect((await onlyEmail()).status).toBe('queued')

  const lastAttemptAt = new Date('2025-03-03T09:00:00Z')
  await ctx.db.update(emails).set({ status: 'uncertain', unanswered: 2, errorCode: 'noAnswer', lastAttemptAt })
  const arrived = { id, status: 'sent', sentAt: lastAttemptAt.toISOString(), unanswered: 0, lastError: null }
  expect(await (await send('POST', `/api/mail/${id}/arrived`)).json()).toMatchObject(arrived)
  await deliverDue(ctx)
  expect((await onlyEmail()).status).toBe('sent')
  const { entries } = await listJournal(ctx, { limit: 10 })
  expect(entries).toMatchObject([{ action: 'email.arrived', subject: id, actorId: user.id }])
})

test('all failed emails are requeued with one call', async () => {
  let isMended = false
  const server = await mailServer({
    onRcptTo: (_, __, done) => done(isMended ? null : smtpError(550, '5.7.1 Relaying denied')),
  })
  const { write, as, ctx } = await mailFixture({ SMTP_URL: server.url() })
  for (let number = 0; number < 3; number++) await write()
  await deliverDue(ctx)
  const { send, ask } = await as('admin')
  expect(await (await ask('/api/mail/status')).json()).toMatchObject({
    hasMailServer: true,
    lastError: { errorCode: 'refused', serverMessage: '550 5.7.1 Relaying denied', at: ctx.now().toISOString() },
    counts: { queued: 0, sent: 0, failed: 3, uncertain: 0, expired: 0, unsent: 0 },
  })

  isMended = true
  expect(await (await send('POST', '/api/mail/retry-failed')).json()).toEqual({ queued: 3 })
  await deliverDue(ctx)

  expect(server.received).toHaveLength(3)
  expect(await (await ask('/api/mail/status')).json()).toMatchObject({
    lastError: null,
    counts: { sent: 3, failed: 0 },
  })
  expect((await listJournal(ctx, { limit: 10 })).entries).toMatchObject([
    { action: 'emails.retried', subject: 'failed', details: { emails: 3 } },
  ])
})
