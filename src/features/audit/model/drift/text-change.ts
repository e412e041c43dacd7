import type { DriftedField } from './drift-report.schema.ts'

const CONTEXT = 120
const MAX_EXCERPT_LENGTH = 360

/** Strips the common prefix and suffix: linear time, unlike a full diff. */
export function changeOf(before: string, after: string): DriftedField['change'] {
  const [old, next] = [wordsOf(before), wordsOf(after)]
  const shorter = Math.min(old.length, next.length)
  let start = 0
  while (start < shorter && old[start] === next[start]) start++
  let end = 0
  while (end < shorter - start && old[old.length - 1 - end] === next[next.length - 1 - end]) end++
  return {
    start: tail(next.slice(0, start).join(''), CONTEXT),
    removed: head(old.slice(start, old.length - end).join(''), MAX_EXCERPT_LENGTH),
    added: head(next.slice(start, next.length - end).join(''), MAX_EXCERPT_LENGTH),
    end: head(next.slice(next.length - end).join(''), CONTEXT),
  }
}

/** How far into the text the change begins, from 0 to 1. */
export function changePositionOf(before: string, after: string): number {
  let same = 0
  while (same < before.length && same < after.length && before[same] === after[same]) same++
  return after.length === 0 ? 0 : same / after.length
}

/** Excerpt around a relative position: a translated passage is at about the same relative position. */
export function excerptAt(text: string, position: number): string {
  if (text.length <= MAX_EXCERPT_LENGTH) return text
  const from = Math.max(0, Math.min(Math.round(position * text.length) - CONTEXT, text.length - MAX_EXCERPT_LENGTH))
  const word = from === 0 ? 0 : text.indexOf(' ', from) + 1
  return `${word > 0 ? '…' : ''}${head(text.slice(word), MAX_EXCERPT_LENGTH)}`
}

/** Words, and the spaces between them. */
function wordsOf(text: string): string[] {
  return text.split(/(\s+)/).filter(Boolean)
}

function head(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/\S*$/, '').trimEnd() || text.slice(0, most)}…`
}

function tail(text: string, most: number): string {
  return text.length <= most ? text : `…${text.slice(-most).replace(/^\S*\s/, '')}`
}
