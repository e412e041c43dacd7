import type { Context } from '#platform/server/context.ts'
import type { PostPage, PostQuery } from '../model/post.ts'
import { searchWords } from '../model/words.ts'
import { toCards } from './card.ts'
import type { Filter } from './post.repo.ts'
import { findCards } from './post.repo.ts'
import * as repo from './search.repo.ts'

type Wanted = PostQuery & { query: string }
type Way = { terms: repo.Terms; isUnfinished?: boolean; isGuess?: boolean }
/** Words that may stand in for one that was mistyped. */
const ALTERNATIVES = 3

/** By the words as they were typed; when nothing has them, by the words they look like. */
export async function searchPosts(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { query, lng: locale, limit, after }: Wanted,
  filter: Filter,
): Promise<PostPage> {
  const words = searchWords(query)
  if (words.length === 0) return { posts: [], next: null, corrected: null }
  const offset = Number(/^\d{1,4}$/.exec(after ?? '')?.[0] ?? 0)
  const reader = { locale, now: now() }
  const typed = words.map((word) => [word])
  const isUnfinished = words.at(-1)!.length > 2
  const find = (way: Way, from = offset) =>
    repo.search(db, { ...filter, ...reader, ...way, offset: from, limit: limit + 1 })

  const { way, ids } = await firstThatFinds()
  const guess = way.isGuess ? way.terms : undefined
  const shown = ids.slice(0, limit)
  const cards = shown.length > 0 ? await toCards(db, await findCards(db, shown, reader), locale) : []
  return {
    posts: shown.flatMap((id) => cards.find((card) => card.id === id) ?? []),
    next: ids.length > limit ? String(offset + limit) : null,
    corrected: guess && shown.length > 0 ? await correctionOf(guess, shown) : null,
  }

  /** Only words of the posts that were found, the likest first: no word of a text that readers cannot see is suggested. */
  async function correctionOf(guess: repo.Terms, ids: number[]): Promise<string> {
    const found = await repo.wordsWithin(db, [...new Set(guess.flat())], ids, locale)
    return guess.map((terms, index) => terms.find((term) => found.has(term)) ?? words[index]).join(' ')
  }

  /** The words as they stand, the last one unfinished, those with a hyphen as one word; then those that look like them. */
  async function firstThatFinds(): Promise<{ way: Way; ids: number[] }> {
    const asTyped: Way = { terms: typed }
    const inOne = searchWords(query.replaceAll('-', ''))
    const ways: Way[] = [asTyped]
    if (isUnfinished) ways.push({ terms: typed, isUnfinished })
    if (inOne.length < words.length) ways.push({ terms: inOne.map((word) => [word]) })
    for (const way of ways) {
      const ids = await find(way)
      // Beyond the last page of what this way finds, no other way is tried.
      if (ids.length > 0 || (offset > 0 && (await find(way, 0)).length > 0)) return { way, ids }
    }
    const guess = await guessWords()
    return guess
      ? { way: { terms: guess, isGuess: true }, ids: await find({ terms: guess }) }
      : { way: asTyped, ids: [] }
  }

  /** Undefined when no word looks like another. */
  async function guessWords(): Promise<repo.Terms | undefined> {
    const terms: repo.Terms = []
    for (const word of words) {
      const similar = word.length < 4 ? [] : await repo.similarWords(db, word, ALTERNATIVES + 1)
      // Words of all languages are kept together: one that is right in another may be mistyped in this one.
      const isRight = similar[0] === word && (await repo.isThere(db, word, reader))
      const others = similar.filter((one) => one !== word).slice(0, ALTERNATIVES)
      terms.push(others.length > 0 && !isRight ? others : [word])
    }
    return terms.some(([likest], index) => likest !== words[index]) ? terms : undefined
  }
}
