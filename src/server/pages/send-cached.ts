import type { ServerResponse } from 'node:http'
import type { PageVariant } from './page.ts'

/** Node writes head and body at once if both are latin1 strings: 5 % less CPU time than a string and a buffer. */
export function sendCached(response: ServerResponse, variant: PageVariant, requestId: string): void {
  const { status, headers, body } = variant
  response.writeHead(status, { ...headers, 'x-request-id': requestId })
  if (!body) return void response.end()
  variant.latin1 ??= Buffer.from(body).toString('latin1')
  response.end(variant.latin1, 'latin1')
}
