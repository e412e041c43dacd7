import type { Metric } from './event.schema.ts'

/**
 * Time that a page may take before the server knows of its view: loading until the script starts, and the delay and
 * retry of the first batch.
 */
const LOADING_MS = 30_000
/** A layout that shifts completely five times within one session window. */
const MAX_CLS = 5

/**
 * Whether a sample can have been measured on a page whose view the server has known for `knownMs` milliseconds. TTFB and FCP
 * happen while the page loads; the others at the latest when they are reported.
 */
export function isPlausible(metric: Metric, value: number, knownMs: number): boolean {
  if (metric === 'CLS') return value <= MAX_CLS
  return value <= LOADING_MS + (metric === 'TTFB' || metric === 'FCP' ? 0 : knownMs)
}
