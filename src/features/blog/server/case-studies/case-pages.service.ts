import { expectDefined } from '#kernel/app-error.ts'
import { colon, type Locale, localizedPath } from '#kernel/locale.ts'
import { escapeMarkdown } from '#kernel/markdown.ts'
import type { Context } from '#platform/server/context.ts'
import { loadPublicT } from '#platform/server/public-texts.ts'
import { caseStudyTexts } from '../../messages/case-studies/index.ts'
import { documentToMarkdown } from '../documents/document-markdown.render.ts'
import { pathsOf } from '../posts/blog-pages.service.ts'
import { type CaseT, comparedFigures, durationText, priceText } from './case-format.ts'
import * as repo from './case-study.repo.ts'
import { type CaseSources, findCase, type ListedCase, listCases, listSectionCases } from './case-study.service.ts'

const CASE_PATH = /^\/portfolio\/([^/]+)$/

/** Whether a path without language prefix is the address of a public case study. */
export async function isCasePath({ db, now }: Context, path: string): Promise<boolean> {
  const slug = CASE_PATH.exec(path)?.[1]
  const id = slug && (await repo.findIdBySlug(db, slug))
  return Boolean(id && (await repo.find(db, id, { locale: 'en', now: now() })))
}

/** A case study as a dynamic page of the site: page head, share image, Markdown twin. */
export async function findCasePage(ctx: Context, sources: CaseSources, path: string, locale: Locale) {
  const slug = CASE_PATH.exec(path)?.[1]
  const found = slug && (await findCase(ctx, sources, slug, locale))
  if (!found) return undefined
  const paths = pathsOf({ id: found.id, kind: 'case' }, found.languages)
  if (!paths) return undefined
  const { origin } = ctx.env
  const t = await loadPublicT(ctx, locale, caseStudyTexts, 'markdown')
  const { title, excerpt, caseStudy, document, services, quote } = found
  const url = origin + localizedPath(locale, paths[locale])
  const publishedAt = expectDefined(found.publishedAt, 'time of publication').toISOString()
  return {
    paths,
    imagePath: `/portfolio/${found.slug}`,
    heading: title,
    description: excerpt,
    publishedAt,
    things: [
      {
        '@type': 'CreativeWork',
        '@id': `${url}#case`,
        url,
        mainEntityOfPage: url,
        name: title,
        headline: title.slice(0, 110),
        description: excerpt,
        inLanguage: found.locale,
        datePublished: publishedAt,
        dateModified: found.updatedAt.toISOString(),
        creator: { '@id': `${origin}/#company` },
        about: { '@type': 'Thing', name: caseStudy.client },
        image: `${origin}/share/${locale}/portfolio/${found.slug}.png`,
        ...(services.length > 0 && { keywords: services.map(({ name }) => name).join(', ') }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: t('portfolio'),
            item: origin + localizedPath(locale, '/portfolio'),
          },
          { '@type': 'ListItem', position: 2, name: title, item: url },
        ],
      },
    ],
    markdown: () => {
      const price = priceText(t, locale, caseStudy)
      const facts = [
        [t('services'), services.map(({ name }) => name).join(', ')],
        [t('price'), price && `${price} ${t('once')}`],
        [t('duration'), caseStudy.durationDays === null ? '' : durationText(t, caseStudy.durationDays)],
        [t('address'), found.isAddressLinked ? caseStudy.liveAddress : ''],
      ].filter(([, value]) => value)
      const figures = comparedFigures(t, locale, found).map(
        ({ label, before, after, source }) =>
          `- ${escapeMarkdown(`${label}${colon(locale)} ${[before, after].filter(Boolean).join(' → ')}`)}${source && ` (${escapeMarkdown(source)})`}`,
      )
      return [
        `# ${escapeMarkdown(title)}`,
        caseStudy.drawing && `_${t('exampleCase')}_`,
        escapeMarkdown(excerpt),
        facts.map(([label, value]) => `- ${label}${colon(locale)} ${escapeMarkdown(value ?? '')}`).join('\n'),
        `## ${t('situation')}`,
        escapeMarkdown(found.situation),
        `## ${t('made')}`,
        documentToMarkdown(document, { locale, origin }),
        `## ${t('result')}`,
        escapeMarkdown(found.result),
        figures.length > 0 && `## ${t('measured')}\n\n${t('measuredLead')}\n\n${figures.join('\n')}`,
        quote && `> ${escapeMarkdown(quote.text)}\n>\n> ${escapeMarkdown(quote.author)}`,
        `## ${t('closing')}\n\n${t('closingText')} [${t('book')}](${origin + localizedPath(locale, '/booking')})`,
      ]
        .filter(Boolean)
        .join('\n\n')
        .concat('\n')
    },
  }
}

/** The list on the Markdown twin of `/portfolio`. */
export async function portfolioMarkdown(ctx: Context, locale: Locale): Promise<string> {
  return caseList(await listCases(ctx, { locale }), locale, await loadPublicT(ctx, locale, caseStudyTexts, 'markdown'))
}

/** The section on the Markdown twin of the landing page, or of a service; empty without case studies. */
export async function caseSectionMarkdown(ctx: Context, locale: Locale, service?: string): Promise<string> {
  const cases = await listSectionCases(ctx, locale, service)
  if (cases.length === 0) return ''
  const t = await loadPublicT(ctx, locale, caseStudyTexts, 'markdown')
  const lead = service ? '' : `${t('landingLead')} `
  const parts = [`## ${service ? t('proves') : t('landing')}`, `${lead}[${t('more')}](/portfolio)`]
  return [...parts, caseList(cases, locale, t)].join('\n\n')
}

function caseList(cases: ListedCase[], locale: Locale, t: CaseT): string {
  const items = cases.map(({ slug, caseStudy, excerpt }) => {
    return `- [${escapeMarkdown(caseStudy.client)}](/portfolio/${slug})${colon(locale)} ${escapeMarkdown(excerpt)}`
  })
  const hasExamples = cases.some(({ caseStudy }) => caseStudy.drawing)
  return [...(hasExamples ? [`_${t('exampleCases')}_`] : []), items.join('\n')].join('\n\n')
}
