import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { closeAfterTest } from './close-after-test.ts'

/**
 * `silent`: accepts the connection and never responds. `stuck`, `cut`, `reset`: hangs, closes or resets the connection once
 * the message body starts.
 * `cutBefore`: closes at DATA. `cutAtEnd`: closes at the last byte, which the server never receives. `unheard`: the
 * server accepts the email, its response is lost.
 */
export type SmtpFault = 'silent' | 'stuck' | 'cut' | 'reset' | 'cutBefore' | 'cutAtEnd' | 'unheard' | 'none'

/** A proxy to an SMTP server that applies the next fault of the list to each connection; faults can be added later. */
export async function flakySmtpProxy(to: number, faults: SmtpFault[]) {
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const fault = faults.shift() ?? 'none'
    sockets.add(client)
    client.on('error', () => {})
    if (fault !== 'silent') forward(client, fault)
  })

  function forward(client: Socket, fault: SmtpFault) {
    const upstream = connect(to, '127.0.0.1')
    sockets.add(upstream)
    upstream.on('error', () => {})
    let isMessage = false
    upstream.on('data', (chunk) => {
      if (isMessage && fault === 'unheard') client.destroy()
      else client.write(chunk)
    })
    upstream.on('close', () => client.end())
    client.on('close', () => upstream.destroy())
    client.on('data', (chunk) => {
      isMessage ||= chunk.includes('Subject:')
      const isEnd = isMessage && /(^|\r\n)\.\r\n$/.test(chunk.toString('latin1'))
      const cuts = { cut: isMessage, cutBefore: chunk.includes('DATA\r\n'), cutAtEnd: isEnd }
      if (isMessage && fault === 'reset') client.resetAndDestroy()
      else if (fault in cuts && cuts[fault as keyof typeof cuts]) client.destroy()
      else if (!isMessage || fault !== 'stuck') upstream.write(chunk)
    })
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    for (const end of sockets) end.destroy()
    server.close()
  }
  await closeAfterTest(close)
  const { port } = server.address() as { port: number }
  return { port, url: `smtp://127.0.0.1:${port}`, close }
}
