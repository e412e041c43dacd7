import { Hono, type Context as HonoContext } from 'hono'
import { type Locale, localeOfAddress } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import type { AppEnv } from '#platform/server/http.ts'
import { buildFeed, type FeedHead } from './post-feed.service.ts'

type ReadHead = (ctx: Context, locale: Locale) => Promise<FeedHead>

export function createFeedRoutes(readHead: ReadHead) {
  const feedHandler = (form: 'rss' | 'json', type: string) => async (c: HonoContext<AppEnv>) => {
    const { ctx } = c.var
    const locale = localeOfAddress(c.req.path)
    const feed = await buildFeed(ctx, locale, await readHead(ctx, locale), form)
    const body = form === 'rss' ? feed.rss2() : feed.json1()
    return c.body(body, 200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300' })
  }
  const rss = feedHandler('rss', 'application/rss+xml')
  const json = feedHandler('json', 'application/feed+json')

  return new Hono<AppEnv>()
    .get('/blog/feed.xml', rss)
    .get('/:locale{en|fr}/blog/feed.xml', rss)
    .get('/blog/feed.json', json)
    .get('/:locale{en|fr}/blog/feed.json', json)
}
