import { type Locale, localizedPath } from '#kernel/locale.ts'

export const ERROR_PAGE_TEXTS: { [L in Locale]: { title: string; what: string; again: string; home: string } } = {
  nl: {
    title: 'Er is iets misgegaan.',
    what: 'Dat ligt aan ons. Probeer het zo meteen opnieuw.',
    again: 'Opnieuw proberen',
    home: 'Naar de startpagina',
  },
  en: {
    title: 'Something went wrong.',
    what: 'That is on our side. Please try again in a moment.',
    again: 'Try again',
    home: 'Go to the home page',
  },
  fr: {
    title: 'Une erreur s’est produite.',
    what: 'Le problème vient de chez nous. Réessayez dans un instant.',
    again: 'Réessayer',
    home: 'Aller à l’accueil',
  },
}

const FORBIDDEN: { [L in Locale]: { title: string; what: string; home: string } } = {
  nl: {
    title: 'Dit is niet voor jou.',
    what: 'Je account geeft geen toegang tot deze pagina.',
    home: ERROR_PAGE_TEXTS.nl.home,
  },
  en: {
    title: 'This is not for you.',
    what: 'Your account gives no access to this page.',
    home: ERROR_PAGE_TEXTS.en.home,
  },
  fr: {
    title: 'Cette page ne vous est pas destinée.',
    what: 'Votre compte n’y donne pas accès.',
    home: ERROR_PAGE_TEXTS.fr.home,
  },
}

const TOO_MANY: { [L in Locale]: { title: string; what: string } } = {
  nl: { title: 'Dat ging wat te snel.', what: 'Wacht een minuut en probeer het opnieuw.' },
  en: { title: 'That was a bit fast.', what: 'Wait a minute and try again.' },
  fr: { title: 'Un peu trop vite.', what: 'Attendez une minute et réessayez.' },
}

export function rateLimitPage(locale: Locale): string {
  const { title, what } = TOO_MANY[locale]
  const { again, home } = ERROR_PAGE_TEXTS[locale]
  const links = `<p><a href="">${again}</a> <a href="${localizedPath(locale, '/')}">${home}</a></p>`
  return plainPage(locale, title, `<p>${what}</p>${links}`)
}

/** Static HTML for a failed render; depends on nothing that may have failed. The id finds the cause in the log. */
export function errorPage(locale: Locale, requestId: string): string {
  const { title, what, again, home } = ERROR_PAGE_TEXTS[locale]
  const links = `<p><a href="">${again}</a> <a href="${localizedPath(locale, '/')}">${home}</a></p>`
  return plainPage(locale, title, `<p>${what}</p>${links}<p><code>${requestId}</code></p>`)
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
