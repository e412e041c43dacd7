import { spawn } from 'node:child_process'
import { Agent, get } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '#platform/server/database/free-port.ts'
import { openDatabase } from '#platform/server/db.ts'
import { startSite, usedFolder } from './site.ts'

test('requests in flight during shutdown are finished and counted; idle connections do not delay it', async () => {
  const DATA_DIR = usedFolder()
  const site = await startSite({ DATA_DIR })
  const agent = new Agent({ keepAlive: true, maxSockets: 40 })
  onTestFinished(() => agent.destroy())
  // Uncached pages, so that there are renders to finish.
  const request = (path: string) =>
    new Promise<number>((resolve, reject) => {
      get(site.url + path, { agent }, (response) =>
        response.resume().on('end', () => resolve(response.statusCode!)),
      ).on('error', reject)
    })
  const all = (pathOf: (number: number) => string) => Array.from({ length: 40 }, (_, number) => request(pathOf(number)))
  // Open connections: one that the process has not accepted when it closes is reset by the system.
  await Promise.all(all(() => '/healthz'))
  const responses = all((number) => `/services?fresh=${number}`)
  await responses[0]
  const ended = site.stop('SIGTERM')
  const statuses = await Promise.all(responses)
  // None is cut off: requests before the signal get their page, later ones a 503.
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(1)
  expect((await ended).code).toBe(0)
  await expect(fetch(site.url)).rejects.toThrow()

  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR })
  onTestFinished(() => database.close())
  const { rows } = await database.pool.query(
    'select client, path, sum(count)::int from analytics_page_requests group by 1, 2',
  )
  expect(rows).toEqual([
    { client: 'other', path: '/services', sum: statuses.filter((status) => status === 200).length },
  ])
})

test('the server stops when npm is terminated, also while it starts', async () => {
  const [port, DATA_DIR] = [await freePort(), usedFolder()]
  const npm = spawn('npm', ['run', '--silent', '--ignore-scripts', 'start'], {
    env: { ...process.env, PORT: String(port), DATA_DIR, LOG_LEVEL: 'silent' },
  })
  let output = ''
  npm.stdout.on('data', (chunk) => {
    output += chunk
  })
  await vi.waitFor(() => expect(output).toContain('Opening the database'), { timeout: 60_000 })
  npm.kill('SIGTERM')
  await vi.waitFor(() => expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow(), { timeout: 30_000 })
})
