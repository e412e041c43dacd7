import { companySetting } from '#features/settings/model/company.schema.ts'
import { mapLocalesAsync } from '#features/settings/model/map-locales.ts'
import { getSetting, listSettingVersions } from '#features/settings/server/setting.service.ts'
import type { Locale } from '#kernel/locale.ts'
import type { TextGroup } from '#kernel/text-group.ts'
import { createT, loadTexts } from '#platform/i18n/texts.ts'
import type { Db } from '#platform/server/db.ts'
import { loadPage } from '../content/page-content.ts'
import { standardPackages } from '../content/standard-packages.ts'
import { pageTextsTexts } from '../messages/page-texts/index.ts'
import type { nl } from '../messages/page-texts/nl.ts'
import { packagesSetting } from '../model/packages.schema.ts'
import { PAGE_TEXT_KEYS, type PageTextKey, pageTextsSetting } from '../model/page-texts.schema.ts'
import { companyGroups, packageGroups, pageTextGroups, type StandardPageTexts } from '../model/text-groups.ts'

/** The owner's translatable texts with their history. */
export async function listSiteTextGroups(ctx: { db: Db }, locale: Locale): Promise<TextGroup[]> {
  const { texts } = await loadTexts(locale, pageTextsTexts)
  const t = createT<typeof nl>(locale, texts[pageTextsTexts.name]!)
  const packages = await standardPackages(await getSetting(ctx, companySetting))
  return [
    ...companyGroups(await listSettingVersions(ctx, companySetting)),
    ...packageGroups(await listSettingVersions(ctx, packagesSetting), packages, locale),
    ...pageTextGroups(await listSettingVersions(ctx, pageTextsSetting), await standardPageTexts(), (key) =>
      t(`item.${key}`),
    ),
  ]
}

/** The site's own texts, without the owner's changes. */
async function standardPageTexts(): Promise<StandardPageTexts> {
  const pages = await Promise.all(
    PAGE_TEXT_KEYS.map(async (key: PageTextKey) => [
      key,
      await mapLocalesAsync(async (locale) => {
        const { title, description } = await loadPage(locale, key)
        return { title, description }
      }),
    ]),
  )
  return Object.fromEntries(pages)
}
