import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from '#platform/server/db.ts'
import type { SiteSettings, SiteTexts } from '../../model/texts/site-texts.schema.ts'
import { encodeMark } from '../../model/texts/text-mark.ts'
import * as repo from './text-draft.repo.ts'

const preview = new AsyncLocalStorage<boolean>()

/** Runs a render, as the preview of the editor or not: a render inside another one does not inherit it. */
export function withTextPreview<Result>(isPreview: boolean, render: () => Result): Result {
  return preview.run(isPreview, render)
}

export function isTextPreview(): boolean {
  return preview.getStore() === true
}

export async function previewOf<Settings extends Pick<SiteSettings, 'texts'>>(db: Db, settings: Settings) {
  const texts = withDrafts(settings.texts, await repo.readDrafts(db))
  return { ...settings, texts, markOf: encodeMark }
}

/** The drafts in place of the texts and lists that they change; a draft without one is the standard. */
export function withDrafts(texts: SiteTexts, drafts: repo.Drafts, changedOn?: string): SiteTexts {
  const all = { ...texts }
  for (const { path, items } of drafts.lists) {
    const { items: _, ...others } = all[path] ?? {}
    all[path] = items === null ? others : { ...others, items }
    if (Object.keys(all[path]).length === 0) delete all[path]
  }
  for (const { path, locale, text, standard, updatedAt } of drafts.texts) {
    const day = changedOn ?? updatedAt.toISOString().slice(0, 10)
    const { [locale]: _, ...others } = all[path] ?? {}
    all[path] = text === null ? others : { ...others, [locale]: { text, standard, changedOn: day } }
    if (Object.keys(all[path]).length === 0) delete all[path]
  }
  return all
}
