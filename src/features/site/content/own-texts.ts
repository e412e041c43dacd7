import type { Locale } from '#kernel/locale.ts'
import { placeholderValues } from '../model/placeholder-values.ts'
import type { SiteSettings, SiteTexts } from '../model/texts/site-texts.schema.ts'
import { fill } from './fill.ts'

/** A part of the standard content with its path: `services.webdesign`. */
export type TextTree = { path: string; tree: object }

/** Names in the content that are not texts. */
const NOT_TEXTS = new Set(['id', 'updatedOn', 'isPrivate'])

/**
 * Content as pages show it: the owner's texts in place of the standard ones, with all placeholders filled. A text that is
 * empty after filling falls back to the standard one.
 */
export function createFiller(locale: Locale, settings: Omit<SiteSettings, 'texts'> & Partial<SiteSettings>) {
  const { texts = {}, markOf } = settings
  const values = placeholderValues(locale, settings)
  return <Tree>(path: string, tree: Tree): Tree =>
    mapTexts(path, tree, (standard, at) => {
      const own = texts[at]?.[locale]?.text
      const text = (own && fill(own, values).trim()) || fill(standard, values)
      return markOf ? text + markOf(at) : text
    })
}
export type Filler = ReturnType<typeof createFiller>

/** The owner's texts in place of the standard ones, with their placeholders. */
export function withOwnTexts<Tree>(
  { path, tree }: { path: string; tree: Tree },
  locale: Locale,
  texts: SiteTexts,
): Tree {
  return mapTexts(path, tree, (standard, at) => texts[at]?.[locale]?.text ?? standard)
}

/** Every text of a part, in the order of the content. */
export function listTexts({ path, tree }: TextTree): { path: string; text: string }[] {
  const texts: { path: string; text: string }[] = []
  mapTexts(path, tree, (text, at) => {
    texts.push({ path: at, text })
    return text
  })
  return texts
}

/** The parts of a list are named by their id, others by their position, so that a path names the same text in all languages. */
function mapTexts<Tree>(path: string, tree: Tree, toText: (text: string, path: string) => string): Tree {
  if (typeof tree === 'string') return toText(tree, path) as Tree
  if (Array.isArray(tree))
    return tree.map((part, index) => mapTexts(`${path}.${part.id ?? index}`, part, toText)) as Tree
  if (typeof tree !== 'object' || tree === null) return tree
  const parts = Object.entries(tree).map(([name, part]) => [
    name,
    NOT_TEXTS.has(name) ? part : mapTexts(`${path}.${name}`, part, toText),
  ])
  return Object.fromEntries(parts) as Tree
}
