import { expect, test } from 'vitest'
import { languagesSetting } from '#features/settings/model/languages.schema.ts'
import { saveSetting } from '#features/settings/server/setting.service.ts'
import { NAVIGATION } from '#features/site/model/navigation.ts'
import { escapeHtml } from '#kernel/escape-html.ts'
import { LOCALES, type Locale, localizedPath } from '#kernel/locale.ts'
import { counters } from '#platform/server/rate-limit.table.ts'
import { en } from '#shell/messages/en.ts'
import { fr } from '#shell/messages/fr.ts'
import { nl } from '#shell/messages/nl.ts'
import { identityFixture } from '#tests/fixtures/identity-fixture.ts'

const FRAME = { nl, en, fr }
const HEADINGS = {
  forbidden: {
    nl: 'Je hebt geen toegang tot deze pagina.',
    en: 'You don’t have access to this page.',
    fr: 'Vous n’avez pas accès à cette page.',
  },
  tooMany: { nl: 'Te veel aanvragen.', en: 'Too many requests.', fr: 'Trop de requêtes.' },
  failed: { nl: 'Er is iets misgegaan.', en: 'Something went wrong.', fr: 'Une erreur s’est produite.' },
  busy: { nl: 'Het is even te druk op de site.', en: 'The site is busy right now.', fr: 'Le site est très sollicité.' },
  decision: { nl: 'Deze link werkt niet.', en: 'This link doesn’t work.', fr: 'Ce lien ne fonctionne pas.' },
}
const STATUS = { forbidden: 403, tooMany: 429, failed: 500, busy: 503, decision: 404 }
type Kind = keyof typeof HEADINGS
const KINDS = Object.keys(HEADINGS) as Kind[]

const NO_PLACE = { running: 0, waiting: 0, waitMs: 0 }
const ENOUGH = { running: 10, waiting: 10, waitMs: 60_000 }

/** Opens each page that is sent when the renderer makes none. */
async function errorPage(kind: Kind) {
  const { app, ctx, registerAndVerify, signIn } = await identityFixture({
    render: () => {
      throw new Error('the render failed')
    },
    loadLimits: { render: kind === 'busy' ? NO_PLACE : ENOUGH, read: ENOUGH, write: ENOUGH },
  })
  await registerAndVerify()
  const { cookie } = await signIn()
  const path = { forbidden: '/admin', decision: '/booking/decision', tooMany: '/booking/decision' }
  const open = async (locale: Locale) => {
    const headers = { accept: 'text/html', cookie }
    const address = localizedPath(locale, kind in path ? path[kind as keyof typeof path] : '/contact')
    const response = await app.request(address, { headers })
    const moved = response.status === 301 && response.headers.get('location')
    return moved ? app.request(moved, { headers }) : response
  }
  if (kind === 'tooMany') {
    await open('nl')
    await ctx.db.update(counters).set({ count: 1000 })
  }
  return { ctx, open }
}

function expectFrame(html: string, locale: Locale): void {
  const t = FRAME[locale]
  const linkTo = (path: string, text: string) => `<a href="${localizedPath(locale, path)}">${escapeHtml(text)}</a>`
  const [header = '', footer = ''] = html.split('<main')
  expect(html).toContain(`<html lang="${locale}">`)
  expect(html).toContain('<link rel="stylesheet" href="/error.css">')
  expect(header).toContain(`<nav aria-label="${t.mainNavigation}">`)
  for (const { key, to } of NAVIGATION) expect(header).toContain(linkTo(to, t[key]))
  for (const page of ['faq', 'privacy', 'cookies', 'terms'] as const)
    expect(footer).toContain(linkTo(`/${page}`, t[page]))
}

test.each(KINDS)('the page “%s” has bar, footer and a way on, in the language of its address', async (kind) => {
  const { open } = await errorPage(kind)
  for (const locale of LOCALES) {
    const response = await open(locale)
    expect([locale, response.status]).toEqual([locale, STATUS[kind]])
    expect(response.headers.get('cache-control')).toContain('no-store')
    const html = await response.text()
    expect(html).toContain(`<h1>${HEADINGS[kind][locale]}</h1>`)
    expectFrame(html, locale)
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(main).toContain(`<a href="${localizedPath(locale, kind === 'decision' ? '/admin/timeslots' : '/')}">`)
  }
})

test.each(KINDS)('the page “%s” is in a visible language and leads to no hidden one', async (kind) => {
  const { ctx, open } = await errorPage(kind)
  await saveSetting(ctx, null, languagesSetting, { nl: false, en: false, fr: true, defaultLocale: 'fr' })
  for (const locale of LOCALES) {
    const html = await (await open(locale)).text()
    expect(html).toContain(`<h1>${HEADINGS[kind].fr}</h1>`)
    expectFrame(html, 'fr')
    expect(html).not.toMatch(/href="\/(?!fr["/]|error\.css)/)
  }
})
