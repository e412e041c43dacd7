import type { EditableText, PageTexts } from '../../../model/texts/text-editing.schema.ts'

/** Texts of the same part of a page: a section, a step, a question. */
export type PagePart = { path: string; texts: EditableText[] }

const HEAD = /^pages\.[\w-]+\.(?:title|description|shareText|keywords)$/

/** What only search engines and shared links show is the last group. */
export function groupTexts(texts: readonly EditableText[]): { groups: PagePart[]; head: EditableText[] } {
  const parts = Map.groupBy(
    texts.filter(({ path }) => !HEAD.test(path)),
    ({ path }) => path.slice(0, path.lastIndexOf('.')),
  )
  const groups = Array.from(parts, ([path, own]) => ({ path, texts: own }))
  return { groups, head: texts.filter(({ path }) => HEAD.test(path)) }
}

/** The text at a path, or the first one of a part. */
export function textAt({ texts }: Pick<PageTexts, 'texts'>, path: string | undefined): EditableText | undefined {
  if (!path) return
  return texts.find((one) => one.path === path) ?? texts.find((one) => one.path.startsWith(`${path}.`))
}
