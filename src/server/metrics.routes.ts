import { Hono, type Context as HonoContext } from 'hono'
import { Gauge } from 'prom-client'
import type { Database } from '#platform/server/db.ts'
import type { AppEnv } from '#platform/server/http.ts'
import { metrics } from '#platform/server/metrics.ts'
import { isSameSecret } from '#platform/server/secrets/encryption.ts'
import type { PageCache } from './pages/page-cache.ts'

type Sources = { database: Pick<Database, 'pool'>; pageCache: Pick<PageCache, 'size'> }

const gauge = (name: string, help: string, labelNames: string[] = []) =>
  new Gauge({ name: `cyaan_${name}`, help, labelNames, registers: [metrics] })
const cachedPages = gauge('page_cache_pages', 'Pages in the page cache')
const connections = gauge('database_connections', 'Connections of the pool', ['state'])
const jobs = gauge('jobs', 'Jobs that are due, and jobs that are running', ['state'])
const unsentEmails = gauge('emails_unsent', 'Emails that are not sent', ['status'])

const DUE_JOBS = `select case state when 'active' then 'running' else 'due' end as state, count(*)::int as count
  from pgboss.job where state = 'active' or (state in ('created', 'retry') and start_after <= now()) group by 1`
const UNSENT_EMAILS =
  "select status, count(*)::int as count from emails where status in ('queued', 'failed', 'unsent', 'uncertain') group by 1"

/** `GET /metrics` for Prometheus. For all others it does not exist. */
export function metricsRoutes(sources: Sources) {
  return new Hono<AppEnv>().get('/metrics', async (c, next) => {
    if (!isAllowed(c)) return next()
    await updateGauges(sources)
    c.header('cache-control', 'no-store')
    return c.body(await metrics.metrics(), 200, { 'content-type': metrics.contentType })
  })
}

/** Headers that a proxy or a CDN adds. Their presence counts, also without a value. */
const FORWARDING_HEADER =
  /^(forwarded|via|cdn-loop|x-(forwarded|original|envoy|amzn)-.+|(cf|fastly)-.+|(.+-)?(client|real|connecting|originating|remote|socket)-?(ip|addr|port))$/

/** With `METRICS_TOKEN` the token, otherwise a direct request on this machine: one that no proxy passed on. */
function isAllowed(c: HonoContext<AppEnv>): boolean {
  const { METRICS_TOKEN: token } = c.get('ctx').env
  if (token) return isSameSecret(c.req.header('authorization') ?? '', `Bearer ${token}`)
  const { incoming } = c.env
  return (
    /^(::ffff:)?127\.|^::1$/.test(incoming?.socket.remoteAddress ?? '') &&
    /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/i.test(c.req.header('host') ?? '') &&
    // nginx without `proxy_set_header` sends its own Host and no other header, but HTTP/1.0; Prometheus does not.
    incoming?.httpVersion !== '1.0' &&
    ![...c.req.raw.headers.keys()].some((name) => FORWARDING_HEADER.test(name))
  )
}

async function updateGauges({ database: { pool }, pageCache }: Sources): Promise<void> {
  cachedPages.set(pageCache.size())
  connections.set({ state: 'idle' }, pool.idleCount)
  connections.set({ state: 'used' }, pool.totalCount - pool.idleCount)
  connections.set({ state: 'waiting' }, pool.waitingCount)
  const [dueJobs, emails] = await Promise.all([pool.query(DUE_JOBS), pool.query(UNSENT_EMAILS)])
  jobs.reset()
  for (const { state, count } of dueJobs.rows) jobs.set({ state }, count)
  unsentEmails.reset()
  for (const { status, count } of emails.rows) unsentEmails.set({ status }, count)
}
