import { desc, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { Tip } from '#features/audit/model/tip.schema.ts'
import {
  auditFindings,
  auditPages,
  auditRuns,
  auditChanges as changesTable,
} from '#features/audit/server/audit.table.ts'
import { auditPendingChanges, recheckTips, recordChanges } from '#features/audit/server/run/changes.service.ts'
import type { AuditSource } from '#features/audit/server/run/run.service.ts'
import { performAudit, startAudit } from '#features/audit/server/run/run.service.ts'
import { listPagesToRecheck } from '#features/audit/server/tips/tip.repo.ts'
import { DEMO_COMPANY } from '#features/demo/server/demo-company.service.ts'
import { saveCompany } from '#features/settings/server/company.service.ts'
import { STANDARD_PAGES } from '#features/site/model/public-pages.ts'
import { LOCALES, localizedPath } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { noteTag } from '#platform/server/tags.ts'
import { auditSource as wholeSite } from '#server/composition/audit-source.ts'
import { testApp } from '#tests/test-app.ts'
import { runAudit } from '../audit.jobs.ts'

const env = { PUBLIC_URL: 'https://studio.example' }

/** Faults of the pages below, and the check that must find each; the other pages have none. */
const PLANTED = {
  '/fr/contact': 'page-status',
  '/faq': 'link-broken',
  '/en/services': 'title-unique',
  '/services': 'hreflang-complete',
  '/services/webdesign': 'structured-data-price',
  '/en/reviews': 'image-alt',
  '/terms': 'page-orphan',
} as const

/** Enough pages for every fault; each one takes time. */
const PATHS = ['/', '/services', '/services/webdesign', '/contact', '/faq', '/reviews', '/terms']
const auditSource: AuditSource = {
  ...wholeSite,
  listPages: async (ctx) => (await wholeSite.listPages(ctx)).filter(({ path }) => PATHS.includes(path)),
}

const onePage: AuditSource = {
  ...wholeSite,
  listPages: async (ctx) => (await wholeSite.listPages(ctx)).filter(({ path }) => path === '/terms'),
}

/** A site of small pages that link to each other; `PLANTED` lists the faults. */
async function site() {
  const rendered: string[] = []
  const made = await testApp({
    env,
    jobs: [runAudit(auditSource)],
    render: async (request) => {
      const { pathname } = new URL(request.url)
      rendered.push(pathname)
      if (pathname === '/fr/contact') throw new Error('the page is broken')
      if (pathname === '/faq') noteTag('shown-on-faq')
      if (pathname === '/nope') return new Response('<p>no such page</p>', { status: 404 })
      return new Response(await pageHtml(made.ctx, pathname), { headers: { 'content-type': 'text/html' } })
    },
  })
  const audit = async (changed?: string[]) => {
    const { run } = await startAudit(made.ctx, 'manual', { changed })
    await performAudit(made.ctx, auditSource, { run, ...(changed ? { changed } : {}) })
    return run
  }
  return { ...made, rendered, audit }
}

async function pageHtml(ctx: Context, pathname: string): Promise<string> {
  const pages = await auditSource.listPages(ctx)
  const { locale, alternates } = pages.find(({ address }) => address === pathname)!
  const alternate = (lang: string, address: string) =>
    `<link rel="alternate" hreflang="${lang}" href="${env.PUBLIC_URL}${address}">`
  const title = pathname === '/en/services' ? '/en/contact' : pathname
  const links = pages.filter((page) => page.locale === locale && !['/terms', '/fr/contact'].includes(page.address))
  return `<!DOCTYPE html><html lang="${locale}"><head><title>${title}</title>
    <link rel="canonical" href="${env.PUBLIC_URL}${pathname}">
    ${pathname === '/services' ? '' : LOCALES.map((language) => alternate(language, alternates[language])).join('')}
    ${alternate('x-default', alternates.nl)}</head>
    <body><main><h1>${pathname}</h1>${links.map(({ address }) => `<a href="${address}">${address}</a>`).join('')}
    ${pathname === '/faq' ? '<a href="/nope">Nope</a>' : ''}
    ${pathname === '/en/reviews' ? '<img src="/icon-192.png">' : ''}
    ${pathname === '/services/webdesign' ? WRONG_PRICE : ''}</main></body></html>`
}

const WRONG_PRICE = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Service","name":"Webdesign",
  "offers":{"@type":"Offer","price":999,"priceCurrency":"EUR","url":"https://studio.example/services/webdesign"}}</script>`

test('every public page is audited in every language', async () => {
  const { ctx } = await testApp({ env })
  const pages = await wholeSite.listPages(ctx)
  expect(pages.map(({ address }) => address)).toEqual(
    expect.arrayContaining(STANDARD_PAGES.flatMap(({ path }) => LOCALES.map((locale) => localizedPath(locale, path)))),
  )
})

test('a full run finds the faults; a change audits the affected pages', async () => {
  const { ctx, audit, rendered } = await site()
  const run = await audit()
  const rows = await ctx.db.select().from(auditPages)
  expect(rows).toHaveLength(PATHS.length * LOCALES.length)
  expect(rows.find(({ address }) => address === '/fr/contact')?.digest.status).toBe(500)
  const { digest } = rows.find(({ address }) => address === '/services')!
  expect(digest.htmlTransferBytes).toBeGreaterThan(0)
  expect(digest.htmlTransferBytes).toBeLessThan(digest.htmlBytes)
  const [stored] = await ctx.db.select().from(auditRuns)
  expect(stored).toMatchObject({
    id: run,
    isFull: true,
    failure: null,
    pagesDone: rows.length,
    pagesTotal: rows.length,
  })
  expect(stored!.finishedAt).not.toBeNull()

  const findings = await ctx.db.select().from(auditFindings)
  for (const [address, check] of Object.entries(PLANTED))
    expect(findings, `${check} at ${address}`).toContainEqual(expect.objectContaining({ check, address }))
  const planted = Object.entries(PLANTED).map(([address, check]) => `${check} ${address}`)
  const others = findings.map(({ check, address }) => `${check} ${address}`)
  const alsoThere = ['title-unique /en/contact', 'page-orphan /fr/contact']
  for (const check of new Set(Object.values(PLANTED)))
    expect(
      others.filter((one) => one.startsWith(`${check} `) && !planted.includes(one) && !alsoThere.includes(one)),
    ).toEqual([])

  rendered.length = 0
  await audit(['shown-on-faq'])
  // A run also requests the status of files, and of link targets that are no pages here: `/nope`, and those of the error page.
  expect(rendered.filter((path) => !/^\/fr\/|\.\w+$/.test(path))).toEqual(['/faq', '/nope'])
})

test('one run at a time; a run whose process died is closed', async () => {
  const { ctx } = await site()
  const { run } = await startAudit(ctx, 'manual')
  await expect(startAudit(ctx, 'nightly')).rejects.toMatchObject({ code: 'AUDIT_RUNNING' })
  const later = { ...ctx, now: () => new Date(ctx.now().getTime() + 120_000) }
  const next = await startAudit(later, 'manual')
  expect(next.run).toBeGreaterThan(run)
  // A slow process notices that its run was closed and leaves the findings unchanged.
  await performAudit(ctx, auditSource, { run })
  const runs = await ctx.db.select().from(auditRuns)
  expect(runs.map(({ failure, finishedAt }) => [failure, finishedAt !== null])).toEqual(
    expect.arrayContaining([
      ['interrupted', true],
      [null, false],
    ]),
  )
})

test('the heartbeat goes on until the findings are stored: no other run starts meanwhile', async () => {
  const { ctx } = await site()
  let time = ctx.now().getTime()
  const moving = { ...ctx, now: () => new Date(time) }
  const heartbeat = async () => (await ctx.db.select().from(auditRuns))[0]!.heartbeatAt.getTime()
  vi.useFakeTimers({ toFake: ['setInterval'] })
  try {
    const { run } = await startAudit(moving, 'manual')
    const afterReading = async () => {
      for (let minute = 0; minute < 3; minute++) {
        time += 60_000
        vi.advanceTimersByTime(2000)
        await vi.waitFor(async () => expect(await heartbeat()).toBe(time))
      }
      await expect(startAudit(moving, 'nightly')).rejects.toMatchObject({ code: 'AUDIT_RUNNING' })
      return {} as never
    }
    const failing = { ...onePage, getFacts: afterReading }
    await performAudit(moving, failing, { run })
    expect(await ctx.db.select().from(auditRuns)).toMatchObject([{ id: run, pagesDone: 3 }])
  } finally {
    vi.useRealTimers()
  }
})

test('a run that was closed while it compared, or whose worker lost pages, leaves the findings as they were', async () => {
  const { ctx, audit } = await site()
  await audit()
  const findings = () => ctx.db.select().from(auditFindings).orderBy(auditFindings.fingerprint)
  const before = await findings()
  const { run } = await startAudit(ctx, 'manual')
  const closeRun = async (closing: Context) => {
    await ctx.db.update(auditRuns).set({ finishedAt: ctx.now(), failure: 'interrupted' }).where(eq(auditRuns.id, run))
    return auditSource.getFacts(closing)
  }
  await performAudit(ctx, { ...auditSource, getFacts: closeRun }, { run, changed: [] })
  expect(await findings()).toEqual(before)

  // The worker fails on an incomplete digest.
  await ctx.db
    .update(auditPages)
    .set({ digest: {} as never })
    .where(eq(auditPages.address, '/faq'))
  const last = await audit([])
  expect(await findings()).toEqual(before)
  const runs = await ctx.db.select().from(auditRuns).orderBy(auditRuns.id)
  expect(runs.map(({ failure }) => failure)).toEqual([null, 'interrupted', 'failed'])
  expect(runs.at(-1)).toMatchObject({ id: last, seoScore: null })
})

test('changes are recorded and audited once no run is active', async () => {
  const { ctx } = await site()
  const stop = recordChanges(ctx)
  await saveCompany(ctx, DEMO_COMPANY)
  await stop()
  expect(await ctx.db.select().from(changesTable)).toMatchObject([{ tag: 'company' }])
  await auditPendingChanges(ctx)
  expect(await ctx.db.select().from(changesTable)).toHaveLength(1)
  const later = { ...ctx, now: () => new Date(ctx.now().getTime() + 60_000) }
  await auditPendingChanges(later)
  expect(await ctx.db.select().from(changesTable)).toEqual([])
  expect(await ctx.db.select().from(auditRuns)).toMatchObject([{ trigger: 'change', isFull: false }])

  // The active run may have read the page before.
  await ctx.db.insert(changesTable).values({ tag: 'company', at: ctx.now() })
  await auditPendingChanges(later)
  expect(await ctx.db.select().from(changesTable)).toHaveLength(1)
  await ctx.db.update(auditRuns).set({ finishedAt: ctx.now() })
  await auditPendingChanges(later)
  expect(await ctx.db.select().from(auditRuns)).toHaveLength(2)
})

test('a text that the owner corrects is checked again at once: its tip is gone, other changed pages wait', async () => {
  const titles = new Map([
    ['/faq', 'Kort'],
    ['/terms', 'Onze algemene voorwaarden in duidelijke taal'],
  ])
  const two: AuditSource = {
    ...wholeSite,
    listPages: async (ctx) => (await wholeSite.listPages(ctx)).filter(({ address }) => titles.has(address)),
  }
  const rendered: string[] = []
  const made = await testApp({
    env: { ...env, DEMO: 'off' },
    jobs: [runAudit(two)],
    render: (request) => {
      const { pathname } = new URL(request.url)
      rendered.push(pathname)
      noteTag('site-texts')
      const html = `<!doctype html><html lang="nl"><head><title>${titles.get(pathname)}</title></head><main><h1>x</h1></main>`
      return new Response(html, { headers: { 'content-type': 'text/html' } })
    },
  })
  const { ctx } = made
  const admin = await made.as('admin')
  const tips = async (): Promise<Tip[]> => (await (await admin.ask('/api/audit/tips')).json()).tips
  const titleTips = async () => (await tips()).filter(({ text }) => text === 'title-length')
  const { run } = await startAudit(ctx, 'manual')
  await performAudit(ctx, two, { run })
  // The link opens the very field.
  expect(await titleTips()).toMatchObject([
    { page: '/faq', link: '/admin/pages?page=faq&language=nl&view=form#pages.faq.title' },
  ])

  titles.set('/faq', 'Vragen over websites, prijzen en onderhoud')
  const recheck = async () => {
    rendered.length = 0
    await recheckTips(ctx, ['site-texts'])
    const [last] = await ctx.db.select().from(auditRuns).orderBy(desc(auditRuns.id)).limit(1)
    const job = { run: last!.id, pages: await listPagesToRecheck(ctx.db, ['site-texts'], 20) }
    if (!last!.finishedAt) await performAudit(ctx, two, job)
    return rendered.filter((path) => titles.has(path))
  }
  // Both lack a description.
  expect(await recheck()).toEqual(['/faq', '/terms'])
  expect(await titleTips()).toEqual([])
  expect(await ctx.db.$count(auditRuns)).toBe(2)

  // A tag that these pages do not show starts no run.
  await recheckTips(ctx, ['booking-rules'])
  expect(await ctx.db.$count(auditRuns)).toBe(2)
})

test('a page that fails while it is audited, and a title of ten thousand characters, give right figures', async () => {
  const long = 'Website '.repeat(1250)
  let requests = 0
  const { ctx } = await testApp({
    env,
    jobs: [runAudit(onePage)],
    render: (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/fr/terms' && ++requests > 0) throw new Error('the page fails')
      return new Response(`<!doctype html><html lang="nl"><head><title>${long}</title></head><main><h1>x</h1></main>`, {
        headers: { 'content-type': 'text/html' },
      })
    },
  })
  const { run } = await startAudit(ctx, 'manual')
  await performAudit(ctx, onePage, { run })
  const [stored] = await ctx.db.select().from(auditRuns)
  expect(stored).toMatchObject({ failure: null, pagesDone: 3, pagesTotal: 3 })
  const seo = stored!.checks!.filter(({ area }) => area === 'seo')
  expect(Math.round(seo.reduce((sum, { lost }) => sum + 10 * lost, 0))).toBe(Math.round(1000 - 10 * stored!.seoScore!))
  expect(stored!.seoScore).toBeLessThanOrEqual(80)
  expect(stored!.aiScore).toBeLessThanOrEqual(80)
  const findings = await ctx.db.select().from(auditFindings)
  expect(findings).toContainEqual(expect.objectContaining({ check: 'page-status', address: '/fr/terms' }))
  const [tooLong] = findings.filter(({ check, address }) => check === 'title-length' && address === '/terms')
  expect(tooLong?.values).toMatchObject({ length: 9999 })
  expect(String(tooLong?.values.text).length).toBeLessThanOrEqual(300)
})
