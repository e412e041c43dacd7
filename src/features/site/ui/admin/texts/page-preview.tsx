import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { fill } from '../../../content/fill.ts'
import { isMessagePath } from '../../../model/texts/messages.ts'
import { decodeMarks } from '../../../model/texts/text-mark.ts'
import { textRuleOf } from '../../../model/texts/text-rule.ts'
import { RichBlocks } from '../../static/rich-blocks.tsx'
import { valuesInMessage } from './values-in-message.ts'

/** `stored`: the text that the page was rendered with. */
export type ShownDraft = { path: string; text: string; stored: string }

type PagePreviewProps = {
  address: string
  title: string
  /** Values of the placeholders. */
  facts: Record<string, string>
  selected: string | undefined
  /** What is being typed, shown at once. */
  draft: ShownDraft | undefined
  /** Of the stored texts: another one loads the page again. */
  version: string
  isEditable: (path: string) => boolean
  onSelect: (path: string) => void
  /** The texts that can be pressed: not those of a closed menu, or read by screen readers only. */
  onShown: (paths: ReadonlySet<string>) => void
}

/** Markdown by the element that shows it. */
type Blocks = ReadonlyMap<HTMLElement, string>

/** The page with the drafts, without scripts; a press on a text selects it. */
export function PagePreview(props: PagePreviewProps) {
  const { address, title, selected, draft, version } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const [blocks, setBlocks] = useState<Blocks>(new Map())
  const scrollTop = useRef(0)
  const shownVersion = useRef(version)
  const latest = useRef(props)
  latest.current = props

  function prepare() {
    const page = frame.current?.contentDocument
    if (!page?.body) return
    markTexts(page, latest.current.isEditable)
    addStyles(page)
    latest.current.onShown(shownPaths(page))
    // The page has no scripts that would set it.
    page.documentElement.dataset.theme = document.documentElement.dataset.theme ?? ''
    page.addEventListener('click', onPress, true)
    page.addEventListener('keydown', onKey, true)
    showSelected(page, latest.current.selected)
    setBlocks(showDraft(page, latest.current))
    page.defaultView?.scrollTo({ top: scrollTop.current, behavior: 'instant' })
    page.addEventListener('scroll', () => {
      scrollTop.current = page.defaultView?.scrollY ?? 0
    })
  }

  function onPress(event: Event) {
    event.preventDefault()
    select(event.target)
  }

  function onKey(event: KeyboardEvent) {
    if ((event.key === 'Enter' || event.key === ' ') && select(event.target)) event.preventDefault()
  }

  function select(target: EventTarget | null): boolean {
    const path = (target as Element | null)?.closest?.<HTMLElement>('[data-text]')?.dataset.text
    if (path) latest.current.onSelect(path)
    return path !== undefined
  }

  useEffect(() => {
    const page = frame.current?.contentDocument
    if (page) showSelected(page, selected)
  }, [selected])

  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!page) return
    const typed = showDraft(page, { ...latest.current, draft })
    // What was typed before stays until the page is loaded again.
    if (typed.size > 0) setBlocks((shown) => new Map([...shown, ...typed]))
  }, [draft])

  useEffect(() => {
    if (shownVersion.current === version) return
    shownVersion.current = version
    frame.current?.contentWindow?.location.reload()
  }, [version])

  return (
    <>
      <iframe
        ref={frame}
        key={address}
        title={title}
        src={address}
        sandbox="allow-same-origin"
        onLoad={prepare}
        className="h-[calc(100dvh-var(--bar)-4rem)] min-h-120 w-full rounded-md border border-line-strong bg-paper"
      />
      {Array.from(blocks, ([block, text], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks keep their order until the page is loaded again
        <MarkdownBlock key={`${block.dataset.text} ${index}`} block={block}>
          {text}
        </MarkdownBlock>
      ))}
    </>
  )
}

/** In place of what the server rendered, by the same component. */
function MarkdownBlock({ block, children }: { block: HTMLElement; children: string }) {
  const [isEmpty, setEmpty] = useState(false)
  useEffect(() => {
    block.classList.remove('prose')
    block.replaceChildren()
    setEmpty(true)
  }, [block])
  if (!isEmpty) return null
  return createPortal(<RichBlocks link={(path, label) => <a href={path}>{label}</a>}>{children}</RichBlocks>, block)
}

/** Replaces the invisible marks of the server by elements that can be pressed. */
function markTexts(page: Document, isEditable: (path: string) => boolean): void {
  for (const details of page.querySelectorAll('details')) details.open = true
  for (const element of page.querySelectorAll('*'))
    for (const { name, value } of [...element.attributes]) {
      const { text, paths } = decodeMarks(value)
      if (paths.length > 0) element.setAttribute(name, text)
    }
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  for (const node of nodes) markNode(node, isEditable)
}

function markNode(node: Text, isEditable: (path: string) => boolean): void {
  // A mark ends its text; what follows the last one is not a text of the content.
  const pieces = node.data.split(/(?<=\u2063[^\u2063]+\u2063)/)
  const parts = pieces.map((piece): Node => {
    const { text, paths } = decodeMarks(piece)
    const [path] = paths
    if (!path || !isEditable(path)) return new Text(text)
    const block = textRuleOf(path).kind === 'markdown' && node.parentElement?.closest<HTMLElement>('.prose')
    if (block) {
      makeEditable(block, path)
      return new Text(text)
    }
    const element = node.ownerDocument.createElement('span')
    element.textContent = text
    makeEditable(element, path)
    return element
  })
  if (pieces.length > 1 || decodeMarks(node.data).paths.length > 0) node.replaceWith(...parts)
}

function makeEditable(element: HTMLElement, path: string): void {
  element.dataset.text = path
  element.tabIndex = 0
  element.setAttribute('role', 'button')
}

function shownPaths(page: Document): ReadonlySet<string> {
  const elements = [...page.querySelectorAll<HTMLElement>('[data-text]')]
  return new Set(elements.filter((one) => one.checkVisibility()).map(({ dataset }) => dataset.text ?? ''))
}

function textsAt(page: Document, path: string): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[data-text]')].filter(({ dataset }) => dataset.text === path)
}

function showSelected(page: Document, selected: string | undefined): void {
  for (const element of page.querySelectorAll('[data-selected]')) element.removeAttribute('data-selected')
  for (const element of selected ? textsAt(page, selected) : []) element.setAttribute('data-selected', '')
}

/** What is being typed, with its placeholders filled in. Returns the blocks whose text is Markdown. */
function showDraft(page: Document, { draft, facts }: Pick<PagePreviewProps, 'draft' | 'facts'>): Blocks {
  const blocks = new Map<HTMLElement, string>()
  if (!draft) return blocks
  const isMarkdown = textRuleOf(draft.path).kind === 'markdown'
  for (const element of textsAt(page, draft.path)) {
    element.dataset.shown ??= element.textContent ?? ''
    const values = isMessagePath(draft.path) ? valuesInMessage(element.dataset.shown, draft.stored) : facts
    if (!values) continue
    const text = fill(draft.text, values)
    if (isMarkdown) blocks.set(element, text)
    else element.textContent = text
  }
  return blocks
}

/** The policy of the page forbids style elements; a style sheet of its window is allowed. */
function addStyles(page: Document): void {
  const { CSSStyleSheet: Sheet } = page.defaultView as Window & typeof globalThis
  const sheet = new Sheet()
  sheet.replaceSync(`
    [data-text] { cursor: text; border-radius: 2px; outline: 1px dashed transparent; outline-offset: 3px }
    [data-text]:hover { outline-color: var(--brand-line) }
    [data-text]:focus-visible, [data-text][data-selected] { outline: 2px solid var(--brand-line) }
  `)
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
}
