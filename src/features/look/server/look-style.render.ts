import { isFaint } from '../model/derive-palette.ts'
import type { LookValue } from '../model/look.schema.ts'
import { markAddress, scaledTo } from '../model/look-files.ts'
import type { Mark } from '../model/mark.ts'
import { channelsOf } from '../model/oklch.ts'
import { type BandTokens, STANDARD_PALETTE, type ThemePalette, type ThemeTokens } from '../model/standard-tokens.ts'
import { headingFontStyle } from '../ui/static/heading-font-files.ts'

/** The values of `--grid`, over any surface. */
const GRID_OPACITY = { light: 0.085, dark: 0.07, band: 0.075 }

/**
 * What a page needs besides the style sheets: the heading font, and custom properties over those of `src/theme.css` and of
 * `.print` in `portfolio.css`. Rules outside of cascade layers override those in layers. Empty for the standard look.
 */
export function themeStyle({ font }: Pick<LookValue, 'font'>, palette: ThemePalette): string {
  return headingFontStyle(font) + (palette === STANDARD_PALETTE ? '' : colourStyle(palette))
}

type MarkedLook = { mark: Mark; version: string; palette: ThemePalette }

const IN_DRAWER = '.drawer>div>span::before'
/** Above the heading of the pages of accounts. */
const ON_ACCOUNT_PAGES = '.all-paper>.wrap>:first-child::before'

/** The mark in the drawer and on the pages of accounts, and what a logo needs to be seen in both themes. */
export function logoStyle(look: MarkedLook): string {
  const { mark } = look
  if (mark.kind === 'standard') return ''
  const drawn =
    rule(IN_DRAWER, ['display:inline-block', 'margin-right:10px', 'vertical-align:middle', ...drawMark(look, 26)]) +
    rule(ON_ACCOUNT_PAGES, ['display:block', 'margin-bottom:24px', ...drawMark(look, 48)])
  const plate = plateOf(look)
  if (!plate) return drawn
  const theme = mark.kind === 'logo' && mark.logo.tone === 'dark' ? '[data-theme=dark]' : ':root:not([data-theme=dark])'
  return `${drawn}@media screen{${rule(`${theme} .bar-logo>img`, plateDeclarations(plate))}${rule([IN_DRAWER, ON_ACCOUNT_PAGES].map((place) => `${theme} ${place}`).join(), plateDeclarations(plate))}}`
}

/** The mark in the bar of error pages, which follow the theme of the browser. */
export function errorPageLogoStyle(look: MarkedLook): string {
  const { mark } = look
  if (mark.kind === 'standard') return ''
  const drawn = rule('header::before', ['align-self:center', 'margin-block:9px', ...drawMark(look, 32)])
  const plate = plateOf(look)
  if (!plate) return drawn
  const theme = mark.kind === 'logo' && mark.logo.tone === 'dark' ? 'dark' : 'light'
  return `${drawn}@media(prefers-color-scheme:${theme}){${rule('header::before', plateDeclarations(plate))}}`
}

/** Declarations of a pseudo-element. */
function drawMark({ mark, version }: MarkedLook, maxHeight: number): string[] {
  const { width, height } = scaledTo(maxHeight, mark.kind === 'logo' ? mark.logo : { width: 1, height: 1 })
  const image = `url(${markAddress(version, mark)}) center/contain no-repeat`
  return ['content:""', `width:${width}px`, `height:${height}px`, `background:${image}`]
}

/**
 * Hides the drawings beside headings, of the steps and of the closing section of the landing page, which show the work of a web
 * studio. Those of services are chosen with the services.
 */
export const WITHOUT_DRAWINGS =
  ':root :is(.head-drawing,.layers,.drawing.step,.close-drawing,.all-paper>.wrap>div>svg){display:none}:root :is(.head,.plain-page>div):has(.head-drawing)>*{max-width:none}:root .hero:has(.layers){grid-template-columns:minmax(0,1fr)}'

/** A background for a logo that is dark or light only. */
export function plateOf({ mark, palette }: { mark: Mark; palette: ThemePalette }): string | undefined {
  const tone = mark.kind === 'logo' ? mark.logo.tone : 'both'
  return { dark: '#ffffff', light: palette.dark.paper, both: undefined }[tone]
}

const plateDeclarations = (colour: string) => [`background-color:${colour}`, 'padding:3px', 'box-sizing:content-box']

function colourStyle({ light, dark, band }: ThemePalette): string {
  const screen = [
    rule('[data-theme=dark]', [...themeProperties(dark, 'dark'), ...themeEdge(dark)]),
    rule('.print', bandProperties(band.light)),
    rule('[data-theme=dark] .print', bandProperties(band.dark)),
  ]
  const paper = rule(
    '.print',
    properties({ ink: light.ink, 'ink-2': light['ink-2'], 'brand-strong': light['brand-strong'] }),
  )
  const root = rule(':root', [...themeProperties(light, 'light'), ...themeEdge(light), shadow(light)])
  return `${root}@media screen{${screen.join('')}}@media print{${paper}}`
}

function themeProperties(tokens: ThemeTokens, theme: 'light' | 'dark'): string[] {
  return [
    ...properties(tokens),
    `--grid:${translucent(tokens[theme === 'light' ? 'pen' : 'brand-strong'], GRID_OPACITY[theme])}`,
  ]
}

/** The edge of a button whose fill alone is too faint on the page. */
function themeEdge(tokens: ThemeTokens): string[] {
  return [`--brand-edge:${isFaint(tokens) ? tokens['brand-line'] : 'transparent'}`]
}

function bandProperties({ paper, sheet, ...others }: BandTokens): string[] {
  return [
    ...properties({ print: paper, 'print-deep': sheet, ...others }),
    `--grid:${translucent(others.pen, GRID_OPACITY.band)}`,
    // Utilities use these names, whose values are those of the root otherwise.
    ...['brand', 'on-brand', 'brand-line'].map((name) => `--color-${name}:var(--${name})`),
  ]
}

function shadow({ ink }: ThemeTokens): string {
  return `--shadow:0 1px 2px ${translucent(ink, 0.05)},0 8px 24px -12px ${translucent(ink, 0.18)}`
}

const rule = (selector: string, declarations: string[]) => `${selector}{${declarations.join(';')}}`
const properties = (tokens: Record<string, string>) =>
  Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
const translucent = (hex: string, opacity: number) => `rgb(${channelsOf(hex).join(' ')}/${opacity})`
