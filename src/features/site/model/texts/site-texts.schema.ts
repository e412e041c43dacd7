import { z } from 'zod'
import { defineSetting } from '#features/settings/model/define-setting.ts'
import { mapLocales } from '#features/settings/model/map-locales.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import { normalizeMultiline, normalizeSingleLine } from '#kernel/normalize-text.ts'
import { slugOf } from '#kernel/slug.ts'
import type { FactSettings } from '../placeholder-values.ts'
import { listRuleOf } from './list-rule.ts'
import { isMessagePath } from './messages.ts'
import { messageProblem, templateProblem } from './template-problem.ts'
import { MAX_TEXT_LENGTH, textRuleOf } from './text-rule.ts'

const MAX_TEXTS = 5000

/** `standard`: hash of the standard text that it replaced, to find out that a newer version has another one. */
const ownText = z.object({
  text: z.string().max(2 * MAX_TEXT_LENGTH, `site-page-texts:invalid.tooLong?most=${MAX_TEXT_LENGTH}`),
  standard: z.string().max(64),
  changedOn: z.iso.date(),
})
export type OwnText = z.infer<typeof ownText>

/** Ids of the parts of a list that are shown, in their order. */
export const listItems = z
  .array(z.string().regex(/^[\w-]{1,60}$/))
  .max(100)
  .refine((items) => new Set(items).size === items.length)

/**
 * What the owner changed, by its path in the content of the site: a text per language, or the parts of a list. What is
 * missing is the standard.
 */
export const ownTexts = z
  .record(
    z
      .string()
      .regex(/^(?:faq|services|packages|[\w-]+(?:\.[\w-]+)+)$/)
      .max(160),
    z.strictObject({ ...mapLocales(() => ownText.optional()), items: listItems.optional() }),
  )
  .refine((texts) => Object.keys(texts).length <= MAX_TEXTS, 'settings-admin:tooLong')
  .transform((texts, check): SiteTexts => {
    const all: SiteTexts = {}
    for (const [path, part] of Object.entries(texts)) {
      const { items } = part
      if (items && items.length <= (listRuleOf(path)?.maxParts ?? 0)) all[path] = { items }
      for (const locale of LOCALES) {
        const own = part[locale]
        const text = normalizeOwnText(path, own?.text ?? '')
        if (!own || !text) continue
        const problem = textProblem(path, text)
        if (problem) check.issues.push({ code: 'custom', message: problem, path: [path, locale], input: text })
        all[path] = { ...all[path], [locale]: { ...own, text } }
      }
    }
    return all
  })
  .meta({ id: 'SiteTexts' })
export type OwnPart = { [L in Locale]?: OwnText } & { items?: string[] }
export type SiteTexts = { [path: string]: OwnPart }

export const siteTextsSetting = defineSetting<SiteTexts>({ key: 'site-texts', schema: ownTexts, initial: {} })

/** Settings that affect the content of the site. */
export type SiteSettings = FactSettings & {
  texts: SiteTexts
  /** Appended to each text in the preview of the editor, which finds the text by it. */
  markOf?: (path: string) => string
}

/** Without control characters; on one line, or with at most one empty line between paragraphs. */
export function normalizeOwnText(path: string, text: string): string {
  const { kind } = textRuleOf(path)
  if (kind === 'slug') return slugOf(text, '')
  if (kind !== 'markdown') return normalizeSingleLine(text).trim()
  return normalizeMultiline(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The standard text in the same language and those in all languages, which limit a message. */
type Standards = { standard: string; all: readonly string[] }

/** Message of what is wrong with a normalized text; undefined if nothing is. */
export function textProblem(path: string, text: string, standards?: Standards): string | undefined {
  const { maxLength } = textRuleOf(path, standards?.all)
  if (text.length > maxLength) return `site-page-texts:invalid.tooLong?most=${maxLength}`
  const problem = isMessagePath(path) ? messageProblem(text, standards?.standard) : templateProblem(text)
  return problem && `site-page-texts:invalid.${problem}`
}

/** Admin address of the texts of a page. The parameter is not `lng`, which would switch the language of the screen. */
export function pageTextAddress(key: string, locale: Locale): string {
  return `/admin/pages?page=${key}&language=${locale}&view=form`
}
