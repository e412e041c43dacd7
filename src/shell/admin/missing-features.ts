type Consequence = 'screens' | 'layout' | 'tabs' | 'copying'

/** The browser APIs under test; an argument, so that tests can omit some. */
export type Browser = {
  Object: { groupBy?: unknown }
  Array: { prototype: { toSorted?: unknown } }
  String: { prototype: { toWellFormed?: unknown } }
  Intl: { supportedValuesOf?: unknown }
  ResizeObserver?: unknown
  CSS?: { supports(condition: string): boolean }
  navigator: { locks?: unknown; clipboard?: unknown }
}

/** Recent browser features that admin screens use without a fallback. */
const FEATURES: readonly [name: string, consequence: Consequence, isSupported: (browser: Browser) => boolean][] = [
  ['Object.groupBy', 'screens', (browser) => 'groupBy' in browser.Object],
  ['Array.toSorted', 'screens', (browser) => 'toSorted' in browser.Array.prototype],
  ['String.toWellFormed', 'screens', (browser) => 'toWellFormed' in browser.String.prototype],
  ['Intl.supportedValuesOf', 'screens', (browser) => 'supportedValuesOf' in browser.Intl],
  ['ResizeObserver', 'screens', (browser) => 'ResizeObserver' in browser],
  ['CSS :has()', 'layout', ({ CSS }) => CSS?.supports('selector(:has(a))') === true],
  ['CSS color-mix()', 'layout', ({ CSS }) => CSS?.supports('color: color-mix(in oklab, red, blue)') === true],
  // Secure contexts only: not available on http:// with a host other than localhost.
  ['Web Locks', 'tabs', ({ navigator }) => navigator.locks !== undefined],
  ['Clipboard', 'copying', ({ navigator }) => navigator.clipboard !== undefined],
]

export function missingFeatures(browser: Browser): { name: string; consequence: Consequence }[] {
  const missing = FEATURES.filter(([, , isSupported]) => !isSupported(browser))
  return missing.map(([name, consequence]) => ({ name, consequence }))
}
