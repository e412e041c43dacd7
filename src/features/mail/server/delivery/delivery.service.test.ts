import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { saveCompany } from '#features/settings/server/company.service.ts'
import { COMPANY } from '#tests/fixtures/company.ts'
import { mailFixture } from '#tests/fixtures/mail-fixture.ts'
import { mailServer, smtpError } from '#tests/servers/mail-server.ts'
import { emails } from '../email.table.ts'
import { deliverDue } from './delivery.service.ts'

test('an accepted email has both parts, all headers, and its own Message-ID', async () => {
  const server = await mailServer({ user: 'shop', password: 'p%ss:w@rd' })
  const { ctx, write, onlyEmail } = await mailFixture({ SMTP_URL: server.url(), PUBLIC_URL: 'https://studio.example' })
  await saveCompany(ctx, COMPANY)
  const subject = 'Größe geändert 🥖 – שלום Rita'

  const headers = { 'List-Unsubscribe': '<https://x.example>' }
  const id = await write({ subject, replyTo: 'owner@studio.example', headers })
  await deliverDue(ctx)

  const [{ from, to, mail } = expect.fail('nothing came')] = server.received
  expect([from, to]).toEqual([COMPANY.email, ['rita@bakkerij.example']])
  expect(mail.from?.value).toEqual([{ address: COMPANY.email, name: 'Studio Cyaan' }])
  expect([mail.to].flat()[0]?.value).toEqual([{ address: 'rita@bakkerij.example', name: 'Rita' }])
  expect(mail.replyTo?.value[0]?.address).toBe('owner@studio.example')
  expect(mail.subject).toBe(subject)
  expect(mail.messageId).toBe(`<${id}@studio.example>`)
  expect(mail.date).toEqual(ctx.now())
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
  expect(mail.headers.get('content-language')).toBe('nl')
  expect(mail.headers.get('list')).toMatchObject({ unsubscribe: { url: 'https://x.example' } })
  expect(mail.html).toContain('<p>Het brood is klaar.</p>')
  expect(mail.text?.trim()).toBe('Het brood is klaar.')
  expect(await onlyEmail()).toMatchObject({ status: 'sent', attempts: 1, serverMessage: null, sentAt: ctx.now() })
})

test('a company without an address sends from a no-reply address', async () => {
  const server = await mailServer()
  const { ctx, write } = await mailFixture({ SMTP_URL: server.url(), PUBLIC_URL: 'https://studio.example:8443' })
  await write()
  await deliverDue(ctx)
  expect(server.received[0]?.from).toBe('no-reply@studio.example')
})

test('an email that was written before the clock was set back is sent at once', async () => {
  const server = await mailServer()
  const { ctx, write, onlyEmail, advanceMinutes } = await mailFixture({ SMTP_URL: server.url() })
  await write()
  advanceMinutes(-120)
  await deliverDue(ctx)
  expect(await onlyEmail()).toMatchObject({ status: 'sent', attempts: 1 })
})

test('a temporarily rejected email is retried with growing pauses until it is accepted', async () => {
  let refusals = 2
  const server = await mailServer({
    onRcptTo: (_, __, done) => done(refusals-- > 0 ? smtpError(451, '4.7.1 Greylisted, come back later') : null),
  })
  const { ctx, write, onlyEmail, advanceMinutes } = await mailFixture({ SMTP_URL: server.url() })
  await write()

  await deliverDue(ctx)
  const serverMessage = '451 4.7.1 Greylisted, come back later'
  expect(await onlyEmail()).toMatchObject({ status: 'queued', attempts: 1, errorCode: 'later', serverMessage })
  await deliverDue(ctx)
  expect((await onlyEmail()).attempts).toBe(1)
  advanceMinutes(1)
  await deliverDue(ctx)
  advanceMinutes(1)
  await deliverDue(ctx)
  expect(await onlyEmail()).toMatchObject({ status: 'queued', attempts: 2 })
  advanceMinutes(1)
  await deliverDue(ctx)
  expect(await onlyEmail()).toMatchObject({ status: 'sent', attempts: 3, serverMessage: null })
  expect(server.received).toHaveLength(1)
})

test('a permanently rejected email has failed at once, and the others are sent', async () => {
  const server = await mailServer({
    onRcptTo: ({ address }, _, done) => done(address.startsWith('gone') ? smtpError(550, '5.1.1 No such user') : null),
    onMessage: ({ mail }) => {
      if (mail.subject === 'spam') throw smtpError(554, '5.7.1 Looks like spam')
    },
  })
  const { ctx, write } = await mailFixture({ SMTP_URL: server.url() })
  await write({ to: { address: 'gone@bakkerij.example' } })
  await write({ subject: 'spam' })
  await write({ to: { address: 'rita at bakkerij' } })
  await write()

  await deliverDue(ctx, { concurrency: 1 })

  const rows = await ctx.db.select().from(emails)
  expect(rows.map(({ status, errorCode, serverMessage }) => [status, errorCode, serverMessage])).toEqual(
    expect.arrayContaining([
      ['failed', 'refused', '550 5.1.1 No such user'],
      ['failed', 'refused', '554 5.7.1 Looks like spam'],
      ['failed', 'notAnAddress', ''],
      ['sent', null, null],
    ]),
  )
})

test('two concurrent workers deliver each email once', async () => {
  const server = await mailServer({ onMessage: () => pause(5) })
  const { ctx, write } = await mailFixture({ SMTP_URL: server.url() })
  for (let number = 0; number < 30; number++) await write({ subject: `email ${number}` })

  // No time limit: on a busy machine a run would end before the last email.
  const options = { maxRunMs: 60_000 }
  await Promise.all([deliverDue(ctx, options), deliverDue(ctx, options)])

  expect(new Set(server.received.map(({ mail }) => mail.subject)).size).toBe(30)
  expect(server.received).toHaveLength(30)
})
