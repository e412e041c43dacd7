import { type Context, Hono } from 'hono'
import { detectLocale, isLocale, type Locale, localizedPath, prefixOf, withoutPrefix } from '#kernel/locale.ts'
import { prefersMarkdown } from '#kernel/markdown.ts'
import type { AppEnv } from '#platform/server/http.ts'
import { pageOf } from '../content/content.ts'
import { PUBLIC_PAGES, publicPageAt } from '../model/public-pages.ts'
import { type LivePages, NO_PAGES } from './live-pages.ts'
import { markdownOf } from './markdown.ts'
import { getOwner } from './owner.service.ts'
import { shareImage } from './share-image.ts'
import { manifest, robotsTxt, securityTxt, sitemapXml } from './well-known.ts'

const HOUR = 'public, max-age=3600'
/** What tells prices or addresses is asked for every time, as the pages are. */
const FRESH = 'public, max-age=0, must-revalidate'

const text = (c: Context, body: string, type: string, keep = HOUR) =>
  c.body(body, 200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': keep })

const MOST_MAPPED = 10_000
const MOST_LISTED = 50

/** Files for crawlers and assistants. They lie at the root, outside the API. */
export function createSiteRoutes(live: LivePages = NO_PAGES) {
  return new Hono<AppEnv>()
    .get('/share/:locale/:name{.+\\.png}', async (c, next) => {
      const { locale, name } = c.req.param()
      if (!isLocale(locale)) return next()
      const path = pathOfImage(name)
      const page = publicPageAt(path)
      const owner = await getOwner(c.var.ctx)
      const shown = page ? await pageOf(page.key, locale, owner) : await live.find(c.var.ctx, path, locale)
      if (!shown) return next()
      const image = await shareImage(shown.heading, owner.company.name)
      return c.body(new Uint8Array(image), 200, {
        'content-type': 'image/png',
        'cache-control': page ? 'public, max-age=86400' : HOUR,
      })
    })
    .get('/favicon.ico', (c) => c.redirect('/icon-192.png', 301))
    .get('/robots.txt', (c) => text(c, robotsTxt(c.var.ctx.env.origin), 'text/plain'))
    .get('/sitemap.xml', async (c) => {
      const entries = await live.list(c.var.ctx, MOST_MAPPED)
      return text(c, sitemapXml(c.var.ctx.env.origin, entries), 'application/xml', FRESH)
    })
    .get('/manifest.webmanifest', async (c) => {
      const { company } = await getOwner(c.var.ctx)
      return text(c, JSON.stringify(manifest(company.name)), 'application/manifest+json', FRESH)
    })
    .get('/.well-known/security.txt', async (c) => {
      const { company } = await getOwner(c.var.ctx)
      return text(c, securityTxt(c.var.ctx.env.origin, company.email, c.var.ctx.now()), 'text/plain')
    })
    .get('/llms.txt', async (c) => text(c, await llmsTxt(c.var.ctx, live), 'text/plain', FRESH))
    .get('/llms-full.txt', async (c) => {
      const pages = await Promise.all(PUBLIC_PAGES.map((page) => markdownOf(c.var.ctx, page, 'en', live)))
      // It is read far from here: its links say where they lead.
      const all = pages.join('\n---\n\n').replaceAll('](/', `](${c.var.ctx.env.origin}/`)
      return text(c, all, 'text/plain', FRESH)
    })
    .get('*', async (c, next) => {
      const path = c.req.path
      if (!path.endsWith('.md') && !prefersMarkdown(c.req.header('accept'))) return next()
      const address = path.replace(/(?:\/index)?\.md$/, '') || '/'
      const prefix = prefixOf(address)
      const locale = prefix ? (prefix.slice(1) as Locale) : detectLocale(c.req.raw)
      const page = publicPageAt(withoutPrefix(address))
      const twin = page
        ? await markdownOf(c.var.ctx, page, locale, live)
        : (await live.find(c.var.ctx, withoutPrefix(address), locale))?.markdown()
      if (twin === undefined) return next()
      return c.body(twin, 200, {
        'content-type': 'text/markdown; charset=utf-8',
        'cache-control': FRESH,
        vary: prefix ? 'Accept' : 'Accept, Accept-Language, Cookie',
        'x-robots-tag': 'noindex',
      })
    })
}

async function llmsTxt(ctx: AppEnv['Variables']['ctx'], live: LivePages): Promise<string> {
  const { origin } = ctx.env
  const owner = await getOwner(ctx)
  const { lead } = await pageOf('home', 'en', owner)
  const line = (path: string, heading: string, description: string) =>
    `- [${heading.replace(/[[\]]/g, '\\$&')}](${origin}${twinOf('en', path)}): ${description.replace(/\s+/g, ' ')}`
  const pages = await Promise.all(
    PUBLIC_PAGES.map(async ({ path, key }) => {
      const { heading, description } = await pageOf(key, 'en', owner)
      return line(path, heading, description)
    }),
  )
  const entries = await live.list(ctx, MOST_LISTED)
  const newest = entries.map(({ paths, heading, description }) => line(paths.en, heading, description))
  const parts = [
    `# ${owner.company.name}`,
    `> ${lead}`,
    '## Pages',
    pages.join('\n'),
    ...(newest.length > 0 ? ['## Newest posts', newest.join('\n')] : []),
    '## Languages',
    `Every page exists in Dutch (no prefix), English (/en) and French (/fr). Everything in one file: ${origin}/llms-full.txt`,
  ]
  return `${parts.join('\n\n')}\n`
}

/** `/services` → `/services.md`, `/` → `/index.md`. */
export function twinOf(locale: Locale, path: string): string {
  const address = localizedPath(locale, path)
  return path === '/' ? `${address === '/' ? '' : address}/index.md` : `${address}.md`
}

/** Where the picture of a page lies: `/services` → `/share/nl/services.png`. */
export function imageOf(locale: Locale, path: string): string {
  return `/share/${locale}${path === '/' ? '/home' : path}.png`
}

/** `home.png` → `/`, `services/webdesign.png` → `/services/webdesign`. */
function pathOfImage(name: string): string {
  const path = name.replace(/\.png$/, '')
  return path === 'home' ? '/' : `/${path}`
}
