import { REGISTRY } from '#kernel/kept.ts'
import { keepForVisit } from '#platform/client/keep.ts'

/** What was typed when a session ended in the middle of it, so that it is there again after signing in. */
const KEY = 'kept-input'
/** A form may open only when somebody asks for it. */
const PATIENCE = 300_000

type Kept = { path: string; values: [name: string, value: string][] }
type Control = HTMLInputElement | HTMLTextAreaElement

/** Never a password, and nothing from fields without a name. */
export function keepTyped(): void {
  const values = controls()
    .filter((control) => control.name && isTouched(control))
    .map(({ name, value }): [string, string] => [name, value])
  if (values.length > 0) keepForVisit(KEY, { path: location.pathname, values } satisfies Kept)
}

/** Back on the page: each field gets its text as soon as it is there. */
export function restoreTyped(): void {
  const kept = take()
  if (!kept) return
  const missing = new Map(kept.values)
  const observer = new MutationObserver(fill)
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), PATIENCE)
  fill()

  function fill(): void {
    for (const control of controls()) {
      const value = missing.get(control.name)
      if (value === undefined || (control.type === 'radio' && control.value !== value)) continue
      missing.delete(control.name)
      if (control.type === 'radio') control.click()
      else type(control, value)
    }
    if (missing.size === 0) observer.disconnect()
  }
}

/** React keeps the first value of many fields in step with the present one: of those only the typing itself tells. */
const typedIn = new WeakSet<EventTarget>()
globalThis.document?.addEventListener('input', ({ target }) => target && typedIn.add(target), true)

function isTouched(control: Control): boolean {
  if (control.type === 'radio') return (control as HTMLInputElement).checked
  return typedIn.has(control) || control.value !== control.defaultValue
}

/** Whoever goes leaves nothing half-written to the next one here. Drafts of posts stay: they are lost nowhere. */
export function forgetTyped(): void {
  for (const { name, where, purpose, ...kept } of REGISTRY)
    if (purpose === 'typed' && 'seconds' in kept) window[where].removeItem(name)
}

function controls(): Control[] {
  return [...document.querySelectorAll<Control>('form input, form textarea')].filter(
    ({ type }) => !['password', 'hidden', 'checkbox', 'file'].includes(type),
  )
}

/** As a person would: React listens to the event and reads the value past its own copy. */
function type(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Only where it was typed. */
function take(): Kept | undefined {
  try {
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (kept?.path !== location.pathname) return
    sessionStorage.removeItem(KEY)
    return kept
  } catch {
    return
  }
}
