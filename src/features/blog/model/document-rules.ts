import { pictureIdFromUrl } from '#features/media/model/picture.ts'

type Check = (value: unknown) => boolean
export type Rules = Record<string, Check>

/** PostgreSQL refuses lone surrogates and NUL bytes. */
export function isSafeText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

const isAbsent: Check = (value) => value === undefined || value === null
const text =
  (max: number): Check =>
  (value) =>
    isAbsent(value) || (typeof value === 'string' && value.length <= max && isSafeText(value))
const integerBetween =
  (from: number, to: number): Check =>
  (value) =>
    isAbsent(value) || (Number.isInteger(value) && (value as number) >= from && (value as number) <= to)
const oneOf =
  (...values: string[]): Check =>
  (value) =>
    isAbsent(value) || values.includes(value as string)
const widths: Check = (value) =>
  isAbsent(value) || (Array.isArray(value) && value.length <= 50 && value.every((one) => integerBetween(0, 5000)(one)))
const size: Check = (value) => isAbsent(value) || (Number.isFinite(value) && (value as number) > 0)
const language: Check = (value) => isAbsent(value) || (typeof value === 'string' && /^[\w+#.-]{0,30}$/.test(value))

const cell: Rules = {
  colspan: integerBetween(1, 50),
  rowspan: integerBetween(1, 500),
  colwidth: widths,
  align: oneOf('left', 'center', 'right'),
}

const INLINE = ['text', 'hardBreak']
const CELLS = ['tableCell', 'tableHeader']
const BLOCKS = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'codeBlock',
  'horizontalRule',
  'image',
  'table',
]

type NodeRules = {
  attributes?: Rules
  children?: readonly string[]
  /** The editor cannot open the node without children. */
  isNonEmpty?: boolean
}

/** Allowed attributes and children per node type. Unknown node types are rejected. */
export const NODE_RULES: Record<string, NodeRules> = {
  doc: { children: BLOCKS },
  text: {},
  paragraph: { children: INLINE },
  heading: {
    attributes: { level: (value) => Number.isInteger(value) && integerBetween(1, 6)(value) },
    children: INLINE,
  },
  bulletList: { children: ['listItem'], isNonEmpty: true },
  orderedList: {
    attributes: { start: integerBetween(0, 100_000), type: oneOf('1', 'a', 'A', 'i', 'I') },
    children: ['listItem'],
    isNonEmpty: true,
  },
  listItem: { children: BLOCKS, isNonEmpty: true },
  blockquote: { children: BLOCKS, isNonEmpty: true },
  codeBlock: { attributes: { language }, children: ['text'] },
  hardBreak: {},
  horizontalRule: {},
  image: {
    attributes: {
      src: (value) => typeof value === 'string' && pictureIdFromUrl(value) !== undefined,
      alt: text(300),
      title: text(300),
      width: size,
      height: size,
    },
  },
  table: { children: ['tableRow'], isNonEmpty: true },
  tableRow: { children: CELLS, isNonEmpty: true },
  tableCell: { attributes: cell, children: BLOCKS, isNonEmpty: true },
  tableHeader: { attributes: cell, children: BLOCKS, isNonEmpty: true },
}

export const MARK_RULES: Record<string, Rules> = {
  bold: {},
  italic: {},
  strike: {},
  underline: {},
  code: {},
  // Attributes that the editor adds to a link; accepted and never rendered.
  link: {
    href: (value) => typeof value === 'string' && isSafeLink(value),
    target: oneOf('_blank', '_self'),
    rel: text(100),
    class: text(200),
    title: text(300),
  },
}

const HOST = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?=[/?#]|$)/u
const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/

/** Completes addresses without a scheme: `www.example.be`, `jan@example.be`. */
export function completeLink(typed: string): string {
  const text = typed.trim()
  if (EMAIL.test(text)) return `mailto:${text}`
  return HOST.test(text) ? `https://${text}` : text
}

const PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:']

/** Allowed link targets: a path or fragment of this site (`/contact`, `#prices`), or http, https, mailto and tel. */
export function isSafeLink(href: string): boolean {
  // Browsers strip invisible characters before they parse a URL, so those could hide a scheme.
  if (href.length > 2000 || !isSafeText(href) || /[\s\\\p{Cc}\p{Cf}]/u.test(href)) return false
  if (href.startsWith('#')) return true
  if (href.startsWith('/')) return !href.startsWith('//')
  if (!/^(?:https?:\/\/|mailto:|tel:)/i.test(href)) return false
  const url = URL.parse(href)
  return url !== null && PROTOCOLS.includes(url.protocol)
}
