import { connect, type Socket } from 'node:net'

export type Figures = { rate: number; p99: number }

/**
 * Requests one URL repeatedly on 50 connections, or as many as given. It parses only the length of a response, so that the load generator
 * uses little CPU.
 */
export async function measureThroughput(
  address: string,
  headers: Record<string, string>,
  seconds: number,
  connectionCount = 50,
): Promise<Figures> {
  const { hostname, port, pathname, search, host } = new URL(address)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`)

  const latencies: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  const connections = Array.from({ length: connectionCount }, () =>
    connect({ host: hostname, port: Number(port), noDelay: true }),
  )
  await Promise.all(connections.map((socket) => requestUntil(end, socket, request, latencies)))
  const elapsed = (performance.now() - start) / 1000
  latencies.sort((a, b) => a - b)
  return { rate: latencies.length / elapsed, p99: latencies[Math.floor(latencies.length * 0.99)]! }
}

function requestUntil(end: number, socket: Socket, request: Buffer, latencies: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    /** Remaining bytes of the current response; unknown until its head has arrived. */
    let missing: number | undefined
    let asked = performance.now()
    socket.write(request)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the connection was closed')))
    socket.on('data', (chunk) => {
      missing = (missing ?? lengthOf(chunk, reject)) - chunk.length
      if (missing > 0) return
      const now = performance.now()
      latencies.push(now - asked)
      if (now >= end) {
        resolve()
        return socket.destroy()
      }
      missing = undefined
      asked = now
      socket.write(request)
    })
  })
}

const HEAD_END = Buffer.from('\r\n\r\n')

/** A response must be a 200 with a Content-Length, and its head must arrive in one chunk. */
function lengthOf(chunk: Buffer, reject: (error: Error) => void): number {
  const head = chunk.toString('latin1', 0, chunk.indexOf(HEAD_END) + 4)
  const body = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200') || !body) reject(new Error(`not a plain response: ${head}`))
  return head.length + Number(body)
}
