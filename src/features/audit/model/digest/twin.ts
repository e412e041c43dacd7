import { searchedText } from '../answers/question-terms.ts'
import type { TextBlock } from './digest.ts'

/** What people read in Markdown: without marks, escapes and the addresses of links. */
export function plainMarkdown(markdown: string): string {
  return markdown
    .replace(/!\[((?:\\.|[^\]\\])*)\]\((?:<[^>]*>|[^)]*)\)/g, '$1')
    .replace(/\[((?:\\.|[^\]\\])*)\]\((?:<[^>]*>|[^)]*)\)/g, '$1')
    .replace(/^ *(?:#{1,6}|>|[-*+]|\d+\.) +/gm, '')
    .replace(/^\|?(?: *:?-{3,}:? *\|)+ *$/gm, '')
    .replace(/(?<!\\)(?:\*\*|~~|[*_`|])/g, ' ')
    .replace(/\\([!-/:-@[-`{-~\n])/g, '$1')
}

/** Shorter blocks are labels, prices and dates, which a page and its twin write each in their own way. */
const MIN_WORDS = 10
/** Words in a row. */
const RUN = 4
/** The share of the runs of a block that must be in the twin. */
const SAME_RUNS = 0.6
/** Or the share of its words, where the twin has another order: a table as a list. */
const SAME_WORDS = 0.95
const MAX_MISSING = 20
const MAX_QUOTE = 160

/** Blocks of a page that its Markdown twin lacks, as quotes. */
export function missingInTwin(blocks: readonly TextBlock[], markdown: string): string[] {
  const words = wordsOf(plainMarkdown(markdown))
  const twin = { text: ` ${words.join(' ')} `, words: new Set(words) }
  return blocks
    .filter(({ text }) => !isIn(twin, wordsOf(text)))
    .slice(0, MAX_MISSING)
    .map(({ text }) => text.slice(0, MAX_QUOTE).toWellFormed())
}

function isIn(twin: { text: string; words: Set<string> }, words: string[]): boolean {
  const distinct = [...new Set(words)]
  if (distinct.length < MIN_WORDS) return true
  if (distinct.filter((word) => twin.words.has(word)).length >= SAME_WORDS * distinct.length) return true
  const runs = words.slice(0, words.length - RUN + 1).map((_, start) => words.slice(start, start + RUN).join(' '))
  return runs.filter((run) => twin.text.includes(` ${run} `)).length >= SAME_RUNS * runs.length
}

/** Without figures: dates and prices have several spellings. */
function wordsOf(text: string): string[] {
  return searchedText(text)
    .split(' ')
    .filter((word) => !/^\d*$/.test(word))
}
