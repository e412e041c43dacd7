import { type Locale, localizedPath } from '#kernel/locale.ts'

/** Path of the Markdown twin: `/services` → `/services.md`, `/` → `/index.md`. */
export function twinPathOf(locale: Locale, path: string): string {
  const address = localizedPath(locale, path)
  return path === '/' ? `${address === '/' ? '' : address}/index.md` : `${address}.md`
}

/** Path of the share image: `/services` → `/share/nl/services.png`. */
export function shareImagePathOf(locale: Locale, path: string): string {
  return `/share/${locale}${path === '/' ? '/home' : path}.png`
}

/** The inverse: `home.png` → `/`, `services/webdesign.png` → `/services/webdesign`. */
export function pathOfImage(name: string): string {
  const path = name.replace(/\.png$/, '')
  return path === 'home' ? '/' : `/${path}`
}
