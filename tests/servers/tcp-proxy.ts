import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { closeAfterTest } from './close-after-test.ts'

export type TcpProxy = Awaited<ReturnType<typeof tcpProxy>>

type Connection = { isMarked: boolean; isSilent: boolean }

/**
 * A TCP proxy to a local port that can refuse and close connections, hold responses back, or stop forwarding bytes without
 * closing them. `mark`: connections on which the client has sent this text can be silenced by themselves.
 */
export async function tcpProxy(target: number, mark?: string) {
  const sockets = new Set<Socket>()
  const connections = new Set<Connection>()
  const upstreams = new Set<Socket>()
  let isHeld = false
  let isSilent = false
  let isDown = false
  let maxOpen = 0
  let accepted = 0

  const server = createServer((client) => {
    if (isDown) return client.destroy()
    const connection: Connection = { isMarked: false, isSilent: false }
    connections.add(connection)
    accepted++
    maxOpen = Math.max(maxOpen, connections.size)
    client.on('close', () => connections.delete(connection))
    if (mark)
      client.on('data', (chunk) => {
        connection.isMarked ||= chunk.includes(mark)
      })
    const upstream = connect(target, '127.0.0.1')
    upstreams.add(upstream)
    upstream.on('close', () => upstreams.delete(upstream))
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {})
      from.on('data', (chunk) => isSilent || connection.isSilent || to.write(chunk))
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
    if (isHeld) upstream.pause()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const close = () => {
    cut()
    server.close()
  }
  await closeAfterTest(close)
  return {
    port,
    silence(value: boolean) {
      isSilent = value
    },
    /** Silences the marked connections that are open now. Returns their number. */
    silenceMarked(): number {
      const marked = [...connections].filter(({ isMarked }) => isMarked)
      for (const connection of marked) connection.isSilent = true
      return marked.length
    },
    /** While held, responses wait in the proxy. */
    hold(value: boolean) {
      isHeld = value
      for (const upstream of upstreams) value ? upstream.pause() : upstream.resume()
    },
    cut,
    /** Closes all connections, and every new one at once. */
    down(value: boolean) {
      isDown = value
      if (value) cut()
    },
    /** Nothing listens on the port, so that new connections are refused; open ones are closed. */
    async refuse(value: boolean) {
      if (value) close()
      else await once(server.listen(port, '127.0.0.1'), 'listening')
    },
    close,
    open: () => connections.size,
    /** The number of connections that were opened so far. */
    accepted: () => accepted,
    /** The highest number of concurrent connections since the last call. */
    mostOpen() {
      const result = maxOpen
      maxOpen = connections.size
      return result
    },
  }
}
