import { mapKeys } from '#features/settings/model/map-locales.ts'
import { formatPrice } from '#features/settings/model/number-format.ts'
import type { Locale } from '#kernel/locale.ts'
import { packageFactsOf } from '../model/packages.schema.ts'
import { listPackages } from '../model/packages.ts'
import { priceOf, startsMonthly } from '../model/services.ts'
import type { SiteSettings } from '../model/texts/site-texts.schema.ts'
import { type WorkedExample, workedExample } from '../model/worked-example.ts'
import { type FaqItem, loadFaq } from './faq-content.ts'
import { LANDING_QUESTIONS, type LandingText, loadLandingText } from './landing-content.ts'
import type { Filler } from './own-texts.ts'
import { loadServices, type ServiceCard } from './service-content.ts'

/** A price on the ruler, in euro and as text. Null and empty if it is not given. */
export type PriceMark = {
  label: string
  text: string
  euro: number | null
  price: string
  /** A starting price among fixed ones. */
  isFrom?: true
}

/** What the landing page shows beside the texts of its sections. */
export type LandingDetails = Omit<LandingText, 'questions'> & {
  slogan: string
  services: ServiceCard[]
  /** Amounts of the worked example as text; null if the prices do not allow one. */
  sum: { [Part in keyof WorkedExample]: string } | null
  /** Cheapest first; those without a price last. */
  marks: { once: PriceMark[]; monthly: PriceMark[] }
  questions: LandingText['questions'] & { items: FaqItem[] }
}

type Input = { locale: Locale; settings: SiteSettings; fill: Filler }

export async function landingDetails(input: Input, services: ServiceCard[]): Promise<LandingDetails> {
  const { locale, settings, fill } = input
  const [standard, faq, marks] = await Promise.all([
    loadLandingText(locale),
    loadFaq(locale),
    priceMarks(input, services),
  ])
  const texts = fill('landing', standard)
  const answers = fill('faq', faq).flatMap(({ items }) => items)
  return {
    ...texts,
    slogan: fill('company.slogan', settings.company.slogan[locale]),
    facts: texts.facts.filter(({ value }) => value),
    services: services.filter(({ key }) => key !== 'backend'),
    sum: services.some(({ key }) => key === 'webdesign') ? exampleAmounts(locale, settings) : null,
    marks,
    questions: {
      ...texts.questions,
      items: LANDING_QUESTIONS.flatMap((wanted) => answers.filter(({ id }) => id === wanted)),
    },
  }
}

function exampleAmounts(locale: Locale, { servicePrices, packages }: SiteSettings): LandingDetails['sum'] {
  const example = workedExample(servicePrices, packages)
  if (!example) return null
  const amounts = mapKeys(['once', 'monthly', 'subscription', 'firstYear'], (part) =>
    formatPrice(locale, example[part]),
  )
  return { ...amounts, months: String(example.months) }
}

async function priceMarks(
  { locale, settings, fill }: Input,
  services: ServiceCard[],
): Promise<LandingDetails['marks']> {
  const { servicePrices, packages } = settings
  const mark = (label: string, text: string, euro: number | null) => ({
    label,
    text,
    euro,
    price: formatPrice(locale, euro),
  })
  const starts = services.map(({ key, heading }) => ({
    isMonthly: startsMonthly(key),
    ...mark(heading, '', priceOf(servicePrices, key).start),
  }))
  const { packages: texts } = await loadServices(locale)
  const monthly = listPackages(settings).flatMap(({ key }) => {
    const { price, title } = packageFactsOf(key, locale, packages)
    const standard = texts[key as keyof typeof texts]?.description ?? ''
    const description = packages[key]?.texts?.[locale]?.description ?? standard
    return title ? [mark(title, fill(`packages.${key}.description`, description), price)] : []
  })
  const ascending = (all: PriceMark[]) =>
    all.toSorted((a, b) => (a.euro ?? Number.POSITIVE_INFINITY) - (b.euro ?? Number.POSITIVE_INFINITY))
  return {
    once: ascending(starts.filter(({ isMonthly }) => !isMonthly)),
    monthly: ascending([
      ...monthly,
      ...starts.filter(({ isMonthly }) => isMonthly).map((one) => ({ ...one, isFrom: true as const })),
    ]),
  }
}
