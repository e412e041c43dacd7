import { type Picture, pictureIdIn } from '#features/media/model/picture.ts'
import { type Locale, localizedPath, prefixOf } from '#kernel/locale.ts'
import type { DocumentMark, DocumentNode } from '../model/document.ts'
import { isSafeLink } from '../model/document-rules.ts'
import { codeIn, languageOf, plainTextOf } from '../model/document-text.ts'
import type { TocEntry } from '../model/post.ts'
import { slugOf } from '../model/words.ts'
import { attribute, escaped } from './escape.ts'
import type { Highlighted } from './highlight.ts'
import { pictureHtml } from './picture-html.ts'

type Around = {
  locale: Locale
  /** Those in the document, by id; one that is missing is shown by its alternative text. */
  pictures: ReadonlyMap<string, Picture>
  /** Code blocks with colours. */
  highlighted?: Highlighted
}
type Rendering = Around & { toc: TocEntry[]; ids: Map<string, number> }

/** A checked document as HTML. It is built from known parts only, and every word in it is escaped. */
export function renderDocument(document: DocumentNode, around: Around): { html: string; toc: TocEntry[] } {
  const rendering: Rendering = { ...around, toc: [], ids: new Map() }
  return { html: inside(document, rendering), toc: rendering.toc }
}

type Part = (node: DocumentNode, rendering: Rendering) => string

const wrapped =
  (tag: string): Part =>
  (node, rendering) =>
    `<${tag}>${inside(node, rendering)}</${tag}>`

const PARTS = new Map<string, Part>(
  Object.entries({
    paragraph: (node, rendering) => (node.content ? `<p>${inline(node, rendering)}</p>` : ''),
    heading,
    bulletList: wrapped('ul'),
    orderedList: (node, rendering) => {
      const start = Number(node.attrs?.start ?? 1)
      const kind = /^[aAiI]$/.exec(String(node.attrs?.type))?.[0]
      return `<ol${attribute('start', start === 1 ? null : start)}${attribute('type', kind)}>${inside(node, rendering)}</ol>`
    },
    listItem: wrapped('li'),
    blockquote: wrapped('blockquote'),
    horizontalRule: () => '<hr>',
    codeBlock: (node, { highlighted }) => {
      const language = languageOf(node)
      const code = highlighted?.get(node) ?? escaped(codeIn(node))
      // It scrolls sideways, so the keyboard must reach it.
      return `<pre tabindex="0"><code${attribute('class', language && `language-${language}`)}>${code}</code></pre>`
    },
    image: (node, { pictures }) => {
      const { src, alt, title } = node.attrs ?? {}
      const picture = pictures.get(pictureIdIn(String(src)) ?? '')
      const text = typeof alt === 'string' ? alt : ''
      if (!picture) return text ? `<p>${escaped(text)}</p>` : ''
      const caption = typeof title === 'string' && title ? `<figcaption>${escaped(title)}</figcaption>` : ''
      return `<figure>${pictureHtml(picture, text)}${caption}</figure>`
    },
    table,
  } satisfies Record<string, Part>),
)

function inside(node: DocumentNode, rendering: Rendering): string {
  return (node.content ?? []).map((child) => PARTS.get(child.type)?.(child, rendering) ?? '').join('')
}

/** The title of the page is the only heading of the first level. */
function heading(node: DocumentNode, rendering: Rendering): string {
  const level = Math.min(6, Math.max(2, Number(node.attrs?.level) || 2))
  const text = plainTextOf(node)
  if (!text) return ''
  const id = freeId(`t-${slugOf(text, 'x').slice(0, 60)}`, rendering.ids)
  if (level <= 3) rendering.toc.push({ id, text: text.replace(/\s+/g, ' '), level })
  return `<h${level} id="${id}">${inline(node, rendering)}</h${level}>`
}

/** Headings may say the same; their places in the page may not. `ids` holds the last number tried for each. */
function freeId(wanted: string, ids: Map<string, number>): string {
  let count = ids.get(wanted) ?? 0
  let id = wanted
  while (ids.has(id)) id = `${wanted}-${++count + 1}`
  ids.set(wanted, count)
  if (id !== wanted) ids.set(id, 0)
  return id
}

function table(node: DocumentNode, rendering: Rendering): string {
  const rows = node.content ?? []
  const hasHead = rows[0]?.content?.every(({ type }) => type === 'tableHeader') === true
  const head = hasHead ? `<thead>${row(rows[0]!, true)}</thead>` : ''
  const body = rows.slice(hasHead ? 1 : 0).map((one, index) => row(one, !hasHead && index === 0))
  return `<div class="table-scroll" tabindex="0"><table>${head}<tbody>${body.join('')}</tbody></table></div>`

  function row({ content = [] }: DocumentNode, isFirst: boolean): string {
    return `<tr>${content.map((cell) => cellHtml(cell, isFirst)).join('')}</tr>`
  }

  function cellHtml(cell: DocumentNode, isFirst: boolean): string {
    const { colspan, rowspan, align } = cell.attrs ?? {}
    const spans = attribute('colspan', span(colspan)) + attribute('rowspan', span(rowspan))
    const side = /^(?:center|right)$/.exec(String(align))?.[0]
    const attributes = spans + attribute('class', side && `align-${side}`)
    // A cell with one paragraph needs none.
    const only = cell.content?.length === 1 && cell.content[0]!.type === 'paragraph' ? cell.content[0] : undefined
    const content = only ? inline(only, rendering) : inside(cell, rendering)
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

/** Words in a row that lead to the same place are one link. */
function inline({ content = [] }: DocumentNode, rendering: Rendering): string {
  const groups: { href: string | undefined; html: string }[] = []
  for (const node of content) {
    const href = linkOf(node)
    const html = words(node)
    const last = groups.at(-1)
    if (last && last.href === href) last.html += html
    else groups.push({ href, html })
  }
  return groups.map(({ href, html }) => (href ? link(href, html, rendering.locale) : html)).join('')
}

function words({ type, text = '', marks = [] }: DocumentNode): string {
  if (type === 'hardBreak') return '<br>'
  if (type !== 'text') return ''
  const tags = marks.flatMap((mark: DocumentMark) => MARK_TAGS.get(mark.type) ?? [])
  return tags.reduceRight((html, tag) => `<${tag}>${html}</${tag}>`, escaped(text))
}

function linkOf({ marks = [] }: DocumentNode): string | undefined {
  const href = marks.find(({ type }) => type === 'link')?.attrs?.href
  return typeof href === 'string' && isSafeLink(href) ? href : undefined
}

/** A place on this site is opened in the language of the text; a place elsewhere learns nothing of us. */
function link(href: string, html: string, locale: Locale): string {
  const isOurs = href.startsWith('/') && !/^\/(?:media|api)\//.test(href) && prefixOf(href) === ''
  const address = isOurs ? localizedPath(locale, href) : href
  const isElsewhere = /^https?:/i.test(href)
  return `<a${attribute('href', address)}${isElsewhere ? ' rel="noopener noreferrer"' : ''}>${html}</a>`
}
