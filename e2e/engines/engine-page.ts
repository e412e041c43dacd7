/** A string is a part of the name or text, with `exact` all of it. */
export type Words = string | RegExp

/** Finds what a visitor sees: by role and name, by label, or by text. The first visible match counts. */
export type Target = { within?: Target; exact?: boolean } & (
  | { by: 'role'; role: string; words?: Words }
  | { by: 'label'; words: Words }
  | { by: 'text'; words: Words }
)

/** What the journeys do in a browser; implemented with Puppeteer and with WebDriver. Actions wait for their target. */
export type EnginePage = {
  open(path: string): Promise<void>
  /** Size of the viewport in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  click(target: Target): Promise<void>
  /** Replaces the value of a field. */
  fill(target: Target, value: string): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  press(key: 'Shift' | 'Enter' | 'Escape' | 'Tab'): Promise<void>
  goBack(): Promise<void>
  goForward(): Promise<void>
  isVisible(target: Target): Promise<boolean>
  /** Calls a self-contained function in the page, with the element of the target. */
  inspect<R>(target: Target, read: (element: HTMLElement) => R): Promise<R>
  evaluate<R>(read: () => R): Promise<R>
  setCookie(name: string, value: string): Promise<void>
  screenshot(): Promise<Buffer>
  /** Console errors, warnings, exceptions and CSP violations so far. */
  complaints(): string[]
  close(): Promise<void>
}

/** A running browser; each page has its own cookies and storage. */
export type EngineBrowser = { newPage(): Promise<EnginePage>; close(): Promise<void> }

export const role = (name: string, words?: Words, within?: Target): Target => ({
  by: 'role',
  role: name,
  ...(words !== undefined && { words }),
  ...(within && { within }),
})
export const button = (words: Words, within?: Target) => role('button', words, within)
export const link = (words: Words, within?: Target) => role('link', words, within)
export const heading = (words: Words) => role('heading', words)
export const field = (words: Words): Target => ({ by: 'label', words })
export const text = (words: Words): Target => ({ by: 'text', words })
export const exactly = (target: Target): Target => ({ ...target, exact: true })
