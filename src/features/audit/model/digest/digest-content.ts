import {
  attributeOf,
  collapse,
  describeElement,
  type Element,
  ownText,
  wordSet,
} from '#features/measurement/model/html/html-tree.ts'
import type { DigestProblem } from './page-digest.ts'

/** Inline styles that hide text from people and not from crawlers. */
const HIDING =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])|opacity\s*:\s*0(?![.\d])|text-indent\s*:\s*-\d{3}|(?:left|top|right)\s*:\s*-\d{3}/i
/** Shorter texts are labels for screen readers, or messages that appear later. */
const MIN_HIDDEN_WORDS = 5
/** In an article, but not its text. */
const AROUND_ARTICLE = wordSet('header nav footer form aside')
/** Elements and attributes whose files a browser loads, or that send what a visitor enters. */
const LOADING: Record<string, string> = {
  ...{
    img: 'src',
    script: 'src',
    iframe: 'src',
    video: 'src',
    audio: 'src',
    source: 'src',
    track: 'src',
    embed: 'src',
  },
  ...{ object: 'data', form: 'action' },
}
const LOADED_LINKS = /\b(?:stylesheet|preload|modulepreload|icon|manifest)\b/
const MAX_QUOTE = 60

type Collector = { element: Element; parts: string[] }

/** Collects what is in the page and not in its visible text: inlined code, hidden text, insecure files, nofollow links. */
export function createContentReader(origin: string) {
  const problems: DigestProblem[] = []
  const hidden: Collector[] = []
  /** Elements around the article's text; empty inside of it. */
  const around: Element[] = []
  const articles: { element: Element; hasTitle: boolean; words: number }[] = []
  let inlinedBytes = 0
  let articleWords: number | null = null
  let main = 0

  function readLink(element: Element, ancestors: readonly Element[]) {
    const [href, rel] = [attributeOf(element, 'href')?.trim() ?? '', attributeOf(element, 'rel')?.toLowerCase() ?? '']
    const isOwn = href.startsWith(`${origin}/`) || !/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(href)
    // Links in comments have `ugc` too.
    if (isOwn && /\bnofollow\b/.test(rel) && !/\bugc\b/.test(rel) && !isInComment(ancestors))
      problems.push({ code: 'link.nofollow', element: href.slice(0, 200) })
  }

  function readLoading(element: Element) {
    const { tagName } = element
    const isLoadedLink = tagName === 'link' && LOADED_LINKS.test(attributeOf(element, 'rel')?.toLowerCase() ?? '')
    const address = attributeOf(element, isLoadedLink ? 'href' : (LOADING[tagName] ?? ''))?.trim()
    if (origin.startsWith('https:') && address?.toLowerCase().startsWith('http:'))
      problems.push({ code: 'mixed.content', element: address.slice(0, 200) })
  }

  return {
    enter(element: Element, ancestors: readonly Element[]) {
      const { tagName } = element
      if (tagName === 'main') main++
      if (tagName === 'a') readLink(element, ancestors)
      readLoading(element)
      if (isInlined(element)) inlinedBytes += Buffer.byteLength(ownText(element))
      if (isHidingText(element, main > 0)) hidden.push({ element, parts: [] })
      if (tagName === 'article' && main > 0) articles.push({ element, hasTitle: false, words: 0 })
      const article = articles.at(-1)
      if (article && tagName === 'h1') article.hasTitle = true
      if (article && (AROUND_ARTICLE.has(tagName) || attributeOf(element, 'id') === 'comments')) around.push(element)
    },
    leave(element: Element) {
      if (element.tagName === 'main') main--
      if (around.at(-1) === element) around.pop()
      const collector = hidden.at(-1)
      if (collector?.element === element) {
        hidden.pop()
        const text = collapse(collector.parts.join(' '))
        if (text.split(' ').length >= MIN_HIDDEN_WORDS)
          problems.push({ code: 'text.hidden', element: `${describeElement(element)}: ${text.slice(0, MAX_QUOTE)}` })
      }
      const article = articles.at(-1)
      if (article?.element !== element) return
      articles.pop()
      if (article.hasTitle) articleWords ??= article.words
    },
    text(value: string) {
      for (const { parts } of hidden) parts.push(value)
      const article = articles.at(-1)
      if (article && around.length === 0) article.words += value.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
    },
    result: () => ({ inlinedBytes, articleWords, problems }),
  }
}

/** Scripts with their code or data, and style sheets. Structured data is content. */
function isInlined(element: Element): boolean {
  if (element.tagName === 'style') return true
  return element.tagName === 'script' && attributeOf(element, 'type') !== 'application/ld+json'
}

/** An element with a role is a part of the interface, such as a message that appears later. */
function isHidingText(element: Element, isInMain: boolean): boolean {
  const style = attributeOf(element, 'style')
  if (style && (HIDING.test(style) || hasOneColour(style))) return true
  const isHidden = attributeOf(element, 'hidden') === ''
  return isInMain && isHidden && /^(?:p|div|section|span)$/.test(element.tagName) && !attributeOf(element, 'role')
}

/** Text in the colour of its background. */
function hasOneColour(style: string): boolean {
  const values = new Map(
    style.split(';').map((part) => part.split(':', 2).map((one) => one.trim().toLowerCase()) as [string, string]),
  )
  const background = values.get('background-color') ?? values.get('background')
  return background !== undefined && background === values.get('color')
}

function isInComment(ancestors: readonly Element[]): boolean {
  return ancestors.filter(({ tagName }) => tagName === 'article').length > 1
}
