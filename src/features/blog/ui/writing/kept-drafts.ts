import { LOCALES } from '#kernel/locale.ts'
import { keepLocally } from '#platform/client/keep.ts'
import type { NewDraft } from '../../model/desk.ts'
import { NEW_DRAFT } from '../../model/draft-key.ts'
import type { DraftContent } from '../../model/post-input.ts'

const KEY = 'blog-drafts'
const MOST = 5

/** What was typed and could not yet be told to the server, by post and by person. */
export type KeptDraft = { userId: string; content: DraftContent; startedFrom: number | null; savedAt: string }
type Kept = Record<string, KeptDraft>

export function keptDraft(key: string, userId: string): KeptDraft | undefined {
  const kept = read()[key]
  return kept?.userId === userId ? kept : undefined
}

/** Of posts that do not exist yet. */
export function keptNewDrafts(userId: string): NewDraft[] {
  return Object.entries(read())
    .filter(([key, kept]) => kept.userId === userId && NEW_DRAFT.test(key))
    .map(([key, { content, savedAt }]) => ({ key, title: titleOf(content), savedAt }))
}

function titleOf({ texts }: DraftContent): string {
  return LOCALES.map((locale) => texts[locale]?.title).find(Boolean) ?? ''
}

export function keepDraft(key: string, draft: KeptDraft): void {
  const others = Object.entries(read()).filter(([one]) => one !== key)
  const newest = others.sort(([, a], [, b]) => b.savedAt.localeCompare(a.savedAt)).slice(0, MOST - 1)
  keepLocally(KEY, Object.fromEntries([[key, draft], ...newest]))
}

export function forgetDraft(key: string): void {
  const { [key]: _, ...rest } = read()
  keepLocally(KEY, rest)
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}
