// npm run audit:pages: Lighthouse (mobile and desktop, simulated throttling, median of three) on the built product with demo
// content: every public page in Dutch, the landing page in French too. Fails when a page exceeds a limit. The medians are
// stored in the site's database, if there is one: the admin area shows them beside field data. With --no-store they are
// only printed; with paths as arguments only those pages are measured, and nothing is stored.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LabDevice, LabPage } from '../src/features/audit/model/lab.schema.ts'
import { storeLabRun } from '../src/features/audit/server/lab/lab.service.ts'
import { readBuildId } from '../src/platform/server/build/build-id.ts'
import { openOrAttach } from '../src/platform/server/database/open-or-attach.ts'
import { loadEnv, printLine } from './command.ts'
import { launchBrowser, type MeasuredFigures, measurePage } from './lighthouse.ts'
import { listAddresses, UNLISTED_PAGES } from './public-addresses.ts'
import { startSite, stopAllProcesses } from './site-process.ts'

type Measured = MeasuredFigures & { address: string }
type Limits = { performance: number; blockingCpu: number; lcp: number; transferBytes: number }
/** 1.5 s in tenths, as Lighthouse shows it: a page of the same bytes differs by the 150 ms of a simulated round trip. */
const MAX_LCP = 1549
const CONTENT: Limits = { performance: 100, blockingCpu: 50, lcp: MAX_LCP, transferBytes: 130_000 }
const INTERACTIVE: Limits = { performance: 98, blockingCpu: 150, lcp: MAX_LCP, transferBytes: 230_000 }
const INTERACTIVE_PAGES = /^\/(?:booking|reviews|login|register)/
const RUNS = Number(process.env.AUDIT_RUNS ?? 3)

const chosen = process.argv.slice(2).filter((argument) => argument.startsWith('/'))
const folder = mkdtempSync(join(tmpdir(), 'cyaan-audit-'))
const failures: string[] = []
let origin: string
const browser = await launchBrowser()
try {
  const { port } = await startSite({ DATA_DIR: folder, DATABASE_URL: '', PUBLIC_URL: '' })
  origin = `http://localhost:${port}`
  const addresses = chosen.length > 0 ? chosen : [...(await listAddresses(origin)), '/fr']
  await warmUp(addresses)
  const phone = await auditAll('mobile', addresses)
  const computer = await auditAll('desktop', addresses)
  if (chosen.length === 0) await store(phone, computer)
} finally {
  browser.kill()
  await stopAllProcesses()
  rmSync(folder, { recursive: true, force: true })
}
for (const failure of failures) printLine(failure)
process.exitCode = failures.length === 0 ? 0 : 1

/** A running site has its pages in the cache; what a server does after its start is not a property of the first page. */
async function warmUp(addresses: string[]): Promise<void> {
  for (const address of addresses) await (await fetch(origin + address)).arrayBuffer()
  await measurePage(origin, { port: browser.port, device: 'mobile', runs: 1 })
}

async function auditAll(device: LabDevice, addresses: string[]): Promise<Measured[]> {
  const names = ['perf', 'a11y', 'best', 'seo', 'LCP ms', 'TBT ms', 'CPU ms', 'CLS', 'kB']
  console.log(device.padEnd(32) + names.map((name) => name.padStart(8)).join(''))
  const pages: Measured[] = []
  for (const address of addresses) {
    const page = await audit(device, address)
    pages.push(page)
    const { performance, accessibility, bestPractices, seo, lcp, tbt, blockingCpu, cls, transferBytes } = page
    const whole = [performance, accessibility, bestPractices, seo, lcp, tbt, blockingCpu].map((figure) =>
      figure.toFixed(0),
    )
    const figures = [...whole, cls.toFixed(3), (transferBytes / 1000).toFixed(0)]
    console.log(address.slice(0, 31).padEnd(32) + figures.map((figure) => figure.padStart(8)).join(''))
    failures.push(...exceededLimits(page).map((limit) => `${device} ${address}: ${limit}`))
  }
  return pages
}

function exceededLimits(page: Measured): string[] {
  const limits = INTERACTIVE_PAGES.test(page.address) ? INTERACTIVE : CONTENT
  const least = { performance: limits.performance, accessibility: 100, bestPractices: 100, seo: 100 }
  const most = { blockingCpu: limits.blockingCpu, lcp: limits.lcp, cls: 0.001, transferBytes: limits.transferBytes }
  return [
    ...Object.entries(least).filter(([name, limit]) => page[name as keyof typeof least] < limit),
    ...Object.entries(most).filter(([name, limit]) => page[name as keyof typeof most] > limit),
  ].map(([name, limit]) => `${name} ${page[name as keyof Measured]}, limit ${limit}`)
}

async function audit(device: LabDevice, address: string): Promise<Measured> {
  const figures = await measurePage(origin + address, {
    port: browser.port,
    device,
    runs: RUNS,
    // Not for search engines.
    skipAudits: UNLISTED_PAGES.includes(address) ? ['is-crawlable'] : [],
    onFailed: (category, audits) => printLine(`${address} ${category}: ${audits.join(', ')}`),
  })
  return { address, ...figures }
}

async function store(phone: Measured[], computer: Measured[]): Promise<void> {
  if (process.argv.includes('--no-store')) return
  const env = loadEnv()
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'db')))
    return printLine('Not stored: there is no database yet')
  const database = await openOrAttach(env)
  try {
    const pages = phone.map(({ blockingCpu: _, ...page }, index): LabPage => {
      const { blockingCpu: __, address: ___, ...desktop } = computer[index]!
      return { ...page, desktop }
    })
    await storeLabRun(database, { at: new Date(), build: readBuildId(env), isDemoCopy: true, pages })
    printLine('Stored: see the web vitals in the admin area')
  } finally {
    await database.close()
  }
}
