import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { EMAIL_DRAFT, mailFixture } from '#tests/fixtures/mail-fixture.ts'
import { mailServer } from '#tests/servers/mail-server.ts'
import { queueEmail } from '../email.service.ts'
import { deliverDue } from './delivery.service.ts'
import { deliverEmails } from './email.jobs.ts'

test('the worker sends an email after its transaction commits, and never one that was rolled back', async () => {
  const server = await mailServer()
  const { ctx, queue, write, allEmails } = await mailFixture({ SMTP_URL: server.url() })
  await queue.startWorkers([deliverEmails], ctx)

  const undone = ctx.db.transaction(async (tx) => {
    await queueEmail(ctx, tx, { ...EMAIL_DRAFT, subject: 'never' })
    throw new Error('rollback')
  })
  await expect(undone).rejects.toThrow('rollback')
  await write({ subject: 'committed' })

  await vi.waitFor(() => expect(server.received.map(({ mail }) => mail.subject)).toEqual(['committed']), 15_000)
  expect(await allEmails()).toMatchObject([{ subject: 'committed' }])
}, 20_000)

test('concurrent jobs run delivery once: at most five connections to the mail server', async () => {
  let guests = 0
  let most = 0
  const server = await mailServer({
    async onMessage() {
      most = Math.max(most, ++guests)
      await vi.waitFor(() => expect(most).toBeGreaterThanOrEqual(5), 10_000)
      await pause(20)
      guests--
    },
  })
  const { ctx, write } = await mailFixture({ SMTP_URL: server.url() })
  for (let number = 0; number < 20; number++) await write()
  await Promise.all(Array.from({ length: 20 }, () => deliverEmails.run(ctx, {})))
  expect(server.received).toHaveLength(20)
  expect(most).toBe(5)
}, 20_000)

test('a run ends at its time limit and reports that there is more', async () => {
  const server = await mailServer({ onMessage: () => pause(20) })
  const { ctx, write } = await mailFixture({ SMTP_URL: server.url() })
  for (let number = 0; number < 12; number++) await write()
  expect(await deliverDue(ctx, { maxRunMs: 10, concurrency: 2 })).toBe('more')
  expect(server.received.length).toBeLessThan(12)
  expect(await deliverDue(ctx)).toBe('done')
  expect(server.received).toHaveLength(12)
}, 20_000)
