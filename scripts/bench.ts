// npm run bench: how fast the landing page is served, beside what the same machine can do at all.
// Figures of one run belong together; only the ratios say something about another machine.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../src/platform/server/free-port.ts'
import { say } from './command.ts'
import { type Figures, shoot } from './load.ts'

type Contender = { name: string; url: string }

const ROUNDS = 3
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6)
const folder = mkdtempSync(join(tmpdir(), 'cyaan-bench-'))
const running: ChildProcess[] = []
const BROWSER = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'nl' }

const HELLO = `
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
serve({ fetch: new Hono().get('/', (c) => c.text('hello')).fetch, port: Number(process.env.PORT) })`

try {
  const [helloPort, sitePort, nginxPort] = [await freePort(), await freePort(), await freePort()]
  start(process.execPath, ['--input-type=module', '-e', HELLO], { PORT: String(helloPort) })
  start(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/start.ts'], {
    PORT: String(sitePort),
    DATA_DIR: folder,
  })
  const site = `http://127.0.0.1:${sitePort}`
  await untilUp(`http://127.0.0.1:${helloPort}/`)
  await untilUp(`${site}/readyz`)

  const contenders: Contender[] = [
    { name: 'bare Hono hello', url: `http://127.0.0.1:${helloPort}/` },
    { name: 'landing, cached', url: `${site}/` },
    // A question in the address is never kept, so each of these is rendered.
    { name: 'landing, rendered afresh', url: `${site}/?fresh=1` },
  ]
  if (spawnSync('nginx', ['-v']).status === 0) {
    await startNginx(nginxPort, await compressed(site))
    contenders.push({ name: 'nginx, same bytes', url: `http://127.0.0.1:${nginxPort}/` })
  }
  print(await measure(contenders))
} finally {
  for (const child of running) child.kill('SIGTERM')
  await Promise.all(running.map((child) => (child.exitCode === null ? once(child, 'exit') : undefined)))
  rmSync(folder, { recursive: true, force: true })
}

/** In turns, so that a busy moment of the machine meets all of them; the median of the rounds counts. */
async function measure(contenders: Contender[]): Promise<Map<string, Figures>> {
  const rounds = new Map<string, Figures[]>(contenders.map(({ name }) => [name, []]))
  for (const { url } of contenders) await shoot(url, BROWSER, 2)
  for (let round = 1; round <= ROUNDS; round++) {
    for (const { name, url } of contenders) {
      say(`round ${round} of ${ROUNDS}: ${name}`)
      rounds.get(name)!.push(await shoot(url, BROWSER, SECONDS))
    }
  }
  return new Map(
    [...rounds].map(([name, figures]) => [name, figures.sort((a, b) => a.rate - b.rate)[Math.floor(ROUNDS / 2)]!]),
  )
}

function print(results: Map<string, Figures>): void {
  const hello = results.get('bare Hono hello')!.rate
  console.log(`\n${'what'.padEnd(28)}${'requests/s'.padStart(12)}${'p99 ms'.padStart(9)}${'of hello'.padStart(10)}`)
  for (const [name, { rate, p99 }] of results) {
    console.log(
      `${name.padEnd(28)}${rate.toFixed(0).padStart(12)}${p99.toFixed(1).padStart(9)}${(rate / hello).toFixed(2).padStart(10)}`,
    )
  }
  console.log()
}

async function startNginx(port: number, page: Buffer): Promise<void> {
  writeFileSync(join(folder, 'index.html'), page)
  const conf = `daemon off; pid ${folder}/nginx.pid; error_log /dev/null; worker_processes 1; user ${process.getuid?.() === 0 ? 'root' : 'nobody'};
events { worker_connections 1024; }
http { access_log off; types { text/html html; } add_header Content-Encoding br; keepalive_requests 100000000; server { listen 127.0.0.1:${port}; root ${folder}; } }`
  writeFileSync(join(folder, 'nginx.conf'), conf)
  start('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {})
  await untilUp(`http://127.0.0.1:${port}/`)
}

/** The very bytes that a browser gets. */
function compressed(url: string): Promise<Buffer> {
  return new Promise((resolve) => {
    get(url, { headers: BROWSER }, async (answer) => resolve(Buffer.concat(await answer.toArray())))
  })
}

function start(command: string, args: string[], env: Record<string, string>): void {
  running.push(spawn(command, args, { env: { ...process.env, ...env }, stdio: 'ignore' }))
}

async function untilUp(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const isUp = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not come up within 30 s`)
}
