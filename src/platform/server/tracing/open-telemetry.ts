import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Context,
  DiagLogLevel,
  defaultTextMapGetter,
  diag,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'

/** Values are names, codes and numbers: never user input or personal data. */
export type SpanAttributes = Record<string, string | number>
export type SpanRole = 'server' | 'client' | 'consumer' | 'internal'
export type ActiveSpan = { set(attributes: SpanAttributes): void; fail(type: string): void }
/** Headers of an incoming request: the caller may have started the trace (W3C `traceparent`). */
export type TraceHeaders = { traceparent?: string | undefined; tracestate?: string | undefined }
/** The current span, and the request that it belongs to. */
type Scope = { context: Context; request: { route?: string } }

const KINDS: { [Role in SpanRole]: SpanKind } = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
}
/** An unreachable collector must not delay the shutdown. */
const STOP_TIMEOUT_MS = 2000

/**
 * Spans are passed on by an AsyncLocalStorage of this module and not by the global context manager: other libraries
 * would write spans with values that must not leave the process.
 */
export function startOpenTelemetry(env: Env, log: Log) {
  diag.setLogger(
    { error: report, warn: report, info() {}, debug() {}, verbose() {} },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  const exporter = new OTLPTraceExporter({ url: `${env.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces` })
  const provider = new TracerProvider({
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES take precedence.
    resource: resourceFromAttributes({ 'service.name': 'cyaan' }).merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(env.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('cyaan')
  const propagator = new W3CTraceContextPropagator()
  const scopes = new AsyncLocalStorage<Scope>()

  function report(message: string): void {
    log.warn({ reason: message }, 'traces')
  }

  async function withSpan<Result>(
    role: SpanRole,
    name: string,
    attributes: SpanAttributes,
    run: (span: ActiveSpan) => Promise<Result>,
    headers: TraceHeaders = {},
  ): Promise<Result> {
    const outer = scopes.getStore()
    const parent = outer?.context ?? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
    const span = tracer.startSpan(name, { kind: KINDS[role], attributes }, parent)
    const request = role === 'server' || !outer ? {} : outer.request
    const active: ActiveSpan = {
      set: (more) => void span.setAttributes(more),
      fail: (type) => void span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR }),
    }
    try {
      return await scopes.run({ context: trace.setSpan(parent, span), request }, () => run(active))
    } catch (thrown) {
      // The message may quote a value.
      active.fail(errorType(thrown))
      throw thrown
    } finally {
      const { route } = request as Scope['request']
      if (role === 'server' && route) {
        span.updateName(`${name} ${route}`)
        span.setAttribute('http.route', route)
      }
      span.end()
    }
  }

  return {
    withSpan,
    isInSpan: () => scopes.getStore() !== undefined,
    noteRoute(pattern: string): void {
      const scope = scopes.getStore()
      if (scope) scope.request.route = pattern
    },
    async stop(): Promise<void> {
      await Promise.race([provider.shutdown(), pause(STOP_TIMEOUT_MS, undefined, { ref: false })])
    },
  }
}

export type OpenTelemetry = ReturnType<typeof startOpenTelemetry>

function errorType(thrown: unknown): string {
  const { code, name } = thrown as { code?: unknown; name?: string }
  return typeof code === 'string' ? code : (name ?? 'Error')
}
