import { STORAGE_REGISTRY } from '#kernel/storage-registry.ts'
import { setSession, storedUserId } from './browser-storage.ts'

/** Saves unsaved form input, so that it is restored after a reload, after signing in or on returning to the page. */
const KEY = 'kept-input'
/** A form may be rendered only when the user opens it. */
const RESTORE_WINDOW_MS = 300_000
const MAX_PAGES = 5
const NEVER_STORED = /password|one-time-code|cc-/

type SavedInput = { userId: string | null; values: [field: string, value: string][] }
type Control = HTMLInputElement | HTMLTextAreaElement

/** Controls and editors with input since the last save. */
const unsaved = new Set<Element>()
/**
 * The last value per field of what is unsaved. A form may show some of its fields only (texts per language), and one
 * control may serve several of them in turn.
 */
const typed = new Map<string, { form: Element; value: string }>()
/** The form that was submitted and not edited since: the next successful mutation marks its input as saved. */
let submitted: Element | null = null
/** User id at the time of typing: another tab may have signed in another user by the time it is stored. */
let typedBy: string | null = null
let isErased = false
/** Restored input whose form is not rendered yet. */
let pendingValues = new Map<string, string>()
/** Path of the page whose forms are in the document; `location` changes first. */
let path = globalThis.location?.pathname

if (globalThis.document) {
  document.addEventListener('submit', ({ target }) => (submitted = target as Element), true)
  addEventListener('saved', markSaved)
  addEventListener('pagehide', saveTypedInput)
  // Client-side navigation: by a link, while the form still exists, or by the history, before the page is replaced.
  addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && saveTypedInput(), true)
  addEventListener('popstate', saveTypedInput)
  new MutationObserver(followNavigation).observe(document.body, { childList: true, subtree: true })
}

function followNavigation(): void {
  if (path === location.pathname) return
  path = location.pathname
  pendingValues.clear()
  restoreTypedInput()
}

/** `client.tsx` forwards every input event, and imports this file with the first. */
export function trackInput(target: EventTarget | null): void {
  if (!(target instanceof Element)) return
  if (unsaved.size === 0) typedBy = storedUserId()
  unsaved.add(target)
  const [field, control] = namedControls().find(([, one]) => one === target) ?? []
  if (field) typed.set(field, { form: control!.form!, value: currentValue(control!) })
  if (submitted?.contains(target)) submitted = null
}

function markSaved(): void {
  for (const control of unsaved) if (submitted?.contains(control)) unsaved.delete(control)
  for (const [field, { form }] of typed) if (form === submitted) typed.delete(field)
  submitted = null
  // A copy was stored if a link was clicked before. What other forms have is stored again when the page is left.
  const { [path]: _, ...others } = readSaved()
  writeSaved(others)
}

/** True while a form on this page has input that a reload would have to restore. */
export function hasUnsavedInput(): boolean {
  return [...unsaved].some(
    (target) =>
      target.isConnected &&
      target.closest('form, [contenteditable]') &&
      (target as Partial<Control>).value !== '' &&
      (target as Partial<Control>).type !== 'password',
  )
}

/** Resolves when a reload loses nothing: there is no unsaved input, or the page is hidden. */
export async function whenSaved(): Promise<void> {
  while (hasUnsavedInput() && document.visibilityState === 'visible')
    await new Promise((resolve) => setTimeout(resolve, 500))
}

/** Never passwords or codes, and nothing from fields without a name. */
export function saveTypedInput(): void {
  if (isErased) return
  const shown = namedControls()
  const values = shown
    .filter(([field, control]) => isTouched(field, control))
    .map(([field, control]): [string, string] => [field, currentValue(control)])
  const hidden = [...typed]
    .filter(([field, { form }]) => form.isConnected && !shown.some(([one]) => one === field))
    .map(([field, { value }]): [string, string] => [field, value])
  const own = { userId: typedBy ?? storedUserId(), values: [...pendingValues, ...hidden, ...values] }
  // When the session ends, the form may be unmounted already and its input stored.
  if (own.values.length === 0) return
  const { [path]: _, ...others } = readSaved()
  // Newest last. The sign-in page has a form too: it must not replace the input of earlier pages.
  writeSaved(Object.fromEntries([...Object.entries(others).slice(1 - MAX_PAGES), [path, own]]))
}

/** Fills each field as soon as it is rendered. */
export function restoreTypedInput(): void {
  const saved = takeSavedInput()
  if (!saved) return
  pendingValues = new Map(saved.values)
  const observer = new MutationObserver(fill)
  // A label is connected to its field only after both are rendered.
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['for', 'id', 'name'] })
  setTimeout(() => observer.disconnect(), RESTORE_WINDOW_MS)
  fill()

  function fill(): void {
    for (const [field, control] of namedControls()) {
      const value = pendingValues.get(field)
      if (value === undefined || (control.type === 'radio' && control.value !== value)) continue
      pendingValues.delete(field)
      setValue(control, value)
    }
    if (pendingValues.size === 0) observer.disconnect()
  }
}

/** On sign-out, before the page is left. Post drafts stay: each belongs to one user and is shown to no other. */
export function eraseTypedInput(): void {
  isErased = true
  for (const { name, where, purpose, ...entry } of STORAGE_REGISTRY)
    if (purpose === 'typed' && 'seconds' in entry) window[where].removeItem(name)
}

/**
 * React updates the default value of controlled fields on each change, so only the input event tells that they were
 * edited.
 */
function isTouched(field: string, control: Control): boolean {
  if (control.type === 'radio') return (control as HTMLInputElement).checked
  return typed.has(field) || (control.type !== 'checkbox' && control.value !== control.defaultValue)
}

/**
 * By name and label: a page may have several comment forms with the same field name. A form with its own draft restores
 * its choices itself: what a radio button means may depend on another choice, such as the time of a day.
 */
function namedControls(): [field: string, control: Control][] {
  const count: Record<string, number> = {}
  return [...document.querySelectorAll<Control>('form:not([data-own-draft]) input[name], form textarea[name]')]
    .filter(
      ({ type, autocomplete }) => !['password', 'hidden', 'file'].includes(type) && !NEVER_STORED.test(autocomplete),
    )
    .map((control) => {
      const field = `${control.name} ${control.type === 'radio' ? '' : (control.labels?.[0]?.textContent ?? '')}`
      count[field] = (count[field] ?? 0) + (control.type === 'radio' ? 0 : 1)
      return [`${field} ${count[field]}`, control]
    })
}

function currentValue(control: Control): string {
  return control.type === 'checkbox' ? String((control as HTMLInputElement).checked) : control.value
}

/** Simulates user input: React listens to the event and compares the value with its own copy. */
function setValue(control: Control, value: string): void {
  if (control.type === 'radio' || control.type === 'checkbox') {
    if (control.type === 'radio' || currentValue(control) !== value) control.click()
    return
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Only on the page where it was typed, and only for the same user. */
function takeSavedInput(): SavedInput | undefined {
  const { [path]: own, ...others } = readSaved()
  if (!own || (own.userId && own.userId !== storedUserId())) return
  writeSaved(others)
  return own
}

function writeSaved(pages: Record<string, SavedInput>): void {
  if (Object.keys(pages).length > 0) setSession(KEY, pages)
  else if (globalThis.sessionStorage) sessionStorage.removeItem(KEY)
}

function readSaved(): Record<string, SavedInput> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}
