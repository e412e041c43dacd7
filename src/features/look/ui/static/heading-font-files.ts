import barlow from '#ui/fonts/display-barlow.woff2?url'
import fraunces from '#ui/fonts/display-fraunces.woff2?url'
import outfit from '#ui/fonts/display-outfit.woff2?url'
import { FONT_FAMILIES, type HeadingFont } from '../../model/heading-fonts.ts'

/** Percentages that give a fallback font the width and line height of the heading font, so that its arrival moves nothing. */
type Metrics = { size: number; ascent: number; descent: number }
type FontFile = { url: string; arial: Metrics; dejavu: Metrics; generic: string }

/** The standard font is in `src/theme.css`. */
const FILES: { readonly [Font in Exclude<HeadingFont, 'bricolage'>]: FontFile } = {
  fraunces: {
    url: fraunces,
    arial: { size: 106.45, ascent: 91.88, descent: 23.96 },
    dejavu: { size: 85.35, ascent: 114.58, descent: 29.88 },
    generic: 'Georgia,serif',
  },
  outfit: {
    url: outfit,
    arial: { size: 98.17, ascent: 101.87, descent: 26.48 },
    dejavu: { size: 78.72, ascent: 127.04, descent: 33.03 },
    generic: 'system-ui,sans-serif',
  },
  barlow: {
    url: barlow,
    arial: { size: 78.83, ascent: 126.85, descent: 25.37 },
    dejavu: { size: 63.21, ascent: 158.19, descent: 31.64 },
    generic: 'system-ui,sans-serif',
  },
}

const ARIAL = ['Arial', 'Liberation Sans', 'ArialMT', 'Roboto', 'Roboto-Regular']
const DEJAVU = ['DejaVu Sans Bold', 'DejaVuSans-Bold']

/** The address of the font file that pages preload, for another font than the standard one. */
export function headingFontUrl(font: HeadingFont): string | undefined {
  return font === 'bricolage' ? undefined : FILES[font].url
}

/** Declares the font and its fallbacks, and makes it the font of headings. */
export function headingFontStyle(font: HeadingFont): string {
  if (font === 'bricolage') return ''
  const { url, arial, dejavu, generic } = FILES[font]
  const family = FONT_FAMILIES[font]
  return [
    `@font-face{font-family:"${family}";font-weight:600 700;font-display:swap;src:url(${url}) format("woff2")}`,
    fallbackFace('Heading Fallback', ARIAL, arial),
    fallbackFace('Heading DejaVu', DEJAVU, dejavu),
    `:root{--font-display:"${family}","Heading Fallback","Heading DejaVu",${generic}}`,
  ].join('')
}

function fallbackFace(family: string, locals: readonly string[], { size, ascent, descent }: Metrics): string {
  const source = locals.map((name) => `local("${name}")`).join(',')
  const metrics = `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;size-adjust:${size}%`
  return `@font-face{font-family:"${family}";src:${source};${metrics}}`
}
