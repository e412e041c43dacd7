import type { Company } from '#features/settings/model/company.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import { detectLocale, type Locale, localizedPath, REGION, withoutPrefix } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { loadPage } from '../content/page-content.ts'
import { type PublicPage, publicPageAt } from '../model/public-pages.ts'
import { imageOf, twinOf } from './site.routes.ts'
import { asScript, structuredData } from './structured-data.ts'

/** What goes into the head of a page for machines alone, so that no browser has to load what builds it. */
export async function pageExtras(ctx: Context, request: Request): Promise<string> {
  const page = publicPageAt(withoutPrefix(new URL(request.url).pathname))
  if (!page) return ''
  const locale = detectLocale(request)
  const company = await getCompany(ctx)
  const [tags, data] = await Promise.all([
    socialTags(page, locale, company, ctx.env.origin),
    structuredData(page, locale, company, ctx.env.origin),
  ])
  return `${tags}<link rel="alternate" type="text/markdown" href="${twinOf(locale, page.path)}"/>${asScript(data)}`
}

/** The card that shows when somebody shares the page. */
async function socialTags(
  { path, key }: PublicPage,
  locale: Locale,
  { name }: Company,
  origin: string,
): Promise<string> {
  const { title, description } = await loadPage(locale, key)
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
