import { ServerResponse, STATUS_CODES } from 'node:http'
import type { Form } from './page.ts'

/**
 * Node checks and joins every header of every answer, which costs a kept page a fifth of its time; the head of a kept
 * page never changes. Node has no public way to hand it a finished head, so this fills the field that Node fills
 * itself. Where a Node has no such field the ordinary way is taken.
 */
type Answer = ServerResponse & { _header: string | null }

const HAS_FIELD = Object.hasOwn(new ServerResponse({ method: 'GET' } as never), '_header')

/** The lines of a head that are the same for everyone. */
export function headOf(status: number, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}connection: keep-alive\r\n`
}

export function sendKept(response: ServerResponse, { status, headers, head, body }: Form, requestId: string): void {
  if (HAS_FIELD && body && response.shouldKeepAlive) {
    response.statusCode = status
    ;(response as Answer)._header = `${head}date: ${dateLine()}\r\nx-request-id: ${requestId}\r\n\r\n`
  } else {
    response.writeHead(status, { ...headers, 'x-request-id': requestId })
  }
  response.end(body)
}

let second = 0
let line = ''

/** It changes once a second. */
function dateLine(): string {
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) {
    second = now
    line = new Date(now * 1000).toUTCString()
  }
  return line
}
