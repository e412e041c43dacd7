import type { Company } from '#features/settings/model/company.schema.ts'
import { mapLocales } from '#features/settings/model/map-locales.ts'
import type { Locale } from '#kernel/locale.ts'
import type { TextField, TextGroup } from '#kernel/text-group.ts'
import { PACKAGE_KEYS } from './facts.ts'
import { type FullPackages, type PackageChanges, type PackageWords, packageFacts } from './packages.schema.ts'
import {
  PAGE_TEXT_FIELDS,
  PAGE_TEXT_KEYS,
  type PageTextKey,
  type PageTexts,
  pageTextAddress,
} from './page-texts.schema.ts'

/** Value of a setting from a time on. */
type SettingVersion<Value> = { at: Date; value: Value }
/** The site's own texts, used where the owner has not changed them. */
export type StandardPageTexts = Record<PageTextKey, Record<Locale, { title: string; description: string }>>

/** An empty slogan counts as missing. */
export function companyGroups(versions: SettingVersion<Company>[]): TextGroup[] {
  const slogan = fieldOf(versions, 'slogan', ({ slogan }, locale) => slogan[locale] || undefined)
  return [
    { source: 'company', key: 'slogan', name: 'Slogan', editPath: () => '/admin/settings#company', fields: [slogan] },
  ]
}

const PACKAGE_TEXT_FIELDS = [
  'title',
  'description',
  'features',
  'extras',
  'extraInfo',
] as const satisfies (keyof PackageWords)[]

export function packageGroups(
  versions: SettingVersion<PackageChanges>[],
  standard: FullPackages,
  locale: Locale,
): TextGroup[] {
  const current = versions.at(-1)!.value
  return PACKAGE_KEYS.map((key) => ({
    source: 'packages',
    key,
    name: packageFacts(locale, current).title[key],
    editPath: () => '/admin/settings#packages',
    fields: PACKAGE_TEXT_FIELDS.map((field) =>
      fieldOf(versions, field, (changes, one) => {
        const words = changes[key]?.texts?.[one]?.[field] ?? standard[key].texts[one][field]
        return Array.isArray(words) ? words.join('\n') : words
      }),
    ),
  }))
}

export function pageTextGroups(
  versions: SettingVersion<PageTexts>[],
  standard: StandardPageTexts,
  nameOf: (key: PageTextKey) => string,
): TextGroup[] {
  return PAGE_TEXT_KEYS.map((key) => ({
    source: 'page-texts',
    key,
    name: nameOf(key),
    editPath: (one) => pageTextAddress(key, one),
    fields: PAGE_TEXT_FIELDS.map((field) =>
      fieldOf(versions, field, (texts, one) => {
        const own = { ...standard[key][one], shareText: '' }[field]
        return texts[key]?.[one]?.[field] ?? own
      }),
    ),
  }))
}

function fieldOf<Value>(
  versions: SettingVersion<Value>[],
  field: string,
  textOf: (value: Value, locale: Locale) => string | undefined,
): TextField {
  return {
    field,
    versions: mapLocales((locale) => versions.map(({ at, value }) => ({ at, value: textOf(value, locale) }))),
  }
}
