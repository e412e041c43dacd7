// npm run audit:pages: Lighthouse (mobile, simulated, median of three) on the built product.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { freePort } from '../src/platform/server/free-port.ts'
import { BROWSER_FLAGS, findBrowser } from './browser.mjs'
import { say } from './command.ts'

const PAGES = ['/', '/services', '/services/webdesign', '/contact', '/faq']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const RUNS = Number(process.env.AUDIT_RUNS ?? 3)

const folder = mkdtempSync(join(tmpdir(), 'cyaan-audit-'))
const port = await freePort()
const site = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/start.ts'], {
  env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' },
  stdio: 'ignore',
})
const browser = await launch({ chromePath: findBrowser()!, chromeFlags: ['--headless', ...BROWSER_FLAGS] })
try {
  while (
    !(await fetch(`http://localhost:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 200))
  console.log(
    `${'page'.padEnd(22)}${['perf', 'a11y', 'best', 'seo', 'LCP ms', 'TBT ms', 'CLS', 'kB'].map((name) => name.padStart(8)).join('')}`,
  )
  for (const page of PAGES)
    console.log(page.padEnd(22) + (await audit(page)).map((figure) => figure.padStart(8)).join(''))
} finally {
  browser.kill()
  site.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}

async function audit(page: string): Promise<string[]> {
  const runs: number[][] = []
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(`http://localhost:${port}${page}`, {
      port: browser.port,
      logLevel: 'silent',
      // As a crawler, which asks for no language: the address alone decides.
      extraHeaders: { 'Accept-Language': 'nl' },
    })
    const { categories, audits } = result!.lhr
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
    for (const id of CATEGORIES) {
      const failed = categories[id]!.auditRefs.filter(
        ({ id: name, weight }) => weight > 0 && (audits[name]?.score ?? 1) < 0.9,
      )
      if (run === 0 && categories[id]!.score! < 0.99)
        say(`${page} ${id}: ${failed.map(({ id: name }) => name).join(', ')}`)
    }
    runs.push([
      ...CATEGORIES.map((id) => categories[id]!.score! * 100),
      value('largest-contentful-paint'),
      value('total-blocking-time'),
      value('cumulative-layout-shift'),
      value('total-byte-weight') / 1000,
    ])
  }
  const median = (index: number) => runs.map((run) => run[index]!).sort((a, b) => a - b)[Math.floor(RUNS / 2)]!
  return runs[0]!.map((_, index) => median(index).toFixed(index === 6 ? 3 : 0))
}
