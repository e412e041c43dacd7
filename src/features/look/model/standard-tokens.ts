/** Colours of one theme, by the name of their custom property. `src/theme.css` has the same values; a test compares them. */
export type ThemeTokens = {
  /** Surfaces with text of `on-brand` on them: buttons, fills of drawings. */
  brand: string
  'on-brand': string
  /** Edges of controls, markers and lines of charts. */
  'brand-line': string
  /** Text in the colour of the company: links, labels, focus outlines. */
  'brand-strong': string
  ink: string
  'ink-2': string
  'ink-3': string
  paper: string
  sheet: string
  wash: string
  line: string
  'line-strong': string
  /** Strokes of drawings. */
  pen: string
  danger: string
  ok: string
  warn: string
}

/** The band of case studies, on the same tokens, in both themes. */
export type BandTokens = Omit<ThemeTokens, 'danger' | 'ok'>

export type ThemePalette = { light: ThemeTokens; dark: ThemeTokens; band: { light: BandTokens; dark: BandTokens } }

const light: ThemeTokens = {
  brand: '#00aeef',
  'on-brand': '#04202f',
  'brand-line': '#00aeef',
  'brand-strong': '#006f9e',
  ink: '#06202e',
  'ink-2': '#3d5868',
  'ink-3': '#5d7787',
  paper: '#fbfdfe',
  sheet: '#ffffff',
  wash: '#eef7fb',
  line: '#cfe3ec',
  'line-strong': '#9cc6d8',
  pen: '#0a4b6f',
  danger: '#b42318',
  ok: '#0b7a4b',
  warn: '#9a6700',
}

const dark: ThemeTokens = {
  ...light,
  'brand-strong': '#5fd0ff',
  ink: '#e8f6fd',
  'ink-2': '#a9c8d8',
  'ink-3': '#86a9bb',
  paper: '#04202f',
  sheet: '#062a3d',
  wash: '#07324a',
  line: '#124760',
  'line-strong': '#1d6486',
  pen: '#a5e2ff',
  danger: '#ff9a8f',
  ok: '#6fe0ad',
  warn: '#f4c95d',
}

const band: BandTokens = {
  brand: light.brand,
  'on-brand': light['on-brand'],
  'brand-line': light['brand-line'],
  'brand-strong': '#7ad9ff',
  ink: '#f3fbff',
  'ink-2': '#c2e1ef',
  'ink-3': '#a3cde0',
  paper: '#073450',
  sheet: '#05283e',
  wash: '#0c4669',
  line: '#1c5a7d',
  'line-strong': '#3f88ae',
  pen: '#e4f5fd',
  warn: '#ffd98a',
}

/** The palette of the product, drawn by hand. The others are derived from its lightness and chroma. */
export const STANDARD_PALETTE: ThemePalette = {
  light,
  dark,
  band: { light: band, dark: { ...band, paper: '#0b4568', sheet: '#083652' } },
}
export const STANDARD_BRAND = light.brand
