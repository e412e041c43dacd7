import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { events, vitalHours } from '#features/analytics/server/analytics.table.ts'
import type { Tip } from '#features/audit/model/tip.schema.ts'
import { auditFindings, auditPages, auditRuns } from '#features/audit/server/audit.table.ts'
import { removeDemo, seedDemo } from '#features/demo/server/demo.service.ts'
import { DEMO_COMPANY } from '#features/demo/server/demo-company.service.ts'
import * as journalService from '#features/journal/server/journal.service.ts'
import { journal } from '#features/journal/server/journal.table.ts'
import { emails } from '#features/mail/server/email.table.ts'
import { saveCompany } from '#features/settings/server/company.service.ts'
import { HOUR_MS } from '#kernel/time-units.ts'
import { openQueue } from '#platform/server/jobs/queue.ts'
import { nightlyBackup } from '#server/backup.jobs.ts'
import { DEMO_PARTS } from '#server/composition/demo/demo-parts.ts'
import { testApp } from '#tests/test-app.ts'
import { diskTip } from './tip-sources.service.ts'

const NOW = '2026-03-03T09:00:00Z'
const SMTP = { SMTP_URL: 'smtp://localhost:2525' }

/** A site without operational tips: mail server, no demo, a backup outside the data folder. */
async function siteWithoutTips(env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'cyaan-tips-'))
  const made = await testApp({ now: NOW, env: { ...SMTP, DEMO: 'off', DATA_DIR: folder, ...env } })
  const at = made.ctx.now()
  await journalService.record(made.ctx.db, { at, actor: null, action: 'backup.written', subject: 'elsewhere.gz' })
  const admin = await made.as('admin', { firstName: 'Bas', lastName: 'Claes' })
  const read = async () => (await admin.ask('/api/audit/tips')).json()
  const keys = async () => (await read()).tips.map(({ key }: { key: string }) => key)
  return { ...made, admin, read, keys, folder }
}

type Site = Awaited<ReturnType<typeof siteWithoutTips>>

async function addFinding({ ctx }: Site, { lost = 8, address = '/fr/contact', check = 'title-length' } = {}) {
  const at = ctx.now()
  await ctx.db.delete(auditRuns)
  await ctx.db.insert(auditRuns).values({
    trigger: 'manual',
    isFull: true,
    startedAt: at,
    heartbeatAt: at,
    finishedAt: at,
    pagesTotal: 1,
    pagesDone: 1,
    seoScore: 100 - lost,
    aiScore: 100,
    checks: [{ check, area: 'seo', severity: 'warning', failed: 1, of: 2, lost }],
  })
  await ctx.db
    .insert(auditPages)
    .values({
      address,
      path: '/contact',
      locale: 'fr',
      kind: 'page',
      editPath: '/admin/pages?page=contact&lng=fr',
      digest: {} as never,
      tags: [],
      checkedAt: at,
    })
    .onConflictDoNothing()
  await ctx.db.insert(auditFindings).values({
    fingerprint: randomUUID(),
    check,
    area: 'seo',
    severity: 'warning',
    address,
    element: 'title',
    values: { length: 22 },
    firstRun: 1,
    firstSeenAt: at,
    lastRun: 1,
  })
}

test('a finding is one tip per check, with its page, its cost in points and the place where it is changed', async () => {
  const site = await siteWithoutTips()
  expect(await site.read()).toEqual({ tips: [], developer: [], total: 0, dismissed: [], isComplete: true })
  await addFinding(site)
  await addFinding(site, { address: '/en/contact' })
  expect((await site.read()).tips).toMatchObject([
    {
      key: 'seo:title-length',
      area: 'seo',
      effect: 8,
      text: 'title-length',
      values: { length: 22 },
      element: 'title',
      more: 1,
      link: '/admin/pages?page=contact&lng=fr#pages.contact.title',
      isCritical: false,
      isForDeveloper: false,
    },
  ])
  // An answer is written on the page that should give it; a page that is not audited has only the list of questions.
  await addFinding(site, { check: 'question-unanswered' })
  const linkOf = async (text: string) => (await site.read()).tips.find((one: Tip) => one.text === text)?.link
  expect(await linkOf('question-unanswered')).toBe('/admin/pages?page=contact&lng=fr#pages.contact.lead')
  await site.ctx.db.update(auditFindings).set({ address: '' }).where(eq(auditFindings.check, 'question-unanswered'))
  expect(await linkOf('question-unanswered')).toBe('/admin/seo')
  await addFinding(site, { check: 'link-external', address: '' })
  expect(await linkOf('link-external')).toBe('/admin/settings#company')
})

test('a finding that only a developer can remedy, or about a page that is gone, is no tip', async () => {
  const site = await siteWithoutTips()
  await addFinding(site, { check: 'html-validity' })
  expect(await site.read()).toMatchObject({
    tips: [],
    developer: [{ key: 'seo:html-validity:developer', link: '/admin/seo?check=html-validity', page: '/fr/contact' }],
  })
  const { rows } = await (await site.admin.ask('/api/audit/findings?area=seo&state=open')).json()
  expect(rows).toMatchObject([{ check: 'html-validity', isForDeveloper: true }])

  await addFinding(site, { address: '/blog/99/deleted' })
  expect(await site.keys()).toEqual([])
  await addFinding(site)
  expect((await site.read()).tips).toMatchObject([{ key: 'seo:title-length', page: '/fr/contact', more: 0, effect: 8 }])

  // Titles are the owner's: of the three findings one is for a developer.
  const summary = await (await site.admin.ask('/api/audit/summary?area=seo')).json()
  expect(summary).toMatchObject({ findings: { warning: 3 }, forDeveloper: 1 })
})

test('the people of a tip are those who read the page in its language, also of an outdated translation', async () => {
  const site = await siteWithoutTips()
  await addFinding(site)
  const view = (language: 'nl' | 'fr', path = '/contact') => ({
    ...{ kind: 'page_view' as const, name: 'page_view', path, route: path, language },
    ...{ at: site.ctx.now(), receivedAt: site.ctx.now(), visitor: 'v', visit: 'v' },
    ...{ device: 'phone' as const, browser: 'Chrome' },
  })
  await site.ctx.db.insert(events).values([view('fr'), view('nl'), view('nl'), view('nl'), view('nl', '/')])
  site.ctx.now = () => new Date(Date.parse(NOW) + 1000)
  const peopleOf = async (text: string) => (await site.read()).tips.find((one: Tip) => one.text === text)?.people
  expect(await peopleOf('title-length')).toBe(1)

  const before = new Date(Date.parse(NOW) - 6 * HOUR_MS)
  await saveCompany({ ...site.ctx, now: () => before }, DEMO_COMPANY)
  await saveCompany(
    { ...site.ctx, now: () => new Date(Date.parse(NOW) - 4 * HOUR_MS) },
    { ...DEMO_COMPANY, slogan: { ...DEMO_COMPANY.slogan, fr: 'Un autre slogan' } },
  )
  // The slogan is on the landing page: one view in Dutch, none in English.
  expect(await peopleOf('translation-drift')).toBe(1)
})

test('a tip is dismissed with a reason, comes back when it is worse, and can be shown again', async () => {
  const site = await siteWithoutTips()
  await addFinding(site)
  const dismissal = { key: 'seo:title-length', reason: '  The name is short.  ' }
  expect((await site.admin.send('POST', '/api/audit/tips/dismissals', dismissal)).status).toBe(200)
  expect(await site.read()).toMatchObject({
    tips: [],
    dismissed: [
      {
        tip: { key: 'seo:title-length' },
        reason: 'The name is short.',
        by: 'Bas Claes',
        at: '2026-03-03T09:00:00.000Z',
      },
    ],
  })
  await addFinding(site, { lost: 9 })
  expect(await site.keys()).toEqual(['seo:title-length'])

  // Dismissed again at nine points, then restored.
  await site.admin.send('POST', '/api/audit/tips/dismissals', dismissal)
  expect(await site.keys()).toEqual([])
  const path = `/api/audit/tips/dismissals/${encodeURIComponent('seo:title-length')}`
  expect((await site.admin.send('DELETE', path)).status).toBe(200)
  expect(await site.keys()).toEqual(['seo:title-length'])
  expect((await site.admin.send('DELETE', path)).status).toBe(404)
  const actions = (await site.ctx.db.select().from(journal).orderBy(journal.id)).map(({ action }) => action)
  expect(actions.filter((action) => action.startsWith('tip.'))).toEqual([
    'tip.dismissed',
    'tip.dismissed',
    'tip.restored',
  ])
})

test('a tip that does not exist, a missing reason and a user who is no admin are refused', async () => {
  const site = await siteWithoutTips()
  await addFinding(site)
  const send = (body: object) => site.admin.send('POST', '/api/audit/tips/dismissals', body)
  expect((await send({ key: 'seo:unknown', reason: 'x' })).status).toBe(404)
  expect((await send({ key: 'seo:title-length', reason: ' \u200b ' })).status).toBe(422)
  expect((await send({ key: 'seo:title-length', reason: 'x'.repeat(501) })).status).toBe(422)
  const user = await site.as('user')
  expect((await user.ask('/api/audit/tips')).status).toBe(403)
  expect((await user.send('POST', '/api/audit/tips/dismissals', { key: 'seo:title-length', reason: 'x' })).status).toBe(
    403,
  )
  expect((await site.asVisitor('/api/audit/tips')).status).toBe(401)
  expect(await site.keys()).toEqual(['seo:title-length'])
})

test('a site without mail server, with demo content and without a copied backup gets a tip for each, most important first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cyaan-tips-'))
  const { ctx, as } = await testApp({ now: NOW, env: { DATA_DIR: folder, DATABASE_URL: '' } })
  await seedDemo(ctx, DEMO_PARTS)
  const admin = await as('admin')
  const { tips } = await (await admin.ask('/api/audit/tips')).json()
  const found = tips.map(({ text }: { text: string }) => text)
  const copied = ctx.env.DATABASE_URL ? [] : ['backup-not-copied']
  expect(found).toEqual(['no-mail-server', ...copied, 'demo-content'])

  // Each is gone at the next look after it is done.
  const tipsNow = async () =>
    (await (await admin.ask('/api/audit/tips')).json()).tips.map(({ text }: { text: string }) => text)
  await journalService.record(ctx.db, { at: ctx.now(), actor: null, action: 'backup.written', subject: 'copy.gz' })
  expect(await tipsNow()).toEqual(['no-mail-server', 'demo-content'])
  await removeDemo(ctx, DEMO_PARTS)
  expect(await tipsNow()).toEqual(['no-mail-server'])
})

test('a nightly backup that stopped coming is a tip; a recent one is none', async () => {
  const { folder, keys, ctx } = await siteWithoutTips()
  if (ctx.env.DATABASE_URL) return
  mkdirSync(join(folder, 'backups'))
  writeFileSync(join(folder, 'backups/nightly-2026-03-02.gz'), '')
  writeFileSync(join(folder, 'backups/nightly-2026-01-02.gz'), '')
  expect(await keys()).toEqual([])
  const old = await siteWithoutTips()
  mkdirSync(join(old.folder, 'backups'))
  writeFileSync(join(old.folder, 'backups/nightly-2026-02-20.gz'), '')
  expect((await old.read()).tips).toMatchObject([{ key: 'operations:no-backup', link: '/admin/settings#backup' }])
  writeFileSync(join(old.folder, 'backups/nightly-2026-03-02.gz'), '')
  expect(await old.keys()).toEqual([])
})

test('a job that failed for good is a tip until its next scheduled run succeeds', async () => {
  const site = await siteWithoutTips()
  await openQueue(site.database, [nightlyBackup], site.ctx.log).then((queue) => queue.close())
  const insert = (columns: string, values: string) =>
    site.database.pool.query(`insert into pgboss.job (${columns}) values (${values})`)
  await insert('name, source_name, created_on', "'dead', 'nightly-backup', now() - interval '1 hour'")
  expect((await site.read()).developer).toMatchObject([
    { key: 'operations:jobs-failed', effect: 56, values: { count: 1, names: 'nightly-backup' } },
  ])
  await insert('name, state, completed_on', "'nightly-backup', 'completed', now()")
  expect((await site.read()).developer).toEqual([])
  // A later run does not do the work of a job that has data.
  await insert(
    'name, source_name, data, created_on',
    `'dead', 'nightly-backup', '{"post":1}', now() - interval '1 hour'`,
  )
  expect((await site.read()).developer).toHaveLength(1)
})

test('a failing source does not affect other tips, and the response says that it is incomplete', async () => {
  const site = await siteWithoutTips({ DATA_DIR: '/nowhere/at/all' })
  if (site.ctx.env.DATABASE_URL) return
  await addFinding(site)
  expect(await site.read()).toMatchObject({ tips: [{ key: 'seo:title-length' }], isComplete: false })
  expect(site.logged()).toContain('tip source failed')
})

test('a page that is slow at visitors is a tip with its slowest element; a fast one and one with few visits are none', async () => {
  const site = await siteWithoutTips()
  const measured = { hour: new Date('2026-03-02T10:00:00Z'), metric: 'LCP', language: 'nl', device: 'phone' } as const
  const rows = [
    { route: '/booking', value: 6000, count: 60, target: 'img.cover' },
    { route: '/', value: 1200, count: 300, target: 'h1' },
    { route: '/faq', value: 9000, count: 49, target: 'h1' },
  ]
  await site.ctx.db.insert(vitalHours).values(rows.map((row) => ({ ...measured, browser: 'Chrome', ...row })))
  expect((await site.read()).developer).toMatchObject([
    {
      key: 'vitals:LCP:/booking',
      area: 'vitals',
      people: 60,
      text: 'vital-poor',
      values: { p75: 6000, limit: 2500 },
      element: 'img.cover',
      link: '/admin/vitals?route=%2Fbooking',
    },
  ])
})

test('emails that failed are a tip, and those that wait while the mail server refuses; a waiting one alone is none', async () => {
  const site = await siteWithoutTips()
  const at = site.ctx.now()
  const email = { kind: 'test', locale: 'nl', toAddress: 'a@example.com', subject: '', html: '', text: '' } as const
  const write = (id: string, more: Partial<typeof emails.$inferInsert>) =>
    site.ctx.db.insert(emails).values({ ...email, id, status: 'queued', createdAt: at, dueAt: at, ...more })
  await write('waits', {})
  expect(await site.keys()).toEqual([])
  await write('failed', { status: 'failed', serverMessage: '550 no such user', lastAttemptAt: at })
  expect((await site.read()).tips).toMatchObject([
    { key: 'operations:mail-failing', effect: 62, values: { count: 2 }, link: '/admin/mail' },
  ])
  await site.ctx.db.update(emails).set({ status: 'sent', lastAttemptAt: at, serverMessage: null })
  expect(await site.keys()).toEqual([])
})

test('a disk with less than a gigabyte and less than a tenth free is a tip', () => {
  const disk = (megabytes: number, total: number) => diskTip({ bavail: megabytes, blocks: total, bsize: 1_048_576 })
  expect(disk(512, 50_000)).toMatchObject([{ key: 'operations:disk-full', effect: 95, values: { megabytes: 512 } }])
  expect([...disk(1024, 50_000), ...disk(512, 4000)]).toEqual([])
})
