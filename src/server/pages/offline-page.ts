import { html } from 'hono/html'
import type { Company } from '#features/settings/model/company.schema.ts'
import { companyAddress } from '#features/settings/model/company-facts.ts'
import { formatOpeningHours } from '#features/settings/model/format-opening-hours.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import { escapeHtml } from '#kernel/escape-html.ts'
import { detectLocale } from '#kernel/languages/languages.ts'
import { type Locale, localizedPath, withoutPrefix } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { readPublicTexts } from '#platform/server/public-texts.ts'
import { ERROR_PAGE_LINKS, FRAME_TEXTS, type FrameTexts, plainPage } from './error-page.ts'

type Render = (request: Request) => Response | Promise<Response>

type OfflineTexts = { title: string; what: string; visited: string; contact: string; again: string; home: string }

export const OFFLINE_TEXTS: { readonly [L in Locale]: OfflineTexts } = {
  nl: {
    title: 'Geen verbinding.',
    what: 'Je bent offline, of onze site is even niet bereikbaar. Controleer je verbinding en probeer het opnieuw.',
    visited: 'Deze pagina’s kan je nu lezen',
    contact: 'Zo bereik je ons',
    ...ERROR_PAGE_LINKS.nl,
  },
  en: {
    title: 'No connection.',
    what: 'You are offline, or our site cannot be reached right now. Check your connection and try again.',
    visited: 'Pages you can read now',
    contact: 'How to reach us',
    ...ERROR_PAGE_LINKS.en,
  },
  fr: {
    title: 'Pas de connexion.',
    what: 'Vous êtes hors ligne, ou notre site est momentanément injoignable. Vérifiez votre connexion et réessayez.',
    visited: 'Pages lisibles dès maintenant',
    contact: 'Nous joindre',
    ...ERROR_PAGE_LINKS.fr,
  },
}

/** Adds `/offline` to the pages, so that it is cached, compressed and invalidated like them. */
export function withOfflinePage(ctx: Pick<Context, 'db' | 'languages'>, render: Render): Render {
  return async (request) => {
    if (withoutPrefix(new URL(request.url).pathname) !== '/offline') return render(request)
    const locale = detectLocale(request, ctx.languages.current())
    const [company, texts, frame] = await Promise.all([
      getCompany(ctx),
      readPublicTexts(ctx, locale, 'offline-page', OFFLINE_TEXTS[locale]),
      readPublicTexts(ctx, locale, 'shell', FRAME_TEXTS[locale]),
    ])
    return new Response(offlinePage(locale, company, texts, frame), {
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-language': locale },
    })
  }
}

/**
 * The service worker stores this page and shows it when it has no copy of a requested page. It replaces the comment
 * with a list of its copies. The retry link is empty: it leads to the requested URL.
 */
function offlinePage(locale: Locale, company: Company, texts: OfflineTexts, frame: FrameTexts): string {
  const { title, what, visited, again, home } = texts
  const links = html`<a class="button" href="">${again}</a> <a href="${localizedPath(locale, '/')}">${home}</a>`
  const content = `${html`<p class="lead">${what}</p>`}<p class="actions">${links}</p><!--visited-->${contactOf(locale, company, texts)}`
  const attributes = `${html`class="offline" data-visited-heading="${visited}"`}`
  return plainPage(locale, escapeHtml(title), content, { attributes, frame })
}

/** Empty details are left out. */
function contactOf(locale: Locale, company: Company, { contact }: OfflineTexts): string {
  const { name, phone, email, openingHours } = company
  const digits = phone.replace(/[^\d+]/g, '')
  const place = companyAddress(company, locale)
  const lines = [
    phone && html`<li>${digits ? html`<a href="tel:${digits}">${phone}</a>` : phone}</li>`,
    email && html`<li><a href="mailto:${email}">${email}</a></li>`,
    place && html`<li>${place}</li>`,
    ...openingHours.map((hours) => html`<li>${formatOpeningHours(hours, locale)}</li>`),
  ].filter(Boolean)
  if (lines.length === 0) return ''
  return `${html`<section><h2>${contact}</h2><address><strong>${name}</strong>`}<ul>${lines.join('')}</ul></address></section>`
}
