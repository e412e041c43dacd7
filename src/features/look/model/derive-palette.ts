import { blend, contrastOf, differenceOf, type Oklch, toHex, toOklch } from './oklch.ts'
import {
  type BandTokens,
  STANDARD_BRAND,
  STANDARD_PALETTE,
  type ThemePalette,
  type ThemeTokens,
} from './standard-tokens.ts'

/** WCAG 2.2 AA: text, and parts of controls. */
const TEXT_CONTRAST = 4.5
const CONTROL_CONTRAST = 3
/** The hover style of a button, in `src/ui/button.css`. */
const HOVER_OPACITY = 0.85
const LIGHTNESS_STEP = 0.004

type Theme = 'light' | 'dark'
const SURFACES = ['paper', 'sheet', 'wash'] as const
const TEXTS = ['ink', 'ink-2', 'ink-3'] as const
const SHADES = [...SURFACES, ...TEXTS, 'line', 'line-strong', 'pen'] as const
type Shades = Record<(typeof SHADES)[number], string>

/** Every colour of the site, from those of the company. An empty accent follows the brand colour. */
export function derivePalette({ brand, accent }: { brand: string; accent: string }): ThemePalette {
  if (brand === STANDARD_BRAND && !accent) return STANDARD_PALETTE
  const text = accent || brand
  return {
    light: deriveTheme('light', brand, text),
    dark: deriveTheme('dark', brand, text),
    band: { light: deriveBand('light', brand, text), dark: deriveBand('dark', brand, text) },
  }
}

/** The colours of a theme that the company's colour is compared with. */
export function surfacesOf(tokens: Pick<ThemeTokens, (typeof SURFACES)[number]>): string[] {
  return SURFACES.map((name) => tokens[name])
}

/** Whether the fill of a button cannot be told from the page by its contrast alone. */
export function isFaint(tokens: ThemeTokens): boolean {
  return !passes(tokens.brand, surfacesOf(tokens), CONTROL_CONTRAST)
}

function deriveTheme(theme: Theme, brand: string, accent: string): ThemeTokens {
  const standard = STANDARD_PALETTE[theme]
  const shades = deriveShades(standard, brand)
  const surfaces = surfacesOf(shades)
  const readable = (colour: string) => nearest(colour, (next) => passes(next, surfaces, TEXT_CONTRAST))
  return {
    ...shades,
    ...deriveFill(theme, brand, shades),
    'brand-strong': readable(accent),
    danger: readable(standard.danger),
    ok: readable(standard.ok),
    warn: readable(standard.warn),
  }
}

/** Dark in both themes. */
function deriveBand(theme: Theme, brand: string, accent: string): BandTokens {
  const standard = STANDARD_PALETTE.band[theme]
  const shades = deriveShades(standard, brand)
  const surfaces = surfacesOf(shades)
  const { lightness } = toOklch(standard['brand-strong'])
  return {
    ...shades,
    ...deriveFill('dark', brand, shades),
    'brand-strong': nearest({ ...toOklch(accent), lightness }, (next) => passes(next, surfaces, TEXT_CONTRAST)),
    warn: nearest(standard.warn, (next) => passes(next, surfaces, TEXT_CONTRAST)),
  }
}

/**
 * On white a bright colour stays itself and gets an edge: darkened, yellow would be brown. On a dark page a dark colour is
 * lightened, and stays recognisable.
 */
function deriveFill(theme: Theme, brand: string, shades: Shades) {
  const standsOut = (colour: string) => passes(colour, surfacesOf(shades), CONTROL_CONTRAST)
  const line = nearest(brand, standsOut)
  const canBeFill = (colour: string) => textOn(colour, shades) !== undefined && (theme === 'light' || standsOut(colour))
  const fill = nearest(brand, canBeFill)
  return { brand: fill, 'on-brand': textOn(fill, shades) ?? shades.ink, 'brand-line': line }
}

/** Surfaces, inks and lines with the lightness of the standard palette and the hue of the brand. */
function deriveShades(standard: BandTokens | ThemeTokens, brand: string): Shades {
  const { chroma, hue } = toOklch(brand)
  const saturation = Math.min(1, chroma / toOklch(STANDARD_BRAND).chroma) * warmth(hue)
  const tint = (name: (typeof SHADES)[number]): string => {
    const { lightness, chroma: own } = toOklch(standard[name])
    return toHex({ lightness, chroma: own * saturation, hue })
  }
  const shades = Object.fromEntries(SHADES.map((name) => [name, tint(name)])) as Shades
  for (const name of TEXTS)
    shades[name] = nearest(shades[name], (next) => passes(next, surfacesOf(shades), TEXT_CONTRAST))
  return shades
}

/** Dark surfaces in a warm hue are brown at the chroma at which they are navy in a cold one. */
function warmth(hue: number): number {
  const distance = Math.abs(((hue - 75 + 540) % 360) - 180)
  return distance < 75 ? 0.5 : distance > 125 ? 1 : 0.5 + (distance - 75) / 100
}

/** Dark or white text that is readable on a fill, also while the pointer is over it. */
function textOn(fill: string, shades: Shades): string | undefined {
  const { chroma, hue } = toOklch(fill)
  const tinted = toHex({ lightness: 0.231, chroma: Math.min(chroma, 0.044), hue })
  const fills = [fill, ...surfacesOf(shades).map((surface) => blend(fill, surface, HOVER_OPACITY))]
  return [tinted, '#ffffff', '#000000'].find((text) => passes(text, fills, TEXT_CONTRAST))
}

function passes(colour: string, others: readonly string[], contrast: number): boolean {
  return others.every((other) => contrastOf(colour, other) >= contrast)
}

/** The colour itself, or the nearest lightness of it that fits. Black or white fits at the latest. */
function nearest(colour: string | Oklch, fits: (next: string) => boolean): string {
  const start = typeof colour === 'string' ? toOklch(colour) : colour
  const unchanged = typeof colour === 'string' ? colour : toHex(colour)
  if (fits(unchanged)) return unchanged
  for (let distance = LIGHTNESS_STEP; distance <= 1; distance += LIGHTNESS_STEP)
    for (const lightness of [start.lightness - distance, start.lightness + distance]) {
      if (lightness < -LIGHTNESS_STEP || lightness > 1 + LIGHTNESS_STEP) continue
      const next = toHex({ ...start, lightness })
      if (fits(next)) return next
    }
  return unchanged
}

/** Whether areas of both colours cannot be told apart. */
export function isSameColour(one: string, other: string): boolean {
  return differenceOf(one, other) < 0.02
}
