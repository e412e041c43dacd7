import { type BlockList, isIPv6 } from 'node:net'
import { getSetting } from '#features/settings/server/setting.service.ts'
import { ownUserAgent } from '#kernel/crawlers.ts'
import { HOUR_MS } from '#kernel/time-units.ts'
import { parseNetworks } from '#platform/server/client-address.ts'
import type { Context } from '#platform/server/context.ts'
import { createPublicClient, decodedText } from '#platform/server/outbound/public-request.ts'
import { invalidateTags, onInvalidation } from '#platform/server/tags.ts'
import { MAX_RANGES_LENGTH, PUBLISHED_RANGES, parseRanges } from '../../model/crawlers/crawler-ranges.ts'
import { crawlerSetting } from '../../model/crawlers/crawler-settings.schema.ts'
import * as repo from './crawler-ranges.repo.ts'

const RANGES_TAG = 'crawler-ranges'
const FETCH_LIMITS = {
  timeMs: 20_000,
  responseBytes: MAX_RANGES_LENGTH,
  totalBytes: 2 * MAX_RANGES_LENGTH,
  redirects: 3,
}

/** The job runs every hour, so that the first fetch follows the setting soon. */
const MAX_AGE_MS = 20 * HOUR_MS

/** Fetches what the operators publish, once a day. A failed fetch leaves the networks of the last one. */
export async function fetchCrawlerRanges(
  ctx: Context,
  published: Record<string, string> = PUBLISHED_RANGES,
): Promise<void> {
  const { isFetched } = await getSetting(ctx, crawlerSetting)
  if (!isFetched) return
  const fresh = new Set(await repo.listFetchedSince(ctx.db, new Date(ctx.now().getTime() - MAX_AGE_MS)))
  const due = Object.entries(published).filter(([crawler]) => !fresh.has(crawler))
  for (const [crawler, address] of due) {
    const networks = await fetchNetworks(ctx, address).catch((err: unknown) => {
      ctx.log.warn({ err, crawler }, 'networks of a crawler not fetched')
      return undefined
    })
    if (networks) await repo.saveRanges(ctx.db, crawler, networks, ctx.now())
  }
  if (due.length > 0) await ctx.db.transaction((tx) => invalidateTags(tx, RANGES_TAG))
}

async function fetchNetworks({ env, reach }: Context, address: string): Promise<string[]> {
  const userAgent = ownUserAgent(env.origin)
  const client = createPublicClient({ userAgent, limits: FETCH_LIMITS, ...(reach && { reach }) })
  try {
    const response = await client.get(address, { accept: 'application/json' })
    const networks = response.status === 200 && parseRanges(await decodedText(response, MAX_RANGES_LENGTH))
    if (!networks) throw new Error(`no networks in the response with status ${response.status}`)
    return networks
  } finally {
    client.close()
  }
}

/** `unknown`: the networks of the crawler are not known. */
export type CrawlerSource = 'verified' | 'outside' | 'unknown'

export type CrawlerVerifier = {
  /** `readAddress` is called only for a crawler whose networks are known. */
  check(crawler: string, readAddress: () => string): CrawlerSource
  ready(): Promise<void>
  close(): void
}

/** The known networks in the memory of this process. Read again when another process or the owner changes them. */
export function createCrawlerVerifier({ db, log }: Pick<Context, 'db' | 'log'>): CrawlerVerifier {
  let known = new Map<string, BlockList>()
  let reading: Promise<void> = read()
  const stop = onInvalidation((invalidation) => {
    const isAbout = (tag: string) => tag === RANGES_TAG || tag === crawlerSetting.key
    if (invalidation === 'unknown' || invalidation === 'all' || invalidation.some(isAbout)) reading = read()
  })

  async function read(): Promise<void> {
    try {
      const [{ pasted, isFetched }, fetched] = await Promise.all([
        getSetting({ db }, crawlerSetting),
        repo.listRanges(db),
      ])
      const all = [
        ...(isFetched ? fetched : []).map(({ crawler, networks }) => [crawler, networks] as const),
        ...pasted.map(({ crawler, text }) => [crawler, parseRanges(text) ?? []] as const),
      ]
      known = new Map(
        all.flatMap(([crawler, networks]) => {
          const list = networks.length > 0 && parseNetworks(networks.join(','))
          return list ? [[crawler, list] as const] : []
        }),
      )
    } catch (err) {
      log.warn({ err }, 'the networks of crawlers were not read')
    }
  }

  return {
    check(crawler, readAddress) {
      const networks = known.get(crawler)
      if (!networks) return 'unknown'
      const address = readAddress()
      return networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') ? 'verified' : 'outside'
    },
    ready: () => reading,
    close: stop,
  }
}
