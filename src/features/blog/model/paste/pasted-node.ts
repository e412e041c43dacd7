/** A part of pasted HTML. Independent of the DOM, so that the rules are pure and testable. */
export type PastedElement = { tag: string; attributes: Record<string, string>; children: PastedNode[] }
export type PastedNode = { text: string } | PastedElement

export function isElement(node: PastedNode): node is PastedElement {
  return 'tag' in node
}

export function textOf(node: PastedNode): string {
  return isElement(node) ? node.children.map(textOf).join('') : node.text
}

export function hasDescendant(node: PastedNode, matches: (element: PastedElement) => boolean): boolean {
  return isElement(node) && node.children.some((one) => (isElement(one) && matches(one)) || hasDescendant(one, matches))
}

/** Value of a CSS property in the style attribute, in lower case; empty if it is not set. */
export function styleOf({ attributes: { style = '' } }: PastedElement, property: string): string {
  const declarations = style.toLowerCase().split(';')
  const found = declarations.findLast((one) => one.slice(0, one.indexOf(':')).trim() === property)
  return found ? found.slice(found.indexOf(':') + 1).trim() : ''
}
