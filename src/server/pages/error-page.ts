import { type Locale, localizedPath } from '#kernel/locale.ts'

export const ERROR_PAGE_TEXTS: { [L in Locale]: { title: string; what: string; again: string; home: string } } = {
  nl: {
    title: 'Er is iets misgegaan.',
    what: 'Het ligt aan ons. Probeer het zo meteen opnieuw.',
    again: 'Opnieuw proberen',
    home: 'Naar de startpagina',
  },
  en: {
    title: 'Something went wrong.',
    what: 'The problem is on our side. Please try again in a moment.',
    again: 'Try again',
    home: 'Go to the home page',
  },
  fr: {
    title: 'Une erreur s’est produite.',
    what: 'Le problème vient de chez nous. Veuillez réessayer dans un instant.',
    again: 'Réessayer',
    home: 'Aller à l’accueil',
  },
}

const FORBIDDEN: { [L in Locale]: { title: string; what: string; home: string } } = {
  nl: {
    title: 'Je hebt geen toegang tot deze pagina.',
    what: 'Log in met een account dat toegang heeft, of ga terug naar de startpagina.',
    home: ERROR_PAGE_TEXTS.nl.home,
  },
  en: {
    title: 'You don’t have access to this page.',
    what: 'Log in with an account that has access, or go back to the home page.',
    home: ERROR_PAGE_TEXTS.en.home,
  },
  fr: {
    title: 'Vous n’avez pas accès à cette page.',
    what: 'Connectez-vous avec un compte qui y donne accès, ou revenez à l’accueil.',
    home: ERROR_PAGE_TEXTS.fr.home,
  },
}

type RetryTexts = { [L in Locale]: { title: string; what: string } }

const TOO_MANY: RetryTexts = {
  nl: { title: 'Te veel aanvragen.', what: 'Wacht een minuut en probeer het opnieuw.' },
  en: { title: 'Too many requests.', what: 'Please wait a minute and try again.' },
  fr: { title: 'Trop de requêtes.', what: 'Patientez une minute, puis réessayez.' },
}

const OVERLOADED: RetryTexts = {
  nl: { title: 'De site is even te druk bezet.', what: 'Probeer het over een paar seconden opnieuw.' },
  en: { title: 'The site is busy right now.', what: 'Please try again in a few seconds.' },
  fr: { title: 'Le site est très sollicité.', what: 'Veuillez réessayer dans quelques secondes.' },
}

export function rateLimitPage(locale: Locale): string {
  return retryPage(locale, TOO_MANY)
}

export function overloadPage(locale: Locale): string {
  return retryPage(locale, OVERLOADED)
}

function retryPage(locale: Locale, texts: RetryTexts): string {
  const { title, what } = texts[locale]
  return plainPage(locale, title, `<p>${what}</p>${retryLinks(locale)}`)
}

function retryLinks(locale: Locale): string {
  const { again, home } = ERROR_PAGE_TEXTS[locale]
  return `<p><a href="">${again}</a> <a href="${localizedPath(locale, '/')}">${home}</a></p>`
}

/** Static HTML for a failed render; depends on nothing that may have failed. The id finds the cause in the log. */
export function errorPage(locale: Locale, requestId: string): string {
  const { title, what } = ERROR_PAGE_TEXTS[locale]
  return plainPage(locale, title, `<p>${what}</p>${retryLinks(locale)}<p><code>${requestId}</code></p>`)
}

export function forbiddenPage(locale: Locale): string {
  const { title, what, home } = FORBIDDEN[locale]
  return plainPage(locale, title, `<p>${what}</p><p><a href="${localizedPath(locale, '/')}">${home}</a></p>`)
}

/** `attributes` are those of `<main>`. */
export function plainPage(locale: Locale, title: string, content: string, attributes = ''): string {
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="/error.css"></head>
<body><main${attributes && ` ${attributes}`}><h1>${title}</h1>${content}</main></body></html>`
}
