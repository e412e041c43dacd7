import { convertPasted } from '../../../model/paste/pasted-content.ts'
import type { PastedNode } from '../../../model/paste/pasted-node.ts'

/** Converts pasted HTML to what a post can contain. Content copied from an editor of this site is left as it is. */
export function convertPastedHtml(html: string) {
  return html.includes('data-pm-slice') ? { html, dropped: undefined } : convertPasted(html, parseHtml)
}

/** A parsed document is inert: it runs no scripts and loads no images. */
function parseHtml(html: string): PastedNode[] {
  return [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].flatMap(toPastedNode)
}

function toPastedNode(node: Node): PastedNode[] {
  if (node.nodeType === Node.TEXT_NODE) return [{ text: node.textContent ?? '' }]
  if (!(node instanceof Element)) return []
  const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))
  return [{ tag: node.localName, attributes, children: [...node.childNodes].flatMap(toPastedNode) }]
}
