import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * `silent`: takes the line and says nothing. `stuck`, `cut`: so from the moment a letter begins. `cutBefore`: the line
 * breaks when the letter is announced. `cutAtEnd`: it breaks on the last byte, which the server never sees. `unheard`:
 * the server takes the letter, its answer is lost.
 */
export type SmtpFault = 'silent' | 'stuck' | 'cut' | 'cutBefore' | 'cutAtEnd' | 'unheard' | 'none'

/** A line to a server that gives each caller the next trouble of the list. */
export async function flakySmtpProxy(to: number, faults: SmtpFault[]): Promise<string> {
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
      if (fault in cuts && cuts[fault as keyof typeof cuts]) client.destroy()
      else if (!isMessage || fault !== 'stuck') upstream.write(chunk)
    })
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const end of sockets) end.destroy()
    server.close()
  })
  return `smtp://127.0.0.1:${(server.address() as { port: number }).port}`
}
