import { z } from 'zod'
import { LOCALES } from '#kernel/locale.ts'
import { setLocal } from '#platform/client/browser-storage.ts'
import { readLocal } from '#platform/client/stored-fields.ts'
import { NEW_DRAFT_KEY, type NewDraft } from '../../../model/authoring.schema.ts'
import type { DraftContent } from '../../../model/post-input.schema.ts'

const KEY = 'blog-drafts'
const MAX_LOCAL_DRAFTS = 5

/** Drafts not yet saved on the server, by post and user. */
const text = z.string().optional()
const draftText = z.looseObject({ title: text, slug: text, excerpt: text, coverAlt: text, document: z.looseObject({}) })
/** The form of the content; its limits are checked when it is sent. */
const storedContent = z.looseObject({
  creator: text,
  tags: z.array(z.string()),
  texts: z.partialRecord(z.enum(LOCALES), draftText),
})
const localDraft = z.object({
  userId: z.string(),
  content: z.custom<DraftContent>((content) => storedContent.safeParse(content).success),
  startedFrom: z.int().nullable(),
  savedAt: z.string(),
})
export type LocalDraft = z.infer<typeof localDraft>
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
  const drafts = Object.entries(readLocal(KEY)).flatMap(([key, stored]) => {
    const { data } = localDraft.safeParse(stored)
    return data ? [[key, data] as const] : []
  })
  return Object.fromEntries(drafts)
}
