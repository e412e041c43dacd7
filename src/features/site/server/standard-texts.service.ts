import { mapLocalesAsync } from '#features/settings/model/map-locales.ts'
import { PAGE_TEXT_KEYS, type PageTextKey } from '#features/settings/model/page-texts.schema.ts'
import type { StandardTexts } from '#features/settings/model/text-groups.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import type { Db } from '#platform/server/db.ts'
import { loadPage } from '../content/page-content.ts'
import { standardPackages } from '../content/standard-packages.ts'

/** The site's own texts, without the owner's changes. */
export async function getStandardTexts(ctx: { db: Db }): Promise<StandardTexts> {
  const packages = await standardPackages(await getCompany(ctx))
  const pages = await Promise.all(PAGE_TEXT_KEYS.map(async (key) => [key, await pageTextsOf(key)]))
  return { packages, pages: Object.fromEntries(pages) }
}

function pageTextsOf(key: PageTextKey) {
  return mapLocalesAsync(async (locale) => {
    const { title, description } = await loadPage(locale, key)
    return { title, description }
  })
}
