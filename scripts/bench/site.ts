// npm run bench:site: throughput of the landing page compared with a bare server on the same machine; then appointments. npm
// run bench:site -- booking: appointments only. Compare figures within one run; only the ratios are comparable between
// machines.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runningDatabaseConfig } from '../../src/platform/server/database/embedded/embedded-database.ts'
import { freePort } from '../../src/platform/server/database/free-port.ts'
import { printLine } from '../command.ts'
import { startNode, startProcess, startSite, stopAllProcesses, stopProcess, waitUntilUp } from '../site-process.ts'
import { BARE_INSERT, benchBooking } from './booking.ts'
import { type Figures, measureThroughput } from './load.ts'
import { median, printFigure, sized, startSection } from './report.ts'
import { enableUniformAnswers } from './uniform-answers.ts'

type Contender = { name: string; url: string; connections?: number }
type Guesses = { quiet: number[]; busy: number[] }

const ROUNDS = sized(5, 1)
const SECONDS = Number(process.env.BENCH_SECONDS ?? sized(3, 1))
/**
 * Throughput is measured in many short rounds: after eight idle seconds V8 collects garbage to save memory, and the next
 * requests are slower. That is a figure of its own.
 */
const SHORT_ROUNDS = sized(15, 1)
const SHORT_SECONDS = 1
const IDLE_SECONDS = sized(12, 1)
const folder = mkdtempSync(join(tmpdir(), 'cyaan-bench-'))
const BROWSER = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'nl' }

const NGINX = 'nginx, same bytes'
const HELLO = `
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
const page = process.env.PAGE && Buffer.from(process.env.PAGE, 'base64')
serve({ fetch: new Hono().get('/', (c) => page ? c.body(page) : c.text('hello')).fetch, port: Number(process.env.PORT) })`

try {
  const [helloPort, samePort, nginxPort, barePort] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
  startNode(['--input-type=module', '-e', HELLO], { PORT: String(helloPort) })
  // One process each, so that none works in memory that another has filled.
  const { url: site } = await startSite({ DATA_DIR: join(folder, 'cached'), LOG_LEVEL: 'info' })
  const { url: fresh } = await startSite({ DATA_DIR: join(folder, 'fresh'), LOG_LEVEL: 'info' })
  const bare = `http://127.0.0.1:${barePort}/`
  const CONNECTION = JSON.stringify(runningDatabaseConfig(join(folder, 'cached')))
  startNode(['--input-type=module', '-e', BARE_INSERT], { PORT: String(barePort), CONNECTION })
  const page = await compressed(site)
  startNode(['--input-type=module', '-e', HELLO], { PORT: String(samePort), PAGE: page.toString('base64') })
  await waitUntilUp(`http://127.0.0.1:${helloPort}/`)
  await waitUntilUp(`http://127.0.0.1:${samePort}/`)
  await waitUntilUp(bare)

  const contenders: Contender[] = [
    { name: 'bare Hono hello', url: `http://127.0.0.1:${helloPort}/` },
    { name: 'bare Hono, same bytes', url: `http://127.0.0.1:${samePort}/` },
    { name: 'landing, cached', url: `${site}/` },
    // URLs with a query string are never cached, so each request is rendered.
    // Few connections: the queue for renders must not get longer than its limits on a slow machine.
    { name: 'landing, rendered afresh (10 connections)', url: `${fresh}/?fresh=1`, connections: 10 },
  ]
  if (spawnSync('nginx', ['-v']).status === 0) {
    await startNginx(nginxPort, page)
    contenders.push({ name: NGINX, url: `http://127.0.0.1:${nginxPort}/` })
  }
  const benchTarget = (url: string, name: string) => ({ url, dataDir: join(folder, name) })
  if (process.argv[2] !== 'booking') {
    print(await measure(contenders))
    await benchAfterIdle(`http://127.0.0.1:${helloPort}/`, `${site}/`)
    printGuesses(await measureGuesses(site))
  }
  await benchBooking({ quiet: benchTarget(site, 'cached'), busy: benchTarget(fresh, 'fresh'), bare })
} finally {
  await stopAllProcesses()
  rmSync(folder, { recursive: true, force: true })
}

/** Alternately, so that load peaks of the machine affect all of them. */
async function measure(contenders: Contender[]): Promise<Map<string, Figures[]>> {
  const rounds = new Map<string, Figures[]>(contenders.map(({ name }) => [name, []]))
  for (const { url, connections } of contenders) await measureThroughput(url, BROWSER, sized(2, 1), connections)
  for (let round = 1; round <= SHORT_ROUNDS; round++) {
    printLine(`round ${round} of ${SHORT_ROUNDS}: throughput`)
    for (const { name, url, connections } of contenders)
      rounds.get(name)!.push(await measureThroughput(url, BROWSER, SHORT_SECONDS, connections))
  }
  return rounds
}

async function benchAfterIdle(hello: string, landing: string): Promise<void> {
  const rates: number[] = []
  const ratios: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    printLine(`round ${round} of ${ROUNDS}: throughput after ${IDLE_SECONDS} idle seconds`)
    await new Promise((resolve) => setTimeout(resolve, IDLE_SECONDS * 1000))
    const { rate: helloRate } = await measureThroughput(hello, BROWSER, SECONDS)
    const { rate } = await measureThroughput(landing, BROWSER, SECONDS)
    rates.push(rate)
    ratios.push(rate / helloRate)
  }
  const name = `landing, cached, after ${IDLE_SECONDS} idle seconds`
  printFigure(name, `${median(rates).toFixed(0)} requests/s`, { ratio: `${median(ratios).toFixed(2)} of hello` })
}

/**
 * Page throughput during a password guessing attack. Uniform responses are on, so that every guess costs a hash:
 * otherwise unknown addresses would be rejected without one.
 */
async function measureGuesses(site: string): Promise<Guesses> {
  await enableUniformAnswers(site)
  const quiet: number[] = []
  const busy: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    printLine(`round ${round} of ${ROUNDS}: landing, without and with 200 guesses at once`)
    quiet.push((await measureThroughput(`${site}/`, BROWSER, SECONDS)).rate)
    const crowd = startNode(['scripts/bench/password-guesses.ts', site])
    await new Promise((resolve) => setTimeout(resolve, 1500))
    busy.push((await measureThroughput(`${site}/`, BROWSER, SECONDS)).rate)
    await stopProcess(crowd)
    // Queued hashes finish before the next quiet round.
    await new Promise((resolve) => setTimeout(resolve, 5000))
  }
  return { quiet, busy }
}

function printGuesses({ quiet, busy }: Guesses): void {
  const ratio = median(busy.map((rate, round) => rate / quiet[round]!)).toFixed(2)
  const figure = `${median(busy).toFixed(0)} requests/s`
  printFigure('landing, cached, while 200 passwords are guessed at once', figure, { ratio: `${ratio} of without` })
}

/** Medians of the rounds. Ratios are computed within a round, where both had the same machine. */
function print(rounds: Map<string, Figures[]>): void {
  const hello = rounds.get('bare Hono hello')!
  startSection('Throughput on 50 connections')
  for (const [name, figures] of rounds) {
    const rate = median(figures.map((one) => one.rate)).toFixed(0)
    const p99 = median(figures.map((one) => one.p99)).toFixed(1)
    const ratio = median(figures.map((one, round) => one.rate / hello[round]!.rate)).toFixed(2)
    printFigure(name, `${rate} requests/s, p99 ${p99} ms`, { ratio: `${ratio} of hello` })
  }
  if (!rounds.has(NGINX)) printFigure(NGINX, 'not installed here')
}

async function startNginx(port: number, page: Buffer): Promise<void> {
  writeFileSync(join(folder, 'index.html'), page)
  const conf = `daemon off; pid ${folder}/nginx.pid; error_log /dev/null; worker_processes 1; user ${process.getuid?.() === 0 ? 'root' : 'nobody'};
events { worker_connections 1024; }
http { access_log off; types { text/html html; } add_header Content-Encoding br; keepalive_requests 100000000; server { listen 127.0.0.1:${port}; root ${folder}; } }`
  writeFileSync(join(folder, 'nginx.conf'), conf)
  startProcess('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder])
  await waitUntilUp(`http://127.0.0.1:${port}/`)
}

/** The bytes that a browser receives. */
function compressed(url: string): Promise<Buffer> {
  return new Promise((resolve) => {
    get(url, { headers: BROWSER }, async (response) => resolve(Buffer.concat(await response.toArray())))
  })
}
