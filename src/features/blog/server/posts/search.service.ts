import type { Context } from '#platform/server/context.ts'
import type { PostList, PostQuery } from '../../model/post.schema.ts'
import { searchWords } from '../../model/text-normalization.ts'
import { findSummaries, type PostFilter } from './post.repo.ts'
import { toPostSummaries } from './post-summary.service.ts'
import * as repo from './search.repo.ts'

type SearchAttempt = { terms: repo.Terms; isUnfinished?: boolean; isCorrection?: boolean }
/** Suggestions per misspelled word. */
const MAX_ALTERNATIVES = 3

/** Searches the terms as typed; without a result, their spelling suggestions. */
export async function searchPosts(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { query, lng: locale, limit, after }: PostQuery & { query: string },
  filter: PostFilter,
): Promise<PostList> {
  const words = searchWords(query)
  if (words.length === 0) return { posts: [], next: null, corrected: null }
  const offset = Number(/^\d{1,4}$/.exec(after ?? '')?.[0] ?? 0)
  const reader = { locale, now: now() }
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

  /** Suggests only words of the posts found, so that words of hidden texts cannot leak. */
  async function correctionOf(guess: repo.Terms, ids: number[]): Promise<string> {
    const found = await repo.filterWordsInPosts(db, [...new Set(guess.flat())], ids, locale)
    return guess.map((terms, index) => terms.find((term) => found.has(term)) ?? words[index]).join(' ')
  }

  /** Tries the exact terms, the last term as a prefix, hyphenated terms joined, then spelling suggestions. */
  async function firstMatchingAttempt(): Promise<{ attempt: SearchAttempt; ids: number[] }> {
    const asTyped: SearchAttempt = { terms: words.map((word) => [word]) }
    const inOne = searchWords(query.replaceAll('-', ''))
    const attempts: SearchAttempt[] = [asTyped]
    if ((words.at(-1) ?? '').length > 2) attempts.push({ ...asTyped, isUnfinished: true })
    if (inOne.length < words.length) attempts.push({ terms: inOne.map((word) => [word]) })
    for (const attempt of attempts) {
      const ids = await find(attempt)
      // On a page after the last one, later attempts must not run.
      if (ids.length > 0 || (offset > 0 && (await find(attempt, 0)).length > 0)) return { attempt, ids }
    }
    const guess = await suggestTerms()
    return guess
      ? { attempt: { terms: guess, isCorrection: true }, ids: await find({ terms: guess }) }
      : { attempt: asTyped, ids: [] }
  }

  /** Undefined if there is no suggestion. */
  async function suggestTerms(): Promise<repo.Terms | undefined> {
    const terms: repo.Terms = []
    for (const word of words) {
      const similar = word.length < 4 ? [] : await repo.similarWords(db, word, MAX_ALTERNATIVES + 1)
      // The vocabulary has all languages: a word known in another one may be misspelled in this one.
      const isRight = similar[0] === word && (await repo.termExists(db, word, reader))
      const others = similar.filter((one) => one !== word).slice(0, MAX_ALTERNATIVES)
      terms.push(others.length > 0 && !isRight ? others : [word])
    }
    return terms.some(([likest], index) => likest !== words[index]) ? terms : undefined
  }
}
