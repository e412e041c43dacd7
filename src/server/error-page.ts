import { type Locale, localizedPath } from '#kernel/locale.ts'

const TEXTS: { [L in Locale]: { title: string; what: string; again: string; home: string } } = {
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

/** When a page cannot be rendered: plain HTML that needs nothing of what just failed. The id finds the cause in the log. */
export function errorPage(locale: Locale, requestId: string): string {
  const { title, what, again, home } = TEXTS[locale]
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="/error.css"></head>
<body><main><h1>${title}</h1><p>${what}</p><p><a href="">${again}</a> <a href="${localizedPath(locale, '/')}">${home}</a></p>
<p><code>${requestId}</code></p></main></body></html>`
}
