import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedSpan = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  kind: number
  status: { code?: number }
  attributes: Record<string, string | number>
}
type Value = { stringValue?: string; intValue?: number; doubleValue?: number }
type RawSpan = Omit<ReceivedSpan, 'attributes'> & { attributes: { key: string; value: Value }[] }
type Export = { resourceSpans: { scopeSpans: { spans: RawSpan[] }[] }[] }

/** An OpenTelemetry collector: receives traces as OTLP/HTTP with JSON. */
export async function startOtlpReceiver() {
  const spans: ReceivedSpan[] = []
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    if (request.method !== 'POST' || request.url !== '/v1/traces') return response.writeHead(404).end()
    bodies.push(body)
    const { resourceSpans }: Export = JSON.parse(body)
    const received = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
    spans.push(...received.map((span) => ({ ...span, attributes: toObject(span.attributes) })))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** Everything that was received, as text. */
    text: () => bodies.join('\n'),
    close: () => server.close(),
  }
}

function toObject(attributes: RawSpan['attributes']): ReceivedSpan['attributes'] {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.doubleValue ?? '']),
  )
}
