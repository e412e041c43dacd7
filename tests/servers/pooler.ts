import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { Transform } from 'node:stream'
import { onTestFinished } from 'vitest'

const NOTIFICATION = 'A'.charCodeAt(0)
/** Type and length. */
const MESSAGE_HEADER_BYTES = 5

/** A PostgreSQL pooler in transaction mode, as far as a client of LISTEN notices: notifications never reach it. */
export async function transactionPooler(url: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    client.on('error', () => upstream.destroy())
    upstream.on('error', () => client.destroy())
    client.pipe(upstream).pipe(dropNotifications()).pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const pooled = new URL(url)
  pooled.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return pooled.href
}

function dropNotifications(): Transform {
  let rest = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _, done) {
      rest = Buffer.concat([rest, chunk])
      while (rest.length >= MESSAGE_HEADER_BYTES) {
        const end = 1 + rest.readUInt32BE(1)
        if (rest.length < end) break
        if (rest[0] !== NOTIFICATION) this.push(rest.subarray(0, end))
        rest = rest.subarray(end)
      }
      done()
    },
  })
}
