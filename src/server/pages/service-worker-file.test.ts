import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '#tests/test-app.ts'

async function workerOf(env: Record<string, string> = {}) {
  const assetsDir = mkdtempSync(join(tmpdir(), 'cyaan-worker-'))
  onTestFinished(() => rmSync(assetsDir, { recursive: true }))
  writeFileSync(join(assetsDir, 'service-worker.js'), '(() => { built() })()')
  const { app } = await testApp({
    env,
    assetsDir,
    render: () => new Response('<!doctype html><html lang="nl"></html>'),
  })
  return { worker: await app.request('/service-worker.js'), page: await (await app.request('/')).text() }
}

test('the worker script contains the build id, has a CSP for this site only, and is always revalidated', async () => {
  const { worker, page } = await workerOf()
  expect(worker.status).toBe(200)
  expect(worker.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(worker.headers.get('cache-control')).toBe('no-cache')
  expect(worker.headers.get('content-security-policy')).toMatch(/^default-src 'none'; connect-src 'self';/)
  const [, build] = /data-build="(\w+)"/.exec(page)!
  expect(await worker.text()).toBe(`const BUILD = '${build}';\n(() => { built() })()`)
  expect(page).not.toContain('data-worker')
})

test('SERVICE_WORKER=off serves a worker that unregisters itself, and pages register none', async () => {
  const { worker, page } = await workerOf({ SERVICE_WORKER: 'off' })
  expect(await worker.text()).toContain('self.registration.unregister()')
  expect(page).toContain('data-worker="off"')
})
