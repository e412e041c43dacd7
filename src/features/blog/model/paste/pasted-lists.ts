import { isElement, type PastedElement, type PastedNode, styleOf, textOf } from './pasted-node.ts'

/** A list item with its nesting level, from 1. */
export type PastedItem = { level: number; isOrdered: boolean; start: number; html: string }

/** Word writes list items as paragraphs with `mso-list:l0 level1 lfo1`. */
export function wordListLevel(node: PastedNode): number | undefined {
  if (!isElement(node) || node.tag !== 'p') return undefined
  const [, level] = /\blevel(\d)/.exec(styleOf(node, 'mso-list')) ?? []
  return level ? Number(level) : undefined
}

/** The bullet or number of a Word list item, which Word writes as text. */
export function isWordMarker(element: PastedElement): boolean {
  return styleOf(element, 'mso-list') === 'ignore'
}

export function wordMarkerOf(node: PastedNode): string {
  if (!isElement(node)) return ''
  if (isWordMarker(node)) return textOf(node).trim()
  return node.children.map(wordMarkerOf).find(Boolean) ?? ''
}

/** `1.`, `a)`, `iv.`; everything else is a bullet. A lone `o` is the bullet of Word's second level. */
export function isOrderedMarker(marker: string): boolean {
  return /^(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(marker)
}

export function renderList(items: PastedItem[]): string {
  const open: { tag: 'ul' | 'ol'; level: number }[] = []
  let html = ''
  for (const { level, isOrdered, start, html: content } of items) {
    const tag = isOrdered ? 'ol' : 'ul'
    while ((open.at(-1)?.level ?? 0) > level) html += close()
    // A list of another kind on the same level is a new list.
    if (open.at(-1)?.level === level && open.at(-1)?.tag !== tag) html += close()
    if (open.at(-1)?.level === level) html += '</li>'
    else {
      html += isOrdered && start > 1 ? `<ol start="${start}">` : `<${tag}>`
      open.push({ tag, level })
    }
    html += `<li>${content}`
  }
  while (open.length > 0) html += close()
  return html

  function close(): string {
    return `</li></${open.pop()?.tag}>`
  }
}
