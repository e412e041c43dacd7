import { companySetting } from '#features/settings/model/company.schema.ts'
import { mapLocales, mapLocalesAsync } from '#features/settings/model/map-locales.ts'
import { getSettings, listSettingVersions, type SettingVersion } from '#features/settings/server/setting.service.ts'
import type { Locale } from '#kernel/locale.ts'
import type { TextField, TextFieldName, TextGroup } from '#kernel/text-group.ts'
import { loadT } from '#platform/i18n/texts.ts'
import type { Db } from '#platform/server/db.ts'
import { loadPage } from '../content/load-page.ts'
import { standardPackages } from '../content/standard-packages.ts'
import { pageTextsTexts } from '../messages/page-texts/index.ts'
import { PACKAGE_KEYS } from '../model/facts.ts'
import { packageFacts, packagesSetting, packageWords } from '../model/packages.schema.ts'
import { PAGE_TEXT_FIELDS, PAGE_TEXT_KEYS, pageTextAddress, pageTextsSetting } from '../model/page-texts.schema.ts'
import { FACT_SETTINGS } from '../model/placeholder-values.ts'

export async function listSiteTextGroups(ctx: { db: Db }, locale: Locale): Promise<TextGroup[]> {
  return [await companyGroup(ctx), ...(await packageGroups(ctx, locale)), ...(await pageTextGroups(ctx, locale))]
}

/** An empty slogan counts as missing. */
async function companyGroup(ctx: { db: Db }): Promise<TextGroup> {
  const versions = await listSettingVersions(ctx, companySetting)
  const fields = [fieldOf(versions, 'slogan', ({ slogan }, locale) => slogan[locale] || undefined)]
  return { source: 'company', key: 'slogan', name: 'Slogan', editPath: () => '/admin/settings#company', fields }
}

async function packageGroups(ctx: { db: Db }, locale: Locale): Promise<TextGroup[]> {
  const settings = await getSettings(ctx, FACT_SETTINGS)
  const standard = await standardPackages(settings)
  const versions = await listSettingVersions(ctx, packagesSetting)
  const { title } = packageFacts(locale, settings.packages)
  return PACKAGE_KEYS.map((key) => ({
    source: 'packages',
    key,
    name: title[key],
    editPath: () => '/admin/settings#packages',
    fields: packageWords.keyof().options.map((field) =>
      fieldOf(versions, field, (changes, one) => {
        const words = changes[key]?.texts?.[one]?.[field] ?? standard[key].texts[one][field]
        return Array.isArray(words) ? words.join('\n') : words
      }),
    ),
  }))
}

async function pageTextGroups(ctx: { db: Db }, locale: Locale): Promise<TextGroup[]> {
  const versions = await listSettingVersions(ctx, pageTextsSetting)
  const t = await loadT(locale, pageTextsTexts)
  return Promise.all(
    PAGE_TEXT_KEYS.map(async (key) => {
      const standard = await mapLocalesAsync(async (one) => ({ ...(await loadPage(one, key)), shareText: '' }))
      return {
        source: 'page-texts',
        key,
        name: t(`item.${key}`),
        editPath: (one) => pageTextAddress(key, one),
        fields: PAGE_TEXT_FIELDS.map((field) =>
          fieldOf(versions, field, (own, one) => own[key]?.[one]?.[field] ?? standard[one][field]),
        ),
      } satisfies TextGroup
    }),
  )
}

function fieldOf<Value>(
  versions: SettingVersion<Value>[],
  field: TextFieldName,
  textOf: (value: Value, locale: Locale) => string | undefined,
): TextField {
  return {
    field,
    versions: mapLocales((locale) => versions.map(({ at, value }) => ({ at, value: textOf(value, locale) }))),
  }
}
