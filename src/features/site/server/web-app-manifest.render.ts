import { type LookFile, lookFileAddress, offersVectorIcon } from '#features/look/model/look-files.ts'
import type { Look } from '#features/look/server/look.service.ts'
import { escapeHtml } from '#kernel/escape-html.ts'
import { type Locale, localizedPath } from '#kernel/locale.ts'
import type { AppTexts } from '../content/app-texts.ts'

/** That of the specification, which is not the brand colour of the standard look. */
const STANDARD_THEME_COLOUR = '#4285F4'
/** Launchers truncate longer names. */
const SHORT_NAME_LENGTH = 12

const image = (src: string, type: string, sizes: string, more: object = {}) => ({ src, type, sizes, ...more })
const png = (src: string, size: number, more?: object) => image(src, 'image/png', `${size}x${size}`, more)

function iconsOf({ version, iconMark }: Look): object[] {
  const address = (file: LookFile) => lookFileAddress(version, file)
  const bitmaps = [
    png(address('icon-192.png'), 192),
    png(address('icon-512.png'), 512),
    png(address('icon-maskable-512.png'), 512, { purpose: 'maskable' }),
  ]
  if (!offersVectorIcon(iconMark)) return bitmaps
  const monochrome = image(address('icon-monochrome.svg'), 'image/svg+xml', 'any', { purpose: 'monochrome' })
  return [image(address('icon.svg'), 'image/svg+xml', 'any'), ...bitmaps, monochrome]
}

/** The icon of browser tabs. */
function tabIcon({ version, iconMark }: Look): string {
  return offersVectorIcon(iconMark)
    ? `<link rel="icon" href="${lookFileAddress(version, 'icon.svg')}" type="image/svg+xml"/>`
    : `<link rel="icon" href="${lookFileAddress(version, 'icon-192.png')}" type="image/png" sizes="192x192"/>`
}

/** The web app manifest. `id` is the same in every language, so that it is one app to the browser. */
export function webAppManifest(
  locale: Locale,
  { name, description, look, texts }: { name: string; description: string; look: Look; texts: AppTexts },
): object {
  const shortcut = (key: 'book' | 'appointments' | 'admin', path: string) => ({
    name: texts[key],
    url: localizedPath(locale, path),
    icons: [png(lookFileAddress(look.version, `shortcut-${key}.png`), 96)],
  })
  const screenshot = (form_factor: 'narrow' | 'wide', sizes: string) =>
    image(`/app/screenshot-${locale}-${form_factor}.webp`, 'image/webp', sizes, {
      form_factor,
      label: texts.screenshot,
    })
  return {
    id: '/',
    lang: locale,
    dir: 'ltr',
    name,
    short_name: shortNameOf(name),
    description,
    start_url: localizedPath(locale, '/'),
    scope: '/',
    display: 'standalone',
    background_color: look.palette.light.paper,
    theme_color: themeColours(look).light,
    categories: ['business', 'productivity'],
    icons: iconsOf(look),
    shortcuts: [
      shortcut('book', '/booking'),
      shortcut('appointments', '/my-appointments'),
      shortcut('admin', '/admin'),
    ],
    // They show the standard look.
    ...(look.version ? {} : { screenshots: [screenshot('narrow', '780x1560'), screenshot('wide', '1280x800')] }),
  }
}

/** The first words that fit, without a trailing "&" or "-"; a first word that is too long is cut. */
export function shortNameOf(name: string): string {
  const words = name.split(/\s+/)
  for (let count = words.length; count > 0; count--) {
    const short = words.slice(0, count).join(' ')
    if ([...short].length <= SHORT_NAME_LENGTH && /[\p{L}\p{N}]$/u.test(short)) return short
  }
  const [first = ''] = words
  return [...first].slice(0, SHORT_NAME_LENGTH).join('')
}

/** Of the browser's own controls around a page. */
function themeColours({ hasStandardColours, palette: { light, dark } }: Look): { light: string; dark: string } {
  return { light: hasStandardColours ? STANDARD_THEME_COLOUR : light.brand, dark: dark.paper }
}

/** The author of every page, and tags for installing the site as an app; added by the server to keep them out of the scripts. */
export function installTags(locale: Locale, name: string, look: Look): string {
  const colours = themeColours(look)
  const title = escapeHtml(shortNameOf(name))
  return [
    `<meta name="author" content="${escapeHtml(name)}"/>`,
    // The browser sets the colour of the theme that the visitor chose (`src/shell/preferences.ts`).
    `<meta name="theme-color" content="${colours.light}" data-light="${colours.light}" data-dark="${colours.dark}"/>`,
    '<meta name="mobile-web-app-capable" content="yes"/>',
    '<meta name="apple-mobile-web-app-status-bar-style" content="default"/>',
    `<meta name="apple-mobile-web-app-title" content="${title}"/>`,
    `<link rel="manifest" href="${localizedPath(locale, '/manifest.webmanifest')}"/>`,
    tabIcon(look),
    `<link rel="apple-touch-icon" sizes="180x180" href="${lookFileAddress(look.version, 'apple-touch-icon.png')}"/>`,
  ].join('')
}
