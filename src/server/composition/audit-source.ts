import { type AuditedPage, inEveryLanguage } from '#features/audit/model/digest/page-digest.ts'
import type { AuditSource } from '#features/audit/server/run/run.service.ts'
import type { TipFacts } from '#features/audit/server/tips/tip-sources.service.ts'
import { getCategories } from '#features/blog/server/categories/category.service.ts'
import { blogPages } from '#features/blog/server/posts/blog-pages.service.ts'
import { listBlogTextGroups } from '#features/blog/server/posts/post-text-groups.service.ts'
import { listUnreadCalendars } from '#features/booking/server/calendars/calendar.service.ts'
import { hasDemoUsers } from '#features/demo/server/demo.repo.ts'
import { packageFactsOf } from '#features/site/model/packages.schema.ts'
import { listPackages } from '#features/site/model/packages.ts'
import { listPublicPages, type PublicPage, servicePage } from '#features/site/model/public-pages.ts'
import { listServices, priceOf } from '#features/site/model/services.ts'
import { pageTextAddress } from '#features/site/model/texts/site-texts.schema.ts'
import { mainTextPath } from '#features/site/model/texts/text-path.ts'
import { listSiteTextGroups } from '#features/site/server/page-text-groups.service.ts'
import { getSiteSettings } from '#features/site/server/site-settings.service.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { findLastUpload } from '../backup.jobs.ts'
import { getAnswerFacts } from './registered-facts.ts'

/** Posts per statement. */
const POSTS_PER_BATCH = 500

/** The pages, texts and facts that the audit compares the site's HTML with. */
export const auditSource: AuditSource & TipFacts = {
  async listPages(ctx) {
    const pages = listPublicPages(await getSiteSettings(ctx))
    const { visible } = ctx.languages.current()
    return [
      ...pages.flatMap((page) => sitePage(page, visible)),
      ...(await listCategories(ctx)),
      ...(await listPosts(ctx)),
    ]
  },

  async getFacts(ctx) {
    const settings = await getSiteSettings(ctx)
    const { company, packages, servicePrices } = settings
    const { visible, defaultLocale } = ctx.languages.current()
    const ofServices = listServices(settings).flatMap((service) => {
      const { start, monthly } = priceOf(servicePrices, service.key)
      return Object.values(servicePage(service).paths).map((path) => [path, given(start, monthly)])
    })
    const ofPackages = given(
      ...listPackages(settings).map(({ key }) => packageFactsOf(key, defaultLocale, packages).price),
    )
    const prices = Object.fromEntries([...ofServices, ['/services', ofPackages]])
    const contentParameters = ['category', 'subcategory']
    return { origin: ctx.env.origin, companyName: company.name, languages: visible, prices, contentParameters }
  },

  getAnswerFacts,

  async readTextGroups(ctx, locale) {
    return [...(await listSiteTextGroups(ctx, locale)), ...(await listBlogTextGroups(ctx, locale))]
  },

  hasDemoContent: hasDemoUsers,
  listUnreadCalendars,
  findLastUpload,
}

function given(...prices: (number | null)[]): number[] {
  return prices.filter((price) => price !== null)
}

function sitePage({ paths, key }: PublicPage, visible: readonly Locale[]): AuditedPage[] {
  return inEveryLanguage(
    visible,
    (locale) => paths[locale],
    (locale) => ({
      kind: 'page',
      textLocale: locale,
      isListed: true,
      editPath: pageTextAddress(key, locale),
      fields: { title: `pages.${key}.title`, description: `pages.${key}.description`, text: mainTextPath(key) },
    }),
  )
}

/** Categories without posts are not listed. */
async function listCategories(ctx: Context): Promise<AuditedPage[]> {
  const { visible, defaultLocale } = ctx.languages.current()
  const { categories } = await getCategories(ctx, defaultLocale)
  return categories
    .filter(({ posts, subcategories }) => posts > 0 || subcategories.some((one) => one.posts > 0))
    .flatMap(({ slug }) => {
      const query = `?category=${encodeURIComponent(slug)}`
      return inEveryLanguage(
        visible,
        () => `/blog${query}`,
        (locale) => ({
          kind: 'category',
          textLocale: locale,
          isListed: false,
          editPath: `/categorie/new${query}`,
          fields: { title: `name.${locale}`, description: `description.${locale}` },
        }),
      )
    })
}

async function listPosts(ctx: Context): Promise<AuditedPage[]> {
  const pages: AuditedPage[] = []
  for (let offset = 0; ; offset += POSTS_PER_BATCH) {
    const entries = await blogPages.listPart(ctx, { offset, limit: POSTS_PER_BATCH })
    if (entries.length === 0) return pages
    for (const { id, paths, languages } of entries) {
      const translations = inEveryLanguage(
        ctx.languages.current().visible,
        (locale) => paths[locale],
        (locale) => {
          const textLocale = languages.includes(locale)
            ? locale
            : (languages.find((one) => paths[one] === paths[locale]) ?? locale)
          const field = (name: string) => `texts.${textLocale}.${name}`
          return {
            kind: 'post',
            textLocale,
            isListed: languages.includes(locale),
            editPath: `/edit/${id}/${paths[locale].split('/').at(-1)}`,
            fields: { title: field('title'), description: field('excerpt'), text: field('document') },
          }
        },
      )
      pages.push(...translations)
    }
  }
}
