import { detectLocale, type Locale, localizedPath, REGION, withoutPrefix } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { pageOf } from '../content/content.ts'
import type { Owner } from '../model/owner.ts'
import { publicPageAt } from '../model/public-pages.ts'
import { type LivePages, NO_PAGES } from './live-pages.ts'
import { getOwner } from './owner.service.ts'
import { imageOf, twinOf } from './site.routes.ts'
import { asScript, liveData, structuredData } from './structured-data.ts'

/** What goes into the head of a page for machines alone, so that no browser has to load what builds it. */
export async function pageExtras(ctx: Context, request: Request, live: LivePages = NO_PAGES): Promise<string> {
  const path = withoutPrefix(new URL(request.url).pathname)
  const locale = detectLocale(request)
  const { origin } = ctx.env
  const alternates = live.alternates(path, locale).map(alternateLink).join('')
  const page = publicPageAt(path)
  if (!page) return (await livePageExtras(ctx, path, locale, live)) + alternates

  const owner = await getOwner(ctx)
  const { title, description, shareText } = await pageOf(page.key, locale, owner)
  const card = { title, description: shareText ?? description, path, imagePath: path, type: 'website' }
  const data = await structuredData(page, locale, owner, origin)
  return socialTags(card, locale, owner, origin) + twinLink(locale, path) + alternates + asScript(data)
}

async function livePageExtras(ctx: Context, path: string, locale: Locale, live: LivePages): Promise<string> {
  const page = await live.find(ctx, path, locale)
  if (!page) return ''
  const { heading: title, description, paths, imagePath, things, publishedAt } = page
  const owner = await getOwner(ctx)
  const card = { title, description, path: paths[locale], imagePath, type: 'article', publishedAt }
  const data = liveData(things, owner, ctx.env.origin)
  return socialTags(card, locale, owner, ctx.env.origin) + twinLink(locale, paths[locale]) + asScript(data)
}

function twinLink(locale: Locale, path: string): string {
  return alternateLink({ type: 'text/markdown', href: twinOf(locale, path) })
}

function alternateLink({ type, href }: { type: string; href: string }): string {
  return `<link rel="alternate" type="${type}" href="${escaped(href)}"/>`
}

type Card = {
  title: string
  description: string
  path: string
  imagePath: string
  type: string
  publishedAt?: string
}

/** The card that shows when somebody shares the page. */
function socialTags(card: Card, locale: Locale, owner: Owner, origin: string): string {
  const { name } = owner.company
  const { title, description, path, imagePath, type, publishedAt } = card
  const image = origin + imageOf(locale, imagePath)
  const og = {
    'og:site_name': name,
    'og:type': type,
    'og:locale': REGION[locale].replace('-', '_'),
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
    ...Object.entries(og).map(([property, content]) => `<meta property="${property}" content="${escaped(content)}"/>`),
    ...Object.entries(twitter).map(
      ([property, content]) => `<meta name="twitter:${property}" content="${escaped(content)}"/>`,
    ),
  ].join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
