import { companySetting } from '#features/settings/model/company.schema.ts'
import { mapLocales } from '#features/settings/model/map-locales.ts'
import { listSettingVersions, type SettingVersion } from '#features/settings/server/setting.service.ts'
import { expectDefined } from '#kernel/app-error.ts'
import type { Locale } from '#kernel/locale.ts'
import type { TextField, TextFieldName, TextGroup } from '#kernel/text-group.ts'
import { loadT, type Texts } from '#platform/i18n/texts.ts'
import type { Db } from '#platform/server/db.ts'
import { pageOf } from '../content/content.ts'
import { standardPackages } from '../content/standard-packages.ts'
import { pageTextsTexts } from '../messages/page-texts/index.ts'
import { NEW_PACKAGE, packageFactsOf, packagesSetting, packageWords } from '../model/packages.schema.ts'
import { listPackages } from '../model/packages.ts'
import { listPublicPages } from '../model/public-pages.ts'
import { isOwnId } from '../model/texts/list-rule.ts'
import { TEXT_GROUPS } from '../model/texts/messages.ts'
import { pageTextAddress, type SiteTexts, siteTextsSetting } from '../model/texts/site-texts.schema.ts'
import { pageOfPath } from '../model/texts/text-path.ts'
import { textNameOf } from '../model/texts/text-rule.ts'
import { getSiteSettings } from './site-settings.service.ts'
import { loadStandardTexts } from './texts/standard-texts.service.ts'

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
  const settings = await getSiteSettings(ctx)
  const standard = await standardPackages(settings)
  const versions = await listSettingVersions(ctx, packagesSetting)
  return listPackages(settings).map(({ key }) => ({
    source: 'packages',
    key,
    name: packageFactsOf(key, locale, settings.packages).title,
    editPath: () => '/admin/settings#packages',
    fields: packageWords.keyof().options.map((field) =>
      fieldOf(versions, field, (changes, one) => {
        const words = changes[key]?.texts?.[one]?.[field] ?? (standard[key] ?? NEW_PACKAGE).texts[one][field]
        return Array.isArray(words) ? words.join('\n') : words
      }),
    ),
  }))
}

/** A group per text that the owner has ever changed: the standard texts are translations of each other. */
async function pageTextGroups(ctx: { db: Db }, locale: Locale): Promise<TextGroup[]> {
  const versions = await listSettingVersions(ctx, siteTextsSetting)
  const t = await loadT(locale, pageTextsTexts as Texts as Texts<Record<string, string>>)
  const paths = [...new Set(versions.flatMap(({ value }) => Object.keys(value)))]
  const { value: texts } = expectDefined(versions.at(-1), 'version')
  const settings = await getSiteSettings(ctx)
  const pages = new Set([...listPublicPages(settings).map(({ key }) => key), ...Object.keys(TEXT_GROUPS)])
  const nameOf = async (key: string) =>
    isOwnId(key) ? (await pageOf(key, locale, settings)).heading : t(`item.${key}`)
  // Once per page: listing its texts takes longer than comparing one.
  const keys = new Set(paths.flatMap((path) => pageOfPath(path) ?? []).filter((key) => pages.has(key)))
  const known = new Map(
    await Promise.all(
      Array.from(keys, async (key) => {
        return [key, { name: await nameOf(key), standards: await loadStandardTexts(key, texts) }] as const
      }),
    ),
  )
  return paths.flatMap((path): TextGroup[] => {
    const page = pageOfPath(path) ?? ''
    const found = known.get(page)
    const standard = found?.standards.get(path)
    if (!found || !standard) return []
    const name = textNameOf(path)
    const textIn = (value: SiteTexts, one: Locale) => value[path]?.[one]?.text ?? standard[one]
    return [
      {
        source: 'page-texts',
        key: path,
        name: `${found.name}: ${excerptOf(textIn(texts, locale))}`,
        editPath: (one) => `${pageTextAddress(page, one)}#${path}`,
        fields: [fieldOf(versions, HEAD_FIELDS.find((field) => field === name) ?? 'text', textIn)],
      },
    ]
  })
}

const HEAD_FIELDS = ['title', 'description', 'shareText'] as const

function excerptOf(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
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
