import { mapLocalesAsync } from '#features/settings/model/map-locales.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import { contentOf, type FaqContent } from '../content/content.ts'
import { FAQ_CATEGORIES } from '../content/faq-content.ts'
import { getSiteSettings } from './site-settings.service.ts'

export async function listFaqQuestions(ctx: { db: Db }): Promise<Record<Locale, string[]>> {
  const settings = await getSiteSettings(ctx)
  return mapLocalesAsync(async (locale) => {
    const { faq } = (await contentOf('faq', locale, settings)) as FaqContent
    return FAQ_CATEGORIES.flatMap((category) => faq[category].items.map(({ question }) => question))
  })
}
