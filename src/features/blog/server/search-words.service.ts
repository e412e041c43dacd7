import type { Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { beginningOf, plainTextOf } from '../model/document-text.ts'
import { searchable, vocabularyOf } from '../model/words.ts'
import * as repo from './search.repo.ts'

type Words = { title: string; excerpt: string; tags: string[]; text: string }

/** How a text is found, and the words that one may have mistyped. */
export function wordsFor(locale: Locale, { title, excerpt, tags, text }: Words) {
  const about = `${excerpt}\n${tags.join('\n')}`
  return {
    words: vocabularyOf(`${title}\n${about}\n${text}`),
    columns: repo.searchColumns(locale, {
      title: searchable(title),
      excerpt: searchable(about),
      text: searchable(text),
    }),
  }
}

const AT_ONCE = 50

/** Texts whose words were written by earlier rules, by those of today. A few at a time, so that nobody waits for it. */
export async function renewSearch({ db }: Pick<Context, 'db'>): Promise<void> {
  for (let renewed = AT_ONCE; renewed === AT_ONCE; )
    renewed = await db.transaction(async (tx) => {
      const rows = await repo.takeOld(tx, AT_ONCE)
      const all = new Set<string>()
      for (const { postId, locale, excerpt: shown, document, ...rest } of rows) {
        const text = plainTextOf(document)
        // Where none was written, the beginning of the text is shown.
        const excerpt = shown === beginningOf(text) ? '' : shown
        const { words, columns } = wordsFor(locale, { ...rest, excerpt, text })
        await repo.renew(tx, postId, locale, columns)
        for (const word of words) all.add(word)
      }
      await repo.keepWords(tx, [...all].sort())
      return rows.length
    })
}
