import type { BarLogo, Logo } from './logo.schema.ts'
import { isWide, type Mark } from './mark.ts'

/** Files of the look at `/look/<version>/<name>`: a change of the look changes their address. */
export const LOOK_FILES = [
  'icon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'icon-monochrome.svg',
  'apple-touch-icon.png',
  'shortcut-book.png',
  'shortcut-appointments.png',
  'shortcut-admin.png',
  'email.png',
] as const
export type LookFile = (typeof LOOK_FILES)[number]

/** Where the files of the standard look are; they are in `public/`. */
const STANDARD_ADDRESSES: { readonly [File in LookFile]?: string } = {
  'icon-maskable-512.png': '/app/icon-maskable-512.png',
  'icon-monochrome.svg': '/app/icon-monochrome.svg',
  'shortcut-book.png': '/app/shortcut-book.png',
  'shortcut-appointments.png': '/app/shortcut-appointments.png',
  'shortcut-admin.png': '/app/shortcut-admin.png',
}

/** `version` is empty for the standard look. */
export function lookFileAddress(version: string, file: LookFile): string {
  return version ? `/look/${version}/${file}` : (STANDARD_ADDRESSES[file] ?? `/${file}`)
}

/** The images of the manifest: a bitmap logo has no vector icon. */
export function offersVectorIcon(mark: Mark): boolean {
  return mark.kind !== 'logo'
}

/** The mark in the top bar, as an image; undefined for the drawing of the product, which is in the page. */
export function barLogoOf(version: string, mark: Mark, companyName: string): BarLogo | undefined {
  if (mark.kind === 'standard') return undefined
  const size = mark.kind === 'logo' ? mark.logo : { width: 26, height: 26 }
  return {
    src: markAddress(version, mark),
    loading: 'lazy',
    ...scaledTo(26, size),
    // Beside the name an image says nothing; a wide logo is the name.
    alt: mark.kind === 'logo' && isWide(mark.logo) ? companyName : '',
  }
}

export function markAddress(version: string, mark: Mark): string {
  return mark.kind === 'logo' ? logoAddress(mark.logo) : lookFileAddress(version, 'icon.svg')
}

/** By its content, so that the form shows a logo that is not saved yet. */
export function logoAddress({ id, type }: Pick<Logo, 'id' | 'type'>): string {
  return `/look/logos/${id}.${type}`
}

/** At a height, and not wider than five times that. */
export function scaledTo(height: number, size: Pick<Logo, 'width' | 'height'>): { width: number; height: number } {
  const width = (height * size.width) / size.height
  const scale = Math.min(1, (height * 5) / width)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
