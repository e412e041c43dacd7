import { type Context, Hono } from 'hono'
import { getLook } from '#features/look/server/look.service.ts'
import { isVisible } from '#kernel/languages/languages.ts'
import { isLocale, type Locale, localeOfAddress, localizedPath, prefixOf, withoutPrefix } from '#kernel/locale.ts'
import { prefersMarkdown } from '#kernel/markdown.ts'
import type { Context as AppContext } from '#platform/server/context.ts'
import type { AppEnv } from '#platform/server/http.ts'
import { readPublicTexts } from '#platform/server/public-texts.ts'
import { requestLocale } from '#platform/server/request-info.ts'
import { APP_TEXTS } from '../content/app-texts.ts'
import { pageOf } from '../content/content.ts'
import { pathOfImage, shareImagePathOf, twinPathOf } from '../model/file-paths.ts'
import { listPublicPages, publicPageAt } from '../model/public-pages.ts'
import type { DynamicPageSource } from './dynamic-pages.service.ts'
import { assistantLocale, llmsTxt } from './llms.service.ts'
import { pageMarkdown } from './page-markdown.service.ts'
import { shareImage } from './share-image.service.ts'
import { getSiteSettings } from './site-settings.service.ts'
import { webAppManifest } from './web-app-manifest.render.ts'
import { robotsTxt, securityTxt, sitemapIndexXml, sitemapXml } from './well-known.render.ts'

const CACHE_ONE_HOUR = 'public, max-age=3600'
/** Files with prices or addresses are revalidated on every request, like pages. */
const REVALIDATE = 'public, max-age=0, must-revalidate'

const textResponse = (c: Context, body: string, type: string, cacheControl = CACHE_ONE_HOUR) =>
  c.body(body, 200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': cacheControl })

/** Pages per site map file; more are split over an index. Each page has an address per language. */
const MAX_SITEMAP_PAGES = 3000

/** Files for crawlers and assistants, at the root of the site. */
export function createSiteRoutes(dynamicPages: DynamicPageSource, sitemapPages = MAX_SITEMAP_PAGES) {
  return new Hono<AppEnv>()
    .get('/share/:locale/:name{.+\\.png}', async (c, next) => {
      const { locale, name } = c.req.param()
      if (!isLocale(locale)) return next()
      const path = pathOfImage(name)
      const settings = await getSiteSettings(c.var.ctx)
      const page = publicPageAt(path, locale, settings)
      const languages = c.var.ctx.languages.current()
      if (!isVisible(languages, locale)) {
        const { defaultLocale: shown } = languages
        const target = page?.paths[shown] ?? (await dynamicPages.find(c.var.ctx, path, shown))?.imagePath
        if (!target) return next()
        c.header('cache-control', REVALIDATE)
        return c.redirect(shareImagePathOf(shown, target), 301)
      }
      const dynamicPage = page ? undefined : await dynamicPages.find(c.var.ctx, path, locale)
      // One address per image: other spellings would fill the cache with duplicates.
      if (dynamicPage && dynamicPage.imagePath !== path) return next()
      const shown = page ? await pageOf(page.key, locale, settings) : dynamicPage
      if (!shown) return next()
      const headers = { 'content-type': 'image/png', 'cache-control': CACHE_ONE_HOUR }
      // Rendering takes 100 ms, so HEAD skips it.
      if (c.req.method === 'HEAD' && c.req.header('cache-control') === 'no-store') return c.body(null, 200, headers)
      const look = await getLook(c.var.ctx)
      const card = { heading: shown.heading, company: settings.company.name, look }
      return c.body(new Uint8Array(await shareImage(c.var.ctx, card)), 200, headers)
    })
    .get('/robots.txt', (c) => textResponse(c, robotsTxt(c.var.ctx.env.origin), 'text/plain'))
    .get('/sitemap.xml', async (c) => {
      const parts = Math.ceil((await dynamicPages.count(c.var.ctx)) / sitemapPages)
      const { origin } = c.var.ctx.env
      const xml = parts > 1 ? sitemapIndexXml(origin, parts) : await sitemapPartXml(c.var.ctx, 1)
      return textResponse(c, xml, 'application/xml', REVALIDATE)
    })
    .get('/:file{sitemap-[1-9]\\d{0,3}\\.xml}', async (c, next) => {
      const part = Number(/\d+/.exec(c.req.param('file'))?.[0])
      const xml = await sitemapPartXml(c.var.ctx, part)
      return xml ? textResponse(c, xml, 'application/xml', REVALIDATE) : next()
    })
    .on('GET', ['/manifest.webmanifest', '/en/manifest.webmanifest', '/fr/manifest.webmanifest'], async (c) => {
      // By the address alone: each page links to the manifest of its language.
      const locale = localeOfAddress(c.req.path)
      const [settings, look, texts] = await Promise.all([
        getSiteSettings(c.var.ctx),
        getLook(c.var.ctx),
        readPublicTexts(c.var.ctx, locale, 'web-app', APP_TEXTS[locale]),
      ])
      const { description } = await pageOf('home', locale, settings)
      const manifest = webAppManifest(locale, { name: settings.company.name, description, look, texts })
      return textResponse(c, JSON.stringify(manifest), 'application/manifest+json', REVALIDATE)
    })
    .get('/.well-known/security.txt', async (c) => {
      const { env, now, languages } = c.var.ctx
      const { visible } = languages.current()
      const { company } = await getSiteSettings(c.var.ctx)
      return textResponse(c, securityTxt(env.origin, { email: company.email, languages: visible }, now()), 'text/plain')
    })
    .get('/llms.txt', async (c) => textResponse(c, await llmsTxt(c.var.ctx, dynamicPages), 'text/plain', REVALIDATE))
    .get('/llms-full.txt', async (c) => {
      const locale = assistantLocale(c.var.ctx.languages.current())
      const listed = listPublicPages(await getSiteSettings(c.var.ctx))
      const pages = await Promise.all(listed.map((page) => pageMarkdown(c.var.ctx, page, locale, dynamicPages)))
      // Read outside the site, so link targets are absolute.
      const all = pages.join('\n---\n\n').replaceAll('](/', `](${c.var.ctx.env.origin}/`)
      return textResponse(c, all, 'text/plain', REVALIDATE)
    })
    .get('*', async (c, next) => {
      const path = c.req.path
      if (!path.endsWith('.md') && !prefersMarkdown(c.req.header('accept'))) return next()
      const address = path.replace(/(?:\/index)?\.md$/, '') || '/'
      // `/en.md` has no language of its own: the twin of `/en` is `/en/index.md`.
      if (prefixOf(address) !== prefixOf(path)) return c.redirect(`${address}/index.md`, 301)
      const locale = requestLocale(c)
      const page = publicPageAt(withoutPrefix(address), locale, await getSiteSettings(c.var.ctx))
      const twin = page
        ? await pageMarkdown(c.var.ctx, page, locale, dynamicPages)
        : await liveTwin(c, withoutPrefix(address), locale)
      if (twin === undefined) return next()
      if (twin instanceof Response) return twin
      return c.body(twin, 200, {
        'content-type': 'text/markdown; charset=utf-8',
        'cache-control': REVALIDATE,
        vary: prefixOf(address) ? 'Accept' : 'Accept, Accept-Language, Cookie',
        'x-robots-tag': 'noindex',
      })
    })

  /** Empty if there is no such part. */
  async function sitemapPartXml(ctx: AppContext, part: number): Promise<string> {
    const entries = await dynamicPages.listPart(ctx, { offset: (part - 1) * sitemapPages, limit: sitemapPages })
    const own = part === 1 ? listPublicPages(await getSiteSettings(ctx)) : []
    return entries.length + own.length > 0 ? sitemapXml(ctx.env.origin, ctx.languages.current(), own, entries) : ''
  }

  /** Markdown of a dynamic page, or a redirect to its canonical address. */
  async function liveTwin(c: Context<AppEnv>, path: string, locale: Locale): Promise<string | Response | undefined> {
    const page = await dynamicPages.find(c.var.ctx, path, locale)
    if (!page || page.paths[locale] === path) return page?.markdown()
    const isTwin = c.req.path.endsWith('.md')
    return c.redirect(isTwin ? twinPathOf(locale, page.paths[locale]) : localizedPath(locale, page.paths[locale]), 301)
  }
}
