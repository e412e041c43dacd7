import { removeLocal, setLocal, storedUserId } from '#platform/client/browser-storage.ts'
import { fieldsOf, isText, readLocal } from '#platform/client/stored-fields.ts'

const KEY = 'answer-drafts'

/** Unsent answers by message. In localStorage, so that they survive a reload and signing out. */
function readDrafts(): Record<string, string> {
  const { userId, drafts } = readLocal(KEY)
  if (userId !== storedUserId()) return {}
  const texts = Object.entries(fieldsOf(drafts)).filter((entry): entry is [string, string] => isText(entry[1]))
  return Object.fromEntries(texts)
}

export function readAnswerDraft(messageId: string): string {
  return readDrafts()[messageId] ?? ''
}

/** An empty text removes the draft. */
export function saveAnswerDraft(messageId: string, text: string): void {
  const { [messageId]: _, ...others } = readDrafts()
  const drafts = text.trim() ? { ...others, [messageId]: text } : others
  if (Object.keys(drafts).length > 0) setLocal(KEY, { userId: storedUserId(), drafts })
  else removeLocal(KEY)
}
