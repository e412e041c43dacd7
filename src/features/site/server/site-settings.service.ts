import { formatPrice } from '#features/settings/model/number-format.ts'
import { getSetting, getSettings } from '#features/settings/server/setting.service.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import { escapeMarkdownLine } from '#kernel/markdown.ts'
import type { Db } from '#platform/server/db.ts'
import { fill } from '../content/fill.ts'
import { packageFacts, packagesSetting } from '../model/packages.schema.ts'
import {
  PAGE_TEXT_KEYS,
  type PageText,
  type PageTexts,
  pageTextsSetting,
  type SiteSettings,
} from '../model/page-texts.schema.ts'
import { FACT_SETTINGS, placeholderValues } from '../model/placeholder-values.ts'
import { PACKAGES } from '../model/services.ts'

export async function getSiteSettings({ db }: { db: Db }): Promise<SiteSettings> {
  const { pageTexts, ...facts } = await getSettings({ db }, { ...FACT_SETTINGS, pageTexts: pageTextsSetting })
  return { ...facts, pageTexts: fillPageTexts(pageTexts, (locale) => placeholderValues(locale, facts)) }
}

/** A text that is empty after filling falls back to the site's own. */
function fillPageTexts(texts: PageTexts, valuesOf: (locale: Locale) => Record<string, string>): PageTexts {
  const result: PageTexts = {}
  for (const locale of LOCALES) {
    const own = PAGE_TEXT_KEYS.flatMap((key) => (texts[key]?.[locale] ? [{ key, text: texts[key][locale] }] : []))
    if (own.length === 0) continue
    const values = valuesOf(locale)
    for (const { key, text } of own) result[key] = { ...result[key], [locale]: withoutEmpty(fill(text, values)) }
  }
  return result
}

function withoutEmpty(text: PageText): PageText {
  return Object.fromEntries(Object.entries(text).flatMap(([name, one]) => (one.trim() ? [[name, one.trim()]] : [])))
}

/** The owner's texts escaped for Markdown: no markup, link or line break of theirs takes effect. */
export async function getSiteSettingsForMarkdown(ctx: { db: Db }): Promise<SiteSettings> {
  const settings = await getSiteSettings(ctx)
  const { company, packages, pageTexts } = settings
  return { ...settings, ...escapeStrings({ company, packages, pageTexts }) }
}

function escapeStrings<T>(value: T): T {
  if (typeof value === 'string') return escapeMarkdownLine(value) as T
  if (Array.isArray(value)) return value.map(escapeStrings) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, escapeStrings(part)])) as T
}

export async function findPackage(ctx: { db: Db }, id: string, locale: Locale) {
  const key = PACKAGES.find((entry) => String(entry.id) === id)?.key
  if (!key) return
  const { title, price } = packageFacts(locale, await getSetting(ctx, packagesSetting))
  return { title: title[key], price: formatPrice(locale, price[key]) }
}
