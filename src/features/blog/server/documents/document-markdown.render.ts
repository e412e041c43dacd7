import { type Locale, localizedPath, prefixOf } from '#kernel/locale.ts'
import { escapeMarkdown } from '#kernel/markdown.ts'
import type { DocumentNode } from '../../model/document.schema.ts'
import { isSafeLink } from '../../model/document-rules.ts'
import { codeIn, codeLanguageOf, plainTextOf } from '../../model/document-text.ts'

type MarkdownOptions = { locale: Locale; origin: string }

/** Renders the blocks of a validated document as Markdown, for crawlers and assistants. */
export function documentToMarkdown({ content = [] }: DocumentNode, around: MarkdownOptions): string {
  return content
    .map((node) => block(node, around))
    .filter((text) => text !== '')
    .join('\n\n')
}

function block(node: DocumentNode, around: MarkdownOptions): string {
  switch (node.type) {
    case 'paragraph':
      return inline(node, around)
    case 'heading':
      return `${'#'.repeat(Math.min(6, Math.max(2, Number(node.attrs?.level) || 2)))} ${inline(node, around)}`
    case 'bulletList':
      return list(node, around, () => '-')
    case 'orderedList':
      return list(node, around, (index) => `${Number(node.attrs?.start ?? 1) + index}.`)
    case 'blockquote':
      return indented(documentToMarkdown(node, around), '> ', '> ')
    case 'codeBlock':
      return fenced(node)
    case 'horizontalRule':
      return '---'
    case 'image':
      return `![${escapeMarkdown(String(node.attrs?.alt ?? ''))}](${around.origin}${node.attrs?.src})`
    case 'table':
      return table(node, around)
    default:
      return ''
  }
}

function list({ content = [] }: DocumentNode, around: MarkdownOptions, mark: (index: number) => string): string {
  return content
    .map((item, index) => {
      const sign = `${mark(index)} `
      return indented(documentToMarkdown(item, around), sign, ' '.repeat(sign.length))
    })
    .join('\n')
}

/** Prefixes every line; empty lines get the prefix without its trailing space. */
function indented(text: string, first: string, rest: string): string {
  return first + text.replace(/\n(?=[^\n])/g, `\n${rest}`).replace(/\n(?=\n|$)/g, `\n${rest.trimEnd()}`)
}

/** A fence longer than any in the code, so that the code cannot close it. */
function fenced(node: DocumentNode): string {
  const code = codeIn(node)
  let longest = 2
  for (const [run] of code.matchAll(/`+/g)) longest = Math.max(longest, run.length)
  const fence = '`'.repeat(longest + 1)
  return `${fence}${codeLanguageOf(node) ?? ''}\n${code}\n${fence}`
}

function table({ content: rows = [] }: DocumentNode, around: MarkdownOptions): string {
  const lines = rows.map(({ content: cells = [] }) => cells.map((cell) => cellText(cell)))
  const width = Math.max(...lines.map((cells) => cells.length))
  const [head = [], ...body] = lines.map((cells) => [...cells, ...Array(width - cells.length).fill('')])
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(Array(width).fill('---')), ...body.map(line)].join('\n')

  function cellText({ content = [] }: DocumentNode): string {
    const parts = content.map((part) =>
      part.type === 'paragraph' ? inline(part, around) : escapeMarkdown(plainTextOf(part)),
    )
    return parts.join(' ').replace(/\\?\n/g, ' ').replaceAll('|', '\\|')
  }
}

const MARKS = new Map([
  ['bold', '**'],
  ['italic', '*'],
  ['strike', '~~'],
])

function inline({ content = [] }: DocumentNode, { locale, origin }: MarkdownOptions): string {
  return content.map(piece).join('')

  function piece({ type, text = '', marks = [] }: DocumentNode): string {
    if (type === 'hardBreak') return '\\\n'
    if (type !== 'text') return ''
    const isCode = marks.some((mark) => mark.type === 'code')
    const around = marks.map((mark) => MARKS.get(mark.type) ?? '').join('')
    const plain = isCode ? `\`${text.replaceAll('`', 'ˋ')}\`` : escapeMarkdown(text)
    // Markdown ignores emphasis with spaces at its edges, so they move outside.
    const start = plain.length - plain.trimStart().length
    const words = plain.trim()
    const [before, after] = [plain.slice(0, start), plain.slice(start + words.length)]
    const marked = words && around ? `${around}${words}${[...around].reverse().join('')}` : words
    const href = marks.find((mark) => mark.type === 'link')?.attrs?.href
    if (typeof href !== 'string' || !isSafeLink(href)) return before + marked + after
    return `${before}[${marked}](<${absolute(href).replace(/[<>]/g, encodeURIComponent)}>)${after}`
  }

  function absolute(href: string): string {
    if (!href.startsWith('/')) return href
    return origin + (prefixOf(href) || href.startsWith('/media/') ? href : localizedPath(locale, href))
  }
}
