import { mapLocalesAsync } from '#features/settings/model/map-locales.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import { contentOf } from '../content/content.ts'
import { getSiteSettings } from './site-settings.service.ts'

export async function listFaqQuestions(ctx: { db: Db }): Promise<Record<Locale, string[]>> {
  const settings = await getSiteSettings(ctx)
  return mapLocalesAsync(async (locale) => {
    const { faq } = await contentOf('faq', locale, settings)
    return faq.flatMap(({ items }) => items.map(({ question }) => question))
  })
}
