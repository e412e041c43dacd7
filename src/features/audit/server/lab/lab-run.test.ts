import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { lighthouseRuns } from './lab.table.ts'
import { labRunJob, performLabRun, startLabRun, stopLabRun } from './lab-run.service.ts'

const NOW = '2026-03-03T09:00:00Z'

afterEach(() => void vi.unstubAllEnvs())

/** `browser`: any file is taken for one. The run stays where it began. */
async function site(browser = process.execPath) {
  vi.stubEnv('CHROME_PATH', browser)
  const { as, ctx } = await testApp({ now: NOW, jobs: [{ ...labRunJob, run: async () => {} }] })
  const admin = await as('admin')
  const start = () => admin.send('POST', '/api/audit/lab/runs')
  const status = async () => (await admin.ask('/api/audit/lab/runs')).json()
  return { ctx, start, status }
}

/** A file that never opens the port of a browser. Writes the number of its process beside it. */
async function fakeBrowser(): Promise<{ file: string; readPid: () => Promise<number> }> {
  const folder = await mkdtemp(join(tmpdir(), 'cyaan-browser-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [file, started] = [join(folder, 'browser'), join(folder, 'started')]
  await writeFile(file, `#!/bin/sh\necho $$ > ${started}\nexec sleep 600\n`)
  await chmod(file, 0o755)
  return { file, readPid: async () => Number(await readFile(started, 'utf8').catch(() => '')) }
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('the admin starts a run; a second one is refused while it is active', async () => {
  const { ctx, start, status } = await site()
  expect(await status()).toEqual({ missing: [], running: null, last: null })
  const started = await start()
  expect(started.status).toBe(202)
  const { run } = await started.json()
  expect(await status()).toMatchObject({ running: { id: run, done: 0, total: 8, failure: null }, last: null })

  const refused = await start()
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ error: { code: 'LAB_RUNNING' } })

  // The process that ran it was killed.
  await ctx.db.update(lighthouseRuns).set({ heartbeatAt: new Date('2026-03-03T08:58:00Z') })
  expect(await status()).toMatchObject({ running: null, last: { id: run, failure: 'interrupted' } })
  const { run: next } = await (await start()).json()
  // It is alive after all, and finds its run closed.
  await performLabRun(ctx, { run })
  expect(await status()).toMatchObject({ running: { id: next }, last: { id: run, failure: 'interrupted' } })
})

test('without a browser a run is refused, and the status says what is missing', async () => {
  const { ctx, start, status } = await site('/no/such/browser')
  expect(await status()).toEqual({ missing: ['browser'], running: null, last: null })
  const refused = await start()
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ error: { code: 'LAB_UNAVAILABLE' } })
  expect(await ctx.db.select().from(lighthouseRuns)).toEqual([])
})

test('a process without workers starts a run; the machine that performs it finds out that it has no browser', async () => {
  const { ctx, status } = await site('/no/such/browser')
  const { run } = await startLabRun({ ...ctx, env: { ...ctx.env, ROLE: 'web' } })
  await performLabRun(ctx, { run })
  expect(await status()).toMatchObject({ running: null, last: { id: run, failure: 'unavailable' } })
})

test('a shutdown ends the run as interrupted, and its browser', async () => {
  const { file, readPid } = await fakeBrowser()
  const { ctx, start, status } = await site(file)
  const { run } = await (await start()).json()
  const performed = performLabRun(ctx, { run })
  await expect.poll(readPid, { timeout: 60_000 }).toBeGreaterThan(0)
  const browser = await readPid()
  expect(isRunning(browser)).toBe(true)
  stopLabRun()
  await performed
  // Until the system has removed it from its list.
  await expect.poll(() => isRunning(browser), { timeout: 60_000 }).toBe(false)
  expect(await status()).toMatchObject({ running: null, last: { id: run, failure: 'interrupted' } })
})
