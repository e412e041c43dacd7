import { escapeHtml } from '#kernel/escape-html.ts'
import { type Locale, localizedPath } from '#kernel/locale.ts'

const THEME_COLOUR = '#4285F4'
/** Background colour of the dark theme. */
const DARK_COLOUR = '#04202f'
/** Launchers truncate longer names. */
const SHORT_NAME_LENGTH = 12

const TEXTS: { [L in Locale]: { book: string; appointments: string; admin: string; screenshot: string } } = {
  nl: { book: 'Afspraak maken', appointments: 'Mijn afspraken', admin: 'Beheer', screenshot: 'De startpagina' },
  en: { book: 'Book an appointment', appointments: 'My appointments', admin: 'Admin', screenshot: 'The home page' },
  fr: {
    book: 'Prendre rendez-vous',
    appointments: 'Mes rendez-vous',
    admin: 'Administration',
    screenshot: 'La page d’accueil',
  },
}

const image = (src: string, type: string, sizes: string, more: object = {}) => ({ src, type, sizes, ...more })
const png = (src: string, size: number, more?: object) => image(src, 'image/png', `${size}x${size}`, more)

const ICONS = [
  image('/icon.svg', 'image/svg+xml', 'any'),
  png('/icon-192.png', 192),
  png('/icon-512.png', 512),
  png('/app/icon-maskable-512.png', 512, { purpose: 'maskable' }),
  image('/app/icon-monochrome.svg', 'image/svg+xml', 'any', { purpose: 'monochrome' }),
]

/** The web app manifest. `id` is the same in every language, so that it is one app to the browser. */
export function webAppManifest(locale: Locale, { name, description }: { name: string; description: string }): object {
  const texts = TEXTS[locale]
  const shortcut = (key: 'book' | 'appointments' | 'admin', path: string) => ({
    name: texts[key],
    url: localizedPath(locale, path),
    icons: [png(`/app/shortcut-${key}.png`, 96)],
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
    background_color: '#fbfdfe',
    theme_color: THEME_COLOUR,
    categories: ['business', 'productivity'],
    icons: ICONS,
    shortcuts: [
      shortcut('book', '/booking'),
      shortcut('appointments', '/my-appointments'),
      shortcut('admin', '/admin'),
    ],
    screenshots: [screenshot('narrow', '780x1560'), screenshot('wide', '1280x800')],
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

/** The author of every page, and tags for installing the site as an app; added by the server to keep them out of the scripts. */
export function installTags(locale: Locale, name: string): string {
  const title = escapeHtml(shortNameOf(name))
  return [
    `<meta name="author" content="${escapeHtml(name)}"/>`,
    // The browser sets the colour of the theme that the visitor chose (`src/shell/preferences.ts`).
    `<meta name="theme-color" content="${THEME_COLOUR}" data-light="${THEME_COLOUR}" data-dark="${DARK_COLOUR}"/>`,
    '<meta name="mobile-web-app-capable" content="yes"/>',
    '<meta name="apple-mobile-web-app-status-bar-style" content="default"/>',
    `<meta name="apple-mobile-web-app-title" content="${title}"/>`,
    `<link rel="manifest" href="${localizedPath(locale, '/manifest.webmanifest')}"/>`,
    '<link rel="apple-touch-icon" sizes="180x180" href="/apple-touch-icon.png"/>',
  ].join('')
}
