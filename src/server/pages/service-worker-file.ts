import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Handler } from 'hono'
import { readBuildId } from '#platform/server/build/build-id.ts'
import type { Env } from '#platform/server/env.ts'
import type { AppEnv } from '#platform/server/http.ts'

export const SERVICE_WORKER_PATH = '/service-worker.js'
/** The CSP of the worker's script limits what the worker may request. */
export const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'"

/** SERVICE_WORKER=off: existing workers are replaced by this one, which unregisters itself and deletes all copies. */
export const REMOVE_ITSELF = `self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))))
  // Not awaited: it waits for the end of this event.
  self.registration.unregister()
})
`

/** The build id makes the script differ per build, which browsers treat as an update. */
export function serviceWorker(env: Env, assetsDir: string): Handler<AppEnv> {
  const script = env.SERVICE_WORKER
    ? `const BUILD = '${readBuildId(env)}';\n${readFileSync(join(assetsDir, SERVICE_WORKER_PATH), 'utf8')}`
    : REMOVE_ITSELF
  return (c) => c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
}
