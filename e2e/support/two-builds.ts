import { existsSync } from 'node:fs'
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { freePort } from '../../src/platform/server/database/free-port.ts'
import { REMOVE_ITSELF } from '../../src/server/pages/service-worker-file.ts'
import { makeSecondBuild, type SecondBuild } from '../../tests/second-build.ts'
import { type Product, startProduct } from './start-product.ts'
import { test } from './visitor.ts'

type Fault = { path: RegExp; status: number; type: string; body: string }

const PROXY = await freePort()
const PORTS = { old: await freePort(), new: await freePort() }
const ADDRESS = `http://localhost:${PROXY}`

/** Two builds of the product, each with its own database, behind one address that a test switches between them. */
export function twoBuilds() {
  let serves: 'old' | 'new' | 'both' = 'old'
  let faults: Fault[] = []
  let requestCount = 0
  let isOldGone = false
  let isWorkerOff = false
  let second: SecondBuild
  let products: Product[] = []
  const proxy = createServer(forward)

  test.use({ baseURL: ADDRESS, serviceWorkers: 'allow' })
  test.describe.configure({ mode: 'default' })

  test.beforeAll(async () => {
    test.setTimeout(300_000)
    second = await makeSecondBuild()
    await new Promise<void>((resolve) => proxy.listen(PROXY, resolve))
    const env = { PUBLIC_URL: ADDRESS, DEMO: 'on' }
    products = await Promise.all([startProduct(PORTS.old, env), startProduct(PORTS.new, env, { root: second.root })])
  })

  test.beforeEach(() => {
    serves = 'old'
    isOldGone = false
    isWorkerOff = false
    faults = []
  })

  test.afterAll(async () => {
    proxy.closeAllConnections()
    proxy.close()
    await Promise.all(products.map((product) => product.stop()))
    await second.remove()
  })

  return {
    serve(builds: typeof serves) {
      serves = builds
    },
    /** Simulates that the old build was replaced more than once: the new build lacks its files. */
    removeOldFiles() {
      isOldGone = true
    },
    /** Like SERVICE_WORKER=off: the worker's script unregisters it, and every page has an attribute. */
    switchWorkerOff() {
      isWorkerOff = true
      faults = [{ path: /^\/service-worker\.js/, status: 200, type: 'text/javascript', body: REMOVE_ITSELF }]
    },
    /** Responds to these paths directly. */
    fail(...next: Fault[]) {
      faults = next
    },
  }

  /** Built files come from the build that has them, as on a shared database. */
  function buildFor(path: string): 'old' | 'new' {
    if (!isOldGone && path.startsWith('/assets/')) return existsSync(join('dist/client', path)) ? 'old' : 'new'
    if (serves !== 'both') return serves
    requestCount++
    return requestCount % 2 === 0 ? 'old' : 'new'
  }

  function forward(request: IncomingMessage, response: ServerResponse): void {
    const fault = faults.find(({ path }) => path.test(request.url!))
    if (fault) {
      response.writeHead(fault.status, { 'content-type': fault.type }).end(fault.body)
      return
    }
    const build = buildFor(request.url!)
    const { method, url } = request
    const uncached = { 'accept-encoding': 'identity', 'if-none-match': '' }
    const headers = isWorkerOff ? { ...request.headers, ...uncached } : request.headers
    const upstream = httpRequest(
      { port: PORTS[build], host: '127.0.0.1', method, path: url, headers },
      (upstreamResponse) => {
        const isPage = upstreamResponse.headers['content-type']?.startsWith('text/html')
        if (isWorkerOff && isPage) return void sendWithoutWorker(upstreamResponse, response)
        response.writeHead(upstreamResponse.statusCode!, upstreamResponse.headers)
        upstreamResponse.pipe(response)
      },
    )
    upstream.on('error', () => response.destroy())
    request.pipe(upstream)
  }
}

async function sendWithoutWorker(upstreamResponse: IncomingMessage, response: ServerResponse): Promise<void> {
  const { 'content-length': _, ...headers } = upstreamResponse.headers
  const html = (await upstreamResponse.setEncoding('utf8').toArray()).join('')
  response.writeHead(upstreamResponse.statusCode!, headers).end(html.replace('<html', '<html data-worker="off"'))
}
