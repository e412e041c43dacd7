// npm run audit:pages: Lighthouse (mobile and desktop, simulated throttling, median of three) on the built product with demo
// content: every public page in Dutch, the landing page in French too. Fails when a page exceeds a limit. The medians for
// phones are stored in the site's database, if there is one: the admin area shows them beside field data. With --no-store
// they are only printed; with paths as arguments only those pages are measured, and nothing is stored.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig, type TraceEvent } from 'lighthouse'
import type { LabPage } from '../src/features/audit/model/lab.schema.ts'
import { storeLabRun } from '../src/features/audit/server/lab/lab.service.ts'
import { readBuildId } from '../src/platform/server/build/build-id.ts'
import { openOrAttach } from '../src/platform/server/database/open-or-attach.ts'
import { BROWSER_FLAGS, findBrowser } from './browser.mjs'
import { loadEnv, printLine } from './command.ts'
import { listAddresses, UNLISTED_PAGES } from './public-addresses.ts'
import { startSite, stopAllProcesses } from './site-process.ts'

/** `blockingCpu`: TBT of the CPU time of tasks. Wall time, which Lighthouse uses, includes the time of other processes. */
type Measured = LabPage & { blockingCpu: number }
type Limits = { performance: number; blockingCpu: number; lcp: number; transferBytes: number }
/** 1.5 s in tenths, as Lighthouse shows it: a page of the same bytes differs by the 150 ms of a simulated round trip. */
const MAX_LCP = 1549
const CONTENT: Limits = { performance: 100, blockingCpu: 50, lcp: MAX_LCP, transferBytes: 130_000 }
const INTERACTIVE: Limits = { performance: 98, blockingCpu: 150, lcp: MAX_LCP, transferBytes: 230_000 }
const INTERACTIVE_PAGES = /^\/(?:booking|reviews|login|register)/
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const RUNS = Number(process.env.AUDIT_RUNS ?? 3)

const chosen = process.argv.slice(2).filter((argument) => argument.startsWith('/'))
const folder = mkdtempSync(join(tmpdir(), 'cyaan-audit-'))
const failures: string[] = []
let origin: string
const browser = await launch({
  chromePath: findBrowser()!,
  chromeFlags: ['--headless', ...BROWSER_FLAGS],
  // The time zone of the demo company; TZ measures the booking page for a visitor in another one.
  envVars: { ...process.env, TZ: process.env.TZ ?? 'Europe/Brussels' },
})
try {
  const { port } = await startSite({ DATA_DIR: folder, DATABASE_URL: '', PUBLIC_URL: '' })
  origin = `http://localhost:${port}`
  const addresses = chosen.length > 0 ? chosen : [...(await listAddresses(origin)), '/fr']
  await warmUp(addresses)
  const phone = await auditAll('mobile', addresses)
  await auditAll('desktop', addresses)
  if (chosen.length === 0) await store(phone.map(({ blockingCpu: _, ...page }) => page))
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
  await lighthouse(origin, { port: browser.port, logLevel: 'silent' })
}

async function auditAll(device: 'mobile' | 'desktop', addresses: string[]): Promise<Measured[]> {
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

async function audit(device: 'mobile' | 'desktop', address: string): Promise<Measured> {
  const runs: number[][] = []
  for (let attempt = 0; runs.length < RUNS && attempt < 2 * RUNS; attempt++) {
    const result = await lighthouse(
      origin + address,
      {
        port: browser.port,
        logLevel: 'silent',
        // Like a crawler, without Accept-Language: the URL alone selects the language.
        extraHeaders: { 'Accept-Language': 'nl' },
        // Not for search engines.
        ...(UNLISTED_PAGES.includes(address) && { skipAudits: ['is-crawlable'] }),
      },
      device === 'desktop' ? desktopConfig : undefined,
    )
    const { categories, audits } = result!.lhr
    const { traceEvents } = result!.artifacts.Trace
    // Lighthouse found no figure in this run, such as no largest contentful paint.
    if (categories.performance!.score === null) continue
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
    for (const id of CATEGORIES) {
      const failed = categories[id]!.auditRefs.filter(
        ({ id: name, weight }) => weight > 0 && (audits[name]?.score ?? 1) < 0.9,
      )
      if (runs.length === 0 && categories[id]!.score! < 0.99)
        printLine(`${address} ${id}: ${failed.map(({ id: name }) => name).join(', ')}`)
    }
    runs.push([
      ...CATEGORIES.map((id) => categories[id]!.score! * 100),
      value('largest-contentful-paint'),
      value('total-blocking-time'),
      blockingCpuTime(traceEvents, device === 'mobile' ? 4 : 1),
      value('cumulative-layout-shift'),
      value('total-byte-weight'),
    ])
  }
  if (runs.length === 0) throw new Error(`Lighthouse gave no figures for ${address}`)
  const median = (index: number) => runs.map((run) => run[index]!).sort((a, b) => a - b)[Math.floor(runs.length / 2)]!
  const [performance, accessibility, bestPractices, seo, lcp, tbt, blockingCpu, cls, bytes] = runs[0]!.map(
    (_, index) => Math.round(median(index) * 1000) / 1000,
  )
  return {
    address,
    performance: performance!,
    accessibility: accessibility!,
    bestPractices: bestPractices!,
    seo: seo!,
    lcp: lcp!,
    tbt: tbt!,
    blockingCpu: blockingCpu!,
    cls: cls!,
    transferBytes: Math.round(bytes!),
  }
}

/** Of the main thread after the first contentful paint: CPU time above 50 ms of each task, on a CPU `slowdown` times slower. */
function blockingCpuTime(events: (TraceEvent & { tdur?: number })[], slowdown: number): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')!
  const mainThread = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === paint.pid && args.name === 'CrRendererMain',
  )
  return events
    .filter(
      ({ name, pid, tid, ts }) =>
        /RunTask$/.test(name) && pid === paint.pid && tid === mainThread?.tid && ts > paint.ts,
    )
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - 50), 0)
}

async function store(pages: LabPage[]): Promise<void> {
  if (process.argv.includes('--no-store')) return
  const env = loadEnv()
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'db')))
    return printLine('Not stored: there is no database yet')
  const database = await openOrAttach(env)
  try {
    await storeLabRun(database, { at: new Date(), build: readBuildId(env), pages })
    printLine('Stored: see the web vitals in the admin area')
  } finally {
    await database.close()
  }
}
