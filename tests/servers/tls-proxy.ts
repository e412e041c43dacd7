import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { LOOPBACK_CERTIFICATE, LOOPBACK_KEY } from '../fixtures/loopback-certificate.ts'

type ProxyBehaviour = {
  /** `pass`: the header of the client, unchanged. */
  forwardedFor: 'append' | 'pass' | 'none'
  host?: string
  removesHsts?: boolean
}

/** A reverse proxy with HTTPS on loopback. Its target and behaviour may change. */
export async function tlsProxy() {
  let target = 0
  let behaviour: ProxyBehaviour = { forwardedFor: 'append' }

  const server = createTlsServer({ key: LOOPBACK_KEY, cert: LOOPBACK_CERTIFICATE }, (incoming, outgoing) => {
    const { method, url: path } = incoming
    const options = { host: '127.0.0.1', port: target, method, path, headers: forwardedHeaders(incoming) }
    const upstream = request(options, (response) => {
      const headers = { ...response.headers }
      if (behaviour.removesHsts) delete headers['strict-transport-security']
      outgoing.writeHead(response.statusCode!, headers)
      response.pipe(outgoing)
    })
    upstream.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(upstream)
  })

  function forwardedHeaders({ headers: given, socket }: IncomingMessage) {
    const headers: IncomingHttpHeaders = { ...given, ...(behaviour.host ? { host: behaviour.host } : {}) }
    const client = socket.remoteAddress!
    const before = given['x-forwarded-for']
    if (behaviour.forwardedFor === 'none') delete headers['x-forwarded-for']
    if (behaviour.forwardedFor === 'append') headers['x-forwarded-for'] = before ? `${before}, ${client}` : client
    if (behaviour.forwardedFor === 'pass') headers['x-forwarded-for'] = before ?? client
    return headers
  }

  const port = await listen(server)
  return {
    url: `https://127.0.0.1:${port}`,
    setTarget(next: number) {
      target = next
    },
    behave(next: Partial<ProxyBehaviour>) {
      behaviour = { forwardedFor: 'append', ...next }
    },
  }
}

/** An HTTP server on loopback, until the end of the test. */
export async function loopbackServer(handle: (incoming: IncomingMessage, outgoing: ServerResponse) => void) {
  return listen(createServer(handle))
}

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}
