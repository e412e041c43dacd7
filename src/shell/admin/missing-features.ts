/** Consequence of a missing feature for the admin area. */
export const CONSEQUENCES = ['screens', 'layout', 'tabs', 'copying'] as const
export type Consequence = (typeof CONSEQUENCES)[number]

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

type Feature = { name: string; consequence: Consequence; isSupported: (browser: Browser) => boolean }

/** Recent browser features that admin screens use without a fallback. */
const FEATURES: readonly Feature[] = [
  { name: 'Object.groupBy', consequence: 'screens', isSupported: (browser) => 'groupBy' in browser.Object },
  { name: 'Array.toSorted', consequence: 'screens', isSupported: (browser) => 'toSorted' in browser.Array.prototype },
  {
    name: 'String.toWellFormed',
    consequence: 'screens',
    isSupported: (browser) => 'toWellFormed' in browser.String.prototype,
  },
  {
    name: 'Intl.supportedValuesOf',
    consequence: 'screens',
    isSupported: (browser) => 'supportedValuesOf' in browser.Intl,
  },
  { name: 'ResizeObserver', consequence: 'screens', isSupported: (browser) => 'ResizeObserver' in browser },
  {
    name: 'CSS :has()',
    consequence: 'layout',
    isSupported: (browser) => browser.CSS?.supports('selector(:has(a))') === true,
  },
  {
    name: 'CSS color-mix()',
    consequence: 'layout',
    isSupported: (browser) => browser.CSS?.supports('color: color-mix(in oklab, red, blue)') === true,
  },
  // Secure contexts only: not available on http:// with a host other than localhost.
  { name: 'Web Locks', consequence: 'tabs', isSupported: (browser) => browser.navigator.locks !== undefined },
  { name: 'Clipboard', consequence: 'copying', isSupported: (browser) => browser.navigator.clipboard !== undefined },
]

export function missingFeatures(browser: Browser): Omit<Feature, 'isSupported'>[] {
  return FEATURES.filter(({ isSupported }) => !isSupported(browser)).map(({ name, consequence }) => ({
    name,
    consequence,
  }))
}
