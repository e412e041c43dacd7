import { type Picture, pictureIdFromUrl, pictureSources } from '#features/media/model/picture.ts'
import { escapeHtml, htmlAttribute } from '#kernel/escape-html.ts'
import { type Locale, localizedPath, prefixOf } from '#kernel/locale.ts'
import { slugOf } from '#kernel/slug.ts'
import type { DocumentMark, DocumentNode } from '../../model/document.schema.ts'
import { isSafeLink } from '../../model/document-rules.ts'
import { codeIn, codeLanguageOf, plainTextOf } from '../../model/document-text.ts'
import type { TocEntry } from '../../model/post.schema.ts'
import type { Highlighted } from './highlight.service.ts'

type RenderOptions = {
  locale: Locale
  /** Pictures of the document by id; a missing one is replaced by its alternative text. */
  pictures: ReadonlyMap<string, Picture>
  highlighted?: Highlighted
}
type RenderState = RenderOptions & { toc: TocEntry[]; ids: Map<string, number> }

/** Renders a validated document as HTML: known tags only, all text escaped. */
export function renderDocument(document: DocumentNode, around: RenderOptions): { html: string; toc: TocEntry[] } {
  const rendering: RenderState = { ...around, toc: [], ids: new Map() }
  return { html: renderChildren(document, rendering), toc: rendering.toc }
}

type NodeRenderer = (node: DocumentNode, rendering: RenderState) => string

const wrapped =
  (tag: string): NodeRenderer =>
  (node, rendering) =>
    `<${tag}>${renderChildren(node, rendering)}</${tag}>`

const NODE_RENDERERS = new Map<string, NodeRenderer>(
  Object.entries({
    paragraph: (node, rendering) => (node.content ? `<p>${renderInline(node, rendering)}</p>` : ''),
    heading,
    bulletList: wrapped('ul'),
    orderedList: (node, rendering) => {
      const start = Number(node.attrs?.start ?? 1)
      const kind = /^[aAiI]$/.exec(String(node.attrs?.type))?.[0]
      return `<ol${htmlAttribute('start', start === 1 ? null : start)}${htmlAttribute('type', kind)}>${renderChildren(node, rendering)}</ol>`
    },
    listItem: wrapped('li'),
    blockquote: wrapped('blockquote'),
    horizontalRule: () => '<hr>',
    codeBlock: (node, { highlighted }) => {
      const language = codeLanguageOf(node)
      const code = highlighted?.get(node) ?? escapeHtml(codeIn(node))
      // Scrollable, so it must be focusable by keyboard.
      return `<pre tabindex="0"><code${htmlAttribute('class', language && `language-${language}`)}>${code}</code></pre>`
    },
    image: (node, { pictures }) => {
      const { src, alt, title } = node.attrs ?? {}
      const picture = pictures.get(pictureIdFromUrl(String(src)) ?? '')
      const text = typeof alt === 'string' ? alt : ''
      if (!picture) return text ? `<p>${escapeHtml(text)}</p>` : ''
      const caption = typeof title === 'string' && title ? `<figcaption>${escapeHtml(title)}</figcaption>` : ''
      return `<figure>${pictureHtml(picture, text)}${caption}</figure>`
    },
    table,
  } satisfies Record<string, NodeRenderer>),
)

function renderChildren(node: DocumentNode, rendering: RenderState): string {
  return (node.content ?? []).map((child) => NODE_RENDERERS.get(child.type)?.(child, rendering) ?? '').join('')
}

/** The page title is the only h1. */
function heading(node: DocumentNode, rendering: RenderState): string {
  const level = Math.min(6, Math.max(2, Number(node.attrs?.level) || 2))
  const text = plainTextOf(node)
  if (!text) return ''
  const id = uniqueId(`t-${slugOf(text, 'x').slice(0, 60)}`, rendering.ids)
  if (level <= 3) rendering.toc.push({ id, text: text.replace(/\s+/g, ' '), level })
  return `<h${level} id="${id}">${renderInline(node, rendering)}</h${level}>`
}

/** Makes ids of equal headings unique. `ids` holds the last suffix tried for each. */
function uniqueId(wanted: string, ids: Map<string, number>): string {
  let count = ids.get(wanted) ?? 0
  let id = wanted
  while (ids.has(id)) id = `${wanted}-${++count + 1}`
  ids.set(wanted, count)
  if (id !== wanted) ids.set(id, 0)
  return id
}

function table(node: DocumentNode, rendering: RenderState): string {
  const rows = node.content ?? []
  const [first] = rows
  const header = first?.content?.every(({ type }) => type === 'tableHeader') ? first : undefined
  const head = header ? `<thead>${row(header, true)}</thead>` : ''
  const body = rows.slice(header ? 1 : 0).map((one, index) => row(one, !header && index === 0))
  return `<div class="table-scroll" tabindex="0"><table>${head}<tbody>${body.join('')}</tbody></table></div>`

  function row({ content = [] }: DocumentNode, isFirst: boolean): string {
    return `<tr>${content.map((cell) => cellHtml(cell, isFirst)).join('')}</tr>`
  }

  function cellHtml(cell: DocumentNode, isFirst: boolean): string {
    const { colspan, rowspan, align } = cell.attrs ?? {}
    const spans = htmlAttribute('colspan', span(colspan)) + htmlAttribute('rowspan', span(rowspan))
    const side = /^(?:center|right)$/.exec(String(align))?.[0]
    const attributes = spans + htmlAttribute('class', side && `align-${side}`)
    // A cell with a single paragraph needs no <p>.
    const [first, second] = cell.content ?? []
    const only = first?.type === 'paragraph' && !second ? first : undefined
    const content = only ? renderInline(only, rendering) : renderChildren(cell, rendering)
    if (cell.type !== 'tableHeader') return `<td${attributes}>${content}</td>`
    return `<th scope="${isFirst ? 'col' : 'row'}"${attributes}>${content}</th>`
  }
}

function span(value: unknown): number | undefined {
  return Number.isInteger(value) && (value as number) > 1 ? (value as number) : undefined
}

const MARK_TAGS = new Map([
  ['bold', 'strong'],
  ['italic', 'em'],
  ['strike', 's'],
  ['underline', 'u'],
  ['code', 'code'],
])

/** Adjacent text nodes with the same target become one link. */
function renderInline({ content = [] }: DocumentNode, rendering: RenderState): string {
  const groups: { href: string | undefined; html: string }[] = []
  for (const node of content) {
    const href = linkOf(node)
    const html = renderText(node)
    const last = groups.at(-1)
    if (last && last.href === href) last.html += html
    else groups.push({ href, html })
  }
  return groups.map(({ href, html }) => (href ? link(href, html, rendering.locale) : html)).join('')
}

function renderText({ type, text = '', marks = [] }: DocumentNode): string {
  if (type === 'hardBreak') return '<br>'
  if (type !== 'text') return ''
  const tags = marks.flatMap((mark: DocumentMark) => MARK_TAGS.get(mark.type) ?? [])
  return tags.reduceRight((html, tag) => `<${tag}>${html}</${tag}>`, escapeHtml(text))
}

function linkOf({ marks = [] }: DocumentNode): string | undefined {
  const href = marks.find(({ type }) => type === 'link')?.attrs?.href
  return typeof href === 'string' && isSafeLink(href) ? href : undefined
}

/** Links to this site get the language prefix of the text; external links send no referrer. */
function link(href: string, html: string, locale: Locale): string {
  const isOurs = href.startsWith('/') && !/^\/(?:media|api)\//.test(href) && prefixOf(href) === ''
  const address = isOurs ? localizedPath(locale, href) : href
  const isElsewhere = /^https?:/i.test(href)
  return `<a${htmlAttribute('href', address)}${isElsewhere ? ' rel="noopener noreferrer"' : ''}>${html}</a>`
}

/** At most the width of the text column. */
const PICTURE_SIZES = '(min-width: 48rem) 44rem, 100vw'

/** Width and height prevent layout shift. */
function pictureHtml(picture: Picture, alt: string): string {
  const { avif, webp, src } = pictureSources(picture)
  const source = (type: string, srcset: string) =>
    `<source${htmlAttribute('type', `image/${type}`)}${htmlAttribute('srcset', srcset)}${htmlAttribute('sizes', PICTURE_SIZES)}>`
  const { width, height } = picture
  const size = htmlAttribute('width', width) + htmlAttribute('height', height)
  const img = `<img${htmlAttribute('src', src)}${htmlAttribute('alt', alt)}${size} loading="lazy" decoding="async">`
  return `<picture>${source('avif', avif)}${source('webp', webp)}${img}</picture>`
}
