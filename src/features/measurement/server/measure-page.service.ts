import { ownUserAgent } from '#kernel/crawlers.ts'
import { createWorkerTask } from '#platform/server/concurrency/worker-task.ts'
import type { Context } from '#platform/server/context.ts'
import { type Reach, RequestFailure } from '#platform/server/outbound/public-connection.ts'
import {
  createPublicClient,
  decodedText,
  type PublicClient,
  type PublicResponse,
  type RequestLimits,
} from '#platform/server/outbound/public-request.ts'
import type { Resource } from '../model/page-resources.ts'
import { SECURITY_HEADERS, type SiteMeasurement, type UnreachableReason } from '../model/site-measurement.ts'
import type { ReadSource, SourceText } from '../model/source-text.ts'

export type MeasurementLimits = RequestLimits & {
  requests: number
  /** Decoded HTML or CSS of one response. */
  sourceBytes: number
}

const LIMITS: MeasurementLimits = {
  timeMs: 20_000,
  responseBytes: 10_000_000,
  totalBytes: 20_000_000,
  sourceBytes: 10_000_000,
  redirects: 5,
  requests: 200,
}
/** As browsers do per host with HTTP/1.1. */
const CONCURRENT_REQUESTS = 6
const READ_LIMIT_MS = 10_000
const ACCEPT: Record<Resource['kind'], string> = {
  style: 'text/css,*/*;q=0.1',
  script: '*/*',
  image: 'image/avif,image/webp,image/svg+xml,image/*,*/*;q=0.8',
  font: '*/*',
  preload: '*/*',
}
const ACCEPT_HTML = 'text/html,application/xhtml+xml,*/*;q=0.8'

type Deps = { env: Pick<Context['env'], 'origin'> }
/** For tests: their server is on loopback, and they do not wait. */
type Options = { limits?: Partial<MeasurementLimits>; reach?: Reach }

const readSource = createWorkerTask<SourceText, ReadSource<SourceText['kind']>>(
  'src/features/measurement/server/source-reader.worker.ts',
  READ_LIMIT_MS,
)

/** The page cannot be measured, although the server responded. */
class Unmeasurable extends Error {
  readonly reason: UnreachableReason

  constructor(reason: UnreachableReason) {
    super(reason)
    this.reason = reason
  }
}

/**
 * Weighs a public page by its HTML: see "Method" in the README. Takes up to the time limit, so it belongs in a job, never in the
 * request of a visitor.
 */
export function measurePage(deps: Deps, address: string, options: Options = {}): Promise<SiteMeasurement> {
  const limits = { ...LIMITS, ...options.limits }
  return attempt(deps, limits, options.reach, async (client) => {
    const requested: URL[] = []

    const page = await client.get(address, { accept: ACCEPT_HTML, onRequest: count })
    assertHtml(page)
    const { errorCount, resources } = await read('html', page)
    await loadAll(resources)

    return {
      isReachable: true,
      finalAddress: page.address.href,
      weightBytes: client.transferredBytes,
      requestCount: requested.length,
      thirdPartyCount: requested.filter(({ hostname }) => !isOwnHost(hostname, page.address.hostname)).length,
      isHttps: page.address.protocol === 'https:',
      missingHeaders: SECURITY_HEADERS.filter((name) => !page.headers[name]),
      htmlErrorCount: errorCount,
    }

    function count(url: URL): void {
      if (requested.length >= limits.requests) throw new Unmeasurable('too-many-requests')
      requested.push(url)
    }

    async function read<Kind extends 'html' | 'css'>(kind: Kind, response: PublicResponse): Promise<ReadSource<Kind>> {
      const text = await decodedText(response, limits.sourceBytes)
      const source = await readSource({ kind, text, address: response.address.href })
      if (!source) throw new Unmeasurable('unreadable')
      return source as ReadSource<Kind>
    }

    /** Style sheets add to the queue while it is worked off. */
    async function loadAll(queue: Resource[]): Promise<void> {
      const seen = new Set(queue.map((resource) => resource.address))
      while (queue.length > 0) {
        const found = await Promise.all(queue.splice(0, CONCURRENT_REQUESTS).map(load))
        for (const resource of found.flat()) {
          if (!seen.has(resource.address)) queue.push(resource)
          seen.add(resource.address)
        }
      }
    }

    /** A resource that fails is one that visitors lack too: the rest is measured. */
    async function load({ kind, address: resource }: Resource): Promise<Resource[]> {
      try {
        const response = await client.get(resource, { accept: ACCEPT[kind], onRequest: count })
        if (kind === 'style' && response.status < 400) return await read('css', response)
      } catch (error) {
        if (!(error instanceof RequestFailure) || error.reason === 'timeout' || error.reason === 'too-large')
          throw error
      }
      return []
    }
  })
}

/** Whether an address still has a page: one GET, without its body. */
export function checkAddress(deps: Deps, address: string, options: Options = {}) {
  return attempt(deps, { ...LIMITS, ...options.limits }, options.reach, async (client) => {
    assertFound(await client.get(address, { accept: ACCEPT_HTML, skipsBody: true }))
    return { isReachable: true } as const
  })
}

async function attempt<Result>(
  { env }: Deps,
  limits: RequestLimits,
  reach: Reach | undefined,
  run: (client: PublicClient) => Promise<Result>,
): Promise<Result | Extract<SiteMeasurement, { isReachable: false }>> {
  const client = createPublicClient({
    userAgent: ownUserAgent(env.origin),
    limits,
    ...(reach && { reach }),
  })
  try {
    return await run(client)
  } catch (error) {
    if (!(error instanceof RequestFailure || error instanceof Unmeasurable)) throw error
    return { isReachable: false, reason: error.reason }
  } finally {
    client.close()
  }
}

function assertFound({ status }: PublicResponse): void {
  if (status < 200 || status >= 300) throw new Unmeasurable('status')
}

function assertHtml(page: PublicResponse): void {
  assertFound(page)
  const type = page.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'text/html' && type !== 'application/xhtml+xml') throw new Unmeasurable('not-html')
}

/** Without a list of public suffixes: the page's host without `www.`, and what is below it. */
function isOwnHost(host: string, pageHost: string): boolean {
  const own = pageHost.replace(/^www\./, '')
  return host === own || host.endsWith(`.${own}`)
}
