import type { AnswerFacts } from '#features/audit/model/answers/answer-facts.ts'
import { companySetting } from '#features/settings/model/company.schema.ts'
import { cityName } from '#features/settings/model/company-facts.ts'
import { mapLocalesAsync } from '#features/settings/model/map-locales.ts'
import { getStoredSetting } from '#features/settings/server/setting.service.ts'
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
  const { isDemo } = await getStoredSetting(ctx, companySetting)
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
      place: { street: company.street, towns: [company.city, cityName(company, locale)] },
      phone: company.phone,
      people: company.people.map(({ name }) => name),
      companyName: company.name,
      languages: visible,
      // Of the demo company. Another one states its own in its texts only.
      readyWeeks: isDemo ? FACTS.simpleSiteWeeks : undefined,
      upfrontShare: isDemo ? FACTS.upfrontShare : undefined,
    }
  })
}

function given(...prices: (number | null)[]): number[] {
  return prices.filter((price) => price !== null)
}
