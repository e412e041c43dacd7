import { readCss } from './css-resources.ts'
import { attributeOf, type Element, ownText, parseHtml, walk } from './html/html-tree.ts'
import { createValidityReader } from './html/html-validity.ts'

export type Resource = {
  kind: 'style' | 'script' | 'image' | 'font' | 'preload'
  address: string
  /** Requested as the visitor scrolls to it. */
  isLazy?: boolean
  /** Nothing is painted before it has arrived. */
  isBlocking?: boolean
}
export type PageSource = {
  /** Errors of the parser, misplaced and obsolete elements, ids that are repeated or missing. */
  errorCount: number
  resources: Resource[]
}

const SCRIPT_TYPE = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i
/** Beyond this, further ones are not needed: the measurement stops at its limit of requests. */
const MAX_RESOURCES = 2000

/** The resources that the HTML names, as absolute addresses, each once; and how many problems it has. */
export function readPage(html: string, address: string): PageSource {
  let parseErrorCount = 0
  const { document, limit } = parseHtml(html, () => parseErrorCount++)
  const validity = createValidityReader()
  const resources = createResourceReader(address)
  walk(document, {
    enter(element, ancestors) {
      resources.enter(element, ancestors)
      validity.enter(element, ancestors)
    },
    leave: () => {},
    text: () => {},
  })
  const { problems } = validity.result()
  const errors = problems.filter(({ code }) => code.startsWith('html.'))
  return {
    // The limits of the parser are exceeded by broken HTML only; what follows was not read.
    errorCount: parseErrorCount + errors.length + (limit ? 1 : 0),
    resources: resources.result(),
  }
}

/** Collects what the elements of a page load. */
export function createResourceReader(address: string) {
  const resources = new Map<string, Resource>()
  let base = address

  const add = (kind: Resource['kind'], reference: string | undefined, { isLazy = false, isBlocking = false } = {}) => {
    const absolute = absoluteAddress(reference, base)
    if (!absolute || resources.size >= MAX_RESOURCES) return
    const known = resources.get(absolute) ?? { kind, address: absolute, ...(isLazy && { isLazy }) }
    if (!isLazy) delete known.isLazy
    if (isBlocking) known.isBlocking = true
    resources.set(absolute, known)
  }

  const readers: Record<string, (element: Element, isInHead: boolean) => void> = {
    base: (element) => {
      base = absoluteAddress(attributeOf(element, 'href'), address) ?? base
    },
    link: (element, isInHead) => {
      const kind = linkKind(element)
      const isBlocking = isInHead && blocksAsStyleSheet(element)
      if (kind) add(kind, attributeOf(element, 'href'), { isBlocking })
    },
    script: (element, isInHead) => {
      const isLoaded = SCRIPT_TYPE.test(attributeOf(element, 'type')?.trim() ?? '')
      if (!isLoaded || attributeOf(element, 'nomodule') !== undefined) return
      add('script', attributeOf(element, 'src'), { isBlocking: isInHead && blocksAsScript(element) })
    },
    img: (element) => {
      const reference = attributeOf(element, 'src') || firstCandidate(attributeOf(element, 'srcset'))
      add('image', reference, { isLazy: attributeOf(element, 'loading')?.toLowerCase() === 'lazy' })
    },
    // A drawing in another file. `#name` is one in this page.
    use: (element) => {
      const reference = attributeOf(element, 'href')
      if (!reference?.startsWith('#')) add('image', reference)
    },
    style: (element, isInHead) => {
      const { imports, fonts } = readCss(ownText(element))
      for (const reference of imports) add('style', reference, { isBlocking: isInHead && isForScreens(element) })
      for (const reference of fonts) add('font', reference)
    },
  }
  return {
    enter(element: Element, ancestors: readonly Element[]) {
      readers[element.tagName]?.(element, ancestors.at(-1)?.tagName === 'head')
    },
    result: () => [...resources.values()],
  }
}

/** The resources that a fetched style sheet names. */
export function readStyleSheet(css: string, address: string): Resource[] {
  const { imports, fonts } = readCss(css)
  const absolute = (kind: Resource['kind'], references: string[]) =>
    references.slice(0, MAX_RESOURCES).flatMap((reference) => {
      const found = absoluteAddress(reference, address)
      return found ? [{ kind, address: found }] : []
    })
  return [...absolute('style', imports), ...absolute('font', fonts)]
}

function linkKind(link: Element): Resource['kind'] | undefined {
  const rel = (attributeOf(link, 'rel') ?? '').toLowerCase().split(/\s+/)
  if (rel.includes('stylesheet')) return rel.includes('alternate') ? undefined : 'style'
  if (rel.includes('modulepreload')) return 'script'
  if (!rel.includes('preload')) return undefined
  // Scripts turn it into a style sheet later.
  return attributeOf(link, 'as') === 'style' ? 'style' : 'preload'
}

/** A preload, and a style sheet that a script switches on later, do not block. */
function blocksAsStyleSheet(link: Element): boolean {
  const rel = (attributeOf(link, 'rel') ?? '').toLowerCase().split(/\s+/)
  return rel.includes('stylesheet') && attributeOf(link, 'disabled') === undefined && isForScreens(link)
}

/** Deferred, asynchronous and module scripts wait for nothing, unless `blocking` says so. */
function blocksAsScript(script: Element): boolean {
  if (attributeOf(script, 'blocking')?.toLowerCase().split(/\s+/).includes('render')) return true
  const isModule = attributeOf(script, 'type')?.trim().toLowerCase() === 'module'
  return !isModule && attributeOf(script, 'defer') === undefined && attributeOf(script, 'async') === undefined
}

/** Sizes and preferences are those of the visitor: such a media query may apply. */
const NOT_FOR_SCREENS = /^(?:(?:only\s+)?(?:print|speech|tty|tv|aural|braille)\b|not\s+(?:all|screen)\s*$)/i

function isForScreens(element: Element): boolean {
  const queries = (attributeOf(element, 'media') ?? '').split(',')
  return queries.some((query) => !NOT_FOR_SCREENS.test(query.trim()))
}

/** `a.jpg 1x, b.jpg 2x` → `a.jpg` */
function firstCandidate(srcset: string | undefined): string | undefined {
  return srcset?.trim().split(/[\s,]/, 1)[0]
}

/** Undefined for `data:` and other addresses that are no request. Without fragment, which is not sent. */
function absoluteAddress(reference: string | undefined, base: string): string | undefined {
  if (!reference?.trim() || !URL.canParse(reference, base)) return undefined
  const url = new URL(reference, base)
  url.hash = ''
  return /^https?:$/.test(url.protocol) ? url.href : undefined
}
