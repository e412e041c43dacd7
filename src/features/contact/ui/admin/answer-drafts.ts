import { removeLocal, setLocal, storedUserId } from '#platform/client/browser-storage.ts'

const KEY = 'answer-drafts'

type StoredDrafts = { userId: string | null; drafts: Record<string, string> }

/** Unsent answers by message. In localStorage, so that they survive a reload and signing out. */
function readDrafts(): Record<string, string> {
  try {
    const { userId, drafts }: StoredDrafts = JSON.parse(localStorage.getItem(KEY)!)
    return userId === storedUserId() ? drafts : {}
  } catch {
    return {}
  }
}

export function readAnswerDraft(messageId: string): string {
  return readDrafts()[messageId] ?? ''
}

/** An empty text removes the draft. */
export function saveAnswerDraft(messageId: string, text: string): void {
  const { [messageId]: _, ...others } = readDrafts()
  const drafts = text.trim() ? { ...others, [messageId]: text } : others
  if (Object.keys(drafts).length > 0) setLocal(KEY, { userId: storedUserId(), drafts } satisfies StoredDrafts)
  else removeLocal(KEY)
}
