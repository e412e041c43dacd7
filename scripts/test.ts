// npm test: everything. npm run check: what needs no database and no browser, for the inner loop.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { say } from './command.ts'

/** `second` names the tests that failed at first and passed when tried again. */
type Count = { passed: number; failed: number; second?: string[] }
type Step = { name: string; command: string[]; count?: () => Count }

const isQuick = process.argv[2] === 'check'
const folder = mkdtempSync(join(tmpdir(), 'cyaan-report-'))
const VITEST = join(folder, 'vitest.json')
const PLAYWRIGHT = join(folder, 'playwright.json')

const steps: Step[] = [
  { name: 'Types', command: ['tsc', '--project', '.'] },
  { name: 'Style', command: ['biome', 'check', '--error-on-warnings'] },
  {
    name: isQuick ? 'Rules without a database' : 'Rules, API on both databases, processes',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${VITEST}`,
      ...(isQuick ? ['--project', 'unit'] : []),
    ],
    count: () => readVitest(VITEST),
  },
  ...(isQuick
    ? []
    : [
        {
          name: 'Journeys in a browser',
          command: ['playwright', 'test', '--reporter=list,json'],
          count: () => readPlaywright(PLAYWRIGHT),
        },
      ]),
]

const total = { passed: 0, failed: 0, second: [] as string[] }
const times: string[] = []
for (const { name, command, count } of steps) {
  say(`${name} …`)
  const start = Date.now()
  const isGreen = await succeeds(command)
  times.push(`${name}: ${Math.round((Date.now() - start) / 1000)} s`)
  const { passed, failed, second = [] } = counted(isGreen, count)
  total.passed += passed
  total.failed += failed
  total.second.push(...second)
}
rmSync(folder, { recursive: true })
for (const time of times) say(time)
for (const title of total.second) say(`Passed only when it was tried again: ${title}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

/** A runner that fails without a failed test (a crash, a broken set-up) counts as one failure. */
function counted(isGreen: boolean, count?: Step['count']): Count {
  try {
    const result = count?.() ?? { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1 }
    return isGreen || result.failed > 0 ? result : { ...result, failed: 1 }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function succeeds([tool, ...args]: string[]): Promise<boolean> {
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' }
  return new Promise((resolve) => {
    spawn(join('node_modules', '.bin', tool!), args, { stdio: 'inherit', env, shell: process.platform === 'win32' }).on(
      'exit',
      (code) => resolve(code === 0),
    )
  })
}

function readVitest(file: string): Count {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'))
  return { passed: numPassedTests, failed: numFailedTests }
}

function readPlaywright(file: string): Count {
  const { stats, suites }: JSONReport = JSON.parse(readFileSync(file, 'utf8'))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, second: suites.flatMap(flakyIn) }
}

function flakyIn({ title, specs, suites = [] }: JSONReportSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  const names = own.map((spec) => `${spec.file}:${spec.line} ${title === spec.file ? '' : `${title} › `}${spec.title}`)
  return [...names, ...suites.flatMap(flakyIn)]
}
