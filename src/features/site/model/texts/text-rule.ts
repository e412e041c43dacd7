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
const HEADING: TextRule = { kind: 'line', maxLength: 160 }
export const MAX_TEXT_LENGTH = Math.max(...Object.values(RULES).map(({ maxLength }) => maxLength))

/** By the name of the text, the last part of its path that is not a number. */
export function textRuleOf(path: string): TextRule {
  return RULES[textNameOf(path)] ?? HEADING
}

export function textNameOf(path: string): string {
  return path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''
}
