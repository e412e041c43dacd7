import { buildCookieTable } from '#features/consent/server/cookie-table.service.ts'
import type { Company } from '#features/settings/model/company.schema.ts'
import { companyLines } from '#features/settings/server/company-lines.render.ts'
import { dateFormat } from '#kernel/date-format.ts'
import { colon, type Locale, localizedPath } from '#kernel/locale.ts'
import { escapeMarkdownLine } from '#kernel/markdown.ts'
import type { T } from '#platform/i18n/texts.ts'
import type { Context } from '#platform/server/context.ts'
import { loadPublicT } from '#platform/server/public-texts.ts'
import {
  type Content,
  contentOf,
  type LandingContent,
  type PackageCard,
  type ServiceContent,
} from '../content/content.ts'
import type { Faq } from '../content/faq-content.ts'
import { loadLandingText } from '../content/landing-content.ts'
import type { LegalText } from '../content/legal-content.ts'
import { createFiller } from '../content/own-texts.ts'
import type { SectionId } from '../content/page-content.ts'
import type { PerformanceTopic } from '../content/performance-content.ts'
import type { ServiceCard } from '../content/service-content.ts'
import { siteTexts } from '../messages/index.ts'
import type { nl } from '../messages/nl.ts'
import { policyTexts } from '../messages/policy/index.ts'
import { priceRows } from '../model/price-rows.ts'
import type { PublicPage } from '../model/public-pages.ts'
import type { SiteSettings } from '../model/texts/site-texts.schema.ts'
import type { DynamicPageSource } from './dynamic-pages.service.ts'
import { listFaces } from './landing/people.service.ts'
import { getSiteSettingsForMarkdown } from './site-settings.service.ts'

type TextContext = { ctx: Context; t: T<typeof nl>; locale: Locale; colon: string }
/** Extra content of a section, beside its text. */
type SectionBodies = Partial<Record<SectionId, string>>
type Point = { title: string; text: string }

/** Markdown twin of a page: its content, without the frame. */
export async function pageMarkdown(
  ctx: Context,
  { key, paths }: PublicPage,
  locale: Locale,
  dynamicPages: DynamicPageSource,
): Promise<string> {
  const settings = await getSiteSettingsForMarkdown(ctx)
  const [content, t, written] = await Promise.all([
    contentOf(key, locale, settings),
    loadPublicT(ctx, locale, siteTexts, 'markdown'),
    dynamicPages.partOf(ctx, paths[locale], locale),
  ])
  const words: TextContext = { ctx, t, locale, colon: colon(locale) }
  const { heading, lead, sections = [] } = content.page
  const inside: SectionBodies = { reviews: written, ...(await sectionBodiesOf(content, settings.company, words)) }
  const parts = [
    `# ${heading}`,
    lead,
    ...(await bodyOf(content, words)),
    ...sections.flatMap((section) => [`## ${section.heading}`, section.text, inside[section.id]]),
    key === 'cookies' && (await cookieList(words, settings.measurement)),
    ['home', 'contact'].includes(key) && (await peopleList(words, settings)),
    !sections.some(({ id }) => id === 'reviews') && written,
  ]
  return `${localizeLinks(parts.filter(Boolean).join('\n\n'), locale)}\n`
}

async function bodyOf(content: Content, words: TextContext): Promise<string[]> {
  if ('taglines' in content) {
    const facts = content.facts.map(({ label, value, note }) => `${label}${words.colon} ${value}, ${note}`)
    return [list([...content.taglines, ...facts])]
  }
  if ('service' in content) return serviceBody(content, words)
  if ('faq' in content) return faqBody(content.faq)
  if ('topics' in content) return content.topics.flatMap((topic) => topicBody(topic, words))
  if ('text' in content) return legalBody(content.text, words)
  return []
}

async function sectionBodiesOf(content: Content, company: Company, words: TextContext): Promise<SectionBodies> {
  if ('packages' in content) {
    const { packages, services, professionalSitePrice } = content
    const bodies = packages.map((one) => packageBody(one, words))
    const site = professionalSitePrice ? [words.t('professionalSite', { price: professionalSitePrice })] : []
    return { packages: [...bodies, ...site].join('\n\n'), specialization: serviceList(services, words) }
  }
  if ('why' in content) {
    const { services, steps, why, stack, questions } = content
    return {
      how: [points(steps, words, (index) => `${index + 1}.`), exampleBody(content, words)].filter(Boolean).join('\n\n'),
      services: serviceList(services, words),
      prices: priceBody(content, words),
      questions: questions.items.map(({ question, answer }) => `**${question}**\n\n${answer}`).join('\n\n'),
      why: points(why, words),
      stack: list(stack.map(({ name }) => name)),
    }
  }
  const { contact, location } = await companyLines(words.ctx, company, words.locale)
  return { contact: list(contact), location: list(location) }
}

function exampleBody({ example, sum }: LandingContent, { colon }: TextContext): string {
  if (!sum) return ''
  const rows = [
    `${example.once}${colon} ${sum.once}`,
    `${example.subscription}, ${sum.months} × ${sum.monthly}${colon} ${sum.subscription}`,
    `${example.total}${colon} ${sum.firstYear}`,
  ]
  return [`**${example.title}** (${example.label})`, example.text, list(rows), example.after].join('\n\n')
}

function priceBody({ prices, marks }: LandingContent, { t, colon }: TextContext): string {
  const lines = (all: LandingContent['marks']['once']) =>
    list(
      all.map(({ label, text, price, isFrom }) => {
        const amount = isFrom ? t('from', { price }) : price
        return [`${label}${colon} ${price ? amount : t('onRequest')}`, text].filter(Boolean).join('. ')
      }),
    )
  return [prices.once, lines(marks.once), prices.monthly, lines(marks.monthly)].join('\n\n')
}

function serviceBody(content: ServiceContent, words: TextContext): string[] {
  const { startsMonthly, text } = content
  const { features, benefits, steps, closing } = text
  const { t, colon } = words
  const section = (heading: string, all: Point[], mark?: (index: number) => string) =>
    all.length > 0 ? [`## ${heading}`, points(all, words, mark)] : []
  return [
    ...priceRows(content).map(({ label, price, isFrom, unit }) => {
      const amount = isFrom ? t('from', { price }) : price
      return `${t(label)}${colon} ${price ? `${amount} ${t(unit)}, ${t('excludingVat')}` : t('onRequest')}`
    }),
    ...(startsMonthly ? [t('maintenanceNote')] : []),
    ...section(t('features'), features),
    ...section(t('benefits'), benefits),
    ...section(t('steps'), steps, (index) => `${index + 1}.`),
    `## ${closing.heading}`,
    `${closing.text} [${closing.action}](/booking)`,
  ]
}

function packageBody(
  { title, price, description, includes, features, extras, extraInfo }: PackageCard,
  { t, colon }: TextContext,
): string {
  return [
    `### ${title}${colon} ${price ? t('priceMonthly', { price }) : t('onRequest')}`,
    description,
    list([includes, ...features]),
    ...(extras.length > 0 ? [`${t('extras')}${colon}`, list(extras)] : []),
    ...extraInfo,
  ].join('\n\n')
}

function serviceList(services: ServiceCard[], { colon }: TextContext): string {
  return list(
    services.map(({ heading, slug, teaser, price }) => `[${heading}](/services/${slug})${colon} ${teaser} (${price})`),
  )
}

function faqBody(faq: Faq): string[] {
  return faq.flatMap(({ heading, items }) => [
    `## ${heading}`,
    ...items.map(({ question, answer }) => `### ${question}\n\n${answer}`),
  ])
}

function topicBody({ id, heading, text, points: all }: PerformanceTopic, words: TextContext): string[] {
  const mark = id === 'check' ? (index: number) => `${index + 1}.` : undefined
  return [`## ${heading}`, text, points(all, words, mark)]
}

async function legalBody({ updatedOn, sections }: LegalText, { ctx, locale }: TextContext): Promise<string[]> {
  const t = await loadPublicT(ctx, locale, policyTexts, 'markdown')
  const days = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return [
    t('updatedOn', { date: days.format(new Date(updatedOn)) }),
    ...sections.map(({ heading, body }) => `## ${heading}\n\n${body}`),
  ]
}

async function cookieList({ ctx, locale }: TextContext, measurement: SiteSettings['measurement']): Promise<string> {
  const { caption, columns, rows } = await buildCookieTable(ctx, locale, measurement, 'markdown')
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replace(/[_*|]/g, '\\$&')).join(' | ')} |`
  return [`## ${caption}\n`, line(columns), `|${' --- |'.repeat(columns.length)}`, ...rows.map(line)].join('\n')
}

async function peopleList({ ctx, locale, colon }: TextContext, settings: SiteSettings): Promise<string> {
  const [{ faces, isDemo }, { people }] = await Promise.all([listFaces(ctx, locale), loadLandingText(locale)])
  const lines = faces.map((face) => {
    const [name = '', role = '', about = ''] = [face.name, face.role, face.about].map(escapeMarkdownLine)
    return `**${name}**${role && `, ${role}`}${about && `${colon} ${about}`}`
  })
  const { example } = createFiller(locale, settings)('landing.people', people)
  return [list(lines), isDemo && lines.length > 0 && `_${example}_`].filter(Boolean).join('\n\n')
}

function points(all: Point[], { colon }: TextContext, mark = (_: number) => '-'): string {
  return all.map(({ title, text }, index) => `${mark(index)} **${title}**${colon} ${text}`).join('\n')
}

function list(items: string[]): string {
  return items
    .filter((item) => item.trim())
    .map((item) => `- ${item}`)
    .join('\n')
}

function localizeLinks(markdown: string, locale: Locale): string {
  return markdown.replace(/\]\((\/[^)#\s]*)/g, (_, path) => `](${localizedPath(locale, path)}`)
}
