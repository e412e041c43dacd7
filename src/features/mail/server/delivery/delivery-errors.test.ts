import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '#kernel/time-units.ts'
import { freePort } from '#platform/server/database/free-port.ts'
import { mailFixture } from '#tests/fixtures/mail-fixture.ts'
import { flakySmtpProxy } from '#tests/servers/flaky-smtp-proxy.ts'
import { mailServer, smtpError } from '#tests/servers/mail-server.ts'
import { emails } from '../email.table.ts'
import { deliverDue } from './delivery.service.ts'

const timeouts = { connection: 300, greeting: 300, socket: 300 }

test.each([
  ['never replies', 'silent', 'noAnswer'],
  ['stops replying half-way', 'stuck', 'noAnswer'],
  ['closes the connection half-way', 'cut', 'broken'],
  ['resets the connection half-way', 'reset', 'broken'],
] as const)('a server that %s gets the email again later', async (_, manner, errorCode) => {
  const server = await mailServer()
  const { ctx, write, onlyEmail, advanceMinutes } = await mailFixture({
    SMTP_URL: (await flakySmtpProxy(server.port, [manner])).url,
  })
  await write()

  // Short timeouts only for the fault that has to time out; the others may reply slowly.
  await deliverDue(ctx, errorCode === 'noAnswer' ? { timeouts } : {})
  expect(await onlyEmail()).toMatchObject({ status: 'queued', errorCode })
  advanceMinutes(5)
  await deliverDue(ctx)
  expect(await onlyEmail()).toMatchObject({ status: 'sent', errorCode: null })
  expect(server.received).toHaveLength(1)
})

test('a wrong password keeps every email queued, reports the error, and never shows the password', async () => {
  const server = await mailServer({ user: 'shop', password: 'right' })
  const { ctx, write, advanceMinutes, logged } = await mailFixture({ SMTP_URL: server.url('shop', 'Gr0en!gras') })
  for (let number = 0; number < 8; number++) await write()

  await deliverDue(ctx)

  const rows = await ctx.db.select().from(emails)
  expect(rows.map(({ status }) => status)).toEqual(Array(8).fill('queued'))
  const tried = rows.filter(({ lastAttemptAt }) => lastAttemptAt)
  // Emails that were not yet started are skipped: servers lock out clients after repeated failures.
  expect(tried.length).toBeLessThanOrEqual(5)
  expect(tried[0]).toMatchObject({
    errorCode: 'wrongPassword',
    serverMessage: '535 5.7.8 Wrong user or password (***)',
  })
  expect(logged()).not.toContain('Gr0en!gras')
  expect(logged()).not.toContain('rita@')

  advanceMinutes(5)
  await deliverDue({ ...ctx, env: { ...ctx.env, SMTP_URL: server.url() } })
  expect(server.received).toHaveLength(8)
})

test.each([
  ['the port is closed', async () => `smtp://127.0.0.1:${await freePort()}`, 'away'],
  ['its name is unknown', async () => 'smtp://mail.invalid:25', 'unknownName'],
  [
    'the server rejects every client',
    async () => (await mailServer({ onConnect: (_, done) => done(smtpError(554, 'No SMTP service here')) })).url(),
    'turnedAway',
  ],
  [
    'the server rejects the sender address',
    async () => (await mailServer({ onMailFrom: (_, __, done) => done(smtpError(553, 'Not your address')) })).url(),
    'takesNone',
  ],
])('when %s, the email waits and its attempts do not count', async (_, url, errorCode) => {
  const { ctx, write, onlyEmail, advanceMinutes } = await mailFixture({ SMTP_URL: await url() })
  await write()
  // One more rejection would be the last attempt of this email.
  await ctx.db.update(emails).set({ attempts: 7 })
  advanceMinutes(25 * 60)
  // Every server here replies. With short timeouts a slow reply on a busy machine would count as none.
  await deliverDue(ctx)
  expect(await onlyEmail()).toMatchObject({ status: 'queued', errorCode, attempts: 7, unanswered: 0 })
})

test('counterpart: an email that the server itself defers that often has failed', async () => {
  const server = await mailServer({ onRcptTo: (_, __, done) => done(smtpError(450, 'Mailbox busy')) })
  const { ctx, write, onlyEmail, advanceMinutes } = await mailFixture({ SMTP_URL: server.url() })
  await write()
  await ctx.db.update(emails).set({ attempts: 7 })
  advanceMinutes(25 * 60)
  await deliverDue(ctx)
  expect(await onlyEmail()).toMatchObject({ status: 'failed', errorCode: 'later', attempts: 8 })
})

test('an email whose worker crashed is due again when its lease ends', async () => {
  const server = await mailServer()
  const { ctx, write, advanceMinutes } = await mailFixture({ SMTP_URL: server.url() })
  const id = await write()
  const lease = new Date(ctx.now().getTime() + 5 * MINUTE_MS)
  await ctx.db.update(emails).set({ dueAt: lease, attempts: 1 }).where(eq(emails.id, id))

  advanceMinutes(4)
  await deliverDue(ctx)
  expect(server.received).toHaveLength(0)
  advanceMinutes(1)
  await deliverDue(ctx)
  expect(server.received).toHaveLength(1)
})

test('a worker that finishes after its lease does not overwrite the newer state', async () => {
  const { ctx, write, onlyEmail, advanceMinutes } = await mailFixture({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const id = await write()
  const slow = await mailServer({
    async onMessage() {
      // The lease has ended, and another worker has sent it.
      advanceMinutes(6)
      await ctx.db.update(emails).set({ status: 'sent', sentAt: ctx.now() }).where(eq(emails.id, id))
      throw smtpError(451, 'Try later')
    },
  })
  await deliverDue({ ...ctx, env: { ...ctx.env, SMTP_URL: slow.url() } })
  expect(await onlyEmail()).toMatchObject({ status: 'sent', serverMessage: null })
})
