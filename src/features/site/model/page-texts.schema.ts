import { z } from 'zod'
import { defineSetting } from '#features/settings/model/define-setting.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import { normalizeSingleLine } from '#kernel/normalize-text.ts'
import { type FactSettings, PLACEHOLDER_NAMES } from './placeholder-values.ts'
import { PUBLIC_PAGES } from './public-pages.ts'

/** Public pages, by the key of their content. */
export const PAGE_TEXT_KEYS = PUBLIC_PAGES.map(({ key }) => key)
export type PageTextKey = (typeof PAGE_TEXT_KEYS)[number]

export const PAGE_TEXT_FIELDS = ['title', 'description', 'shareText'] as const
export type PageTextField = (typeof PAGE_TEXT_FIELDS)[number]
export const PAGE_TEXT_LENGTH: { readonly [Field in PageTextField]: number } = {
  title: 120,
  description: 320,
  shareText: 200,
}

const field = (most: number) =>
  z
    .string()
    .overwrite((text) => renamePlaceholders(normalizeSingleLine(text)))
    .trim()
    .max(most, 'settings-admin:tooLong')
    .superRefine((text, check) => {
      const problem = templateProblem(text)
      if (problem) check.addIssue({ code: 'custom', message: `site-page-texts:invalid.${problem}` })
    })

/** Texts stored by an earlier version may contain the old name. */
function renamePlaceholders(text: string): string {
  return text.replaceAll('{letterYears}', '{emailYears}')
}

const pageText = z
  .object({
    title: field(PAGE_TEXT_LENGTH.title),
    description: field(PAGE_TEXT_LENGTH.description),
    shareText: field(PAGE_TEXT_LENGTH.shareText),
  })
  .partial()
export type PageText = z.infer<typeof pageText>

/** The owner's title, description and share text of a page per language; empty or missing fields use the site's own. */
export const pageTexts = z
  .partialRecord(z.enum(PAGE_TEXT_KEYS), z.partialRecord(z.enum(LOCALES), pageText))
  .transform(withoutEmpty)
export type PageTexts = z.infer<typeof pageTexts>

/** Settings that affect the content of the site. */
export type SiteSettings = FactSettings & {
  /** With placeholders filled in. */
  pageTexts: PageTexts
}

export const pageTextsSetting = defineSetting<PageTexts>({ key: 'page-texts', schema: pageTexts, initial: {} })

/**
 * Checks a template: every `{placeholder}` names a fact, braces are balanced, and `[[` and `]]` come in pairs that are
 * not nested.
 */
export function templateProblem(text: string): 'unknownFact' | 'brackets' | undefined {
  const unwrapped = text.replace(/\[\[((?:(?!\[\[|\]\]).)*)\]\]/g, '$1')
  if (/\[\[|\]\]/.test(unwrapped)) return 'brackets'
  if (/[{}]/.test(unwrapped.replace(/\{\w+\}/g, ''))) return 'brackets'
  const names = Array.from(unwrapped.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
  return names.every((name) => PLACEHOLDER_NAMES.includes(name)) ? undefined : 'unknownFact'
}

/** Replaces the texts of one page in one language. Drops pages that no longer exist. */
export function withPageText(texts: PageTexts, key: PageTextKey, locale: Locale, text: PageText): PageTexts {
  const known = Object.fromEntries(PAGE_TEXT_KEYS.map((one) => [one, texts[one] ?? {}]))
  return withoutEmpty({ ...known, [key]: { ...known[key], [locale]: text } })
}

/** Admin address of the texts of a page. The parameter is not `lng`, which would switch the language of the screen. */
export function pageTextAddress(key: PageTextKey, locale: Locale): string {
  return `/admin/pages?page=${key}&language=${locale}`
}

type PartialPageTexts = Partial<Record<PageTextKey, Partial<Record<Locale, PageText>>>>

function withoutEmpty(texts: PartialPageTexts): PartialPageTexts {
  return Object.fromEntries(Object.entries(texts).flatMap(nonEmptyEntry))
}

/** Nothing for an empty text or group. */
function nonEmptyEntry([name, part]: [string, unknown]): [string, unknown][] {
  if (typeof part !== 'object' || part === null) return part ? [[name, part]] : []
  const parts = Object.entries(part).flatMap(nonEmptyEntry)
  return parts.length > 0 ? [[name, Object.fromEntries(parts)]] : []
}
