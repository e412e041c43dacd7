import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export const metrics = new Registry()
// Memory, CPU, event loop delay, garbage collection.
collectDefaultMetrics({ register: metrics })

/** `kind`: `page`, `api` or `file`. Pages that the listener serves from the cache are in `pageCacheHits` only. */
export const requestDuration = new Histogram({
  name: 'cyaan_http_request_duration_seconds',
  help: 'Duration of requests',
  labelNames: ['kind', 'status'],
  buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
  registers: [metrics],
})

export const pageCacheHits = new Counter({
  name: 'cyaan_page_cache_hits_total',
  help: 'Pages served from the page cache',
  registers: [metrics],
})

/** `kind`: `render` (pages and generated files), `read` or `write` (API calls). */
export const shedRequests = new Counter({
  name: 'cyaan_requests_shed_total',
  help: 'Requests answered with 503 because of overload',
  labelNames: ['kind'],
  registers: [metrics],
})

export const pageRenders = new Counter({
  name: 'cyaan_page_renders_total',
  help: 'Pages rendered for the page cache',
  registers: [metrics],
})
