import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A TCP proxy to a local port that can close connections, drop bytes, or hold answers back. */
export async function tcpProxy(target: number) {
  const sockets = new Set<Socket>()
  const upstreams = new Set<Socket>()
  let isHeld = false
  let isSilent = false
  let isDown = false
  let open = 0
  let maxOpen = 0

  const server = createServer((client) => {
    if (isDown) return client.destroy()
    open++
    maxOpen = Math.max(maxOpen, open)
    client.on('close', () => open--)
    const upstream = connect(target, '127.0.0.1')
    upstreams.add(upstream)
    upstream.on('close', () => upstreams.delete(upstream))
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {})
      from.on('data', (chunk) => isSilent || to.write(chunk))
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
    if (isHeld) upstream.pause()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(() => {
    cut()
    server.close()
  })
  return {
    port: (server.address() as { port: number }).port,
    silence(value: boolean) {
      isSilent = value
    },
    /** While held, answers wait in the proxy. */
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
    open: () => open,
    /** The highest number of concurrent connections since the last call. */
    mostOpen() {
      const result = maxOpen
      maxOpen = open
      return result
    },
  }
}
