import { ServerResponse, STATUS_CODES } from 'node:http'
import type { PageVariant } from './page.ts'

/**
 * Node checks and joins every header of every answer, which costs a kept page a fifth of its time; the head of a kept
 * page never changes. Node has no public way to hand it a finished head, so this fills the field that Node fills
 * itself. Where a Node has no such field the ordinary way is taken.
 */
type ResponseWithHead = ServerResponse & { _header: string | null }

const HAS_HEADER_FIELD = Object.hasOwn(new ServerResponse({ method: 'GET' } as never), '_header')

/** The lines of a head that are the same for everyone. */
export function formatHead(status: number, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}connection: keep-alive\r\n`
}

export function sendCached(
  response: ServerResponse,
  { status, headers, head, body }: PageVariant,
  requestId: string,
): void {
  if (HAS_HEADER_FIELD && body && response.shouldKeepAlive) {
    response.statusCode = status
    ;(response as ResponseWithHead)._header = `${head}date: ${httpDate()}\r\nx-request-id: ${requestId}\r\n\r\n`
  } else {
    response.writeHead(status, { ...headers, 'x-request-id': requestId })
  }
  response.end(body)
}

let cachedSecond = 0
let cachedDate = ''

/** It changes once a second. */
function httpDate(): string {
  const now = Math.floor(Date.now() / 1000)
  if (now !== cachedSecond) {
    cachedSecond = now
    cachedDate = new Date(now * 1000).toUTCString()
  }
  return cachedDate
}
