import { isDeepStrictEqual } from 'node:util'
import type { Languages } from '#kernel/languages/languages.ts'
import { raceTimeout } from '#platform/server/concurrency/time-limit.ts'
import type { Context, LanguageSource } from '#platform/server/context.ts'
import { noteTag, onInvalidation } from '#platform/server/tags.ts'
import { languagesOf, languagesSetting } from '../model/languages.schema.ts'
import { getSetting } from './setting.service.ts'

/** While the database does not respond, requests continue with the languages that were read before. */
const RELOAD_TIMEOUT_MS = 2000

/**
 * The visible languages in the memory of this process, so that a cached page is found without a query. Read again when the
 * setting is invalidated, by this process or another one.
 */
export async function openLanguages({ db, log }: Pick<Context, 'db' | 'log'>): Promise<LanguageSource> {
  let known = await load()
  let reloading: Promise<void> | undefined
  let isOutdated = false
  const stop = onInvalidation((invalidation) => {
    if (invalidation === 'unknown' || (invalidation !== 'all' && !invalidation.includes(languagesSetting.key))) return
    isOutdated = true
    reload()
  })

  async function load(): Promise<Languages> {
    return languagesOf(await getSetting({ db }, languagesSetting))
  }

  function reload(): Promise<void> {
    const started: Promise<void> = load()
      .then((languages) => {
        // An earlier one may have read the value before the change.
        if (reloading !== started) return
        // The same object as long as nothing changed: it identifies the languages that a page was rendered with.
        if (!isDeepStrictEqual(languages, known)) known = languages
        isOutdated = false
      })
      .catch((err) => log.warn({ err }, 'the languages of the site were not read'))
      .finally(() => {
        if (reloading === started) reloading = undefined
      })
    reloading = started
    return started
  }

  function current(): Languages {
    noteTag(languagesSetting.key)
    return known
  }

  async function ready(): Promise<void> {
    if (isOutdated) await raceTimeout(reloading ?? reload(), RELOAD_TIMEOUT_MS, () => {})
  }

  return { current, ready, close: stop }
}
