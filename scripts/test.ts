// npm test: what must pass before a change lands. npm run test:all: also the extended tests, which take longer.
// npm run check: what needs no database and no browser.
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
import { printLine } from './command.ts'

type Count = { passed: number; failed: string[] }
type Step = { name: string; command: string[]; count?: () => Count }

const isQuick = process.argv[2] === 'check'
const isComplete = process.argv[2] === 'all'
const folder = mkdtempSync(join(tmpdir(), 'cyaan-test-run-'))
// PostgreSQL runs as another user and has its data below.
chmodSync(folder, 0o755)
/** Of all tests, so that what they leave behind is removed with it. */
const TEMPORARY = join(folder, 'tmp')
mkdirSync(TEMPORARY)
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const PLAYWRIGHT = join(folder, 'playwright.json')

const types: Step = {
  name: 'Types',
  command: [
    'tsc',
    '--project',
    '.',
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    'node_modules/.cache/types.tsbuildinfo',
  ],
}
const style: Step = { name: 'Style', command: ['biome', 'check', '--error-on-warnings'] }
const build: Step = { name: 'Build', command: ['node', 'scripts/prepare.mjs', 'build'] }
const rules = vitest(
  isQuick ? 'Rules without a database' : 'Rules, API',
  isQuick ? ['unit'] : ['unit', 'api', 'embedded', 'postgres'],
)
const processes = vitest('Processes', isComplete ? ['process', 'extended'] : ['process'])
const journeys: Step = {
  name: 'Journeys in a browser',
  command: ['playwright', 'test', '--reporter=list,json', ...(isComplete ? [] : ['--grep-invert=@extended'])],
  count: () => readPlaywright(PLAYWRIGHT),
}

const total: Count = { passed: 0, failed: [] }
const times: string[] = []
if (isQuick) await runLane([types, style, rules])
else await runTwoLanes()
for (const time of times) printLine(time)
for (const test of total.failed) printLine(`Failed: ${test}`)
console.log(`${total.passed} passed, ${total.failed.length} failed`)
process.exit(total.failed.length === 0 ? 0 : 1)

/** What needs no build runs beside it. Browser tests take longest. */
async function runTwoLanes(): Promise<void> {
  const built = runLane([build])
  const withBuild = async (step: Step) => (await built) && runLane([step])
  await Promise.all([runLane([types, style, rules]).then(() => withBuild(processes)), withBuild(journeys)])
}

/** Runs the steps in sequence. Returns whether all of them succeeded. */
async function runLane(steps: Step[]): Promise<boolean> {
  let isGreen = true
  for (const { name, command, count } of steps) {
    printLine(`${name} …`)
    const start = Date.now()
    const hasSucceeded = await succeeds(command)
    times.push(`${name}: ${Math.round((Date.now() - start) / 1000)} s`)
    const { passed, failed } = counted(name, hasSucceeded, count)
    total.passed += passed
    total.failed.push(...failed)
    isGreen &&= hasSucceeded
  }
  return isGreen
}

function vitest(name: string, projects: string[]): Step {
  const file = join(folder, `${projects[0]}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const command = ['vitest', 'run', ...reporters, ...projects.map((project) => `--project=${project}`)]
  return { name, command, count: () => readVitest(file) }
}

/** A runner that fails without a failed test (a crash, a broken setup) counts as one failure. */
function counted(name: string, isGreen: boolean, count?: Step['count']): Count {
  const alone = { passed: isGreen ? 1 : 0, failed: isGreen ? [] : [name] }
  try {
    const result = count?.() ?? alone
    return isGreen || result.failed.length > 0 ? result : { ...result, failed: [name] }
  } catch {
    return { ...alone, passed: 0, failed: [name] }
  }
}

/** With two lanes, output is printed when a step ends, so that lines of two steps do not mix. */
function succeeds([tool, ...args]: string[]): Promise<boolean> {
  const env = {
    ...process.env,
    TMPDIR: TEMPORARY,
    TEMP: TEMPORARY,
    PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT,
    FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
    // The tests start many processes of the same code.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  }
  const stdio = isQuick ? 'inherit' : 'pipe'
  return new Promise((resolve) => {
    const child = spawn(join('node_modules', '.bin', tool!), args, { stdio, env, shell: process.platform === 'win32' })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk))
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output))
      resolve(code === 0)
    })
  })
}

function readVitest(file: string): Count {
  const { numPassedTests, testResults }: JsonTestResults = JSON.parse(readFileSync(file, 'utf8'))
  const named = testResults.flatMap(({ name, message, assertionResults }) => [
    // A file that failed before its first test has no test name.
    ...(message ? [{ title: relative('.', name), status: 'failed', messages: [message] }] : []),
    ...assertionResults.map(({ fullName, status, failureMessages }) => ({
      title: `${relative('.', name)} ${fullName}`,
      status,
      messages: failureMessages ?? [],
    })),
  ])
  const failed = named
    .filter(({ status }) => status === 'failed')
    .map(({ title, messages }) => `${title}\n${ownLines(messages[0] ?? '')}`)
  return { passed: numPassedTests, failed }
}

/** The message without colours and without the stack lines of libraries. */
function ownLines(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() && !line.includes('node_modules'))
  return lines.slice(0, 12).join('\n')
}

function readPlaywright(file: string): Count {
  const { stats, suites }: JSONReport = JSON.parse(readFileSync(file, 'utf8'))
  return { passed: stats.expected, failed: suites.flatMap(failuresIn) }
}

function failuresIn({ title, specs, suites = [] }: JSONReportSuite): string[] {
  const names = specs.flatMap((spec) => {
    const test = spec.tests.find((test) => test.status === 'unexpected')
    if (!test) return []
    const name = `${spec.file}:${spec.line} ${title === spec.file ? '' : `${title} › `}${spec.title}`
    const messages = test.results.flatMap(({ errors }) => errors.map(({ message = '' }) => message))
    return [name, ...messages.slice(0, 1).map(ownLines)].join('\n')
  })
  return [...names, ...suites.flatMap(failuresIn)]
}
