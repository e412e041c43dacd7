import { formatPrice } from '#features/settings/model/number-format.ts'
import { getSettings } from '#features/settings/server/setting.service.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import { escapeMarkdownLine } from '#kernel/markdown.ts'
import type { Db } from '#platform/server/db.ts'
import { packageFactsOf, packagesSetting } from '../model/packages.schema.ts'
import { listPackages } from '../model/packages.ts'
import { FACT_SETTINGS } from '../model/placeholder-values.ts'
import { escapeRichTemplate, escapeTemplateLine } from '../model/texts/escape-template.ts'
import { type SiteSettings, type SiteTexts, siteTextsSetting } from '../model/texts/site-texts.schema.ts'
import { textRuleOf } from '../model/texts/text-rule.ts'
import { isTextPreview, previewOf } from './texts/text-preview.ts'

/** In the preview of the editor with the drafts, and each text with a mark. */
export async function getSiteSettings({ db }: { db: Db }): Promise<SiteSettings> {
  const settings = await getSettings({ db }, { ...FACT_SETTINGS, texts: siteTextsSetting })
  return isTextPreview() ? previewOf(db, settings) : settings
}

/** The owner's texts escaped for Markdown: no markup, link or line break of theirs takes effect. */
export async function getSiteSettingsForMarkdown(ctx: { db: Db }): Promise<SiteSettings> {
  const settings = await getSiteSettings(ctx)
  const { company, packages } = settings
  return { ...settings, ...escapeStrings({ company, packages }), texts: escapeTexts(settings.texts) }
}

function escapeTexts(texts: SiteTexts): SiteTexts {
  const escaped = Object.entries(texts).map(([path, part]) => {
    const { kind } = textRuleOf(path)
    if (kind === 'slug') return [path, part]
    const escapeText = kind === 'markdown' ? escapeRichTemplate : escapeTemplateLine
    const inLocales = LOCALES.flatMap((locale) => {
      const own = part[locale]
      return own ? [[locale, { ...own, text: escapeText(own.text) }]] : []
    })
    return [path, { ...part, ...Object.fromEntries(inLocales) }]
  })
  return Object.fromEntries(escaped)
}

function escapeStrings<T>(value: T): T {
  if (typeof value === 'string') return escapeMarkdownLine(value) as T
  if (Array.isArray(value)) return value.map(escapeStrings) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, escapeStrings(part)])) as T
}

export async function findPackage(ctx: { db: Db }, id: string, locale: Locale) {
  const { packages, texts } = await getSettings(ctx, { packages: packagesSetting, texts: siteTextsSetting })
  const key = listPackages({ texts }).find((entry) => String(entry.id) === id)?.key
  if (!key) return
  const { title, price } = packageFactsOf(key, locale, packages)
  return title ? { title, price: formatPrice(locale, price) } : undefined
}
