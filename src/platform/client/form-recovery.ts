import { STORAGE_REGISTRY } from '#kernel/storage-registry.ts'
import { storedUserId } from './browser-storage.ts'
import { readSaved, removeSaved, type SavedInput, writeSaved } from './saved-input.ts'

/**
 * Saves unsaved form input, so that it is restored after a reload, after signing in or on returning to the form. Forms
 * are identified by `data-recover` (`recoverAs` of `<Form>`), not by URL: a page may show several forms, and one form in
 * turn for several objects.
 */
const MAX_FORMS = 8
const NEVER_STORED = /password|one-time-code|cc-/

type Control = HTMLInputElement | HTMLTextAreaElement

/** Controls and editors with input since the last save. */
const unsaved = new Set<Element>()
/**
 * The last value per field of what is unsaved. A form may show some of its fields only (texts per language), and one
 * control may serve several of them in turn.
 */
const typed = new WeakMap<Element, Map<string, string>>()
/** The form that was submitted and not edited since: the next successful mutation marks its input as saved. */
let submitted: HTMLFormElement | null = null
/** User id at the time of typing: another tab may have signed in another user by the time it is stored. */
let typedBy: string | null = null
let isErased = false
/** Input to restore, by form. A form or a field may be rendered only when the user opens it. */
const pending = new Map<string, Map<string, string>>()
/** Path of the page whose forms are in the document; `location` changes first. */
let path = globalThis.location?.pathname

if (globalThis.document) {
  document.addEventListener('submit', ({ target }) => (submitted = target as HTMLFormElement), true)
  addEventListener('saved', markSaved)
  addEventListener('pagehide', saveTypedInput)
  // Client-side navigation: by a link, while the form still exists, or by the history, before the page is replaced.
  addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && saveTypedInput(), true)
  addEventListener('popstate', saveTypedInput)
  new MutationObserver(followDocument).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['name', 'data-recover'],
  })
}

function followDocument(): void {
  if (path !== location.pathname) {
    path = location.pathname
    pending.clear()
    restoreTypedInput()
  } else fillForms()
}

/** `client.tsx` forwards every input event, and imports this file with the first. */
export function trackInput(target: EventTarget | null): void {
  if (!(target instanceof Element)) return
  if (unsaved.size === 0) typedBy = storedUserId()
  unsaved.add(target)
  const form = target.closest<HTMLFormElement>('form[data-recover]')
  const [field, control] = (form && namedControls(form).find(([, one]) => one === target)) ?? []
  if (form && field && control) {
    typed.set(form, (typed.get(form) ?? new Map<string, string>()).set(field, currentValue(control)))
    // Newer than what is still to be restored.
    pending.get(form.dataset.recover ?? '')?.delete(field)
  }
  if (submitted?.contains(target)) submitted = null
}

function markSaved(): void {
  for (const control of unsaved) if (submitted?.contains(control)) unsaved.delete(control)
  if (submitted?.dataset.recover) {
    typed.delete(submitted)
    // A copy was stored if a link was clicked before.
    removeSaved(submitted.dataset.recover)
    pending.delete(submitted.dataset.recover)
  }
  submitted = null
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
  const userId = typedBy ?? storedUserId()
  // When the session ends, a form may be unmounted already and its input stored.
  const own = [...recoverableForms()]
    .map(([key, form]): [string, SavedInput] => [key, { userId, values: [...valuesOf(key, form)] }])
    .filter(([, { values }]) => values.length > 0)
  const others = Object.entries(readSaved()).filter(([key]) => !own.some(([one]) => one === key))
  // Newest last. The sign-in page has a form too: it must not replace the input of earlier pages.
  if (own.length > 0) writeSaved([...others, ...own].slice(-MAX_FORMS))
}

/** What is not restored yet, the hidden fields and the edited ones. */
function valuesOf(key: string, form: HTMLFormElement): Map<string, string> {
  const edited = typed.get(form) ?? new Map<string, string>()
  const shown = namedControls(form).filter(([field, control]) => isTouched(control, edited.has(field)))
  return new Map([
    ...(pending.get(key) ?? []),
    ...edited,
    ...shown.map(([field, control]): [string, string] => [field, currentValue(control)]),
  ])
}

/** Fills each field as soon as it is rendered, except those that the user has edited since: that input is newer. */
export async function restoreTypedInput(): Promise<void> {
  // Events that arrived while this file was being imported are tracked first.
  await Promise.resolve()
  const own = Object.entries(readSaved()).filter(([, { userId }]) => !userId || userId === storedUserId())
  for (const [key, { values }] of own) {
    const form = recoverableForms().get(key)
    const edited = form && typed.get(form)
    // Called again when the session is known: a form that is partly filled is not stored any more.
    pending.set(key, new Map(values.filter(([field]) => !edited?.has(field))))
  }
  fillForms()
}

function fillForms(): void {
  if (pending.size === 0) return
  for (const [key, form] of recoverableForms()) {
    const values = pending.get(key)
    if (!values) continue
    // The form of a page that is being left has the values, and the next page needs them: only what is filled is removed.
    const missing = namedControls(form).filter(([field, control]) => differs(control, values.get(field)))
    if (missing.length > 0) removeSaved(key)
    for (const [field, control] of missing) {
      setValue(control, values.get(field) ?? '')
      values.delete(field)
    }
    if (values.size === 0) pending.delete(key)
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
function isTouched(control: Control, isEdited: boolean): boolean {
  if (control.type === 'radio') return (control as HTMLInputElement).checked
  return isEdited || (control.type !== 'checkbox' && control.value !== control.defaultValue)
}

function recoverableForms(): Map<string, HTMLFormElement> {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-recover]')]
  return new Map(forms.map((form) => [form.dataset.recover ?? '', form]))
}

/**
 * By name. A form with its own draft restores its choices itself: what a radio button means may depend on another
 * choice, such as the time of a day.
 */
function namedControls(form: HTMLFormElement): [field: string, control: Control][] {
  const count: Record<string, number> = {}
  return [...form.querySelectorAll<Control>('form:not([data-own-draft]) input[name], form textarea[name]')]
    .filter(
      ({ type, autocomplete }) => !['password', 'hidden', 'file'].includes(type) && !NEVER_STORED.test(autocomplete),
    )
    .map((control) => {
      const { name, type } = control
      count[name] = (count[name] ?? 0) + (type === 'radio' ? 0 : 1)
      return [`${name} ${count[name]}`, control]
    })
}

function differs(control: Control, value: string | undefined): boolean {
  if (value === undefined) return false
  if (control.type === 'radio') return control.value === value && !(control as HTMLInputElement).checked
  return currentValue(control) !== value
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
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
