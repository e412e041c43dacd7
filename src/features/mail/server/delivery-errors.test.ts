import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freePort } from '#platform/server/database/free-port.ts'
import { mailFixture } from '#tests/fixtures/mail-fixture.ts'
import { flakySmtpProxy } from '#tests/servers/flaky-smtp-proxy.ts'
import { mailServer, smtpError } from '#tests/servers/mail-server.ts'
import { deliverDue } from './delivery.service.ts'
import { emails } from './email.table.ts'

const timeouts = { connection: 300, greeting: 300, socket: 300 }

test.each([
  ['says nothing', 'silent', 'noAnswer'],
  ['stops half-way', 'stuck', 'noAnswer'],
  ['dies half-way', 'cut', 'broken'],
] as const)('a server that %s gets the letter again later', async (_, manner, trouble) => {
  const server = await mailServer()
  const {
    ctx,
    write,
    letter,
    advanceMinutes: pass,
  } = await mailFixture({ SMTP_URL: await flakySmtpProxy(server.port, [manner]) })
  await write()

  // Only for silence is there anything to wait for; whoever does answer may take their time.
  await deliverDue(ctx, trouble === 'noAnswer' ? { timeouts } : {})
  expect(await letter()).toMatchObject({ status: 'queued', trouble })
  pass(5)
  await deliverDue(ctx)
  expect(await letter()).toMatchObject({ status: 'sent', trouble: null })
  expect(server.received).toHaveLength(1)
})

test('a wrong password keeps every letter, says what is wrong, and never repeats the password', async () => {
  const server = await mailServer({ user: 'shop', password: 'right' })
  const { ctx, write, advanceMinutes: pass, logged } = await mailFixture({ SMTP_URL: server.url('shop', 'Gr0en!gras') })
  for (let number = 0; number < 8; number++) await write()

  await deliverDue(ctx)

  const rows = await ctx.db.select().from(emails)
  expect(rows.map(({ status }) => status)).toEqual(Array(8).fill('queued'))
  const tried = rows.filter(({ lastAttemptAt }) => lastAttemptAt)
  // Those that were not under way yet are spared: a server that is asked too often locks us out.
  expect(tried.length).toBeLessThanOrEqual(5)
  expect(tried[0]).toMatchObject({
    trouble: 'wrongPassword',
    lastError: '535 5.7.8 Wrong user or password (***)',
  })
  expect(logged()).not.toContain('Gr0en!gras')
  expect(logged()).not.toContain('rita@')

  pass(5)
  await deliverDue({ ...ctx, env: { ...ctx.env, SMTP_URL: server.url() } })
  expect(server.received).toHaveLength(8)
})

test.each([
  ['nobody listens', async () => `smtp://127.0.0.1:${await freePort()}`, 'away'],
  ['its name is unknown', async () => 'smtp://mail.invalid:25', 'unknownName'],
  [
    'it turns everybody away',
    async () => (await mailServer({ onConnect: (_, done) => done(smtpError(554, 'No SMTP service here')) })).url(),
    'turnedAway',
  ],
  [
    'it does not like our address',
    async () => (await mailServer({ onMailFrom: (_, __, done) => done(smtpError(553, 'Not your address')) })).url(),
    'takesNone',
  ],
])('when %s, the letter waits: it is not the letter’s fault', async (_, url, trouble) => {
  const { ctx, write, letter, advanceMinutes: pass } = await mailFixture({ SMTP_URL: await url() })
  await write()
  // One more refusal of its own would be the end of this letter.
  await ctx.db.update(emails).set({ attempts: 7 })
  pass(25 * 60)
  // None of them is silent. With the short timeouts an answer on a busy machine would count as no answer.
  await deliverDue(ctx)
  expect(await letter()).toMatchObject({ status: 'queued', trouble, attempts: 7, unanswered: 0 })
})

test('the twin: a letter that the server itself puts off that often has failed', async () => {
  const server = await mailServer({ onRcptTo: (_, __, done) => done(smtpError(450, 'Mailbox busy')) })
  const { ctx, write, letter, advanceMinutes: pass } = await mailFixture({ SMTP_URL: server.url() })
  await write()
  await ctx.db.update(emails).set({ attempts: 7 })
  pass(25 * 60)
  await deliverDue(ctx)
  expect(await letter()).toMatchObject({ status: 'failed', trouble: 'later', attempts: 8 })
})

test('a letter that a worker took and never reported on is due again when its lease ends', async () => {
  const server = await mailServer()
  const { ctx, write, advanceMinutes: pass } = await mailFixture({ SMTP_URL: server.url() })
  const id = await write()
  const lease = new Date(ctx.now().getTime() + 5 * 60_000)
  await ctx.db.update(emails).set({ dueAt: lease, attempts: 1 }).where(eq(emails.id, id))

  pass(4)
  await deliverDue(ctx)
  expect(server.received).toHaveLength(0)
  pass(1)
  await deliverDue(ctx)
  expect(server.received).toHaveLength(1)
})

test('a worker that comes back late does not undo what was decided meanwhile', async () => {
  const { ctx, write, letter, advanceMinutes: pass } = await mailFixture({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const id = await write()
  const slow = await mailServer({
    async onMessage() {
      // The lease has ended, and somebody else has sent it.
      pass(6)
      await ctx.db.update(emails).set({ status: 'sent', sentAt: ctx.now() }).where(eq(emails.id, id))
      throw smtpError(451, 'Try later')
    },
  })
  await deliverDue({ ...ctx, env: { ...ctx.env, SMTP_URL: slow.url() } })
  expect(await letter()).toMatchObject({ status: 'sent', lastError: null })
})
