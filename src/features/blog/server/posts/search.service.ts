import type { Context } from '#platform/server/context.ts'
import type { PostList, PostQuery } from '../../model/post.schema.ts'
import { searchWords } from '../../model/text-normalization.ts'
import type { PostFilter } from './post.repo.ts'
import { findSummaries } from './post.repo.ts'
import { toPostSummaries } from './post-summary.service.ts'
import * as repo from './search.repo.ts'

type TextSearchQuery = PostQuery & { query: string }
type SearchAttempt = { terms: repo.Terms; isUnfinished?: boolean; isCorrection?: boolean }
/** Words that may stand in for one that was mistyped. */
const MAX_ALTERNATIVES = 3

/** By the words as they were typed; when nothing has them, by the words they look like. */
export async function searchPosts(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { query, lng: locale, limit, after }: TextSearchQuery,
  filter: PostFilter,
): Promise<PostList> {
  const words = searchWords(query)
  if (words.length === 0) return { posts: [], next: null, corrected: null }
  const offset = Number(/^\d{1,4}$/.exec(after ?? '')?.[0] ?? 0)
  const reader = { locale, now: now() }
  const typed = words.map((word) => [word])
  const isUnfinished = words.at(-1)!.length > 2
  const find = (attempt: SearchAttempt, from = offset) =>
    repo.searchPostIds(db, { ...filter, ...reader, ...attempt, offset: from, limit: limit + 1 })

  const { attempt, ids } = await firstMatchingAttempt()
  const guess = attempt.isCorrection ? attempt.terms : undefined
  const shown = ids.slice(0, limit)
  const cards = shown.length > 0 ? await toPostSummaries(db, await findSummaries(db, shown, reader), locale) : []
  return {
    posts: shown.flatMap((id) => cards.find((card) => card.id === id) ?? []),
    next: ids.length > limit ? String(offset + limit) : null,
    corrected: guess && shown.length > 0 ? await correctionOf(guess, shown) : null,
  }

  /** Only words of the posts that were found, the likest first: no word of a text that readers cannot see is suggested. */
  async function correctionOf(guess: repo.Terms, ids: number[]): Promise<string> {
    const found = await repo.filterWordsInPosts(db, [...new Set(guess.flat())], ids, locale)
    return guess.map((terms, index) => terms.find((term) => found.has(term)) ?? words[index]).join(' ')
  }

  /** The words as they stand, the last one unfinished, those with a hyphen as one word; then those that look like them. */
  async function firstMatchingAttempt(): Promise<{ attempt: SearchAttempt; ids: number[] }> {
    const asTyped: SearchAttempt = { terms: typed }
    const inOne = searchWords(query.replaceAll('-', ''))
    const attempts: SearchAttempt[] = [asTyped]
    if (isUnfinished) attempts.push({ terms: typed, isUnfinished })
    if (inOne.length < words.length) attempts.push({ terms: inOne.map((word) => [word]) })
    for (const attempt of attempts) {
      const ids = await find(attempt)
      // Beyond the last page of what this way finds, no other way is tried.
      if (ids.length > 0 || (offset > 0 && (await find(attempt, 0)).length > 0)) return { attempt, ids }
    }
    const guess = await suggestTerms()
    return guess
      ? { attempt: { terms: guess, isCorrection: true }, ids: await find({ terms: guess }) }
      : { attempt: asTyped, ids: [] }
  }

  /** Undefined when no word looks like another. */
  async function suggestTerms(): Promise<repo.Terms | undefined> {
    const terms: repo.Terms = []
    for (const word of words) {
      const similar = word.length < 4 ? [] : await repo.similarWords(db, word, MAX_ALTERNATIVES + 1)
      // Words of all languages are kept together: one that is right in another may be mistyped in this one.
      const isRight = similar[0] === word && (await repo.termExists(db, word, reader))
      const others = similar.filter((one) => one !== word).slice(0, MAX_ALTERNATIVES)
      terms.push(others.length > 0 && !isRight ? others : [word])
    }
    return terms.some(([likest], index) => likest !== words[index]) ? terms : undefined
  }
}
