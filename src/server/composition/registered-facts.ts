import type { AnswerFacts } from '#features/audit/model/answers/answer-facts.ts'
import { cityName } from '#features/settings/model/company-facts.ts'
import { mapLocalesAsync } from '#features/settings/model/map-locales.ts'
import { contentOf } from '#features/site/content/content.ts'
import { FACTS } from '#features/site/model/facts.ts'
import { packageFactsOf } from '#features/site/model/packages.schema.ts'
import { listPackages } from '#features/site/model/packages.ts'
import { priceOf } from '#features/site/model/services.ts'
import { getSiteSettings } from '#features/site/server/site-settings.service.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'

/** What the answers of the site are compared with. */
export async function getAnswerFacts(ctx: Context): Promise<Record<Locale, AnswerFacts>> {
  const settings = await getSiteSettings(ctx)
  const { company, packages, servicePrices } = settings
  const { visible } = ctx.languages.current()
  return mapLocalesAsync(async (locale) => {
    const { services } = await contentOf('services', locale, settings)
    const ofServices = services.map(({ key, heading, slug }) => {
      const { start, monthly } = priceOf(servicePrices, key)
      return { name: `${heading} ${slug} ${key}`, amounts: given(start, monthly) }
    })
    const ofPackages = listPackages(settings).map(({ key }) => {
      const { title, price } = packageFactsOf(key, locale, packages)
      return { name: title, amounts: given(price) }
    })
    return {
      prices: [...ofServices, ...ofPackages],
      openingHours: company.openingHours,
      places: [company.street, company.postalCode, company.city, cityName(company, locale)].filter(Boolean),
      phone: company.phone,
      people: company.people.map(({ name }) => name),
      companyName: company.name,
      languages: visible,
      readyWeeks: FACTS.simpleSiteWeeks,
      upfrontShare: FACTS.upfrontShare,
    }
  })
}

function given(...prices: (number | null)[]): number[] {
  return prices.filter((price) => price !== null)
}
