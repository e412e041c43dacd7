import { z } from 'zod'
import { isSafeText, MARK_RULES, NODE_RULES, type Rules } from './document-rules.ts'

export type DocumentMark = { type: string; attrs?: Record<string, unknown> }
/** A ProseMirror node, as the editor stores it. */
export type DocumentNode = {
  type: string
  attrs?: Record<string, unknown>
  content?: DocumentNode[]
  marks?: DocumentMark[]
  text?: string
}
export type BlogDocument = DocumentNode & { type: 'doc' }

/**
 * About 15,000 words. Three such texts fit into one request, and each is parsed and rendered without blocking the event
 * loop.
 */
export const MAX_DOCUMENT_BYTES = 150_000
export const MAX_DOCUMENT_DEPTH = 20
/** The Markdown renderer pads every row to the widest one, so the limit bounds its output. */
export const MAX_CELLS_IN_ROW = 50
export const MAX_CODE_LENGTH = 20_000

export const EMPTY_DOCUMENT: BlogDocument = { type: 'doc', content: [{ type: 'paragraph' }] }

/** Reasons to reject a document; each has the message `blog-errors:document.…`. */
export type DocumentProblem =
  | 'malformed'
  | 'large'
  | 'deep'
  | 'wide'
  | 'code'
  | 'unknown'
  | 'misplaced'
  | 'attribute'
  | 'link'
  | 'picture'

/** Allow-list check. Iterative, so that deep nesting cannot overflow the stack. */
export function documentProblem(document: unknown): DocumentProblem | undefined {
  if (!isRecord(document) || document.type !== 'doc') return 'malformed'
  const pending: [node: Record<string, unknown>, depth: number][] = [[document, 1]]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [node, depth] = next
    if (depth > MAX_DOCUMENT_DEPTH) return 'deep'
    const problem = nodeProblem(node)
    if (problem) return problem
    const children = (node.content ?? []) as unknown[]
    if (node.type === 'tableRow' && children.length > MAX_CELLS_IN_ROW) return 'wide'
    const allowed = NODE_RULES[node.type as string]?.children ?? []
    for (const child of children) {
      if (!isRecord(child) || typeof child.type !== 'string') return 'malformed'
      if (!Object.hasOwn(NODE_RULES, child.type)) return 'unknown'
      if (!allowed.includes(child.type)) return 'misplaced'
      if (node.type === 'codeBlock' && child.marks) return 'misplaced'
      pending.push([child, depth + 1])
    }
    if (node.type === 'codeBlock' && textLength(children) > MAX_CODE_LENGTH) return 'code'
  }
  return new TextEncoder().encode(JSON.stringify(document)).length > MAX_DOCUMENT_BYTES ? 'large' : undefined
}

function textLength(texts: unknown[]): number {
  return (texts as DocumentNode[]).reduce((sum, { text }) => sum + (text?.length ?? 0), 0)
}

const NODE_KEYS = ['type', 'attrs', 'content', 'marks', 'text']

function nodeProblem(node: Record<string, unknown>): DocumentProblem | undefined {
  const { type, attrs, content, marks, text } = node
  if (Object.keys(node).some((key) => !NODE_KEYS.includes(key))) return 'malformed'
  if (content !== undefined && !Array.isArray(content)) return 'malformed'
  const rules = NODE_RULES[type as string]
  if (rules?.isNonEmpty && !content?.length) return 'misplaced'
  if (type === 'text') {
    if (typeof text !== 'string' || text === '' || !isSafeText(text) || content) return 'malformed'
  } else if (text !== undefined) return 'malformed'
  return attributesProblem(rules?.attributes ?? {}, attrs) ?? marksProblem(marks)
}

function marksProblem(marks: unknown): DocumentProblem | undefined {
  if (marks === undefined) return undefined
  if (!Array.isArray(marks) || marks.length > 10) return 'malformed'
  for (const mark of marks) {
    if (!isRecord(mark) || typeof mark.type !== 'string') return 'malformed'
    if (Object.keys(mark).some((key) => key !== 'type' && key !== 'attrs')) return 'malformed'
    const rules = Object.hasOwn(MARK_RULES, mark.type) ? MARK_RULES[mark.type] : undefined
    if (!rules) return 'unknown'
    const problem = attributesProblem(rules, mark.attrs)
    if (problem) return problem
  }
  return undefined
}

function attributesProblem(rules: Rules, attrs: unknown): DocumentProblem | undefined {
  if (attrs !== undefined && attrs !== null && !isRecord(attrs)) return 'malformed'
  const given = (attrs ?? {}) as Record<string, unknown>
  if (Object.keys(given).some((name) => !Object.hasOwn(rules, name))) return 'attribute'
  for (const [name, isRight] of Object.entries(rules)) {
    if (isRight(given[name])) continue
    return name === 'href' ? 'link' : name === 'src' ? 'picture' : 'attribute'
  }
  return undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Text pasted from slides contains control characters as line breaks; they are invisible and invalid in XML. */
function withoutControlCharacters<Checked extends object>(document: Checked): Checked {
  const tidy = (_key: string, value: unknown) =>
    typeof value === 'string' ? value.replace(/[^\P{Cc}\n\t]+|[\ufffe\uffff]+/gu, ' ') : value
  return JSON.parse(JSON.stringify(document), tidy)
}

export const blogDocument = z
  .looseObject({ type: z.literal('doc', 'blog-errors:document.malformed') }, 'blog-errors:document.malformed')
  .superRefine((document, check) => {
    const problem = documentProblem(document)
    if (problem) check.addIssue({ code: 'custom', message: `blog-errors:document.${problem}`, continue: false })
  })
  .overwrite(withoutControlCharacters)
  .meta({
    id: 'BlogDocument',
    description: 'ProseMirror JSON, restricted to known node types',
  }) as unknown as z.ZodType<BlogDocument, BlogDocument>
