import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export const metrics = new Registry()
// Memory, CPU, event loop delay, garbage collection.
collectDefaultMetrics({ register: metrics })

const counter = (name: string, help: string, labelNames: string[] = []) =>
  new Counter({ name: `cyaan_${name}`, help, labelNames, registers: [metrics] })

/** `kind`: `page`, `api` or `file`. Pages that the listener serves from the cache are in `pageCacheHits` only. */
export const requestDuration = new Histogram({
  name: 'cyaan_http_request_duration_seconds',
  help: 'Duration of requests',
  labelNames: ['kind', 'status'],
  buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
  registers: [metrics],
})

export const pageCacheHits = counter('page_cache_hits_total', 'Pages served from the page cache')

/** `kind`: `render` (pages and generated files), `read` or `write` (API calls). */
export const shedRequests = counter('requests_shed_total', 'Requests rejected with 503 because of overload', ['kind'])

export const pageRenders = counter('page_renders_total', 'Pages rendered for the page cache')
