import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DIALOG_TEXTS, questionOf } from '#features/consent/content/dialog.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'

/** Words that native readers rejected, and second names of a thing that has one. Whole words, any case. */
const FORBIDDEN: { readonly [L in Locale]: string } = {
  nl: 'kun, kunt, wilt, rekenblad, rekenbladen, merkteken, bereikbaarheid, opgeslagen, opslaan, ingetrokken, gekende, kortbij, gsm, niets extra, tweede stap, aan een vaste prijs, op voorhand, half uur, cookievenster, cookiemelding, cookievraag, cookiekeuze, cookiekeuzes, analytisch, analytische, schrijver, bladzijde, bladzijden, deeltekst, deelafbeelding, inhoudstafel, onderhoudscontract, onderhoudsabonnement, onder de motorkap, te druk bezet, site live, te dichtbij',
  en: 'whoever, somebody, anybody, everybody, upkeep, e-mail, e-mails, sign in, signed in, sign out, withdrew, withdrawn, any more, is not right, second step, webshop, antwerpen, load more, load older, maintenance subscription, care plan, custom-made, tailor-made, cookie dialog, landing page, kick-off call, under the bonnet, comes on top, every such email, new build',
  fr: 'tableur, tableurs, liaison, liaisons, téléverser, insultant, illégal, illégale, échoués, briques, deuxième étape, vous seul, en une fois, dans la journée ouvrable, accept\\p{L}* la mesure, accepté la mesure, fenêtre de cookies, fenêtre des cookies, site en formule, analytique, analytiques, bien référencés, crawlers, n’est pas valable, non valable, vous êtes humain, boîtes aux lettres, antwerpen, sous le capot, une équipe qui décroche, nous dessinons, vous venez d’ailleurs, nouveau build',
}

/** Marks that are typed differently in another language. */
const TYPOGRAPHY: { readonly [L in Locale]: readonly RegExp[] } = {
  nl: [/(?<![\p{L}\d])‘/u, /[\d}][ \u00a0]%/],
  en: [/(?<![\p{L}\d])‘/u, /[\d}][ \u00a0]%/],
  fr: [
    /[“”‘]/,
    /[\d}] ?%/,
    // A narrow no-break space before ; ! ? and a no-break space before : and inside « ».
    / [;!?»](?=[\s.,)]|$)| :(?=\s|$)|« /m,
    /\u00a0[;!?]|\u202f[:»]/,
    // One form for a sentence of its own.
    /(?:^|[.!?] )Réessayez(?= |\.)/,
  ],
}

/** Only the person who manages the server can use these: a text says what the reader can do. */
const SERVER_WORDS: readonly RegExp[] = [/\bnpm\b/, /\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b/]

/** Keys of messages: refusals, errors, and what was done. */
const MESSAGE_KEY =
  /^(error|failure|invalid|weak|done)\.|(^|\.)(required|invalid|long|short|line|needed|tooLarge|tooMany|tooLong|twice|minimum|maximum|lower|upper|digit|special|weak|differs|wrong|taken|failed|done|removed|submitted|saved|resent|restored|deleted|undone)$|(?<!retry)Failed$/
/** Keys of labels that end like the key of a message. */
const LABEL_KEY =
  /^(rule|field|value|group|help|state|stateIs|status|is|did|why|explain|length|step)\.|^(done|removed|required)$/
/** The specification quotes these without a full stop. */
const WITHOUT_STOP = new Set([
  'Invalid email address or password',
  'No user found with this email address',
  'Invalid email address',
  'Too many attempts. Please try again later',
  'Password reset failed. Please try again',
  'Registration failed. Please try again',
  'Password is too weak',
  'Failed to load blogs',
  'Blog not found',
  'Unable to load reviews at this time',
  'Failed to load request types',
  'Failed to load your requests',
  'Failed to approve appointment',
  'Failed to deny appointment',
  'Failed to manage rule',
])

type Text = { key: string; text: string }

/** Search words of the command palette are what people type, not what they read. */
const isSearchWords = (key: string) => key.startsWith('words.')
const isRead = (file: string) => !file.endsWith('/question-words.ts')

function textsIn(value: unknown, key = ''): Text[] {
  if (typeof value === 'string') return [{ key, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => {
    if (isSearchWords(name)) return []
    return textsIn(part, name === 'one' || name === 'other' ? key : name)
  })
}

/** Of a language: its own files, and its part of the files that hold all three. */
async function textsOf(language: Locale): Promise<Text[]> {
  const load = (file: string) => import(/* @vite-ignore */ `../${file}`) as Promise<Record<string, unknown>>
  const own = await Promise.all(globSync(`src/**/{messages,content}/**/${language}.ts`).map(load))
  expect(own.length).toBeGreaterThan(50)
  const shared = await Promise.all(globSync('src/features/*/content/*.ts').filter(isRead).map(load))
  const parts = shared.flatMap((module) => partsIn(module, language))
  expect(parts.length).toBeGreaterThan(20)
  const dialogs = ['', 'G-XXXX'].map((measurementId) => questionOf(DIALOG_TEXTS[language], { measurementId }))
  return [...own, ...parts, ...dialogs].flatMap((part) => textsIn(part))
}

/** What of a list or object is in a language, however deep. */
function partsIn(value: unknown, language: Locale): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  if (isPerLanguage(value)) return [value[language]]
  if ('locale' in value) return value.locale === language ? [value] : []
  return Object.values(value).flatMap((part) => partsIn(part, language))
}

function isPerLanguage(value: unknown): value is Record<Locale, unknown> {
  return typeof value === 'object' && value !== null && LOCALES.every((locale) => locale in value)
}

function forbiddenIn(language: Locale, texts: readonly string[]): string[] {
  const words = FORBIDDEN[language].split(', ').join('|')
  const patterns = [
    new RegExp(`(?<![\\p{L}\\d-])(?:${words})(?![\\p{L}\\d’-])`, 'iu'),
    ...TYPOGRAPHY[language],
    ...SERVER_WORDS,
  ]
  return texts.flatMap((text) =>
    patterns.flatMap((pattern) => {
      const found = pattern.exec(text)
      return found ? [`${found[0]}: ${text.slice(Math.max(0, found.index - 40), found.index + 60)}`] : []
    }),
  )
}

const isUnfinished = ({ key, text }: Text) =>
  MESSAGE_KEY.test(key) && !LABEL_KEY.test(key) && !WITHOUT_STOP.has(text) && !/[.?!…]$/.test(text)

for (const language of LOCALES)
  test(`texts avoid what the glossary forbids, and messages end with a full stop: ${language}`, async () => {
    const texts = await textsOf(language)
    expect(
      forbiddenIn(
        language,
        texts.map(({ text }) => text),
      ),
    ).toEqual([])
    expect(texts.filter(isUnfinished).map(({ key, text }) => `${key}: ${text}`)).toEqual([])
  })

test('a forbidden word is found as a whole word only, and a mark of another language anywhere', () => {
  expect(forbiddenIn('nl', ['Je kunt het', 'kunststof', 'Op je GSM', 'een ‘label’', '50 %', '’s avonds'])).toHaveLength(
    4,
  )
  expect(
    forbiddenIn('fr', ['une illégalité', 'Téléverser', 'Quoi ?', 'Quoi\u202f?', 'Quoi\u00a0?', '10\u00a0%', '10 %']),
  ).toHaveLength(4)
})

test('a command and the name of a setting of the server are found, an abbreviation is not', () => {
  const texts = ['Run npm run jobs', 'Set SMTP_URL ({name})', 'Set S3_BUCKET', 'Use SMTP, S3 or G-XXXX', 'npmjs']
  expect(forbiddenIn('en', texts)).toHaveLength(3)
})

test('a message without a full stop is found, a label without one is not', () => {
  const isFound = (key: string, text: string) => isUnfinished({ key, text })
  expect(isFound('error.GONE', 'This is gone')).toBe(true)
  expect(isFound('saveFailed', 'Saving failed')).toBe(true)
  expect(isFound('error.WRONG', 'Invalid email address')).toBe(false)
  expect(isFound('field.minimum', 'Minimum')).toBe(false)
  expect(isFound('retryFailed', 'Resend')).toBe(false)
})
