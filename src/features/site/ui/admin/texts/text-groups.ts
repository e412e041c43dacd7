import type { Locale } from '#kernel/locale.ts'
import { placeholdersIn } from '../../../content/fill.ts'
import { isMessagePath } from '../../../model/texts/messages.ts'
import type { EditableText, PageTexts } from '../../../model/texts/text-editing.schema.ts'

/** Texts of the same part of a page: a section, a step, a question; or of one catalogue. */
export type PagePart = { path: string; texts: EditableText[] }
export type GroupedTexts = { groups: PagePart[]; messages: PagePart[]; head: EditableText[] }

const HEAD = /^pages\.[\w-]+\.(?:title|description|shareText|keywords)$/

/** Labels and notices follow the content; what only search engines and shared links show is the last group. */
export function groupTexts(texts: readonly EditableText[]): GroupedTexts {
  const content = texts.filter(({ path }) => !HEAD.test(path) && !isMessagePath(path))
  return {
    groups: partsOf(content, (path) => path.slice(0, path.lastIndexOf('.'))),
    messages: partsOf(
      texts.filter(({ path }) => isMessagePath(path)),
      catalogueOf,
    ),
    head: texts.filter(({ path }) => HEAD.test(path)),
  }
}

function partsOf(texts: readonly EditableText[], partOf: (path: string) => string): PagePart[] {
  return Array.from(
    Map.groupBy(texts, ({ path }) => partOf(path)),
    ([path, own]) => ({ path, texts: own }),
  )
}

export function catalogueOf(path: string): string {
  return path.split('.')[1] ?? ''
}

/** The text at a path, or the first one of a part. */
export function textAt({ texts }: Pick<PageTexts, 'texts'>, path: string | undefined): EditableText | undefined {
  if (!path) return
  return texts.find((one) => one.path === path) ?? texts.find((one) => one.path.startsWith(`${path}.`))
}

/** The languages in which the owner changed the text on a later day than in this one. */
export function newerLanguages({ texts }: EditableText, locale: Locale, languages: readonly Locale[]): Locale[] {
  const own = texts[locale].changedOn ?? ''
  return languages.filter((other) => (texts[other].changedOn ?? '') > own)
}

const NO_FACTS = {}
/** Shown for what is known only where a message is shown, such as a number or a name. */
const UNKNOWN_VALUE = '…'

/** Values of the placeholders of a text. */
export function factsOf(
  { path, kind, texts }: EditableText,
  locale: Locale,
  { facts }: Pick<PageTexts, 'facts'>,
): Record<string, string> {
  if (kind === 'slug') return NO_FACTS
  if (!isMessagePath(path)) return facts[locale]
  return Object.fromEntries([...placeholdersIn(texts[locale].standard)].map((name) => [name, UNKNOWN_VALUE]))
}
