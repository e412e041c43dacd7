import { once } from 'node:events'
import { createServer, type IncomingMessage, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

const CHECK_INTERVAL_MS = 100

/**
 * A load balancer: round robin over the processes whose /readyz returns 200. Only a refused connection is retried, at
 * the next process: of such a request nothing was sent.
 */
export async function startBalancer(processes: string[]) {
  const ready = new Set(processes)
  let turn = 0
  let isOpen = true
  const checking = Promise.all(processes.map(check))

  async function check(target: string): Promise<void> {
    while (isOpen) {
      const isReady = await fetch(`${target}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) ready.add(target)
      else ready.delete(target)
      await pause(CHECK_INTERVAL_MS)
    }
  }

  async function forward(request: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    const { method, url, headers } = request
    const targets = [...ready]
    const first = turn++
    for (let attempt = 0; attempt < targets.length; attempt++) {
      const target = targets[(first + attempt) % targets.length]!
      const onward = sendRequest(target + url, { method, headers })
      onward.end(body)
      try {
        const [response] = await once(onward, 'response')
        return response
      } catch (failure) {
        if ((failure as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw failure
      }
    }
    throw new Error('no process is ready')
  }

  const server = createServer(async (request, response) => {
    try {
      const upstream = await forward(request, Buffer.concat(await request.toArray()))
      response.writeHead(upstream.statusCode!, upstream.headers)
      upstream.on('error', () => response.destroy()).pipe(response)
    } catch (failure) {
      response.writeHead(502).end(String(failure))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    isOpen = false
    server.closeAllConnections()
    server.close()
    await checking
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, isReady: (url: string) => ready.has(url) }
}
