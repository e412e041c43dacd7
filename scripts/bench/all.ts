// npm run bench: runs all benchmarks and writes docs/benchmarks.md. npm run bench -- NAME…: runs these and only prints.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { isQuick, type Row } from './report.ts'

const BENCHMARKS: Record<string, string> = {
  site: 'Pages, slots and appointment requests, on the embedded database. The bare server is a Hono route that returns "hello".',
  overload: 'Ten times the requests that one process can serve: rendered pages, API calls, searches and sign-ins.',
  processes: 'Two web processes and a worker on one PostgreSQL: costs per request, memory, reads after writes.',
  blog: 'Every request is rendered or queried, none is cached. PostgreSQL.',
  analytics: 'Storing events, pages meanwhile, and the reports of the dashboard.',
  audit: 'The audit of the site’s own pages, and its effect on public pages.',
  admin: 'Lists of the admin area. PostgreSQL.',
  texts: 'Pages with the texts of the owner, and the time until a published text is shown. PostgreSQL.',
  'event-loop': 'The longest event-loop delay that the most expensive posts of allowed size cause.',
  calendar: 'Import of the owner’s calendar, as a file and by CalDAV, on the embedded database.',
  'booking-load': 'Requests that nobody confirms, and attempts to take the same times, on both databases.',
  start: 'From the start of the process until `/readyz` returns 200.',
  sizes: 'Installed packages and what browsers load.',
}
const DOCUMENT = 'docs/benchmarks.md'
/** The part of the document that other commands fill; kept as it is. */
const OTHER_FIGURES = '## Other commands'

const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in BENCHMARKS))
if (unknown.length > 0) {
  console.error(`✗ Unknown: ${unknown.join(', ')}. There are: ${Object.keys(BENCHMARKS).join(', ')}.`)
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'cyaan-bench-rows-'))
const measured = new Map<string, Row[]>()
for (const name of names.length > 0 ? names : Object.keys(BENCHMARKS)) measured.set(name, run(name))
rmSync(folder, { recursive: true, force: true })

if (names.length === 0) {
  const before = readFileSync(DOCUMENT, 'utf8')
  const text = `${format(measured)}\n${before.slice(before.indexOf(OTHER_FIGURES))}`
  if (isQuick) console.log(`\n${text}`)
  else {
    writeFileSync(DOCUMENT, text)
    spawnSync('biome', ['check', '--write', DOCUMENT], { stdio: 'inherit' })
    console.log(`\n• ${DOCUMENT} is written`)
  }
}

function run(name: string): Row[] {
  const file = join(folder, name)
  writeFileSync(file, '')
  console.log(`\n• npm run bench:${name}`)
  const { status } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', `scripts/bench/${name}.ts`],
    {
      stdio: 'inherit',
      env: { ...process.env, BENCH_ROWS_FILE: file },
    },
  )
  if (status !== 0) {
    console.error(`✗ bench:${name} failed; no document is written.`)
    process.exit(1)
  }
  const lines = readFileSync(file, 'utf8').trim().split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line))
}

function format(all: Map<string, Row[]>): string {
  const parts = Array.from(all, ([name, rows]) => {
    const tables = Array.from(
      Map.groupBy(rows, ({ section }) => section),
      ([section, own]) => table(section, own),
    )
    return `## npm run bench:${name}\n\n${BENCHMARKS[name]}\n\n${tables.join('\n')}`
  })
  return `# Benchmarks

Written by \`npm run bench\` from one run; do not edit, except the last section. Server, load generator and database share the machine, so only figures of one
run are comparable, and between machines only the ratios.

Machine: ${describeMachine()}. Run: ${new Date().toISOString().slice(0, 10)}.

${parts.join('\n')}`
}

function describeMachine(): string {
  const { length } = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${length} cores (${cpus()[0]!.model.trim()}), ${memory} GB memory, ${platform()} ${arch()}, Node ${process.version}`
}

function table(section: string, rows: Row[]): string {
  const cell = (text: string) => text.trim().replaceAll('|', '\\|').replaceAll('<', '&lt;')
  const lines = rows.map((row) => `| ${[row.what, row.figure, row.ratio, row.goal].map(cell).join(' | ')} |`)
  return `| ${cell(section)} | Figure | Ratio | Goal |\n| --- | --: | --: | --: |\n${lines.join('\n')}\n`
}
