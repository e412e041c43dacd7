import { expect, test } from 'vitest'
import { removeDemo, seedDemo } from '#features/demo/server/demo.service.ts'
import { MINUTE_MS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import { auditSource } from '#server/composition/audit-source.ts'
import { DEMO_PARTS } from '#server/composition/demo/demo-parts.ts'
import { testApp } from '#tests/test-app.ts'
import { auditChangedPages, runAudit } from '../audit.jobs.ts'
import { auditFindings, auditPages, auditRuns } from '../audit.table.ts'
import { readChecksVersion } from './checks-version.service.ts'
import { auditIfOutdated } from './first-audit.service.ts'
import { performAudit } from './run.service.ts'

const HTML = '<!doctype html><html lang="nl"><head><title>T</title></head><body><main><h1>T</h1></main></body></html>'

/** `onRender`: called while a run reads a page. */
async function site(onRender?: () => Promise<void>) {
  const made = await testApp({
    jobs: [runAudit(auditSource)],
    env: { DEMO: 'on' },
    render: async () => {
      await onRender?.()
      return new Response(HTML, { headers: { 'content-type': 'text/html' } })
    },
  })
  const runs = () => made.ctx.db.select().from(auditRuns).orderBy(auditRuns.id)
  return { ...made, runs }
}

const later = (ctx: Context, minutes: number): Context => ({
  ...ctx,
  now: () => new Date(ctx.now().getTime() + minutes * MINUTE_MS),
})

test('several processes that start at once start one full audit, and a restart starts no second one', async () => {
  const { ctx, runs } = await site()
  await Promise.all([auditIfOutdated(ctx), auditIfOutdated(ctx), auditIfOutdated(ctx)])
  expect(await runs()).toMatchObject([{ trigger: 'start', isFull: true, finishedAt: null }])
  await performAudit(ctx, auditSource, { run: 1 })
  expect(await runs()).toMatchObject([{ failure: null, checksVersion: await readChecksVersion() }])
  await auditIfOutdated(later(ctx, 60))
  expect(await runs()).toHaveLength(1)
})

test('an update that changes the checks is audited; a run of the previous release is not repeated at once', async () => {
  const { ctx, runs } = await site()
  const finished = { isFull: true, heartbeatAt: ctx.now(), finishedAt: ctx.now(), pagesTotal: 1, pagesDone: 1 }
  await ctx.db
    .insert(auditRuns)
    .values({ ...finished, trigger: 'nightly', startedAt: ctx.now(), checksVersion: 'of an earlier release' })
  await auditIfOutdated(ctx)
  expect((await runs()).map(({ trigger }) => trigger)).toEqual(['nightly', 'start'])
  // Finished by a process that does not know the column.
  await ctx.db.update(auditRuns).set({ finishedAt: ctx.now() })
  await auditIfOutdated(later(ctx, 1))
  expect(await runs()).toHaveLength(2)
  await auditIfOutdated(later(ctx, 11))
  expect(await runs()).toHaveLength(3)
})

test('a first audit that a restart interrupted is started again within minutes', async () => {
  const { ctx, runs } = await site()
  await auditIfOutdated(ctx)
  await auditChangedPages.run(later(ctx, 1), {})
  expect(await runs()).toHaveLength(1)
  await auditChangedPages.run(later(ctx, 2), {})
  expect(await runs()).toMatchObject([{ failure: 'interrupted' }, { trigger: 'start', finishedAt: null }])
})

test('demo content that is removed while the audit runs has neither pages nor findings afterwards', async () => {
  let isRemoved = false
  const { ctx, runs } = await site(async () => {
    if (isRemoved) return
    isRemoved = true
    await removeDemo(ctx, DEMO_PARTS)
  })
  await seedDemo(ctx, DEMO_PARTS)
  await auditIfOutdated(ctx)
  await performAudit(ctx, auditSource, { run: 1 })
  expect(isRemoved).toBe(true)
  const [run] = await runs()
  expect(run).toMatchObject({ failure: null })
  expect(run!.seoScore).not.toBeNull()
  const pages = await ctx.db.select({ address: auditPages.address }).from(auditPages)
  expect(pages.length).toBeGreaterThan(10)
  const isPost = ({ address }: { address: string }) => /\/blog\/.+/.test(address)
  expect(pages.filter(isPost)).toEqual([])
  expect((await ctx.db.select().from(auditFindings)).filter(isPost)).toEqual([])
})
