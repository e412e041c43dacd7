import { NAVIGATION } from '#features/site/model/navigation.ts'
import { escapeHtml } from '#kernel/escape-html.ts'
import { type Locale, localizedPath } from '#kernel/locale.ts'
import { en } from '#shell/messages/en.ts'
import { fr } from '#shell/messages/fr.ts'
import { nl } from '#shell/messages/nl.ts'

export const FRAME_TEXTS = { nl, en, fr }
export type FrameTexts = (typeof FRAME_TEXTS)[Locale]

type ErrorTexts = { [L in Locale]: { title: string; what: string } }

export const ERROR_PAGE_LINKS: { [L in Locale]: { again: string; home: string } } = {
  nl: { again: 'Opnieuw proberen', home: 'Naar de startpagina' },
  en: { again: 'Try again', home: 'Go to the home page' },
  fr: { again: 'Réessayer', home: 'Aller à l’accueil' },
}

const FAILED: ErrorTexts = {
  nl: { title: 'Er is iets misgegaan.', what: 'Het ligt aan ons. Probeer het zo meteen opnieuw.' },
  en: { title: 'Something went wrong.', what: 'The problem is on our side. Please try again in a moment.' },
  fr: {
    title: 'Une erreur s’est produite.',
    what: 'Le problème vient de chez nous. Veuillez réessayer dans un instant.',
  },
}

const FORBIDDEN: ErrorTexts = {
  nl: {
    title: 'Je hebt geen toegang tot deze pagina.',
    what: 'Log in met een account dat toegang heeft, of ga terug naar de startpagina.',
  },
  en: {
    title: 'You don’t have access to this page.',
    what: 'Log in with an account that has access, or go back to the home page.',
  },
  fr: {
    title: 'Vous n’avez pas accès à cette page.',
    what: 'Connectez-vous avec un compte qui y donne accès, ou revenez à l’accueil.',
  },
}

const TOO_MANY: ErrorTexts = {
  nl: { title: 'Te veel aanvragen.', what: 'Wacht een minuut en probeer het opnieuw.' },
  en: { title: 'Too many requests.', what: 'Please wait a minute and try again.' },
  fr: { title: 'Trop de requêtes.', what: 'Patientez une minute, puis réessayez.' },
}

const OVERLOADED: ErrorTexts = {
  nl: { title: 'Het is even te druk op de site.', what: 'Probeer het over een paar seconden opnieuw.' },
  en: { title: 'The site is busy right now.', what: 'Please try again in a few seconds.' },
  fr: { title: 'Le site est très sollicité.', what: 'Veuillez réessayer dans quelques secondes.' },
}

export const rateLimitPage = (locale: Locale): string => retryPage(locale, TOO_MANY)

export const overloadPage = (locale: Locale): string => retryPage(locale, OVERLOADED)

/** Static HTML for a failed render; depends on nothing that may have failed. The id finds the cause in the log. */
export const errorPage = (locale: Locale, requestId: string): string =>
  retryPage(locale, FAILED, `<p><code>${requestId}</code></p>`)

export function forbiddenPage(locale: Locale): string {
  const { title, what } = FORBIDDEN[locale]
  return plainPage(locale, title, `<p>${what}</p><p>${homeLink(locale)}</p>`)
}

function retryPage(locale: Locale, texts: ErrorTexts, more = ''): string {
  const { title, what } = texts[locale]
  const links = `<a href="">${ERROR_PAGE_LINKS[locale].again}</a> ${homeLink(locale)}`
  return plainPage(locale, title, `<p>${what}</p><p>${links}</p>${more}`)
}

function homeLink(locale: Locale): string {
  return link(localizedPath(locale, '/'), ERROR_PAGE_LINKS[locale].home)
}

type PlainPageParts = {
  /** Of `<main>`. */
  attributes?: string
  /** Added to `<head>`. */
  head?: string
  frame?: FrameTexts
}

/** A page in the frame of the site, as far as the frame needs neither the database nor scripts. */
export function plainPage(
  locale: Locale,
  title: string,
  content: string,
  { attributes = '', head = '', frame = FRAME_TEXTS[locale] }: PlainPageParts = {},
): string {
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="/error.css">${head}</head>
<body>${header(locale, frame)}<main${attributes && ` ${attributes}`}><h1>${title}</h1>${content}</main>${footer(locale, frame)}</body></html>`
}

function header(locale: Locale, frame: FrameTexts): string {
  const pages = NAVIGATION.map(({ key, to }) => link(localizedPath(locale, to), frame[key]))
  return `<header><nav aria-label="${escapeHtml(frame.mainNavigation)}">${pages.join('')}</nav></header>`
}

function footer(locale: Locale, frame: FrameTexts): string {
  const pages = (['faq', 'privacy', 'cookies', 'terms'] as const).map((page) =>
    link(localizedPath(locale, `/${page}`), frame[page]),
  )
  return `<footer>${pages.join('')}</footer>`
}

const link = (path: string, text: string) => `<a href="${path}">${escapeHtml(text)}</a>`
