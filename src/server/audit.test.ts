import { expect, test } from 'vitest'
import {
  auditFindings,
  auditPages,
  auditRuns,
  auditChanges as changesTable,
} from '#features/audit/server/audit.table.ts'
import { auditChanges, recordChanges } from '#features/audit/server/changes.service.ts'
import { performAudit, startAudit } from '#features/audit/server/run.service.ts'
import { saveCompany } from '#features/settings/server/company.service.ts'
import { DEMO_COMPANY } from '#features/settings/server/demo-company.ts'
import { LOCALES } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { readsTag } from '#platform/server/tags.ts'
import { testApp } from '#tests/test-app.ts'
import { runAudit } from './audit.jobs.ts'
import { auditSource } from './audit-source.ts'

const env = { PUBLIC_URL: 'https://studio.example' }

/** Faults of the pages below, and the check that must find each; the other pages have none of them. */
const PLANTED = {
  '/fr/contact': 'page-status',
  '/faq': 'link-broken',
  '/en/services': 'title-unique',
  '/services': 'hreflang-complete',
  '/services/webdesign': 'structured-data-price',
  '/en/reviews': 'image-alt',
  '/terms': 'page-orphan',
} as const

/** A site with small pages that link to each other; `PLANTED` names what is wrong with some of them. */
async function site() {
  const rendered: string[] = []
  const made = await testApp({
    env,
    jobs: [runAudit],
    render: async (request) => {
      const { pathname } = new URL(request.url)
      rendered.push(pathname)
      if (pathname === '/fr/contact') throw new Error('the page is broken')
      if (pathname === '/faq') readsTag('shown-on-faq')
      if (pathname === '/nope') return new Response('<p>no such page</p>', { status: 404 })
      return new Response(await pageHtml(made.ctx, pathname), { headers: { 'content-type': 'text/html' } })
    },
  })
  const audit = async (changed?: string[]) => {
    const { run } = await startAudit(made.ctx, 'manual', changed)
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

const pageCount = async (ctx: Context) => (await auditSource.listPages(ctx)).length

test('a full run reads every public page in every language; one that fails is reported, a change leads to those that show it', async () => {
  const { ctx, audit, rendered } = await site()
  const run = await audit()
  const rows = await ctx.db.select().from(auditPages)
  expect(rows).toHaveLength(await pageCount(ctx))
  expect(rows.length % LOCALES.length).toBe(0)
  expect(rows.find(({ address }) => address === '/fr/contact')?.digest.status).toBe(500)
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
  // The second is no page: a run asks for the status of link targets.
  expect(rendered).toEqual(['/faq', '/nope'])
})

test('one run at a time; one whose process died gives way', async () => {
  const { ctx } = await site()
  const { run } = await startAudit(ctx, 'manual')
  await expect(startAudit(ctx, 'nightly')).rejects.toMatchObject({ code: 'AUDIT_RUNNING' })
  const later = { ...ctx, now: () => new Date(ctx.now().getTime() + 120_000) }
  const next = await startAudit(later, 'manual')
  expect(next.run).toBeGreaterThan(run)
  // The process was only slow: it notices that its run was closed, and leaves the findings alone.
  await performAudit(ctx, auditSource, { run })
  const runs = await ctx.db.select().from(auditRuns)
  expect(runs.map(({ failure, finishedAt }) => [failure, finishedAt !== null])).toEqual(
    expect.arrayContaining([
      ['interrupted', true],
      [null, false],
    ]),
  )
})

test('what changed is remembered, and audited only where there was an audit before', async () => {
  const { ctx } = await site()
  const stop = recordChanges(ctx)
  await saveCompany(ctx, DEMO_COMPANY)
  await stop()
  expect(await ctx.db.select().from(changesTable)).toMatchObject([{ tag: 'company' }])
  await auditChanges(ctx)
  expect(await ctx.db.select().from(changesTable)).toHaveLength(1)
  const later = { ...ctx, now: () => new Date(ctx.now().getTime() + 60_000) }
  await auditChanges(later)
  expect(await ctx.db.select().from(changesTable)).toEqual([])
  expect(await ctx.db.select().from(auditRuns)).toEqual([])

  await ctx.db.insert(auditRuns).values({ ...FINISHED, startedAt: ctx.now(), finishedAt: ctx.now() })
  await ctx.db.insert(changesTable).values({ tag: 'company', at: ctx.now() })
  await auditChanges(later)
  expect(await ctx.db.select().from(auditRuns)).toMatchObject([{}, { trigger: 'change', isFull: false }])
})

const FINISHED = { trigger: 'manual', isFull: true, heartbeatAt: new Date(0), pagesTotal: 1, pagesDone: 1 } as const
