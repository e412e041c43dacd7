import { connect } from 'node:net'

export type RawResponse = { status: number; hasRetryAfter: boolean; ms: number }

const HEAD_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('0\r\n\r\n')

/** A keep-alive connection for one request at a time, which parses only what a measurement needs: it takes little CPU. */
export function openRawConnection(url: string) {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  let pending: { sentAt: number; resolve: (response: RawResponse) => void; reject: (error: Error) => void } | undefined
  let received = Buffer.alloc(0)
  let isClosed = false

  const fail = (reason: string) => {
    isClosed = true
    socket.destroy()
    pending?.reject(new Error(reason))
    pending = undefined
  }
  socket.on('error', ({ message }) => fail(message))
  socket.on('close', () => fail('the connection was closed'))
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const headEnd = received.indexOf(HEAD_END)
    if (!pending || headEnd === -1) return
    const head = received.toString('latin1', 0, headEnd + 2).toLowerCase()
    const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1]
    const status = Number(head.slice(9, 12))
    const end = headEnd + HEAD_END.length + Number(length ?? 0)
    const isComplete =
      status === 304 || (length ? received.length >= end : received.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK))
    if (!isComplete) return
    const { sentAt, resolve } = pending
    pending = undefined
    received = Buffer.alloc(0)
    resolve({ status, hasRetryAfter: head.includes('\r\nretry-after:'), ms: performance.now() - sentAt })
  })

  return {
    send(request: Buffer): Promise<RawResponse> {
      if (isClosed) return Promise.reject(new Error('the connection was closed'))
      const { promise, resolve, reject } = Promise.withResolvers<RawResponse>()
      pending = { sentAt: performance.now(), resolve, reject }
      socket.write(request)
      return promise
    },
    close: () => socket.destroy(),
  }
}

export type RawConnection = ReturnType<typeof openRawConnection>

/** A request as bytes. */
export function rawRequest(url: string, headers: Record<string, string>, body?: string): Buffer {
  const { host, pathname, search } = new URL(url)
  const all = { host, ...headers, ...(body ? { 'content-length': String(Buffer.byteLength(body)) } : {}) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${body ? 'POST' : 'GET'} ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`)
}
