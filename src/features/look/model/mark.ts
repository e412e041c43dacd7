import type { Logo } from './logo.schema.ts'

/** The sign of the company in the bar, in icons and in emails: its logo, the drawing of the product, or the first letter of its name. */
export type Mark = { kind: 'logo'; logo: Logo } | { kind: 'standard' } | { kind: 'letter'; letter: string }

/** The drawing is the mark of the product: only companies with its name have it, such as that of the demo. */
const PRODUCT_NAME = /\bcyaan\b/i
/** Wider than this, a logo is a word: too small to read in an icon, and needs no name beside it. */
const MAX_ICON_RATIO = 2

export function markOf(logo: Logo | null, companyName: string): Mark {
  if (logo) return { kind: 'logo', logo }
  return initialMark(companyName)
}

/** The mark of icons. */
export function iconMarkOf(logo: Logo | null, companyName: string): Mark {
  return logo && !isWide(logo) ? { kind: 'logo', logo } : initialMark(companyName)
}

export function isWide({ width, height }: Pick<Logo, 'width' | 'height'>): boolean {
  return width / height > MAX_ICON_RATIO || height / width > MAX_ICON_RATIO
}

function initialMark(companyName: string): Mark {
  if (PRODUCT_NAME.test(companyName)) return { kind: 'standard' }
  const [letter = ''] = companyName.normalize('NFC').match(/[\p{L}\p{N}]/u) ?? []
  return { kind: 'letter', letter: letter.toUpperCase() }
}
