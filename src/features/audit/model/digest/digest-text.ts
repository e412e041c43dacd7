import { attributeOf, collapse, type Element, isHidden, wordSet } from '#features/measurement/model/html/html-tree.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import type { DigestProblem } from './page-digest.ts'
import { readingEase } from './readability.ts'

/** A paragraph, list item or table row of the main part, under its heading and that heading's id. */
export type TextBlock = { heading: string; anchor: string; text: string }

/** Elements that continue the line of text around them; all others separate words. */
const INLINE = wordSet(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd label mark q s samp small span strong sub sup time u var wbr',
)
/** Elements whose text is never shown as text. */
const NOT_READ = wordSet('script style template noscript svg math iframe object audio video canvas select')
const BLOCKS = wordSet('p li tr dt dd blockquote figcaption address caption')
/** Controls and navigation: not part of the page's text. */
const NO_CONTENT = wordSet('form nav aside dialog')
/** Elements that contain sentences; others contain labels and figures. */
const PROSE = wordSet('p li dd blockquote')
/** Shorter items of lists are labels. */
const MIN_PROSE_WORDS = 5
const MAX_LINK_TEXT = 300
/** Limits the text that language and readability are computed from. */
const MAX_SAMPLE = 200_000

function isReadable(element: Element): boolean {
  return !NOT_READ.has(element.tagName) && !isHidden(element)
}

type OpenBlock = { element: Element; parts: string[]; isForeign: boolean }
type Section = { heading: string; anchor: string }

/** Collects the visible text: as a whole, of headings and links, and in blocks under their headings. */
export function createTextReader() {
  const headings: { level: number; text: string }[] = []
  const links = new Map<string, { href: string; text: string }>()
  const blocks: TextBlock[] = []
  const problems: DigestProblem[] = []
  /** Sentences in the language of the page. */
  const prose: string[] = []
  const bodyText: string[] = []
  const mainText: string[] = []
  /** Without parts that declare another language with `lang`, such as quotations and reviews. */
  const pageLanguageText: string[] = []
  /** Open headings, summaries and links; each collects its text. */
  const collectors: { element: Element; parts: string[] }[] = []
  const openBlocks: OpenBlock[] = []
  /** Open elements whose text belongs to no block. */
  const noContent: Element[] = []
  const outerSections: { element: Element; section: Section }[] = []
  let section: Section = { heading: '', anchor: '' }
  let [hidden, main, hasMain, body, foreign] = [0, 0, false, 0, 0]
  let pageLanguage = ''
  let proseLength = 0

  function add(text: string) {
    if (hidden || !body) return
    bodyText.push(text)
    if (main) mainText.push(text)
    if (main && !foreign) pageLanguageText.push(text)
    for (const { parts } of collectors) parts.push(text)
    if (noContent.length === 0 && collectors.every(({ element }) => element.tagName === 'a'))
      openBlocks.at(-1)?.parts.push(text)
  }

  function closeBlock({ element, parts, isForeign }: OpenBlock) {
    const text = collapse(parts.join(''))
    if (!text || !main) return
    if (noContent.length === 0) blocks.push({ ...section, text })
    const isProse = PROSE.has(element.tagName) && !isForeign && text.split(' ').length >= MIN_PROSE_WORDS
    if (!isProse || proseLength > MAX_SAMPLE) return
    proseLength += text.length
    prose.push(text)
  }

  function isForeign(element: Element): boolean {
    const lang = attributeOf(element, 'lang')
    return lang !== undefined && lang !== '' && element.tagName !== 'html' && baseOf(lang) !== pageLanguage
  }

  function closeCollector({ element, parts }: { element: Element; parts: string[] }) {
    const text = collapse(parts.join(''))
    if (element.tagName === 'a') {
      const href = attributeOf(element, 'href') ?? ''
      if (isGenericLinkText(text) && !href.startsWith('#'))
        problems.push({ code: 'link.generic-text', element: `${text} (${href})` })
      const known = links.get(href)
      if (!known) links.set(href, { href, text: text.slice(0, MAX_LINK_TEXT) })
      else known.text ||= text.slice(0, MAX_LINK_TEXT)
      return
    }
    if (element.tagName !== 'summary') headings.push({ level: Number(element.tagName[1]), text })
    section = { heading: text, anchor: section.anchor }
  }

  function anchorOf(element: Element, ancestors: readonly Element[]): string {
    const own = attributeOf(element, 'id')
    if (own) return own
    const around = ancestors.findLast(({ tagName }) => /^(?:details|section|article|main)$/.test(tagName))
    return (around && around.tagName !== 'main' && attributeOf(around, 'id')) || ''
  }

  return {
    enter(element: Element, ancestors: readonly Element[]) {
      const { tagName } = element
      if (tagName === 'html') pageLanguage = baseOf(attributeOf(element, 'lang') ?? '')
      if (tagName === 'body') body++
      if (isForeign(element)) foreign++
      if (!isReadable(element)) hidden++
      if (isNoContent(element, ancestors)) noContent.push(element)
      if (tagName === 'main') {
        main++
        hasMain = true
      }
      if (!INLINE.has(tagName)) add(' ')
      const alt = tagName === 'img' ? attributeOf(element, 'alt') : undefined
      if (alt && !hidden) for (const { parts } of collectors) parts.push(` ${alt} `)
      if (tagName === 'details') outerSections.push({ element, section })
      if (/^h[1-6]$|^summary$/.test(tagName) && !hidden) {
        section = { heading: '', anchor: anchorOf(element, ancestors) }
        collectors.push({ element, parts: [] })
      }
      if (tagName === 'a' && attributeOf(element, 'href') !== undefined) collectors.push({ element, parts: [] })
      // A table row is one block.
      if (BLOCKS.has(tagName) && !openBlocks.some((open) => open.element.tagName === 'tr'))
        openBlocks.push({ element, parts: [], isForeign: foreign > 0 })
    },
    leave(element: Element) {
      if (!INLINE.has(element.tagName)) add(' ')
      const collector = popOf(collectors, element)
      if (collector) closeCollector(collector)
      const block = popOf(openBlocks, element)
      if (block) closeBlock(block)
      if (noContent.at(-1) === element) noContent.pop()
      section = popOf(outerSections, element)?.section ?? section
      if (isForeign(element)) foreign--
      if (!isReadable(element)) hidden--
      if (element.tagName === 'main') main--
      if (element.tagName === 'body') body--
    },
    text: add,
    result(locale: Locale) {
      const text = collapse((hasMain ? mainText : bodyText).join(''))
      return {
        headings,
        links: [...links.values()],
        blocks,
        problems,
        textBytes: Buffer.byteLength(collapse(bodyText.join(''))),
        wordCount: text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu)?.length ?? 0,
        readability: readingEase(locale, prose),
        textLanguage: detectTextLanguage((hasMain ? pageLanguageText : bodyText).join('').slice(0, MAX_SAMPLE)),
      }
    },
  }
}

/** Also comments (an `<article>` inside an `<article>`) and `data-nosnippet`. */
function isNoContent(element: Element, ancestors: readonly Element[]): boolean {
  if (NO_CONTENT.has(element.tagName) || attributeOf(element, 'data-nosnippet') !== undefined) return true
  return element.tagName === 'article' && ancestors.some(({ tagName }) => tagName === 'article')
}

function baseOf(lang: string): string {
  const [base = ''] = lang.split('-')
  return base.toLowerCase()
}

/** Removes the innermost entry if it is the one of this element. */
function popOf<Entry extends { element: Element }>(entries: Entry[], element: Element): Entry | undefined {
  return entries.at(-1)?.element === element ? entries.pop() : undefined
}

/** Non-descriptive link texts: the list of Lighthouse (`link-text`), in the languages of the site. */
const GENERIC_TEXTS = new Set(
  [
    ['hier', 'klik hier', 'meer', 'lees meer', 'meer info', 'meer informatie', 'deze pagina', 'start', 'verder'],
    ['click here', 'click this', 'go', 'here', 'information', 'learn more', 'more', 'more info', 'more information'],
    ['read more', 'right here', 'see more', 'start', 'this', 'this page'],
    ['ici', 'cliquez ici', 'cliquer ici', 'en savoir plus', 'plus', 'lire la suite', 'plus d’infos', 'cette page'],
  ].flat(),
)

function isGenericLinkText(text: string): boolean {
  return GENERIC_TEXTS.has(text.toLowerCase().replace("'", '’'))
}

/** Frequent words that only one of the three languages has: `de`, `en`, `in`, `is`, `of`, `on` and `we` are left out. */
const STOP_WORDS: Record<Locale, Set<string>> = {
  nl: wordSet(
    'het een van niet je jij jouw dat voor met zijn op te aan ook als bij maar nog naar dan wat uit hebben heeft wordt worden ons onze kan meer er wij geen zonder dit deze welke hoe',
  ),
  en: wordSet(
    'the and to you your for that with are this it be not have has from by our can will what when which how without they their there was were do does an',
  ),
  fr: wordSet(
    'le la les des du et est une un pour que qui dans sur avec pas vous nous votre vos notre par au aux ce cette sont ou sans se il elle nos être à où',
  ),
}

/** Minimum number of recognised words. */
const MIN_HITS = 10
/** Required share of the most frequent language; the rest may be quotations. */
const MIN_SHARE = 0.6

/** The language whose frequent words a text uses; null for a short or mixed one. */
function detectTextLanguage(text: string): Locale | null {
  const hits: Record<Locale, number> = { nl: 0, en: 0, fr: 0 }
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu))
    for (const locale of LOCALES) if (STOP_WORDS[locale].has(word)) hits[locale]++
  const total = hits.nl + hits.en + hits.fr
  const best = LOCALES.reduce((a, b) => (hits[b] > hits[a] ? b : a))
  return total >= MIN_HITS && hits[best] / total >= MIN_SHARE ? best : null
}
