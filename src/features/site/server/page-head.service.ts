import { logoAddress, lookFileAddress } from '#features/look/model/look-files.ts'
import { getLook } from '#features/look/server/look.service.ts'
import { escapeHtml } from '#kernel/escape-html.ts'
import { detectLocale } from '#kernel/languages/languages.ts'
import { INTL_LOCALE, type Locale, localizedPath, withoutPrefix } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { pageOf } from '../content/content.ts'
import { shareImagePathOf, twinPathOf } from '../model/file-paths.ts'
import { publicPageAt } from '../model/public-pages.ts'
import type { SiteSettings } from '../model/texts/site-texts.schema.ts'
import type { DynamicPageSource } from './dynamic-pages.service.ts'
import { getSiteSettings } from './site-settings.service.ts'
import { dynamicPageData, jsonLdScript, type SiteAddresses, structuredData } from './structured-data.render.ts'

/** Head tags for crawlers and link previews, built on the server to keep the code out of the browser. */
export async function headTags(ctx: Context, request: Request, dynamicPages: DynamicPageSource): Promise<string> {
  const path = withoutPrefix(new URL(request.url).pathname)
  const locale = detectLocale(request, ctx.languages.current())
  const { origin } = ctx.env
  const alternates = dynamicPages.alternates(path, locale).map(alternateLink).join('')
  const settings = await getSiteSettings(ctx)
  const page = publicPageAt(path, locale, settings)
  if (!page) return (await dynamicPageHeadTags(ctx, path, locale, dynamicPages)) + alternates

  const { title, description, shareText } = await pageOf(page.key, locale, settings)
  const card = { title, description: shareText || description, path, imagePath: path, type: 'website' }
  const data = await structuredData(page, locale, settings, await siteAddresses(ctx))
  return socialTags(card, locale, settings, origin) + twinLink(locale, path) + alternates + jsonLdScript(data)
}

async function dynamicPageHeadTags(
  ctx: Context,
  path: string,
  locale: Locale,
  dynamicPages: DynamicPageSource,
): Promise<string> {
  const page = await dynamicPages.find(ctx, path, locale)
  if (!page) return ''
  const { heading: title, description, paths, imagePath, things, publishedAt } = page
  const settings = await getSiteSettings(ctx)
  const card = { title, description, path: paths[locale], imagePath, type: 'article', publishedAt }
  const data = dynamicPageData(things, settings.company, locale, await siteAddresses(ctx))
  return socialTags(card, locale, settings, ctx.env.origin) + twinLink(locale, paths[locale]) + jsonLdScript(data)
}

async function siteAddresses(ctx: Context): Promise<SiteAddresses> {
  const { version, mark } = await getLook(ctx)
  const logo = mark.kind === 'logo' ? logoAddress(mark.logo) : lookFileAddress(version, 'icon-512.png')
  return { origin: ctx.env.origin, logo }
}

function twinLink(locale: Locale, path: string): string {
  return alternateLink({ type: 'text/markdown', href: twinPathOf(locale, path) })
}

function alternateLink({ type, href }: { type: string; href: string }): string {
  return `<link rel="alternate" type="${type}" href="${escapeHtml(href)}"/>`
}

type SocialCard = {
  title: string
  description: string
  path: string
  imagePath: string
  type: string
  publishedAt?: string
}

function socialTags(card: SocialCard, locale: Locale, settings: SiteSettings, origin: string): string {
  const { name } = settings.company
  const { title, description, path, imagePath, type, publishedAt } = card
  const image = origin + shareImagePathOf(locale, imagePath)
  const og = {
    'og:site_name': name,
    'og:type': type,
    'og:locale': INTL_LOCALE[locale].replace('-', '_'),
    'og:title': `${title} | ${name}`,
    'og:description': description,
    'og:url': origin + localizedPath(locale, path),
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
    ...(publishedAt ? { 'article:published_time': publishedAt } : {}),
  }
  const twitter = { card: 'summary_large_image', title: og['og:title'], description, image }
  return [
    ...Object.entries(og).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}"/>`,
    ),
    ...Object.entries(twitter).map(
      ([property, content]) => `<meta name="twitter:${property}" content="${escapeHtml(content)}"/>`,
    ),
  ].join('')
}
