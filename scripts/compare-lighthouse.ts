// npm run audit:compare: runs the SEO category of Lighthouse and the checks of the audit on the same pages of the built
// product: unchanged, and with planted faults. Fails on differences without an explanation.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { applyChecks } from '../src/features/audit/model/apply-checks.ts'
import type { AuditedSite } from '../src/features/audit/model/check.ts'
import { SEO_CHECKS } from '../src/features/audit/model/seo-checks.ts'
import { freePort } from '../src/platform/server/database/free-port.ts'
import { BROWSER_FLAGS, findBrowser } from './browser.mjs'
import { printLine } from './command.ts'
import { createFaultyProxy, FAULTS, type Fault } from './faulty-proxy.ts'
import { readOwnSite, readPage, readText } from './read-own-site.ts'
import { startSite, stopAllProcesses } from './site-process.ts'

const PAGES = ['/', '/en/services/webdesign', '/fr/contact', '/faq', '/en/blog']
const FAULTY_PAGE = '/services'

/** Lighthouse audits and the equivalent checks. */
const CHECKS: Record<string, string[]> = {
  'is-crawlable': ['page-noindex', 'robots-blocked'],
  'document-title': ['title-missing'],
  'meta-description': ['description-missing'],
  'http-status-code': ['page-status', 'page-redirect'],
  'link-text': ['link-text'],
  'crawlable-anchors': ['link-crawlable'],
  'robots-txt': ['robots-syntax'],
  'image-alt': ['image-alt'],
  hreflang: ['hreflang-complete', 'hreflang-return'],
  canonical: ['canonical-missing', 'canonical-target', 'head-repeated'],
}

/** Intended differences, with reasons. */
const BY_DESIGN: Record<string, { oursOnly?: string; lighthouseOnly?: string }> = {
  hreflang: {
    oursOnly: 'Lighthouse looks at one page and only at the form of its hreflang; the audit follows every alternate.',
  },
  canonical: {
    oursOnly: 'The audit knows the address that each page must name; Lighthouse accepts any that is well formed.',
  },
  'image-alt': {
    oursOnly: 'Lighthouse passes hidden images without alt; the HTML standard requires the attribute on all.',
  },
  'link-text': { oursOnly: 'Lighthouse has no list of generic link texts in Dutch and French.' },
  'structured-data': { lighthouseOnly: 'A reminder to validate by hand, which Lighthouse never scores.' },
}

type Disagreement = { audit: string; where: string; who: 'Lighthouse' | 'the audit'; reason: string | undefined }

const folder = mkdtempSync(join(tmpdir(), 'cyaan-compare-'))
const [productPort, port] = [await freePort(), await freePort()]
const origin = `http://localhost:${port}`
const proxy = createFaultyProxy(`http://localhost:${productPort}`)
proxy.server.listen(port)
const browser = await launch({ chromePath: findBrowser()!, chromeFlags: ['--headless', ...BROWSER_FLAGS] })
let agreements = 0
const disagreements: Disagreement[] = []
try {
  await startSite({
    PORT: String(productPort),
    DATA_DIR: folder,
    DATABASE_URL: '',
    PUBLIC_URL: origin,
    DEMO: 'on',
  })
  const site = await readOwnSite(origin)
  const post = site.pages.find(({ page }) => page.kind === 'post' && page.locale === 'fr')!.page.address
  for (const address of [...PAGES, post]) await compare(site, address, null)
  for (const fault of FAULTS) await compare(site, FAULTY_PAGE, fault)
} finally {
  browser.kill()
  await stopAllProcesses()
  proxy.server.closeAllConnections()
  proxy.server.close()
  rmSync(folder, { recursive: true, force: true })
}
printLine(`${agreements} agreements, ${disagreements.length} disagreements`)
for (const { audit, where, who, reason } of disagreements)
  printLine(`${audit} on ${where}: only ${who} fails it. ${reason ?? 'UNEXPLAINED'}`)
if (disagreements.some(({ reason }) => !reason)) process.exit(1)

async function compare(site: AuditedSite, address: string, fault: Fault | null): Promise<void> {
  proxy.plant(fault)
  const result = await lighthouse(origin + address, { port: browser.port, logLevel: 'silent', onlyCategories: ['seo'] })
  const found = await findOurs(site, address)
  proxy.plant(null)
  const where = fault ? `${address} with "${fault.name}"` : address
  const failedByBoth: string[] = []
  for (const { id } of result!.lhr.categories.seo!.auditRefs) {
    const { score, scoreDisplayMode } = result!.lhr.audits[id]!
    const theirs = score !== null && score < 1
    const ours = (CHECKS[id] ?? []).some((check) => found.has(check))
    if (scoreDisplayMode === 'manual' || (theirs && !CHECKS[id])) {
      if (theirs) disagreements.push({ audit: id, where, who: 'Lighthouse', reason: BY_DESIGN[id]?.lighthouseOnly })
    } else if (theirs === ours) {
      agreements++
      if (ours) failedByBoth.push(id)
    } else {
      const reason = ours ? BY_DESIGN[id]?.oursOnly : BY_DESIGN[id]?.lighthouseOnly
      disagreements.push({ audit: id, where, who: ours ? 'the audit' : 'Lighthouse', reason })
    }
  }
  if (fault && failedByBoth.length === 0 && !disagreements.some((one) => one.where === where))
    throw new Error(`neither audit finds the planted fault "${fault.name}"`)
  printLine(`${where}: ${failedByBoth.length > 0 ? `both fail ${failedByBoth.join(', ')}` : 'nothing that both fail'}`)
}

/** The checks that fail on a page as it is served now, or on the site. */
async function findOurs(site: AuditedSite, address: string): Promise<Set<string>> {
  const read = await readPage(origin, site.pageAt.get(address)!.page)
  const pages = site.pages.map((one) => (one.page.address === address ? read : one))
  const pageAt = new Map(pages.map((one) => [one.page.address, one]))
  const now = { ...site, pages, pageAt, robotsTxt: await readText(`${origin}/robots.txt`) }
  const { findings } = applyChecks(now, SEO_CHECKS)
  return new Set(findings.filter((one) => one.address === address || one.address === '').map(({ check }) => check))
}
