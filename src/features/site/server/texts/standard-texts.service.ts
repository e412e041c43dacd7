import { mapLocales, mapLocalesAsync } from '#features/settings/model/map-locales.ts'
import type { Locale } from '#kernel/locale.ts'
import { listTexts } from '../../content/own-texts.ts'
import { loadPageTrees } from '../../content/page-trees.ts'
import type { TextPage } from '../../model/texts/site-texts.schema.ts'

export type StandardTexts = ReadonlyMap<string, Record<Locale, string>>

/** The standard texts of a page with their placeholders, by path, in the order of the content. */
export async function loadStandardTexts(key: TextPage): Promise<StandardTexts> {
  const { nl, en, fr } = await mapLocalesAsync(async (locale) => {
    const trees = await loadPageTrees(key, locale)
    return new Map(trees.flatMap(listTexts).map(({ path, text }) => [path, text]))
  })
  const perLocale = { nl, en, fr }
  return new Map(Array.from(nl.keys(), (path) => [path, mapLocales((locale) => perLocale[locale].get(path) ?? '')]))
}
