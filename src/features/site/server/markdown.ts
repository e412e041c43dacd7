import type { Company } from '#features/settings/model/company.ts'
import { type Locale, localizedPath } from '#kernel/locale.ts'
import { createT, loadTexts, type T } from '#platform/i18n/texts.ts'
import { type Content, contentOf, type PackageCard, type ServiceCard, type ServiceContent } from '../content/content.ts'
import type { Faq } from '../content/faq-content.ts'
import { siteTexts } from '../messages/index.ts'
import type { nl } from '../messages/nl.ts'
import type { Owner } from '../model/owner.ts'
import type { PublicPage } from '../model/public-pages.ts'

type Labels = T<typeof nl>

/** The same page as text: what people read, without the frame. */
export async function markdownOf({ key }: PublicPage, locale: Locale, owner: Owner): Promise<string> {
  const [content, { texts }] = await Promise.all([contentOf(key, locale, owner), loadTexts(locale, siteTexts)])
  const t: Labels = createT<typeof nl>(locale, texts.site!)
  const { heading, lead, sections = [] } = content.page
  const parts = [
    `# ${heading}`,
    lead,
    ...bodyOf(content, t),
    ...(key === 'contact' ? [contactList(owner.company)] : []),
    ...sections.map((section) => `## ${section.heading}\n\n${section.text}`),
  ]
  return `${withPrefixes(parts.join('\n\n'), locale)}\n`
}

function bodyOf(content: Content, t: Labels): string[] {
  if ('service' in content) return serviceBody(content, t)
  if ('faq' in content) return faqBody(content.faq)
  if ('text' in content) return content.text.sections.map(({ heading, body }) => `## ${heading}\n\n${body}`)
  const packages = 'packages' in content ? content.packages.map((one) => packageBody(one, t)) : []
  return 'services' in content ? [...packages, serviceList(content.services, t)] : []
}

function serviceBody(
  { service, monthlyPrice, text: { features, benefits, steps, closing } }: ServiceContent,
  t: Labels,
): string[] {
  const list = (points: { title: string; text: string }[]) =>
    points.map(({ title, text }) => `- **${title}**: ${text}`).join('\n')
  return [
    `${t('startingPrice')}: ${service.startingPrice} ${t(service.startsMonthly ? 'perMonth' : 'once')}, ${t('excludingVat')}`,
    `${t('monthlyPrice')}: ${t('priceMonthly', { price: monthlyPrice })}, ${t('excludingVat')}`,
    `## ${t('features')}`,
    list(features),
    `## ${t('benefits')}`,
    list(benefits),
    `## ${t('steps')}`,
    steps.map(({ title, text }, index) => `${index + 1}. **${title}**: ${text}`).join('\n'),
    `## ${closing.heading}`,
    `${closing.text} [${closing.action}](/booking)`,
  ]
}

function packageBody(
  { title, price, description, includes, features, extras, extraInfo }: PackageCard,
  t: Labels,
): string {
  const items = [...(includes ? [includes] : []), ...features, ...extras.map((extra) => `${t('extras')}: ${extra}`)]
    .map((item) => `- ${item}`)
    .join('\n')
  return [`### ${title}: ${t('priceMonthly', { price })}, ${t('excludingVat')}`, description, items, ...extraInfo].join(
    '\n\n',
  )
}

function serviceList(services: ServiceCard[], t: Labels): string {
  return services
    .map(({ heading, slug, teaser, startingPrice, startsMonthly }) => {
      const price = t(startsMonthly ? 'priceMonthly' : 'from', { price: startingPrice })
      return `- [${heading}](/services/${slug}): ${teaser} (${price}, ${t('excludingVat')})`
    })
    .join('\n')
}

function faqBody(faq: Faq): string[] {
  return Object.values(faq).flatMap(({ heading, items }) => [
    `## ${heading}`,
    ...items.map(({ question, answer }) => `### ${question}\n\n${answer}`),
  ])
}

function contactList({ name, street, postalCode, city, phone, email, vatNumber }: Company): string {
  const lines = [name, street, `${postalCode} ${city}`, phone, email, vatNumber]
  return lines
    .filter((line) => line.trim())
    .map((line) => `- ${line}`)
    .join('\n')
}

function withPrefixes(markdown: string, locale: Locale): string {
  return markdown.replace(/\]\((\/[^)#\s]*)/g, (_, path) => `](${localizedPath(locale, path)}`)
}
