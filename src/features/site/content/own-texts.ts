import { formatPrice } from '#features/settings/model/number-format.ts'
import type { Locale } from '#kernel/locale.ts'
import { placeholderValues } from '../model/placeholder-values.ts'
import type { ServicePrices } from '../model/service-prices.schema.ts'
import { listServices, priceOf, standardServiceAt } from '../model/services.ts'
import { escapeTemplateLine } from '../model/texts/escape-template.ts'
import { isOwnId, listRuleOf, shownParts } from '../model/texts/list-rule.ts'
import { isMessagePath, pageOfMessage } from '../model/texts/messages.ts'
import type { SiteSettings, SiteTexts } from '../model/texts/site-texts.schema.ts'
import { hasSamePlaceholders } from '../model/texts/template-problem.ts'
import { fill } from './fill.ts'

/** A part of the standard content with its path: `services.webdesign`. */
export type TextTree = { path: string; tree: object }

/** Names in the content that are not texts. */
const NOT_TEXTS = new Set(['id', 'updatedOn', 'isPrivate'])
/** Stands in the preview of the editor for a text of an added part that is not written yet. */
const NO_TEXT_YET = '…'

/**
 * Content as pages show it: the owner's lists and texts in place of the standard ones, with all placeholders filled. A text
 * that is empty after filling falls back to the standard one. Visitors do not see added parts without any text.
 */
export function createFiller(locale: Locale, settings: Omit<SiteSettings, 'texts'> & Partial<SiteSettings>) {
  const { texts = {}, markOf } = settings
  const facts = placeholderValues(locale, settings)
  return <Tree>(path: string, tree: Tree): Tree => {
    const fillIn = (text: string) => {
      if (!text.includes('{') && !text.includes('[[')) return text
      // Only texts of a service name them, and most do not.
      const isOfService = text.includes('{service')
      return fill(text, isOfService ? { ...facts, ...serviceFacts(path, locale, settings.servicePrices) } : facts)
    }
    return mapTexts(path, tree, {
      own: texts,
      isShown: (id, part) => Boolean(markOf) || !isOwnId(id) || hasText(part),
      toText(standard, at) {
        const own = texts[at]?.[locale]?.text
        const text = withCurrentLinks((own && fillIn(own).trim()) || fillIn(standard), locale, settings)
        if (!markOf) return text
        return (text || (isOfOwnPart(at) ? NO_TEXT_YET : '')) + markOf(at)
      },
    })
  }
}

/** Links to a service lead to its address now, in this language; those to a hidden one to the list. */
function withCurrentLinks(text: string, locale: Locale, settings: Parameters<typeof createFiller>[1]): string {
  if (!text.includes('](/services/')) return text
  const services = listServices({ texts: {}, ...settings })
  return text.replace(/\]\(\/services\/([\w-]+)/g, (link, slug: string) => {
    const named = services.find(({ slugs }) => slugs[locale] === slug)
    const key =
      (named ?? services.find(({ slugs }) => Object.values(slugs).includes(slug)))?.key ?? standardServiceAt(slug)
    if (!key) return link
    const service = services.find((one) => one.key === key)
    return service ? `](/services/${service.slugs[locale]}` : '](/services'
  })
}

export type Filler = ReturnType<typeof createFiller>

function isOfOwnPart(path: string): boolean {
  return path.split('.').some(isOwnId)
}

/** Placeholders that have a value in the texts of a service only. */
export function serviceFacts(path: string, locale: Locale, prices: ServicePrices): Record<string, string> {
  const { start, monthly } = priceOf(prices, path.split('.')[1] ?? '')
  return { serviceStart: formatPrice(locale, start), serviceMonthly: formatPrice(locale, monthly) }
}

/** The owner's lists and texts in place of the standard ones, with their placeholders. */
export function withOwnTexts<Tree>(
  { path, tree }: { path: string; tree: Tree },
  locale: Locale,
  texts: SiteTexts,
): Tree {
  return mapTexts(path, tree, { own: texts, toText: (standard, at) => texts[at]?.[locale]?.text ?? standard })
}

/**
 * Texts of buttons and notices with the owner's in place of the standard ones. Their placeholders are filled in where they
 * are shown, so a text with others than the standard one, of another version of the product, is not used.
 */
export function withOwnMessages<Tree extends object>(
  { path, tree }: { path: string; tree: Tree },
  locale: Locale,
  { texts, markOf, format }: Pick<SiteSettings, 'texts' | 'markOf'> & { format: 'plain' | 'markdown' },
): Tree {
  return mapTexts(path, tree, {
    own: {},
    toText(standard, at) {
      if (!pageOfMessage(at)) return standard
      const own = texts[at]?.[locale]?.text
      const used = own && hasSamePlaceholders(own, standard) ? own : undefined
      const text = used && format === 'markdown' ? escapeTemplateLine(used) : (used ?? standard)
      return text + (markOf?.(at) ?? '')
    },
  })
}

/** Every text of a part, in the order of the content. A text of a part that the owner added is empty. */
export function listTexts({ path, tree }: TextTree, own: SiteTexts = {}): { path: string; text: string }[] {
  const texts: { path: string; text: string }[] = []
  mapTexts(path, tree, {
    own,
    toText(text, at) {
      texts.push({ path: at, text })
      return text
    },
  })
  return texts
}

/** A list that the owner can change. */
export type FoundList = { path: string; standard: readonly unknown[] }

/** Every list that the owner can change, with the lists of the parts that are shown. */
export function listLists({ path, tree }: TextTree, own: SiteTexts = {}): FoundList[] {
  const lists: FoundList[] = []
  mapTexts(path, tree, {
    own,
    toText: (text) => text,
    onList: (at, standard) => {
      if (listRuleOf(at)) lists.push({ path: at, standard })
    },
  })
  return lists
}

type Mapping = {
  own: SiteTexts
  toText: (text: string, path: string) => string
  isShown?: (id: string, part: unknown) => boolean
  onList?: (path: string, standard: readonly unknown[]) => void
}

/** The parts of a list are named by their id, others by their position, so that a path names the same text in all languages. */
function mapTexts<Tree>(path: string, tree: Tree, mapping: Mapping): Tree {
  const { own, toText, isShown = () => true, onList } = mapping
  if (typeof tree === 'string') return toText(tree, path) as Tree
  if (Array.isArray(tree)) {
    onList?.(path, tree)
    const parts = shownParts(path, tree, own[path]?.items)
    const hasIds = listRuleOf(path) !== undefined
    return parts.flatMap(([id, part]) => {
      const mapped = mapTexts(`${path}.${id}`, part, mapping)
      if (!isShown(id, mapped)) return []
      return [hasIds ? { id, ...(mapped as object) } : mapped]
    }) as Tree
  }
  if (typeof tree !== 'object' || tree === null) return tree
  const parts = Object.entries(tree).map(([name, part]) => [
    name,
    NOT_TEXTS.has(name) && !isMessagePath(path) ? part : mapTexts(`${path}.${name}`, part, mapping),
  ])
  return Object.fromEntries(parts) as Tree
}

function hasText(part: unknown): boolean {
  if (typeof part === 'string') return part !== ''
  if (typeof part !== 'object' || part === null) return false
  return Object.entries(part).some(([name, inner]) => !NOT_TEXTS.has(name) && hasText(inner))
}
