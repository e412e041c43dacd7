import { type AnyRouter, rootRouteId } from '@tanstack/react-router'
import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import { answerInProcess } from '#platform/client/api-fetch.ts'
import { type Env, readEnv } from '#platform/server/env.ts'
import { createApi } from './server/api.ts'
import { createApp } from './server/app.ts'
import { boot, type House } from './server/boot.ts'
import { openFrontDoor } from './server/front-door.ts'
import { heardByPage } from './server/pages.ts'

const render = createStartHandler((context) => {
  if (context.router.stores.matches.get().at(-1)?.staticData.hydrate === 'late') dropPreloads(context.router)
  return defaultStreamHandler(context)
})

/** The product, open: what the start command listens with. */
async function openSite(env: Env, assetsDir?: string) {
  const house = await (import.meta.env.DEV ? keptHouse(env) : boot(env))
  const api = createApi(house.ctx)
  answerInProcess((path, init) => heardByPage(Promise.resolve(api.request(path, init))))
  const app = createApp(house, { render: (request) => render(request), ...(assetsDir ? { assetsDir } : {}) })
  house.connectApp(app.fetch)
  return { house, fetch: app.fetch, ...openFrontDoor(house, app.fetch) }
}

let development: ReturnType<typeof openSite> | undefined

// `vite dev` calls fetch; the start command calls openSite.
export default {
  openSite,
  async fetch(request: Request): Promise<Response> {
    development ??= openSite(readEnv(process.env))
    return (await development).fetch(request)
  },
}

/** An edit evaluates this file anew; the database stays open. */
function keptHouse(env: Env): Promise<House> {
  const global = globalThis as { house?: Promise<House> }
  global.house ??= boot(env)
  return global.house
}

/** A page that wakes late names its scripts in its data only, so that nothing is fetched before the first paint. */
function dropPreloads(router: AnyRouter): void {
  const manifest = router.ssr?.manifest
  if (!manifest) return
  const routes = Object.entries(manifest.routes).map(([id, { preloads, ...route }]) => [
    id,
    id === rootRouteId ? { preloads, ...route } : route,
  ])
  // A copy: the manifest is shared by all requests.
  router.ssr = { ...router.ssr, manifest: { ...manifest, routes: Object.fromEntries(routes) } }
}
