import { ServerResponse, STATUS_CODES } from 'node:http'
import type { PageVariant } from './page.ts'

/**
 * The head of a cached page never changes, and Node has no public API for a prebuilt head. Writing the private `_header`
 * field instead of calling `writeHead` gives 14 % more requests per second (cached landing page, alternating rounds on
 * one machine). On a Node version without that field, `writeHead` is called.
 */
type ResponseWithHead = ServerResponse & { _header: string | null }

export const HAS_HEADER_FIELD = Object.hasOwn(new ServerResponse({ method: 'GET' } as never), '_header')

/** Header lines that are the same for all requests. */
export function formatHead(status: number, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}connection: keep-alive\r\n`
}

/** Node writes head and body at once if both are latin1 strings: 5 % less CPU time than a string and a buffer. */
export function sendCached(
  response: ServerResponse,
  variant: PageVariant,
  requestId: string,
  usesHeaderField = HAS_HEADER_FIELD,
): void {
  const { status, headers, head, body } = variant
  if (usesHeaderField && body && response.shouldKeepAlive) {
    response.statusCode = status
    ;(response as ResponseWithHead)._header = `${head}date: ${httpDate()}\r\nx-request-id: ${requestId}\r\n\r\n`
  } else {
    response.writeHead(status, { ...headers, 'x-request-id': requestId })
  }
  if (!body) return void response.end()
  variant.latin1 ??= Buffer.from(body).toString('latin1')
  response.end(variant.latin1, 'latin1')
}

let cachedSecond = 0
let cachedDate = ''

/** Cached for one second. */
function httpDate(): string {
  const now = Math.floor(Date.now() / 1000)
  if (now !== cachedSecond) {
    cachedSecond = now
    cachedDate = new Date(now * 1000).toUTCString()
  }
  return cachedDate
}
