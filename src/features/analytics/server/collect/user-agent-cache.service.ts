import { LRUCache } from 'lru-cache'
import { crawlerOf } from '../../model/match-crawler.ts'
import { type Client, reduceUserAgent } from '../../model/reduce-user-agent.ts'

type UserAgent = { crawler: string | undefined; client: Client }

const MAX_LENGTH = 500
const cache = new LRUCache<string, UserAgent>({
  max: 2000,
  memoMethod: (userAgent) => ({ crawler: crawlerOf(userAgent), client: reduceUserAgent(userAgent) }),
})

/** Cached: matching a user agent takes hundreds of patterns, and most requests share a few user agents. */
export function readUserAgent(header = ''): UserAgent {
  return cache.memo(header.slice(0, MAX_LENGTH))
}
