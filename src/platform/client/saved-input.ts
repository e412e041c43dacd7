import { setSession } from './browser-storage.ts'
import { fieldsOf, isText, readSession } from './stored-fields.ts'

// A stored key is data: tabs that an earlier build served have input under it.
const KEY = 'kept-input'

/** Unsaved input of a form, and who typed it. */
export type SavedInput = { userId: string | null; values: [field: string, value: string][] }

export function removeSaved(key: string): void {
  writeSaved(Object.entries(readSaved()).filter(([one]) => one !== key))
}

export function writeSaved(forms: [key: string, input: SavedInput][]): void {
  if (forms.length > 0) setSession(KEY, Object.fromEntries(forms))
  else if (globalThis.sessionStorage) sessionStorage.removeItem(KEY)
}

/** By form. Without malformed content, and without what an earlier version stored, whose keys are paths. */
export function readSaved(): Record<string, SavedInput> {
  const stored = Object.entries(readSession(KEY))
  return Object.fromEntries(
    stored.flatMap(([key, input]) => (isSavedInput(input) && key[0] !== '/' ? [[key, input]] : [])),
  )
}

function isSavedInput(input: unknown): input is SavedInput {
  const { userId, values } = fieldsOf(input)
  return (
    (userId === null || isText(userId)) &&
    Array.isArray(values) &&
    values.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(isText))
  )
}
