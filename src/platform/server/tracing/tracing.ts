import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import type { ActiveSpan, OpenTelemetry, SpanAttributes, SpanRole, TraceHeaders } from './open-telemetry.ts'

const NO_SPAN: ActiveSpan = { set() {}, fail() {} }
let openTelemetry: OpenTelemetry | undefined

/** Traces are on when a collector is configured; otherwise the SDK is not loaded. Returns a function that stops them. */
export async function startTracing(env: Env, log: Log): Promise<() => Promise<void>> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return async () => {}
  const started = (await import('./open-telemetry.ts')).startOpenTelemetry(env, log)
  openTelemetry = started
  return async () => {
    openTelemetry = undefined
    await started.stop()
  }
}

export function isTracing(): boolean {
  return openTelemetry !== undefined
}

/**
 * Runs `run` in a span that is a child of the current one, or of the one that `headers` name. A throw marks the span as
 * failed.
 */
export function withSpan<Result>(
  role: SpanRole,
  name: string,
  attributes: SpanAttributes,
  run: (span: ActiveSpan) => Promise<Result>,
  headers?: TraceHeaders,
): Promise<Result> {
  return openTelemetry ? openTelemetry.withSpan(role, name, attributes, run, headers) : run(NO_SPAN)
}

/** Whether the caller runs in a span: queries of the job queue's polling belong to none. */
export function isInSpan(): boolean {
  return openTelemetry?.isInSpan() ?? false
}

/** Route pattern of the current request. Only the router knows that of a page. */
export function noteRoute(pattern: string): void {
  openTelemetry?.noteRoute(pattern)
}
