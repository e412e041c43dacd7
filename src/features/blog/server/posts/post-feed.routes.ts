import { Hono, type Context as HonoContext } from 'hono'
import { localeOfAddress } from '#kernel/locale.ts'
import type { AppEnv } from '#platform/server/http.ts'
import { buildFeed } from './post-feed.service.ts'

const feedHandler = (form: 'rss' | 'json', type: string) => async (c: HonoContext<AppEnv>) => {
  const locale = localeOfAddress(c.req.path)
  const feed = await buildFeed(c.var.ctx, locale, form)
  const body = form === 'rss' ? feed.rss2() : feed.json1()
  return c.body(body, 200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300' })
}

const rss = feedHandler('rss', 'application/rss+xml')
const json = feedHandler('json', 'application/feed+json')

export const feedRoutes = new Hono<AppEnv>()
  .get('/blog/feed.xml', rss)
  .get('/:locale{en|fr}/blog/feed.xml', rss)
  .get('/blog/feed.json', json)
  .get('/:locale{en|fr}/blog/feed.json', json)
