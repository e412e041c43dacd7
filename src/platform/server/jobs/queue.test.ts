import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { testApp } from '#tests/test-app.ts'
import { type Job, openQueue } from './queue.ts'

const waitOptions = { timeout: 15_000, interval: 50 }

function noteJob(done: string[], more: Partial<Job<{ text: string }>> = {}): Job<{ text: string }> {
  return { name: 'note', schema: z.object({ text: z.string() }), run: async (_, { text }) => done.push(text), ...more }
}

test('a job enqueued in a transaction runs after the commit', async () => {
  const done: string[] = []
  const job = noteJob(done)
  const { ctx, queue } = await testApp({ jobs: [job] })
  await queue.startWorkers([job], ctx)

  await ctx.db.transaction((tx) => ctx.enqueue(tx, job, { text: 'kept' }))

  await vi.waitFor(() => expect(done).toEqual(['kept']), waitOptions)
})

test('a job enqueued in a transaction that is rolled back never runs', async () => {
  const done: string[] = []
  const job = noteJob(done)
  const { ctx, queue } = await testApp({ jobs: [job] })
  await queue.startWorkers([job], ctx)

  const failed = ctx.db.transaction(async (tx) => {
    await ctx.enqueue(tx, job, { text: 'never' })
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  await ctx.db.transaction((tx) => ctx.enqueue(tx, job, { text: 'after' }))

  // Jobs run in the order in which they were enqueued.
  await vi.waitFor(() => expect(done).toContain('after'), waitOptions)
  expect(done).toEqual(['after'])
})

test('a failed job is retried; after the last retry it is dead, listed, and can be revived', async () => {
  let attempts = 0
  let isFixed = false
  const job = noteJob([], {
    retries: 1,
    retryDelay: 1,
    run: async () => {
      attempts++
      if (!isFixed) throw new Error('the printer is on fire')
    },
  })
  const { ctx, queue } = await testApp({ jobs: [job] })
  await queue.startWorkers([job], ctx)
  await ctx.db.transaction((tx) => ctx.enqueue(tx, job, { text: 'x' }))

  await vi.waitFor(async () => expect(await queue.listDeadJobs()).toHaveLength(1), waitOptions)
  expect(attempts).toBe(2)
  expect((await queue.listDeadJobs())[0]).toMatchObject({
    name: 'note',
    data: { text: 'x' },
    error: 'the printer is on fire',
  })

  isFixed = true
  expect(await queue.retryDeadJobs()).toBe(1)
  await vi.waitFor(() => expect(attempts).toBe(3), waitOptions)
  expect(await queue.listDeadJobs()).toEqual([])
}, 30_000)

test('invalid job data is rejected when it is enqueued', async () => {
  const job = noteJob([])
  const { ctx } = await testApp({ jobs: [job] })
  await expect(ctx.db.transaction((tx) => ctx.enqueue(tx, job, { text: 5 as never }))).rejects.toThrow()
})

test('jobs that wait when the queue closes are run by the next one', async () => {
  const done: string[] = []
  const job = noteJob(done)
  const first = await testApp({ jobs: [job] })
  await first.ctx.db.transaction((tx) => first.ctx.enqueue(tx, job, { text: 'later' }))
  await first.queue.close()

  const second = await openQueue(first.database, [job], first.ctx.log)
  await second.startWorkers([job], first.ctx)
  await vi.waitFor(() => expect(done).toEqual(['later']), waitOptions)
  await second.close()
})

test('cron jobs are scheduled, and unscheduled when their schedule is removed', async () => {
  const job = noteJob([], { cron: '15 2 * * *' })
  const { ctx, queue, database } = await testApp({ jobs: [job] })
  const calendar = async () => (await database.pool.query('select name, cron from pgboss.schedule')).rows

  await queue.startWorkers([job], ctx)
  expect(await calendar()).toEqual([{ name: 'note', cron: '15 2 * * *' }])
  await queue.startWorkers([noteJob([])], ctx)
  expect(await calendar()).toEqual([])
})

test('a cron run missed while the machine was suspended runs once afterwards, with several processes', async () => {
  let times = 0
  const job: Job = { name: 'yearly', schema: z.object({}), cron: '0 3 1 1 *', run: async () => times++ }
  const { ctx, queue, database } = await testApp({ jobs: [job] })
  await queue.startWorkers([job], ctx)
  await queue.close()
  await database.pool.query("update pgboss.schedule set created_on = now() - interval '5 years'")
  await database.pool.query("update pgboss.version set cron_on = now() - interval '3 years'")

  // A web process neither schedules nor runs it, two workers run it once.
  const web = await openQueue(database, [job], ctx.log, { runsJobs: false })
  const workers = [await openQueue(database, [job], ctx.log), await openQueue(database, [job], ctx.log)]
  for (const worker of workers) await worker.startWorkers([job], ctx)
  await vi.waitFor(() => expect(times).toBe(1), waitOptions)
  for (const process of [web, ...workers]) await process.close()
  const { rows } = await database.pool.query("select count(*)::int as n from pgboss.job where name = 'yearly'")
  expect(rows).toEqual([{ n: 1 }])
})
