import { isMessagePath } from './messages.ts'

/**
 * `line` and `text` are plain, on one line or several; `markdown` has paragraphs, lists, bold and internal links; `slug`
 * is the last part of an address.
 */
export const TEXT_KINDS = ['line', 'text', 'markdown', 'slug'] as const
export type TextKind = (typeof TEXT_KINDS)[number]
export type TextRule = { kind: TextKind; maxLength: number }

const RULES: { [name: string]: TextRule } = {
  answer: { kind: 'markdown', maxLength: 4000 },
  body: { kind: 'markdown', maxLength: 10_000 },
  description: { kind: 'text', maxLength: 320 },
  shareText: { kind: 'text', maxLength: 200 },
  keywords: { kind: 'line', maxLength: 300 },
  lead: { kind: 'text', maxLength: 400 },
  text: { kind: 'text', maxLength: 800 },
  after: { kind: 'text', maxLength: 400 },
  price: { kind: 'line', maxLength: 200 },
  slug: { kind: 'slug', maxLength: 80 },
}
const MAX_MESSAGE_LENGTH = 1000
const HEADING: TextRule = { kind: 'line', maxLength: 160 }
export const MAX_TEXT_LENGTH = Math.max(...Object.values(RULES).map(({ maxLength }) => maxLength))

const MAX_LABEL_LENGTH = 70

/** By the name of the text, the last part of its path that is not a number; of a message by its standard texts. */
export function textRuleOf(path: string, standards: readonly string[] = []): TextRule {
  return isMessagePath(path) ? messageRule(standards) : (RULES[textNameOf(path)] ?? HEADING)
}

/** A label stays a label: its place is small. */
function messageRule(standards: readonly string[]): TextRule {
  if (standards.length === 0) return { kind: 'text', maxLength: MAX_MESSAGE_LENGTH }
  const length = Math.max(...standards.map((text) => text.length))
  const maxLength = Math.min(Math.max(40, 2 * length), MAX_MESSAGE_LENGTH)
  return { kind: length > MAX_LABEL_LENGTH ? 'text' : 'line', maxLength }
}

export function textNameOf(path: string): string {
  return path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''
}
