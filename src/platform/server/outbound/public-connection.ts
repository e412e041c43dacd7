import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { type BlockList, connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { connect as connectTls } from 'node:tls'
import { INTERNAL_NETWORKS } from './forbidden-networks.ts'

/** Which servers may be requested. Only tests pass another than `PUBLIC_INTERNET`: their servers are on loopback. */
export type Reach = {
  forbidden: BlockList
  allowsEveryPort: boolean
  /** Passwords over HTTP. */
  allowsPlainPasswords?: boolean
}

export const PUBLIC_INTERNET: Reach = { forbidden: INTERNAL_NETWORKS, allowsEveryPort: false }

export const REQUEST_FAILURES = [
  'invalid-address',
  'port',
  'internal-address',
  'dns',
  'tls',
  'connection',
  'timeout',
  'redirects',
  'too-large',
] as const
export type RequestFailureReason = (typeof REQUEST_FAILURES)[number]

export class RequestFailure extends Error {
  readonly reason: RequestFailureReason

  constructor(reason: RequestFailureReason, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

export type PublicAgents = { http: HttpAgent; https: HttpsAgent; destroy(): void }

type Connected = (error: Error | null, stream: Duplex) => void
type Target = { host?: string; port?: string | number }

/**
 * Agents whose sockets refuse the forbidden networks. SSRF: the address is checked after DNS, when the socket connects to
 * it, so a name that resolves to another address the second time (DNS rebinding) is refused too. `tls.connect` ignores
 * `blockList`; the TCP connection under it is therefore opened first.
 */
export function createPublicAgents({ forbidden }: Reach, signal: AbortSignal): PublicAgents {
  const http = Object.assign(new HttpAgent({ keepAlive: true }), {
    createConnection(target: Target, connected: Connected) {
      open(target, connected, (socket) => connected(null, socket))
    },
  })
  const https = Object.assign(new HttpsAgent({ keepAlive: true }), {
    createConnection(target: Target, connected: Connected) {
      open(target, connected, (socket) => {
        const secure = connectTls({ ...target, port: Number(target.port), socket })
        const fail = (error: Error) => connected(new RequestFailure('tls', error), secure)
        secure.once('error', fail)
        secure.once('secureConnect', () => {
          secure.removeListener('error', fail)
          connected(null, secure)
        })
      })
    },
  })
  return {
    http,
    https,
    destroy() {
      http.destroy()
      https.destroy()
    },
  }

  function open({ host = '', port }: Target, connected: Connected, proceed: (socket: Duplex) => void): void {
    const socket = connect({ host, port: Number(port), blockList: forbidden, signal })
    let isOpen = false
    // Stays: under TLS, an abort is an error of this socket too, and one that no listener handles ends the process.
    socket.on('error', (error) => {
      if (!isOpen) connected(new RequestFailure(reasonOf(error), error), socket)
    })
    socket.once('connect', () => {
      isOpen = true
      proceed(socket)
    })
  }
}

/** With several addresses there is an error for each. */
function reasonOf(error: Error & { code?: string; errors?: { code?: string }[] }): RequestFailureReason {
  const codes = [error.code, ...(error.errors ?? []).map(({ code }) => code)]
  if (codes.includes('ERR_IP_BLOCKED')) return 'internal-address'
  return codes.some((code) => code === 'ENOTFOUND' || code === 'EAI_AGAIN') ? 'dns' : 'connection'
}
