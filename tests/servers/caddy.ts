import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type ClientHttp2Session, connect } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import { onTestFinished } from 'vitest'
import { freePort } from '#platform/server/database/free-port.ts'

const POLL_MS = 50

export const hasCaddy = () => spawnSync('caddy', ['version']).status === 0

/** The configuration of compose.yaml, in front of `site`, with a certificate authority of its own instead of a public one. */
export async function startCaddy(domain: string, site: { port: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'cyaan-caddy-'))
  const [port, httpPort] = [await freePort(), await freePort()]
  const options = `{
    admin off
    local_certs
    skip_install_trust
    http_port ${httpPort}
    https_port ${port}
    storage file_system ${folder}/storage
  }\n`
  const file = join(folder, 'Caddyfile')
  // On a busy machine a restart takes longer than visitors would wait.
  const config = readComposeConfig().replace('site:3000', `127.0.0.1:${site.port}`).replace('20s', '120s')
  writeFileSync(file, options + config)
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, DOMAIN: domain, HOME: folder },
    stdio: 'ignore',
  })
  const root = join(folder, 'storage/pki/authorities/local/root.crt')
  const isReady = () =>
    fetch(`http://127.0.0.1:${httpPort}`, { redirect: 'manual', headers: { host: domain } }).then(
      () => existsSync(root),
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('Caddy does not start')
    await pause(POLL_MS)
  }
  onTestFinished(async () => {
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    httpUrl: `http://127.0.0.1:${httpPort}`,
    /** A browser at `address`, which trusts the certificate authority. */
    visit: (address: string) => openSession(domain, { port, address, ca: readFileSync(root) }),
  }
}

function readComposeConfig(): string {
  const [, content] = /configs:\n {2}caddy:\n(?: *#.*\n)* {4}content: \|\n((?: {6}.*\n)+)/.exec(
    readFileSync('compose.yaml', 'utf8'),
  )!
  return content!.replaceAll('$$DOMAIN', '$DOMAIN')
}

export type Ask = ReturnType<typeof openSession>
type Visitor = { port: number; address: string; ca: Buffer }

function openSession(domain: string, { port, address, ca }: Visitor) {
  const session: ClientHttp2Session = connect(`https://${domain}`, {
    createConnection: () =>
      connectTls({
        ...{ host: '127.0.0.1', port, localAddress: address },
        servername: domain,
        ca,
        ALPNProtocols: ['h2'],
      }),
  })
  onTestFinished(() => session.destroy())
  return async (path: string, headers: Record<string, string> = {}) => {
    const stream = session.request({ ':path': path, ...headers })
    const [received] = await once(stream, 'response')
    const body = Buffer.concat(await stream.toArray())
    return { status: received[':status'] as number, headers: received, body }
  }
}
