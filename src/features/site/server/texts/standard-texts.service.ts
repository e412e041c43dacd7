import { mapLocales, mapLocalesAsync } from '#features/settings/model/map-locales.ts'
import type { Locale } from '#kernel/locale.ts'
import { loadPage } from '../../content/load-page.ts'
import { listTexts, type TextTree } from '../../content/own-texts.ts'
import { loadPageTrees } from '../../content/page-trees.ts'
import { ACCOUNT_PAGES, isTextGroup } from '../../model/texts/messages.ts'
import type { SiteTexts } from '../../model/texts/site-texts.schema.ts'
import { pageOfPath } from '../../model/texts/text-path.ts'
import { loadMessageTrees } from './messages.service.ts'

export type StandardTexts = ReadonlyMap<string, Record<Locale, string>>

/**
 * The standard texts of a page with their placeholders, by path, in the order of the content; for the lists as the owner
 * arranged them.
 */
export async function loadStandardTexts(key: string, own: SiteTexts): Promise<StandardTexts> {
  const perLocale = await mapLocalesAsync(async (locale) => {
    const trees = await Promise.all([loadContentTrees(key, locale), loadMessageTrees(key, locale)])
    const texts = trees.flat().flatMap((tree) => listTexts(tree, own))
    return new Map(texts.filter(({ path }) => pageOfPath(path)).map(({ path, text }) => [path, text]))
  })
  return new Map(
    Array.from(perLocale.nl.keys(), (path) => [path, mapLocales((locale) => perLocale[locale].get(path) ?? '')]),
  )
}

async function loadContentTrees(key: string, locale: Locale): Promise<TextTree[]> {
  if (!isTextGroup(key)) return loadPageTrees(key, locale)
  const pages = key === 'account' ? ACCOUNT_PAGES : []
  return Promise.all(
    pages.map(async (page) => {
      const { heading, lead } = await loadPage(locale, page)
      return { path: `pages.${page}`, tree: { heading, lead } }
    }),
  )
}
