// npm run audit:pages: Lighthouse (mobile, simulated, median of three) on the built product with demo content. The
// medians are stored in the site's database, if there is one: the admin area shows them beside field data. With
// --no-store they are only printed.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import type { LabPage } from '../src/features/audit/model/lab.schema.ts'
import { storeLabRun } from '../src/features/audit/server/lab/lab.service.ts'
import { readBuildId } from '../src/platform/server/build/build-id.ts'
import { BROWSER_FLAGS, findBrowser } from './browser.mjs'
import { loadEnv, printLine } from './command.ts'
import { openOrAttach } from './open-or-attach.ts'
import { startSite, stopAllProcesses } from './site-process.ts'

const PAGES = ['/', '/services', '/services/webdesign', '/contact', '/faq']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const RUNS = Number(process.env.AUDIT_RUNS ?? 3)

const folder = mkdtempSync(join(tmpdir(), 'cyaan-audit-'))
let origin: string
const browser = await launch({ chromePath: findBrowser()!, chromeFlags: ['--headless', ...BROWSER_FLAGS] })
try {
  const { port } = await startSite({ DATA_DIR: folder, DATABASE_URL: '', PUBLIC_URL: '' })
  origin = `http://localhost:${port}`
  console.log(
    `${'page'.padEnd(22)}${['perf', 'a11y', 'best', 'seo', 'LCP ms', 'TBT ms', 'CLS', 'kB'].map((name) => name.padStart(8)).join('')}`,
  )
  const pages: LabPage[] = []
  for (const address of PAGES) {
    const page = await audit(address)
    pages.push(page)
    const { performance, accessibility, bestPractices, seo, lcp, tbt, cls, transferBytes } = page
    const whole = [performance, accessibility, bestPractices, seo, lcp, tbt].map((figure) => figure.toFixed(0))
    const figures = [...whole, cls.toFixed(3), (transferBytes / 1000).toFixed(0)]
    console.log(address.padEnd(22) + figures.map((figure) => figure.padStart(8)).join(''))
  }
  await store(pages)
} finally {
  browser.kill()
  await stopAllProcesses()
  rmSync(folder, { recursive: true, force: true })
}

async function audit(address: string): Promise<LabPage> {
  const runs: number[][] = []
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(origin + address, {
      port: browser.port,
      logLevel: 'silent',
      // Like a crawler, without Accept-Language: the URL alone selects the language.
      extraHeaders: { 'Accept-Language': 'nl' },
    })
    const { categories, audits } = result!.lhr
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
    for (const id of CATEGORIES) {
      const failed = categories[id]!.auditRefs.filter(
        ({ id: name, weight }) => weight > 0 && (audits[name]?.score ?? 1) < 0.9,
      )
      if (run === 0 && categories[id]!.score! < 0.99)
        printLine(`${address} ${id}: ${failed.map(({ id: name }) => name).join(', ')}`)
    }
    runs.push([
      ...CATEGORIES.map((id) => categories[id]!.score! * 100),
      value('largest-contentful-paint'),
      value('total-blocking-time'),
      value('cumulative-layout-shift'),
      value('total-byte-weight'),
    ])
  }
  const median = (index: number) => runs.map((run) => run[index]!).sort((a, b) => a - b)[Math.floor(RUNS / 2)]!
  const [performance, accessibility, bestPractices, seo, lcp, tbt, cls, bytes] = runs[0]!.map((_, index) =>
    median(index),
  )
  return {
    address,
    performance: performance!,
    accessibility: accessibility!,
    bestPractices: bestPractices!,
    seo: seo!,
    lcp: lcp!,
    tbt: tbt!,
    cls: cls!,
    transferBytes: Math.round(bytes!),
  }
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
