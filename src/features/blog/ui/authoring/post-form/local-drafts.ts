import { LOCALES } from '#kernel/locale.ts'
import { setLocal } from '#platform/client/browser-storage.ts'
import { NEW_DRAFT_KEY, type NewDraft } from '../../../model/authoring.schema.ts'
import type { DraftContent } from '../../../model/post-input.schema.ts'

const KEY = 'blog-drafts'
const MAX_LOCAL_DRAFTS = 5

/** Drafts not yet saved on the server, by post and user. */
export type LocalDraft = { userId: string; content: DraftContent; startedFrom: number | null; savedAt: string }
type LocalDrafts = Record<string, LocalDraft>

export function readLocalDraft(key: string, userId: string): LocalDraft | undefined {
  const stored = readAll()[key]
  return stored?.userId === userId ? stored : undefined
}

export function listLocalNewDrafts(userId: string): NewDraft[] {
  return Object.entries(readAll())
    .filter(([key, stored]) => stored.userId === userId && NEW_DRAFT_KEY.test(key))
    .map(([key, { content, savedAt }]) => ({ key, title: titleOf(content), savedAt }))
}

function titleOf({ texts }: DraftContent): string {
  return LOCALES.map((locale) => texts[locale]?.title).find(Boolean) ?? ''
}

export function saveLocalDraft(key: string, draft: LocalDraft): void {
  const others = Object.entries(readAll()).filter(([one]) => one !== key)
  const newest = others.sort(([, a], [, b]) => b.savedAt.localeCompare(a.savedAt)).slice(0, MAX_LOCAL_DRAFTS - 1)
  setLocal(KEY, Object.fromEntries([[key, draft], ...newest]))
}

export function removeLocalDraft(key: string): void {
  const { [key]: _, ...rest } = readAll()
  setLocal(KEY, rest)
}

function readAll(): LocalDrafts {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}
