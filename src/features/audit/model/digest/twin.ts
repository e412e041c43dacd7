import { searchedText } from '../answers/question-terms.ts'
import type { TextBlock } from './digest-text.ts'

/** Linear: a label starts at an unescaped bracket and contains none, and a target contains no bracket of its kind. */
const LINK_OR_PICTURE = /(?<!\\)!?\[((?:\\.|[^[\]\\])*)\]\((?:<[^<>]*>|[^()\s]*)\)/g

/** Visible text of Markdown: without markup, escapes and link targets. */
export function plainMarkdown(markdown: string): string {
  return markdown
    .replace(LINK_OR_PICTURE, '$1')
    .replace(LINK_OR_PICTURE, '$1')
    .replace(/^ *(?:#{1,6}|>|[-*+]|\d+\.) +/gm, '')
    .replace(/^\|?(?: *:?-{3,}:? *\|)+ *$/gm, '')
    .replace(/(?<!\\)(?:\*\*|~~|[*_`|])/g, ' ')
    .replace(/\\([!-/:-@[-`{-~\n])/g, '$1')
}

/** Shorter blocks are labels, prices and dates, whose format differs between a page and its twin. */
const MIN_WORDS = 10
/** Words per shingle. */
const RUN = 4
/** Share of a block's shingles that the twin must contain. */
const SAME_RUNS = 0.6
/** Or share of its words, for content in another order (a table as a list). */
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

/** Ignores numbers: dates and prices have several formats. */
function wordsOf(text: string): string[] {
  return searchedText(text)
    .split(' ')
    .filter((word) => !/^\d*$/.test(word))
}
