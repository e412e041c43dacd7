import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createWorkerTask } from '#platform/server/concurrency/worker-task.ts'
import type { DocumentNode } from '../../model/document.schema.ts'
import { codeIn, codeLanguageOf } from '../../model/document-text.ts'

export type CodeListing = { code: string; language: string }
/** Highlighted HTML per code block; blocks that are missing are shown plain. */
export type Highlighted = ReadonlyMap<DocumentNode, string>

/** The grammars backtrack: a few thousand characters of adversarial code take seconds. */
const TIME_LIMIT_MS = 500
/** Characters of code per document that are highlighted; markup makes them up to 17 times as long. */
const MAX_HIGHLIGHTED_LENGTH = 20_000
const CACHE_SIZE = 8 * 1_048_576

const highlight = createWorkerTask<CodeListing, string>(
  'src/features/blog/server/documents/highlight.worker.ts',
  TIME_LIMIT_MS,
)
/** Failures are cached too, so that code over the time limit is tried only once. */
const cache = new LRUCache<string, { html: string | undefined }>({
  maxSize: CACHE_SIZE,
  sizeCalculation: ({ html = '' }) => html.length + 100,
})

/** Highlights code blocks in a worker thread, up to the first failure or the character limit. */
export async function highlightCode(document: DocumentNode): Promise<Highlighted> {
  const highlighted = new Map<DocumentNode, string>()
  let characters = 0
  for (const node of codeBlocksIn(document)) {
    const [code, language] = [codeIn(node), codeLanguageOf(node)]
    characters += code.length
    if (characters > MAX_HIGHLIGHTED_LENGTH) break
    if (!code || !language) continue
    const { html, isNew } = await cachedHighlight({ code, language })
    if (html !== undefined) highlighted.set(node, html)
    else if (isNew) break
  }
  return highlighted
}

async function cachedHighlight(listing: CodeListing): Promise<{ html: string | undefined; isNew: boolean }> {
  const key = createHash('sha256').update(`${listing.language}\n${listing.code}`).digest('base64url')
  const known = cache.get(key)
  if (known) return { ...known, isNew: false }
  const html = await highlight(listing)
  cache.set(key, { html })
  return { html, isNew: true }
}

function codeBlocksIn(node: DocumentNode): DocumentNode[] {
  return node.type === 'codeBlock' ? [node] : (node.content ?? []).flatMap(codeBlocksIn)
}
