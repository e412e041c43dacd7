import { escapeHtml, htmlAttribute } from '#kernel/escape-html.ts'
import { isSafeLink } from '../document-rules.ts'
import { type Dropped, isLeftOut, linkTarget } from './left-out.ts'
import {
  isOrderedMarker,
  isWordMarker,
  type PastedItem,
  renderList,
  wordListLevel,
  wordMarkerOf,
} from './pasted-lists.ts'
import { hasColour, hasFont, MARK_TAGS, marksInside, type PastedMark } from './pasted-marks.ts'
import { hasDescendant, isElement, type PastedElement, type PastedNode, textOf } from './pasted-node.ts'

type Scope = {
  marks: readonly PastedMark[]
  href?: string
  isHeading?: boolean
  /** Added to heading levels, because the title of the post is the only first-level heading. */
  headingShift: number
  isOffice: boolean
  dropped: Dropped
}

const OFFICE = /class="?'?Mso|\bmso-|docs-internal-guid|SCXW\d|LibreOffice|urn:schemas-microsoft-com/i
const BLOCKS =
  /^(?:p|div|h[1-6]|ul|ol|li|dl|dt|dd|table|blockquote|pre|hr|section|article|header|footer|main|aside|nav|figure|figcaption|address|center|form|fieldset|body|html)$/
const MIN_HEADING = 2
const MAX_HEADING = 4

/**
 * Reduces pasted HTML to what a post can contain: headings, lists, links, tables, quotes, code and emphasis. Knows the
 * HTML of Word, Word Online, Google Docs and LibreOffice.
 */
export function convertPasted(html: string, parse: (html: string) => PastedNode[]) {
  const nodes = parse(html)
  const dropped: Dropped = { pictures: 0, links: 0, notes: 0, embeds: 0, colours: false, fonts: false }
  const hasTop = nodes.some((node) => isLevelOne(node) || hasDescendant(node, isLevelOne))
  const scope: Scope = { marks: [], headingShift: hasTop ? 1 : 0, isOffice: OFFICE.test(html), dropped }
  // A copied word or sentence stays inline, so that it is inserted into the paragraph at the cursor.
  return { html: nodes.some(isBlock) ? blocks(nodes, scope) : inline(nodes, scope), dropped }
}

const isLevelOne = (node: PastedNode) => isElement(node) && headingLevelOf(node) === 1

function isBlock(node: PastedNode): boolean {
  return isElement(node) && (BLOCKS.test(node.tag) || hasDescendant(node, ({ tag }) => BLOCKS.test(tag)))
}

/** Children of a block: runs of inline nodes become paragraphs, Word's list paragraphs become lists. */
function blocks(nodes: PastedNode[], scope: Scope): string {
  let html = ''
  let run: PastedNode[] = []
  let items: PastedItem[] = []
  const endRun = () => {
    html += paragraph('p', inline(run, scope))
    run = []
  }
  const endList = () => {
    html += renderList(items)
    items = []
  }
  for (const node of nodes) {
    const level = wordListLevel(node)
    if (level !== undefined) {
      endRun()
      items.push(wordItem(node as PastedElement, level, scope))
    } else if (!isElement(node) || !isBlock(node)) {
      if (textOf(node).trim() !== '') endList()
      run.push(node)
    } else {
      endRun()
      const more = wordOnlineItems(node, scope)
      if (more) items.push(...more)
      else {
        endList()
        html += block(node, scope)
      }
    }
  }
  endRun()
  endList()
  return html
}

function block(element: PastedElement, outer: Scope): string {
  const { tag, children } = element
  if (isLeftOut(element, outer.dropped)) return ''
  const level = headingLevelOf(element)
  if (level) {
    const scope = { ...scopeInside(element, outer), isHeading: true }
    const size = Math.min(MAX_HEADING, Math.max(MIN_HEADING, level + outer.headingShift))
    return paragraph(`h${size}`, inline(children, scope))
  }
  const scope = scopeInside(element, outer)
  if (isList(element)) return renderList(listItems(element, 1, scope))
  if (tag === 'table') return table(element, scope)
  if (tag === 'hr') return '<hr>'
  if (tag === 'pre') return `<pre><code>${escapeHtml(textOf(element).replace(/\n$/, ''))}</code></pre>`
  if (tag === 'blockquote') {
    const quoted = blocks(children, scope)
    return quoted && `<blockquote>${quoted}</blockquote>`
  }
  return blocks(children, scope)
}

function paragraph(tag: string, content: string): string {
  const text = content.replace(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, '')
  return text.replace(/<(?!img\b)[^>]*>|\s/g, '') === '' ? '' : `<${tag}>${text}</${tag}>`
}

/** Word's style "Title" is a paragraph, Word Online's headings are paragraphs with a role. */
function headingLevelOf({ tag, attributes }: PastedElement): number | undefined {
  if (/^h[1-6]$/.test(tag)) return Number(tag[1])
  if (attributes.role === 'heading') return Number(attributes['aria-level']) || 2
  return tag === 'p' && /^MsoTitle/.test(attributes.class ?? '') ? 1 : undefined
}

function wordItem(element: PastedElement, level: number, scope: Scope): PastedItem {
  const marker = wordMarkerOf(element)
  const html = paragraph('p', inline(withoutMarkers(element).children, scopeInside(element, scope))) || '<p></p>'
  return { level, isOrdered: isOrderedMarker(marker), start: Number.parseInt(marker, 10) || 1, html }
}

function withoutMarkers(element: PastedElement): PastedElement {
  const children = element.children
    .filter((child) => !isElement(child) || !isWordMarker(child))
    .map((child) => (isElement(child) ? withoutMarkers(child) : child))
  return { ...element, children }
}

/** Word Online puts every item in its own list with a level; together they are one list. */
function wordOnlineItems(element: PastedElement, scope: Scope): PastedItem[] | undefined {
  const list = [element, ...element.children].find(isList)
  const isOnline = list && hasDescendant(list, ({ tag, attributes }) => tag === 'li' && 'data-aria-level' in attributes)
  return isOnline ? listItems(list, 1, scope) : undefined
}

function isList(node: PastedNode): node is PastedElement & { tag: 'ul' | 'ol' } {
  return isElement(node) && (node.tag === 'ul' || node.tag === 'ol')
}

/** Also lists directly inside lists, as Google Docs writes them. */
function listItems(list: PastedElement, level: number, scope: Scope): PastedItem[] {
  const isOrdered = list.tag === 'ol'
  const start = Number(list.attributes.start) || 1
  return list.children.flatMap((child): PastedItem[] => {
    if (!isElement(child)) return []
    if (isList(child)) return listItems(child, level + 1, scope)
    const nested = child.children.filter(isList)
    const own = child.children.filter((one) => !isList(one))
    const html = blocks(own, scopeInside(child, scope)) || '<p></p>'
    const at = Number(child.attributes['data-aria-level']) || level
    return [{ level: at, isOrdered, start, html }, ...nested.flatMap((one) => listItems(one, at + 1, scope))]
  })
}

function table(element: PastedElement, scope: Scope): string {
  const rows = rowsOf(element)
  const caption = element.children.find((one) => isElement(one) && one.tag === 'caption')
  const body = rows.map((row) => `<tr>${row.children.map((cell) => cellHtml(cell, scope)).join('')}</tr>`)
  const title = caption ? paragraph('p', inline((caption as PastedElement).children, scope)) : ''
  return rows.length === 0 ? title : `${title}<table><tbody>${body.join('')}</tbody></table>`
}

function rowsOf(element: PastedElement): PastedElement[] {
  return element.children.flatMap((child) => {
    if (!isElement(child)) return []
    if (child.tag === 'tr') return [child]
    return /^t(?:body|head|foot)$/.test(child.tag) ? rowsOf(child) : []
  })
}

function cellHtml(cell: PastedNode, scope: Scope): string {
  if (!isElement(cell) || (cell.tag !== 'td' && cell.tag !== 'th')) return ''
  const { colspan, rowspan } = cell.attributes
  const spans = htmlAttribute('colspan', spanOf(colspan)) + htmlAttribute('rowspan', spanOf(rowspan))
  return `<${cell.tag}${spans}>${blocks(cell.children, scopeInside(cell, scope)) || '<p></p>'}</${cell.tag}>`
}

const spanOf = (value = '') => (Number(value) > 1 ? Number(value) : null)

function inline(nodes: PastedNode[], scope: Scope): string {
  return nodes.map((node) => (isElement(node) ? inlineElement(node, scope) : markedText(node.text, scope))).join('')
}

function inlineElement(element: PastedElement, outer: Scope): string {
  if (isLeftOut(element, outer.dropped)) return ''
  const { tag, attributes, children } = element
  if (tag === 'br') return attributes.class === 'Apple-interchange-newline' ? '' : '<br>'
  if (tag === 'img') return `<img${htmlAttribute('src', attributes.src)}${htmlAttribute('alt', attributes.alt)}>`
  return inline(children, scopeInside(element, outer))
}

function markedText(text: string, { marks, href, isHeading }: Scope): string {
  // Word uses pairs of a space and a no-break space for wide gaps; a single no-break space is typography.
  const collapsed = text.replace(/[\t\n\r ]+/g, ' ').replace(/[ \u00a0]{2,}/g, ' ')
  if (collapsed === '') return ''
  const shown = MARK_TAGS.filter(
    (mark) => marks.includes(mark) && !(mark === 'u' && href) && !(mark === 'strong' && isHeading),
  )
  const html = shown.reduceRight((inner, tag) => `<${tag}>${inner}</${tag}>`, escapeHtml(collapsed))
  return href ? `<a${htmlAttribute('href', href)}>${html}</a>` : html
}

function scopeInside(element: PastedElement, outer: Scope): Scope {
  const scope = { ...outer, marks: marksInside(element, outer.marks) }
  if (element.tag === 'a' && element.attributes.href) {
    const href = linkTarget(element.attributes.href)
    if (isSafeLink(href) && !href.startsWith('#')) scope.href = href
    else outer.dropped.links++
  }
  if (outer.isOffice && textOf(element).trim() !== '') {
    outer.dropped.colours ||= hasColour(element, scope.href !== undefined)
    outer.dropped.fonts ||= hasFont(element)
  }
  return scope
}
