// npm run bench:event-loop: the longest event-loop delay caused by the most expensive posts of allowed size.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  documentProblem,
  MAX_CELLS_IN_ROW,
  MAX_CODE_LENGTH,
  MAX_DOCUMENT_BYTES,
} from '../../src/features/blog/model/document.schema.ts'
import { API_CLIENT_HEADERS } from '../../src/kernel/client-headers.ts'
import { printLine } from '../command.ts'
import { type SiteProcess, signIn, startSite, stopAllProcesses } from '../site-process.ts'
import { printFigure, startSection } from './report.ts'

const GOAL_MS = 200

type Part = Record<string, unknown>
const text = (words: string): Part => ({ type: 'text', text: words })
const paragraph = (words: string): Part => ({ type: 'paragraph', content: [text(words)] })
const listing = (language: string, code: string): Part => ({
  type: 'codeBlock',
  attrs: { language },
  content: [text(code.repeat(MAX_CODE_LENGTH / code.length))],
})
const words = (seed: string) =>
  Array.from({ length: MAX_DOCUMENT_BYTES / 7 }, (_, index) => `${seed}${index.toString(36)}`).join(' ')
const quoted = (depth: number, inside: Part): Part =>
  depth === 0 ? inside : { type: 'blockquote', content: [quoted(depth - 1, inside)] }
const row: Part = {
  type: 'tableRow',
  content: Array(MAX_CELLS_IN_ROW).fill({ type: 'tableCell', content: [{ type: 'paragraph' }] }),
}
const heading: Part = { type: 'heading', attrs: { level: 2 }, content: [text('a')] }

/** Each of the maximum document size. */
const INPUTS: Record<string, Part[]> = {
  'letters without a space': [paragraph('a'.repeat(MAX_DOCUMENT_BYTES - 200))],
  'letters and hyphens': [paragraph('a-'.repeat(MAX_DOCUMENT_BYTES / 2 - 200))],
  spaces: [paragraph(`a${' '.repeat(MAX_DOCUMENT_BYTES - 200)}b`)],
  'empty lines': [paragraph(`a${'\n'.repeat(MAX_DOCUMENT_BYTES / 2 - 200)}b`)],
  'lines in quotes': [quoted(16, paragraph('a\n'.repeat(MAX_DOCUMENT_BYTES / 3 - 400)))],
  'different words': [paragraph(words('w'))],
  'quotation marks': [paragraph('"'.repeat(MAX_DOCUMENT_BYTES / 2 - 200))],
  'signs that become six letters': [paragraph('㌖㌖ '.repeat(MAX_DOCUMENT_BYTES / 7 - 100))],
  'equal headings': Array(Math.floor(MAX_DOCUMENT_BYTES / 80)).fill(heading),
  'wide table': [paragraph('a'), { type: 'table', content: Array(50).fill(row) }],
  'slow code': [listing('c', 'int a '), ...Array(6).fill(listing('cpp', 'a'))],
  'code that throws': [listing('python', 'f"{')],
  'colourful code': [listing('json', '1 ')],
}

const folder = mkdtempSync(join(tmpdir(), 'cyaan-bench-'))
let site: SiteProcess
try {
  site = await startSite(
    { DATA_DIR: join(folder, 'data'), DEMO: 'off' },
    { nodeArgs: ['--import', './scripts/bench/event-loop-monitor.ts'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  )
  const authorized = await signIn(site.url)
  // The first requests compile code and load grammars.
  await attack('warm-up', [paragraph('Een gewone tekst.'), listing('json', '1 ')], authorized)
  const over: string[] = []
  startSection('Longest event-loop delay')
  for (const [name, content] of Object.entries(INPUTS)) {
    const problem = documentProblem({ type: 'doc', content })
    if (problem) throw new Error(`${name}: the document is refused (${problem})`)
    const delay = await attack(name, content, authorized)
    printFigure(name, `${delay.toFixed(0)} ms`, { goal: `≤ ${GOAL_MS} ms` })
    if (delay > GOAL_MS) over.push(name)
  }
  console.log(over.length === 0 ? `\nAll within ${GOAL_MS} ms.\n` : `\nOver ${GOAL_MS} ms: ${over.join('; ')}.\n`)
} finally {
  await stopAllProcesses()
  rmSync(folder, { recursive: true, force: true })
}

/** Every operation on the text of a post: saving, reading in each format, comparing, listing, searching. */
async function attack(name: string, content: Part[], headers: Record<string, string>): Promise<number> {
  printLine(name)
  await longestDelay()
  const postsUrl = `${site.url}/api/blog/authoring/posts`
  const { id, slug } = await send('POST', postsUrl, postOf(name, content))
  for (const path of [`/api/blog/posts/${id}?lng=nl`, `/blog/${id}/${slug}`, `/blog/${id}/${slug}.md`]) await read(path)
  await send('PUT', `${postsUrl}/${id}`, { ...postOf(name, [paragraph(words('x'))]), startedFrom: 1 })
  await send('GET', `${postsUrl}/${id}/diff?from=1&to=2`)
  await send('PUT', `${postsUrl}/${id}`, { ...postOf(name, content), startedFrom: 2 })
  for (const path of ['/blog/feed.xml', '/blog/feed.json', '/llms-full.txt', '/api/blog/posts?lng=nl&query=gewoone'])
    await read(path)
  return longestDelay()

  async function send(method: string, url: string, body?: unknown) {
    const response = await fetch(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    if (!response.ok) throw new Error(`${name}: ${method} ${url} returned ${response.status} ${await response.text()}`)
    return response.json()
  }
  async function read(path: string): Promise<void> {
    const response = await fetch(site.url + path, { headers: { ...API_CLIENT_HEADERS, 'accept-language': 'nl' } })
    if (!response.ok) throw new Error(`${name}: ${path} returned ${response.status}`)
    await response.arrayBuffer()
  }
}

function postOf(title: string, content: Part[]) {
  const nl = { title, excerpt: '', document: { type: 'doc', content }, coverAlt: '' }
  const rest = { categoryId: null, subcategoryId: null, isPublic: true, publishedAt: null, coverId: null, tags: [] }
  return { creator: 'Bench', ...rest, texts: { nl } }
}

async function longestDelay(): Promise<number> {
  site.child.send('delay')
  const [delay] = await once(site.child, 'message')
  return delay as number
}
