import { randomUUID } from 'node:crypto'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createFeedRoutes } from '#features/blog/server/posts/post-feed.routes.ts'
import { unsubscribeRoutes } from '#features/blog/server/unsubscribe.routes.ts'
import { decisionPageRoutes } from '#features/booking/server/decision-link/decision-page.routes.ts'
import { plainFormRoutes } from '#features/contact/server/plain-form.routes.ts'
import { lookAroundRoutes } from '#features/identity/server/session/look-around.routes.ts'
import { errorStyle } from '#features/look/server/error-style.routes.ts'
import { fixedIcons, lookFiles, SVG_POLICY, SVG_TYPE } from '#features/look/server/look-files.routes.ts'
import { mediaFiles } from '#features/media/server/media.routes.ts'
import { createSiteRoutes } from '#features/site/server/site.routes.ts'
import { rawPath } from '#platform/server/canonical-path.ts'
import { type DatabaseScope, databaseScope } from '#platform/server/database/database-errors.ts'
import { type AppEnv, errorHandler, httpErrors } from '#platform/server/http.ts'
import { requestDuration } from '#platform/server/metrics.ts'
import { createApiRoutes } from './api.ts'
import type { Runtime } from './boot.ts'
import { builtFileRoutes, IMMUTABLE } from './built-file.routes.ts'
import { ERROR_TEXTS } from './composition/error-texts.ts'
import { readFeedHead } from './composition/feed-head.ts'
import { livePages } from './composition/live-pages.ts'
import { limitLookAround } from './composition/look-around/look-around.middleware.ts'
import { requestProbeRoutes } from './doctor/request-probe.routes.ts'
import { metricsRoutes } from './metrics.routes.ts'
import { cacheFiles } from './middleware/cached-files.ts'
import { canonicalAddress } from './middleware/canonical-address.ts'
import { compressResponses } from './middleware/compress-responses.ts'
import { withFailurePage } from './middleware/failure-page.ts'
import { recordGoals } from './middleware/goals.ts'
import { guardAddress } from './middleware/guard-address.ts'
import { knownHosts } from './middleware/known-host.ts'
import type { LoadShedding } from './middleware/limit-load.ts'
import { limitSearchRate } from './middleware/limit-search.ts'
import { markRecentWrite } from './middleware/recent-write.ts'
import { redirectToPreview } from './middleware/redirect-to-preview.ts'
import { NON_PAGE_POLICY, resourcePolicy, securityHeaders } from './middleware/security-headers.ts'
import { traceRequest } from './middleware/trace-request.ts'
import { withOfflinePage } from './pages/offline-page.ts'
import { PAGE_DATA_ROUTE } from './pages/page-data.ts'
import { createPages } from './pages/page-responses.ts'
import { sendPrivatePage } from './pages/private-page.ts'
import { SERVICE_WORKER_PATH, SERVICE_WORKER_POLICY, serviceWorker } from './pages/service-worker-file.ts'

type Parts = {
  render: (request: Request) => Response | Promise<Response>
  /** Folder of the built files; in development Vite serves them. */
  assetsDir?: string
  load: LoadShedding
}

/** The middleware chain, in order. */
export function createApp(
  {
    ctx,
    database,
    pageCache,
    explainNotReady,
    isClosing,
  }: Pick<Runtime, 'ctx' | 'database' | 'pageCache' | 'explainNotReady' | 'isClosing'>,
  { render, assetsDir, load }: Parts,
) {
  const { env, log } = ctx
  const closedHeaders = Object.entries({ ...securityHeaders(env), 'content-security-policy': NON_PAGE_POLICY })
  const isKnownHost = knownHosts(env)
  const { sendPage, sendData } = createPages(ctx, pageCache, load, withOfflinePage(ctx, render))
  const app = new Hono<AppEnv>({ getPath: rawPath })

  app.onError(withFailurePage(errorHandler(ERROR_TEXTS)))
  app.use(async (c, next) => {
    const start = performance.now()
    const requestId = randomUUID()
    c.set('ctx', ctx)
    c.set('requestId', requestId)
    const scope: DatabaseScope = {}
    await traceRequest(c, () => databaseScope.run(scope, next))
    if (scope.hasInvalidated && !database.isEmbedded) markRecentWrite(c.res.headers, env)
    if (!c.get('isPage')) {
      // Not `c.header`: after the handler it copies the response for each header, and turns the body into a stream.
      const { headers } = c.res
      for (const [name, value] of closedHeaders) headers.set(name, value)
      if (c.req.path === SERVICE_WORKER_PATH) headers.set('content-security-policy', SERVICE_WORKER_POLICY)
      if (headers.get('content-type') === SVG_TYPE) headers.set('content-security-policy', SVG_POLICY)
      headers.set('x-request-id', requestId)
      headers.set('cross-origin-resource-policy', resourcePolicy(c.req.path))
    }
    const ms = performance.now() - start
    const kind = c.get('isPage') ? 'page' : c.req.path.startsWith('/api/') ? 'api' : 'file'
    requestDuration.observe({ kind, status: c.res.status }, ms / 1000)
    // Never the query string: it may contain user input.
    log.info({
      requestId,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(ms),
    })
  })
  app.use(compressResponses)

  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    const reason = isClosing() ? 'the site is stopping' : await explainNotReady()
    if (!reason) return c.text('ready')
    log.warn({ reason }, 'not ready')
    return c.text(`not ready: ${reason}`, 503)
  })
  app.route('/', requestProbeRoutes)
  app.use(async (c, next) => {
    if (!isKnownHost(c.req.header('host'))) throw httpErrors.UNKNOWN_HOST()
    if (isClosing()) {
      c.header('connection', 'close')
      throw httpErrors.SHUTTING_DOWN()
    }
    await ctx.languages.ready()
    await next()
  })

  app.route('/', metricsRoutes({ database, pageCache }))
  app.use(limitSearchRate)
  app.use(recordGoals)
  app.use(limitLookAround)
  app.route('/', createApiRoutes(ctx, load.limitCalls))
  app.route('/', fixedIcons)
  app.route('/', errorStyle(assetsDir))
  if (assetsDir) {
    app.get(SERVICE_WORKER_PATH, serviceWorker(env, assetsDir))
    app.on(['GET', 'HEAD'], ['/assets/*', '/app/*', '/:file{[^/]+\\.[a-z0-9]+}'], serveAssets(assetsDir))
  }
  app.route('/', builtFileRoutes)
  app.route('/', mediaFiles)
  app.get(PAGE_DATA_ROUTE, sendData)
  app.use(canonicalAddress)
  app.use(cacheFiles(pageCache, load))
  app.route('/', createFeedRoutes(readFeedHead))
  app.route('/', lookFiles)
  app.route('/', createSiteRoutes(livePages))
  app.route('/', unsubscribeRoutes)
  app.route('/', decisionPageRoutes(sendPrivatePage))
  app.route('/', plainFormRoutes(sendPage))
  app.route('/', lookAroundRoutes)
  app.on(['GET', 'HEAD'], '*', guardAddress, redirectToPreview, async (c) => {
    const page = await sendPage(c)
    c.set('isPage', true)
    return page
  })
  app.all('*', () => {
    throw httpErrors.METHOD_NOT_ALLOWED()
  })
  return app
}

/** Hashed files are immutable; the others (icons, manifest) are revalidated after an hour. */
function serveAssets(root: string) {
  return serveStatic<AppEnv>({
    root,
    precompressed: true,
    onFound: (path, c) => {
      c.header('cache-control', /[\\/]assets[\\/]/.test(path) ? IMMUTABLE : 'public, max-age=3600')
    },
  })
}
