import { type AnyRouter, rootRouteId } from '@tanstack/react-router'
import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import { removeDemo } from '#features/demo/server/demo.service.ts'
import { DATA_APART_HEADER, LATE_SCRIPTS_HEADER } from '#kernel/client-headers.ts'
import { hydratesOnIntent } from '#kernel/pages.ts'
import { setServerFetch } from '#platform/client/api-fetch.ts'
import { openOrAttach } from '#platform/server/database/open-or-attach.ts'
import { type Env, readEnv } from '#platform/server/env.ts'
import { noteRoute } from '#platform/server/tracing/tracing.ts'
import { createApi } from './server/api.ts'
import { createApp } from './server/app.ts'
import { boot, type Runtime } from './server/boot.ts'
import { createLoadShedding, LOAD_LIMITS } from './server/middleware/limit-load.ts'
import { createOverloadResponses } from './server/pages/overload-responses.ts'
import { collectPageData } from './server/pages/page-data.ts'
import { trackFailedCalls } from './server/pages/page-responses.ts'
import { createListener } from './server/request-listener.ts'

const render = createStartHandler((context) => {
  const match = context.router.state.matches.at(-1)
  if (match) noteRoute(match.fullPath)
  const { location, matches } = context.router.state
  if (hydratesOnIntent(location.pathname)) {
    context.responseHeaders.set(LATE_SCRIPTS_HEADER, removePreloads(context.router).join(' '))
    if (context.request.headers.has(DATA_APART_HEADER)) collectPageData(matches.map(({ loaderData }) => loaderData))
  }
  return defaultStreamHandler(context)
})

/** The running product: what the start command listens with. */
async function openSite(env: Env, assetsDir?: string) {
  const runtime = await (import.meta.env.DEV ? devSingleton(env) : boot(env))
  const api = createApi(runtime.ctx)
  setServerFetch((path, init) => trackFailedCalls(Promise.resolve(api.request(path, init))))
  const load = createLoadShedding(runtime.ctx.log, LOAD_LIMITS)
  const app = createApp(runtime, { render: (request) => render(request), load, ...(assetsDir ? { assetsDir } : {}) })
  runtime.connectApp(app.fetch)
  const overload = { load, responses: await createOverloadResponses(env) }
  return { runtime, fetch: app.fetch, ...createListener(runtime, app.fetch, overload) }
}

let development: ReturnType<typeof openSite> | undefined

/** For a command: without starting the site, or while it runs. Resolves to whether there was demo content. */
async function removeDemoContent(env: Env): Promise<boolean> {
  const database = await openOrAttach(env)
  try {
    const { DEMO_PARTS } = await import('./server/composition/demo/demo-parts.ts')
    const removed = await removeDemo({ db: database.db, env, now: () => new Date() }, DEMO_PARTS)
    return removed !== undefined
  } finally {
    await database.close()
  }
}

// `vite dev` calls fetch; the start command calls openSite.
export default {
  openSite,
  removeDemoContent,
  async fetch(request: Request): Promise<Response> {
    development ??= openSite(readEnv(process.env))
    return (await development).fetch(request)
  },
}

/** Survives hot reload: an edit evaluates this file again, the database stays open. */
function devSingleton(env: Env): Promise<Runtime> {
  const global = globalThis as { runtime?: Promise<Runtime> }
  global.runtime ??= boot(env)
  return global.runtime
}

/** A page that hydrates later lists its scripts in an attribute, so that nothing is fetched before the first paint. */
function removePreloads(router: AnyRouter): string[] {
  const manifest = router.ssr?.manifest
  if (!manifest) return []
  const scripts = router.state.matches.flatMap(({ routeId }) => manifest.routes[routeId]?.preloads ?? [])
  const routes = Object.entries(manifest.routes).map(([id, { preloads, ...route }]) => [
    id,
    id === rootRouteId ? { preloads, ...route } : route,
  ])
  // A copy: the manifest is shared by all requests.
  router.ssr = { ...router.ssr, manifest: { ...manifest, routes: Object.fromEntries(routes) } }
  return scripts.map((script) => (typeof script === 'string' ? script : script.href))
}
