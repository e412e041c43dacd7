import { headingFontStyle } from '../ui/static/heading-font-files.ts'
import type { Look } from './look.service.ts'
import { errorPageLogoStyle } from './look-style.render.ts'

/** Custom properties over those of `public/error.css`, which has no theme of its own: it follows the browser. */
export function errorPageStyle(look: Look): string {
  const { font, hasStandardColours } = look
  const { light, dark } = look.palette
  return headingFontStyle(font) + (hasStandardColours ? '' : colours()) + errorPageLogoStyle(look)

  function colours(): string {
    const both = (name: keyof typeof light) => `light-dark(${light[name]},${dark[name]})`
    const properties = {
      brand: both('brand'),
      'on-brand': both('on-brand'),
      link: both('brand-strong'),
      line: both('line'),
      field: both('ink-3'),
      grid: `light-dark(${light.pen}16,${dark['brand-strong']}12)`,
      ink: both('ink'),
      quiet: both('ink-2'),
      label: both('ink-3'),
      faint: both('ink-3'),
      paper: both('paper'),
      sheet: both('sheet'),
      danger: both('danger'),
    }
    return `:root{${Object.entries(properties)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';')}}`
  }
}
