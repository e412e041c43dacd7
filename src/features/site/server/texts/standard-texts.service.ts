import { mapLocales, mapLocalesAsync } from '#features/settings/model/map-locales.ts'
import type { Locale } from '#kernel/locale.ts'
import { listTexts } from '../../content/own-texts.ts'
import { loadPageTrees } from '../../content/page-trees.ts'
import type { SiteTexts } from '../../model/texts/site-texts.schema.ts'

export type StandardTexts = ReadonlyMap<string, Record<Locale, string>>

/**
 * The standard texts of a page with their placeholders, by path, in the order of the content; for the lists as the owner
 * arranged them.
 */
export async function loadStandardTexts(key: string, own: SiteTexts): Promise<StandardTexts> {
  const perLocale = await mapLocalesAsync(async (locale) => {
    const trees = await loadPageTrees(key, locale)
    return new Map(trees.flatMap((tree) => listTexts(tree, own)).map(({ path, text }) => [path, text]))
  })
  return new Map(
    Array.from(perLocale.nl.keys(), (path) => [path, mapLocales((locale) => perLocale[locale].get(path) ?? '')]),
  )
}
