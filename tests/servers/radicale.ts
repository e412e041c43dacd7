import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { freePort } from '#platform/server/database/free-port.ts'
import { loopbackServer } from './tls-proxy.ts'

const POLL_MS = 50
const LOGIN = { username: 'rita@example.com', password: 'geheim wachtwoord' }
const authorization = `Basic ${Buffer.from(`${LOGIN.username}:${LOGIN.password}`).toString('base64')}`

export const hasRadicale = () => spawnSync('radicale', ['--version']).status === 0

/** The CalDAV server Radicale on loopback, with one user, behind a proxy that notes the requests. `names`: of the calendars. */
export async function startRadicale(...names: string[]) {
  const target = await runRadicale()
  const requests: { method: string; path: string }[] = []
  const port = await loopbackServer((incoming, outgoing) => {
    const { method = '', url: path = '', headers } = incoming
    requests.push({ method, path })
    const upstream = request({ host: '127.0.0.1', port: target, method, path, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    upstream.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(upstream)
  })

  /** What the user does in another program: not noted. */
  async function send(method: string, path: string, body?: string, headers: Record<string, string> = {}) {
    const response = await fetch(`http://127.0.0.1:${target}${path}`, {
      method,
      headers: { authorization, ...headers },
      ...(body === undefined ? {} : { body }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return text
  }
  const pathOf = (name: string) => `/${encodeURIComponent(LOGIN.username)}/${name}/`
  for (const name of names)
    await send(
      'MKCALENDAR',
      pathOf(name),
      `<C:mkcalendar xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><set><prop><displayname>${name}</displayname></prop></set></C:mkcalendar>`,
    )

  return {
    ...LOGIN,
    requests,
    url: `http://127.0.0.1:${port}/`,
    urlOf: (name = 'work') => `http://127.0.0.1:${port}${pathOf(name)}`,
    save: (file: string, data: string, name = 'work') =>
      send('PUT', pathOf(name) + file, data, { 'content-type': 'text/calendar; charset=utf-8' }),
    remove: (file: string, name = 'work') => send('DELETE', pathOf(name) + file),
    async files(name = 'work') {
      const listed = await send('PROPFIND', pathOf(name), undefined, { depth: '1' })
      const files = Array.from(listed.matchAll(/<href>[^<]*\/([^<>/]+\.ics)<\/href>/g), ([, file = '']) => file)
      return Promise.all(files.map(async (file) => ({ file, data: await send('GET', pathOf(name) + file) })))
    },
  }
}

async function runRadicale(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'cyaan-radicale-'))
  const port = await freePort()
  const users = join(folder, 'users')
  writeFileSync(users, `${LOGIN.username}:${LOGIN.password}\n`)
  const settings = join(folder, 'settings')
  writeFileSync(
    settings,
    `[server]\nhosts = 127.0.0.1:${port}\n[auth]\ntype = htpasswd\nhtpasswd_filename = ${users}\nhtpasswd_encryption = plain
delay = 0\n[storage]\nfilesystem_folder = ${folder}/storage\n`,
  )
  const child = spawn('radicale', ['--config', settings], { stdio: 'ignore' })
  onTestFinished(async () => {
    const exited = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGTERM')) await exited
    rmSync(folder, { recursive: true, force: true })
  })
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/.web/`).then(
      () => true,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('Radicale does not start')
    await pause(POLL_MS)
  }
  return port
}
