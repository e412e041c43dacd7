/** What a lack of it means for the admin area. */
export const CONSEQUENCES = ['screens', 'layout', 'tabs', 'copying'] as const
export type Consequence = (typeof CONSEQUENCES)[number]

/** The browser as far as it is asked; an argument, so that a test can lack something. */
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

/** Newer features that screens of the admin area use without a fallback. */
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
  // Both exist in secure contexts only: not on http:// with a name other than localhost.
  { name: 'Web Locks', consequence: 'tabs', isSupported: (browser) => browser.navigator.locks !== undefined },
  { name: 'Clipboard', consequence: 'copying', isSupported: (browser) => browser.navigator.clipboard !== undefined },
]

export function missingFeatures(browser: Browser): Omit<Feature, 'isSupported'>[] {
  return FEATURES.filter(({ isSupported }) => !isSupported(browser)).map(({ name, consequence }) => ({
    name,
    consequence,
  }))
}
