import { type DefaultTreeAdapterTypes, defaultTreeAdapter, type ParserError, parse } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode
type ParentNode = DefaultTreeAdapterTypes.ParentNode

/** Chromium's limit (`kMaximumHTMLParserDOMTreeDepth`). Without it, the parser's scope lookups are quadratic. */
const MAX_DEPTH = 512
/** Unclosed formatting elements are reopened in every block: a short document can expand to billions of elements. */
const MAX_ELEMENTS = 150_000

/** Aborts parsing; the tree parsed so far is used. */
class LimitReached extends Error {}

type ParsedHtml = { document: ParentNode; limit: 'nesting' | 'elements' | null }

/** Parses as browsers do, in linear time. */
export function parseHtml(html: string, onParseError: (error: ParserError) => void): ParsedHtml {
  const document = defaultTreeAdapter.createDocument()
  let [depth, elements] = [0, 0]
  let limit: ParsedHtml['limit'] = null

  function stop(reason: 'nesting' | 'elements'): never {
    limit = reason
    throw new LimitReached()
  }

  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createDocument: () => document,
    createElement(tagName, namespace, attrs) {
      if (++elements > MAX_ELEMENTS) stop('elements')
      return defaultTreeAdapter.createElement(tagName, namespace, attrs)
    },
    onItemPush() {
      if (++depth > MAX_DEPTH) stop('nesting')
    },
    onItemPop() {
      depth--
    },
    // Foster parenting inserts before the table, which is the last child: searching from the start would be quadratic.
    insertBefore(parent, node, reference) {
      parent.childNodes.splice(parent.childNodes.lastIndexOf(reference), 0, node)
      node.parentNode = parent
    },
    insertTextBefore(parent, text, reference) {
      const previous = parent.childNodes[parent.childNodes.lastIndexOf(reference) - 1]
      if (previous && defaultTreeAdapter.isTextNode(previous)) previous.value += text
      else treeAdapter.insertBefore(parent, defaultTreeAdapter.createTextNode(text), reference)
    },
  }
  try {
    parse(html, { onParseError, treeAdapter })
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error
  }
  return { document, limit }
}

export type Visitor = {
  enter(element: Element, ancestors: readonly Element[]): void
  leave(element: Element): void
  text(value: string): void
}

/** Visits elements and text in document order. Iterative: the call stack does not grow with the nesting. */
export function walk(root: ParentNode, visitor: Visitor): void {
  const ancestors: Element[] = []
  const pending: (Node | { leave: Element })[] = root.childNodes.toReversed()
  for (let next = pending.pop(); next; next = pending.pop()) {
    if ('leave' in next) {
      ancestors.pop()
      visitor.leave(next.leave)
    } else if (defaultTreeAdapter.isTextNode(next)) visitor.text(next.value)
    else if (defaultTreeAdapter.isElementNode(next)) {
      visitor.enter(next, ancestors)
      ancestors.push(next)
      pending.push({ leave: next })
      for (const child of next.childNodes.toReversed()) pending.push(child)
    }
  }
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value
}

export function isHidden(element: Element): boolean {
  return attributeOf(element, 'hidden') !== undefined || attributeOf(element, 'aria-hidden') === 'true'
}

/** The text inside an element that is short by nature: a title, a script. */
export function ownText(element: Element): string {
  return element.childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('')
}

/** Whether an element has an accessible name from its content: text, or an image with alternative text. */
export function hasContent(root: Element): boolean {
  const pending: Node[] = [root]
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (defaultTreeAdapter.isTextNode(next)) {
      if (next.value.trim()) return true
    } else if (defaultTreeAdapter.isElementNode(next)) {
      if (attributeOf(next, 'alt')?.trim() || attributeOf(next, 'aria-label')?.trim()) return true
      pending.push(...next.childNodes)
    }
  }
  return false
}

/** Selector of an element; stable across runs. */
export function describeElement(element: Element): string {
  const id = attributeOf(element, 'id')
  if (id) return `${element.tagName}#${id}`.slice(0, 160)
  for (const name of ['name', 'href', 'src', 'for', 'class']) {
    const value = attributeOf(element, name)
    if (value) return `${element.tagName}[${name}="${value.slice(0, 120)}"]`
  }
  return element.tagName
}

export function wordSet(words: string): Set<string> {
  return new Set(words.split(' '))
}

export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
