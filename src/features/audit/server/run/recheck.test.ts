import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { questionsSetting } from '#features/audit/model/answers/questions.schema.ts'
import { auditChanges, auditFindings, auditPages, auditRuns } from '#features/audit/server/audit.table.ts'
import { saveSetting } from '#features/settings/server/setting.service.ts'
import { siteTextsSetting } from '#features/site/model/texts/site-texts.schema.ts'
import { onInvalidation, trackTags } from '#platform/server/tags.ts'
import { auditSource } from '#server/composition/audit-source.ts'
import { testApp } from '#tests/test-app.ts'
import { runAudit } from '../audit.jobs.ts'
import { recheckTips } from './changes.service.ts'
import type { AuditSource } from './run.service.ts'

/** A site without pages to read: only what is stored is compared. */
const nothing: AuditSource = { ...auditSource, listPages: async () => [] }

async function site() {
  const started: { pages: string[] }[] = []
  const made = await testApp({ env: { DEMO: 'off' }, jobs: [runAudit(nothing)] })
  const enqueue: typeof made.ctx.enqueue = async (tx, job, data, at) => {
    if (job.name === 'audit-run') started.push(data as never)
    return made.ctx.enqueue(tx, job, data, at)
  }
  const ctx = { ...made.ctx, enqueue }
  const at = ctx.now()
  const addPage = (address: string, tags: string[]) =>
    ctx.db.insert(auditPages).values({
      ...{ address, path: address, locale: 'nl' as const, kind: 'page' as const, editPath: '/admin/pages' },
      ...{ digest: {} as never, tags, checkedAt: at },
    })
  const addFinding = (check: string, address: string) =>
    ctx.db.insert(auditFindings).values({
      ...{ fingerprint: `${check} ${address}`, check, area: 'seo' as const, severity: 'warning' as const, address },
      ...{ element: '', values: {}, firstRun: 1, firstSeenAt: at, lastRun: 1 },
    })
  return { ...made, ctx, started, addPage, addFinding, finish: () => ctx.db.update(auditRuns).set({ finishedAt: at }) }
}

test('of many pages with the tag of all texts, the page whose text was saved is read at once', async () => {
  const { ctx, started, addPage, addFinding } = await site()
  for (let number = 10; number < 40; number++) {
    await addPage(`/page-${number}`, ['site-texts', `page-texts:page${number}`])
    await addFinding('title-length', `/page-${number}`)
  }
  await recheckTips(ctx, ['site-texts', 'page-texts:page39'])
  expect(started[0]!.pages).toHaveLength(20)
  expect(started[0]!.pages[0]).toBe('/page-39')
})

test('saving the text of a page invalidates the tag that its render notes, and that of no other page', async () => {
  const { ctx, app } = await site()
  const { tags } = await trackTags(async () => app.request('/api/site/pages/contact?lng=nl'))
  expect([...tags]).toContain('page-texts:contact')
  const invalidated: unknown[] = []
  const stop = onInvalidation((found) => invalidated.push(found))
  const text = { text: 'Een nieuwe inleiding.', standard: '', changedOn: '2026-03-03' }
  await saveSetting(ctx, null, siteTextsSetting, { 'pages.contact.lead': { nl: text } })
  stop()
  expect(invalidated).toContainEqual(['page-texts:contact'])
})

test('while a question is open every changed page is read, because any page may answer it; another page has no reason', async () => {
  const { ctx, started, addPage, addFinding, finish } = await site()
  await addPage('/faq', ['site-texts', 'page-texts:faq'])
  await addPage('/services', ['site-texts', 'page-texts:services'])
  await recheckTips(ctx, ['site-texts', 'page-texts:services'])
  expect(started).toEqual([])
  await addFinding('question-unanswered', '/faq')
  await recheckTips(ctx, ['page-texts:services'])
  expect(started.map(({ pages }) => pages)).toEqual([['/services']])
  await finish()
  // A link of every page is gone when all of them have been read.
  for (let number = 10; number < 40; number++) await addPage(`/page-${number}`, ['company'])
  await recheckTips(ctx, ['company'])
  expect(started.at(-1)!.pages).toHaveLength(20)
  await finish()
  await addFinding('link-external', '')
  await recheckTips(ctx, ['company'])
  expect(started.at(-1)!.pages).toHaveLength(30)
})

test('the questions of the owner are answered again at once when they are saved, without reading a page', async () => {
  const { ctx, started } = await site()
  await recheckTips(ctx, ['cookies'])
  expect(started).toEqual([])
  await recheckTips(ctx, [questionsSetting.key])
  expect(started.map(({ pages }) => pages)).toEqual([[]])
})

test('a change while a run is active is looked at when that run ends, and once only', async () => {
  const { ctx, started, addPage, addFinding } = await site()
  await addPage('/faq', ['page-texts:faq'])
  await addFinding('title-length', '/faq')
  const moment = (seconds: number) => new Date(ctx.now().getTime() + 1000 * seconds)
  const [active] = await ctx.db
    .insert(auditRuns)
    .values({
      trigger: 'nightly',
      isFull: true,
      startedAt: moment(0),
      heartbeatAt: moment(0),
      pagesTotal: 0,
      pagesDone: 0,
    })
    .returning({ id: auditRuns.id })
  await ctx.db.insert(auditChanges).values([
    { tag: 'page-texts:faq', at: moment(5) },
    { tag: 'before', at: moment(-5) },
  ])
  const later = { ...ctx, now: () => moment(10) }
  await recheckTips(later, ['page-texts:faq'])
  expect(started).toEqual([])
  const job = runAudit({
    ...nothing,
    listPages: async () => {
      throw new Error('unreadable')
    },
  })
  await job.run(later, { run: active!.id })
  expect(started.map(({ pages }) => pages)).toEqual([['/faq']])
  const [, next] = await ctx.db.select().from(auditRuns).orderBy(asc(auditRuns.id))
  await job.run({ ...ctx, now: () => moment(20) }, { run: next!.id, pages: [] })
  expect(started).toHaveLength(1)
})
