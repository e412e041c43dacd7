import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '#kernel/time-units.ts'
import { mailFixture } from '#tests/fixtures/mail-fixture.ts'
import { flakySmtpProxy, type SmtpFault } from '#tests/servers/flaky-smtp-proxy.ts'
import { mailServer, smtpError } from '#tests/servers/mail-server.ts'
import { emails } from '../email.table.ts'
import { deliverDue } from './delivery.service.ts'

const timeouts = { connection: 2000, greeting: 2000, socket: 2000 }

/** One email, and an SMTP proxy that gives each attempt the next fault. */
async function oneEmail(faults: SmtpFault[], options = '') {
  const server = await mailServer()
  const SMTP_URL = `${(await flakySmtpProxy(server.port, faults)).url}${options}`
  const product = await mailFixture({ SMTP_URL })
  const id = await product.write()
  async function attempt() {
    await deliverDue(product.ctx, { timeouts })
    product.advanceMinutes(10)
    return product.onlyEmail()
  }
  const messageIds = () => server.received.map(({ mail }) => mail.messageId)
  return { ...product, server, id, attempt, messageIds }
}

test.each(['', '?pool=true'])(
  'a reply that is lost once makes the email arrive twice, with one Message-ID%s',
  async (options) => {
    const { attempt, messageIds } = await oneEmail(['unheard'], options)
    expect(await attempt()).toMatchObject({ status: 'queued', unanswered: 1, errorCode: 'broken' })
    expect(await attempt()).toMatchObject({ status: 'sent', unanswered: 0, errorCode: null })
    expect(messageIds()).toHaveLength(2)
    expect(new Set(messageIds()).size).toBe(1)
  },
)

test.each(['', '?pool=true'])('a reply that is lost twice ends the attempts: the owner decides%s', async (options) => {
  const { attempt, messageIds, as, id } = await oneEmail(['unheard', 'unheard'], options)
  await attempt()
  expect(await attempt()).toMatchObject({ status: 'uncertain', unanswered: 2 })
  for (let more = 0; more < 3; more++) await attempt()
  expect(messageIds()).toHaveLength(2)

  const { ask, send } = await as('admin')
  const uncertain = { id, status: 'uncertain', lastError: { errorCode: 'broken' } }
  expect(await (await ask('/api/mail?status=uncertain')).json()).toMatchObject({ emails: [uncertain] })
  expect(await (await ask('/api/mail/status')).json()).toMatchObject({ counts: { uncertain: 1, failed: 0, queued: 0 } })
  // Retrying all failed emails leaves this one out: it has not failed.
  expect(await (await send('POST', '/api/mail/retry-failed')).json()).toEqual({ queued: 0 })
  expect((await attempt()).status).toBe('uncertain')

  expect(await (await send('POST', `/api/mail/${id}/resend`)).json()).toMatchObject({ status: 'queued', unanswered: 0 })
  expect((await attempt()).status).toBe('sent')
  expect(messageIds()).toHaveLength(3)
})

test('a connection that breaks on the last byte counts too: to the client it looks the same', async () => {
  const { attempt, messageIds } = await oneEmail(['cutAtEnd', 'cutAtEnd'])
  expect(await attempt()).toMatchObject({ status: 'queued', unanswered: 1 })
  expect(await attempt()).toMatchObject({ status: 'uncertain', unanswered: 2 })
  expect(messageIds()).toHaveLength(0)
})

test('a connection that breaks before the message does not count, however often', async () => {
  const { attempt, messageIds } = await oneEmail(['cutBefore', 'cutBefore', 'cutBefore', 'cutBefore'])
  for (let broken = 0; broken < 4; broken++) expect(await attempt()).toMatchObject({ status: 'queued', unanswered: 0 })
  expect((await attempt()).status).toBe('sent')
  expect(messageIds()).toHaveLength(1)
})

test('a rejection is a reply: an email that was rejected temporarily can be retried any number of times', async () => {
  let refusals = 4
  const server = await mailServer({
    onMessage() {
      if (refusals-- > 0) throw smtpError(451, '4.3.0 Try later')
    },
  })
  const { ctx, write, onlyEmail, advanceMinutes } = await mailFixture({ SMTP_URL: server.url() })
  await write()
  for (let refused = 0; refused < 4; refused++) {
    await deliverDue(ctx)
    expect(await onlyEmail()).toMatchObject({ status: 'queued', unanswered: 0, errorCode: 'later' })
    advanceMinutes(10)
  }
  await deliverDue(ctx)
  expect(await onlyEmail()).toMatchObject({ status: 'sent' })
  expect(server.received).toHaveLength(1)
})

test('a rejection resets its own attempt only: the one before may have arrived', async () => {
  const server = await mailServer({
    onMessage() {
      if (server.received.length > 0) throw smtpError(550, '5.7.1 Seen that one')
    },
  })
  const { ctx, write, onlyEmail, advanceMinutes } = await mailFixture({
    SMTP_URL: (await flakySmtpProxy(server.port, ['unheard'])).url,
  })
  await write()
  await deliverDue(ctx, { timeouts })
  advanceMinutes(10)
  await deliverDue(ctx, { timeouts })
  expect(await onlyEmail()).toMatchObject({ status: 'uncertain', unanswered: 1, errorCode: 'refused' })
})

test('an email whose workers crashed twice after transmitting it is not sent by the next one', async () => {
  const { ctx, id, attempt, messageIds, logged } = await oneEmail([])
  const lease = new Date(ctx.now().getTime() + 5 * MINUTE_MS)
  await ctx.db.update(emails).set({ dueAt: lease, attempts: 2, unanswered: 2 }).where(eq(emails.id, id))
  expect((await attempt()).status).toBe('queued')
  expect(await attempt()).toMatchObject({ status: 'uncertain', attempts: 2, errorCode: null })
  expect(messageIds()).toHaveLength(0)
  expect(logged()).toContain('emails may have arrived')
})

test('an email that another worker leased meanwhile is aborted before its last byte', async () => {
  const server = await mailServer({
    async onRcptTo(_, __, done) {
      const lease = new Date(ctx.now().getTime() + 60 * MINUTE_MS)
      await ctx.db.update(emails).set({ dueAt: lease }).where(eq(emails.id, id))
      done()
    },
  })
  const { ctx, write, onlyEmail } = await mailFixture({ SMTP_URL: server.url() })
  const id = await write()
  await deliverDue(ctx)
  expect(server.received).toHaveLength(0)
  expect(await onlyEmail()).toMatchObject({ status: 'queued', unanswered: 0, errorCode: null })
})

test('resending an email that may have arrived keeps its unanswered count', async () => {
  const { attempt, as, id, messageIds } = await oneEmail(['unheard', 'unheard'])
  await attempt()
  const { send } = await as('admin')
  expect(await (await send('POST', `/api/mail/${id}/resend`)).json()).toMatchObject({ status: 'queued', unanswered: 1 })
  expect((await attempt()).status).toBe('uncertain')
  expect(messageIds()).toHaveLength(2)
})

test('the database rejects a third unanswered attempt', async () => {
  const { ctx, id } = await oneEmail([])
  const third = ctx.db.update(emails).set({ unanswered: 3 }).where(eq(emails.id, id))
  await expect(third).rejects.toMatchObject({ cause: { constraint: 'emails_at_most_twice' } })
})
