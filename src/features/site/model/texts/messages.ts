/**
 * Texts of buttons, labels and notices, which are not content of one page. The path of such a text is
 * `messages.<catalogue>.<key>`, and ends with the form for a plural.
 */
export const MESSAGES_PATH = 'messages'

/** Groups of texts in the editor that are not one page of the site, with the page that shows some of them. */
export const TEXT_GROUPS = { frame: '/', account: '/login', emails: '' } as const
export type TextGroupKey = keyof typeof TEXT_GROUPS

export function isTextGroup(key: string): key is TextGroupKey {
  return Object.hasOwn(TEXT_GROUPS, key)
}

/** Pages whose heading and introduction are edited with the texts of accounts. */
export const ACCOUNT_PAGES: readonly string[] = [
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'verifyEmail',
  'unsubscribe',
  'profile',
  'myAppointments',
  'appointment',
]

/** `keys`: those that visitors read, if the catalogue also has texts for the owner. */
type Messages = { page: string; keys?: RegExp }

/** Catalogues that visitors and clients read, and the page or group where the editor shows them. */
const MESSAGES: { readonly [catalogue: string]: Messages } = {
  shell: { page: 'frame' },
  'consent-dialog': { page: 'frame' },
  'offline-page': { page: 'frame' },
  'web-app': { page: 'frame', keys: /^(?!admin$)/ },
  site: { page: 'services' },
  'site-faq': { page: 'faq' },
  'site-policy': { page: 'privacy' },
  contact: { page: 'contact' },
  settings: { page: 'contact' },
  'site-location': { page: 'contact' },
  'form-questions': { page: 'contact', keys: /^answer\./ },
  'booking-page': { page: 'booking' },
  'package-comment': { page: 'booking' },
  reviews: { page: 'reviews' },
  moderation: { page: 'reviews' },
  'blog-list': { page: 'blog' },
  'blog-reading': { page: 'blog' },
  comments: { page: 'blog' },
  'case-studies': { page: 'portfolio' },
  proof: { page: 'performance' },
  'cookie-table': { page: 'cookies' },
  'analytics-own': { page: 'cookies' },
  identity: { page: 'account' },
  'identity-menu': { page: 'account' },
  'identity-profile': { page: 'account' },
  'booking-mine': { page: 'account' },
  'booking-link': { page: 'account' },
  'blog-unsubscribe': { page: 'account' },
  'booking-mail': {
    page: 'emails',
    // All but those that only the owner gets.
    keys: /^(?!(?:email|client|phone|waitingSince|instead|baseHours|copyOf)$|(?:change|request|waiting|digest|nudge|gone|guestLimit|holiday)\.|invite\.(?!summary$))/,
  },
  'contact-mail': { page: 'emails', keys: /^(?:reference$|receipt\.|answer\.)/ },
  'identity-mail': { page: 'emails' },
  'comment-mail': { page: 'emails' },
  'moderation-mail': { page: 'emails', keys: /^(?!digest\.)/ },
}

export const PUBLIC_CATALOGUES: readonly string[] = Object.keys(MESSAGES)

export function isMessagePath(path: string): boolean {
  return path.startsWith(`${MESSAGES_PATH}.`)
}

/** Page or group of a message that the owner can change. Texts of error codes are the same on every site. */
export function pageOfMessage(path: string): string | undefined {
  const [, catalogue = '', ...rest] = path.split('.')
  const key = rest.join('.')
  const messages = MESSAGES[catalogue]
  if (!messages || /^error(?:\.|$)/.test(key) || (messages.keys && key && !messages.keys.test(key))) return
  return messages.page
}

export function cataloguesOf(page: string): string[] {
  return PUBLIC_CATALOGUES.filter((name) => MESSAGES[name]?.page === page)
}
