import { expect, test } from 'vitest'
import { MINUTE_MS } from '#kernel/time-units.ts'
import { freePort } from '#platform/server/database/free-port.ts'
import { mailFixture } from '#tests/fixtures/mail-fixture.ts'
import { mailServer, smtpError } from '#tests/servers/mail-server.ts'
import { emails } from '../email.table.ts'
import { deliverDue } from './delivery.service.ts'

const HOUR = 60

test('after two days without a mail server, the first accepted email makes all others due', async () => {
  const { ctx, write, advanceMinutes } = await mailFixture({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` })
  for (let number = 0; number < 5; number++) await write({ subject: `email ${number}` })
  for (let round = 0; round < 10; round++) {
    await deliverDue(ctx)
    advanceMinutes(5 * HOUR)
  }
  await deliverDue(ctx)
  const rows = await ctx.db.select().from(emails)
  expect(rows.map(({ status }) => status)).toEqual(Array(5).fill('queued'))

  const server = await mailServer()
  await write({ subject: 'the newest' })
  await deliverDue({ ...ctx, env: { ...ctx.env, SMTP_URL: server.url() } })
  expect(server.received).toHaveLength(6)
})

test('a success makes emails due that waited for the server, not those that the server deferred', async () => {
  const greylisted = 'grey@bakkerij.example'
  const server = await mailServer({
    onRcptTo: ({ address }, _, done) => done(address === greylisted ? smtpError(451, 'Greylisted') : null),
  })
  const { ctx, write } = await mailFixture({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` })
  await write()
  await deliverDue(ctx)
  const online = { ...ctx, env: { ...ctx.env, SMTP_URL: server.url() } }
  await write({ to: { address: greylisted } })
  await deliverDue(online)
  await write({ subject: 'gets through' })
  await deliverDue(online)
  expect(server.received).toHaveLength(2)
  const waiting = (await ctx.db.select().from(emails)).filter(({ status }) => status === 'queued')
  expect(waiting).toMatchObject([{ toAddress: greylisted, errorCode: 'later', attempts: 1 }])
})

test('an email whose link has expired is not sent, and the admin sees why', async () => {
  const { ctx, write, onlyEmail, advanceMinutes, as } = await mailFixture({
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
  })
  const id = await write({ validUntil: new Date(ctx.now().getTime() + HOUR * MINUTE_MS) })
  await deliverDue(ctx)
  advanceMinutes(HOUR - 1)
  await deliverDue(ctx)
  expect((await onlyEmail()).status).toBe('queued')
  advanceMinutes(1)
  const server = await mailServer()
  const online = { ...ctx, env: { ...ctx.env, SMTP_URL: server.url() } }
  await deliverDue(online)
  expect(await onlyEmail()).toMatchObject({ status: 'expired', errorCode: 'expired' })
  expect(server.received).toHaveLength(0)

  // The application under test uses the clock of its start.
  await ctx.db.update(emails).set({ validUntil: new Date('2025-03-03T08:59:00Z') })
  const admin = await as('admin')
  const shown = await (await admin.ask(`/api/mail/${id}`)).json()
  expect(shown).toMatchObject({ status: 'expired', lastError: { errorCode: 'expired' } })
  const again = await admin.send('POST', `/api/mail/${id}/resend`)
  expect([again.status, (await again.json()).error.code]).toEqual([409, 'EMAIL_EXPIRED'])
  expect(await (await admin.send('POST', '/api/mail/retry-failed')).json()).toEqual({ queued: 0 })
  expect((await onlyEmail()).status).toBe('expired')
})

test('an email that may have arrived does not expire: it is uncertain', async () => {
  const { ctx, write, onlyEmail, advanceMinutes } = await mailFixture({ SMTP_URL: 'smtp://127.0.0.1:9' })
  await write({ validUntil: new Date(ctx.now().getTime() + HOUR * MINUTE_MS) })
  await ctx.db.update(emails).set({ unanswered: 1 })
  advanceMinutes(HOUR)
  await deliverDue(ctx)
  expect((await onlyEmail()).status).toBe('uncertain')
})
