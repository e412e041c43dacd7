import { detectLocale, type Locale, localizedPath, REGION, withoutPrefix } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { pageOf } from '../content/content.ts'
import type { Owner } from '../model/owner.ts'
import { type PublicPage, publicPageAt } from '../model/public-pages.ts'
import { getOwner } from './owner.service.ts'
import { imageOf, twinOf } from './site.routes.ts'
import { asScript, structuredData } from './structured-data.ts'

/** What goes into the head of a page for machines alone, so that no browser has to load what builds it. */
export async function pageExtras(ctx: Context, request: Request): Promise<string> {
  const page = publicPageAt(withoutPrefix(new URL(request.url).pathname))
  if (!page) return ''
  const locale = detectLocale(request)
  const owner = await getOwner(ctx)
  const [tags, data] = await Promise.all([
    socialTags(page, locale, owner, ctx.env.origin),
    structuredData(page, locale, owner, ctx.env.origin),
  ])
  return `${tags}<link rel="alternate" type="text/markdown" href="${twinOf(locale, page.path)}"/>${asScript(data)}`
}

/** The card that shows when somebody shares the page. */
async function socialTags({ path, key }: PublicPage, locale: Locale, owner: Owner, origin: string): Promise<string> {
  const { name } = owner.company
  const { title, description } = await pageOf(key, locale, owner)
  const image = origin + imageOf(locale, path)
  const og = {
    site_name: name,
    type: 'website',
    locale: REGION[locale].replace('-', '_'),
    title: `${title} | ${name}`,
    description,
    url: origin + localizedPath(locale, path),
    image,
    'image:width': '1200',
    'image:height': '630',
  }
  const twitter = { card: 'summary_large_image', title: og.title, description, image }
  return [
    ...Object.entries(og).map(
      ([property, content]) => `<meta property="og:${property}" content="${escaped(content)}"/>`,
    ),
    ...Object.entries(twitter).map(
      ([property, content]) => `<meta name="twitter:${property}" content="${escaped(content)}"/>`,
    ),
  ].join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
