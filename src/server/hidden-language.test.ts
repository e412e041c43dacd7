import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createRequestCounter } from '#features/analytics/server/collect/request-counter.service.ts'
import { getDrift } from '#features/audit/server/drift/drift.service.ts'
import { sendLink } from '#features/identity/server/sign-in/identity-emails.service.ts'
import { findOwnerRecipients } from '#features/identity/server/users/owner-recipients.service.ts'
import { companySetting } from '#features/settings/model/company.schema.ts'
import { type LanguageSettings, languagesSetting } from '#features/settings/model/languages.schema.ts'
import { saveSetting } from '#features/settings/server/setting.service.ts'
import { headTags } from '#features/site/server/page-head.service.ts'
import type { Context } from '#platform/server/context.ts'
import { blogFixture, documentOf } from '#tests/fixtures/blog-fixture.ts'
import { APPOINTMENT_REQUEST, bookingFixture } from '#tests/fixtures/booking-fixture.ts'
import { caseOf, caseText } from '#tests/fixtures/case-fixture.ts'
import { errorOf } from '#tests/fixtures/identity-fixture.ts'
import { readEmails } from '#tests/fixtures/read-emails.ts'
import { testApp } from '#tests/test-app.ts'
import { auditSource } from './composition/audit-source.ts'
import { livePages } from './composition/live-pages.ts'
import { createOverloadResponses } from './pages/overload-responses.ts'
import { createListener } from './request-listener.ts'

const WITHOUT_ENGLISH: LanguageSettings = { nl: true, en: false, fr: true, defaultLocale: 'fr' }
const FRENCH_ONLY: LanguageSettings = { nl: false, en: false, fr: true, defaultLocale: 'fr' }
const ORIGIN = 'https://studio.example'
const env = { PUBLIC_URL: ORIGIN }

/** As a request would, the caller waits until this process has read the change. */
async function choose(ctx: Context, languages: LanguageSettings) {
  await saveSetting(ctx, null, languagesSetting, languages)
  await ctx.languages.ready()
}

async function siteWith(languages: LanguageSettings) {
  const made = await testApp({ env })
  await choose(made.ctx, languages)
  const read = async (path: string) => (await made.app.request(path)).text()
  return { ...made, read }
}

test('the site map, llms.txt and security.txt name the visible languages only', async () => {
  const { read } = await siteWith(WITHOUT_ENGLISH)
  const map = await read('/sitemap.xml')
  expect(map).toContain(`<loc>${ORIGIN}/contact</loc>`)
  expect(map).toContain(`hreflang="x-default" href="${ORIGIN}/fr/contact"`)
  expect(map).not.toMatch(/\/en[/<"]|hreflang="en"/)
  expect(await read('/.well-known/security.txt')).toContain('Preferred-Languages: fr, nl\n')

  const llms = await read('/llms.txt')
  expect(llms).toContain(`](${ORIGIN}/fr/contact.md)`)
  expect(llms).toMatch(/## Langues\n\n- \[Français\]\(\S+\/fr\)\n- \[Nederlands\]\(\S+\/\)\n/)
  const all = llms + (await read('/llms-full.txt')) + (await read('/fr/contact.md'))
  expect(all).not.toMatch(/\/en[/)]|English/)
})

test('the texts of the site name the visible languages', async () => {
  const { ctx, read } = await siteWith(WITHOUT_ENGLISH)
  expect(await read('/fr/faq.md')).toContain('Nous travaillons en français et en néerlandais. Le site existe')
  expect(await read('/terms.md')).toContain('dan geldt die in het Frans.')
  await choose(ctx, FRENCH_ONLY)
  expect(await read('/fr/faq.md')).toContain('Nous travaillons en français.\n')
  expect(await read('/fr/terms.md')).not.toContain('fait foi')
})

test('llms.txt is in English as long as the site is', async () => {
  const { read } = await siteWith({ nl: false, en: true, fr: true, defaultLocale: 'fr' })
  expect(await read('/llms.txt')).toMatch(/## Languages\n\n- \[Français\]\(\S+\)\n- \[English\]\(\S+\/en\)\n/)
})

test('twins, feeds and manifests of a hidden language lead to the visible one; files for all languages stay', async () => {
  const { app } = await siteWith(FRENCH_ONLY)
  const targetOf = async (path: string, headers = {}) => {
    const { status, headers: sent } = await app.request(path, { headers })
    return status === 301 ? sent.get('location') : status
  }
  expect(await targetOf('/index.md')).toBe('/fr/index.md')
  expect(await targetOf('/contact', { accept: 'text/markdown' })).toBe('/fr/contact')
  expect(await targetOf('/en/services/webdesign.md')).toBe('/fr/services/webdesign.md')
  expect(await targetOf('/blog/feed.xml')).toBe('/fr/blog/feed.xml')
  expect(await targetOf('/en/blog/feed.json')).toBe('/fr/blog/feed.json')
  expect(await targetOf('/manifest.webmanifest')).toBe('/fr/manifest.webmanifest')
  expect(await targetOf('/share/en/services/webdesign.png')).toBe('/share/fr/services/webdesign.png')
  expect(await targetOf('/share/en/nothing.png')).toBe(404)
  for (const path of ['/robots.txt', '/sitemap.xml', '/llms.txt', '/fr/blog/feed.xml', '/fr/contact.md', '/offline'])
    expect(await targetOf(path), path).not.toEqual(expect.any(String))
  expect(await targetOf('/robots.txt')).toBe(200)
  expect(await targetOf('/fr/manifest.webmanifest')).toBe(200)
})

test('a post is found at its address in a hidden language; its own languages are listed where they are visible', async () => {
  const { app, ctx, write } = await blogFixture({ env })
  const inLanguage = (title: string) => ({ title, excerpt: '', document: documentOf(title), coverAlt: '' })
  const texts = { nl: inLanguage('Op maat'), en: inLanguage('Made to measure'), fr: inLanguage('Sur mesure') }
  const { id } = await write('Op maat', { texts })
  const only = await write('English only', { texts: { en: inLanguage('English only') } })
  await choose(ctx, WITHOUT_ENGLISH)

  const first = await app.request(`/en/blog/${id}/made-to-measure.md`)
  expect([first.status, first.headers.get('location')]).toEqual([301, `/fr/blog/${id}/made-to-measure.md`])
  const second = await app.request(`/fr/blog/${id}/made-to-measure.md`)
  expect(second.headers.get('location')).toBe(`/fr/blog/${id}/sur-mesure.md`)

  const map = await (await app.request('/sitemap.xml')).text()
  expect(map).toContain(`<loc>${ORIGIN}/blog/${id}/op-maat</loc>`)
  expect(map).not.toContain('made-to-measure')
  // It is shown in the other languages, and belongs to the default one.
  expect(map).toContain(`<loc>${ORIGIN}/fr/blog/${only.id}/english-only</loc>`)
  expect(map).not.toContain(`<loc>${ORIGIN}/blog/${only.id}/`)
})

test('structured data and social tags name no hidden language', async () => {
  const { ctx } = await siteWith(FRENCH_ONLY)
  const tags = await headTags(ctx, new Request(`${ORIGIN}/fr`), livePages)
  expect(tags).toContain(`${ORIGIN}/share/fr/home.png`)
  expect(tags).not.toMatch(/\/share\/(?:nl|en)\/|"inLanguage":"(?:nl|en)"/)
})

test('an email is in the language of its reader, or the default one if that is hidden', async () => {
  const { ctx, as } = await testApp({ env })
  const english = await as('user', { language: 'en' })
  const dutch = await as('user', { language: 'nl' })
  const owner = await as('admin', { language: 'en' })
  await choose(ctx, WITHOUT_ENGLISH)
  for (const { user } of [english, dutch]) await sendLink(ctx, 'reset', user.email, 'token')
  const emails = await readEmails(ctx)
  const sentTo = (address: string) => emails.find(({ toAddress }) => toAddress === address)
  expect(sentTo(english.user.email)).toMatchObject({ locale: 'fr' })
  expect(sentTo(english.user.email)?.html).toContain(`${ORIGIN}/fr/reset-password?`)
  expect(sentTo(dutch.user.email)).toMatchObject({ locale: 'nl' })

  const recipients = await findOwnerRecipients(ctx, { ...companySetting.initial, email: '' })
  expect(recipients).toMatchObject([{ address: owner.user.email, locale: 'fr' }])
  const profile = await (await owner.ask('/api/identity/me')).json()
  expect(profile.language).toBe('fr')
})

test('an appointment that was requested in a hidden language is confirmed in the default one', async () => {
  const { ctx, client, act, newestEmail } = await bookingFixture()
  const response = await client.send('POST', '/api/booking/appointments?lng=en', APPOINTMENT_REQUEST)
  const { id } = await response.json()
  expect(await newestEmail('receipt')).toMatchObject({ locale: 'en' })
  await choose(ctx, WITHOUT_ENGLISH)
  await act(id, 'approve')
  const confirmation = await newestEmail('confirmed')
  expect(confirmation.locale).toBe('fr')
  expect(confirmation.html).toContain('/fr/booking/appointment?token=')
  const invite = Buffer.from(confirmation.attachments[0]!.content, 'base64').toString()
  expect(invite.replace(/\r\n /g, '')).toContain('/fr/my-appointments')
})

test('the audit reads no page in a hidden language, and nobody has to translate into it', async () => {
  const { ctx, write } = await blogFixture({ env })
  await write('Alleen Nederlands')
  const marked = async () => {
    const { texts } = await getDrift(ctx, auditSource.readTextGroups, 'nl')
    return texts.flatMap(({ drifts }) => drifts.map(({ locale }) => locale))
  }
  expect(await marked()).toEqual(['en', 'fr'])
  await choose(ctx, WITHOUT_ENGLISH)
  expect(await marked()).toEqual(['fr'])
  const pages = await auditSource.listPages(ctx)
  expect(new Set(pages.map(({ locale }) => locale))).toEqual(new Set(['fr', 'nl']))
  expect((await auditSource.getFacts(ctx)).languages).toEqual(['fr', 'nl'])
  await choose(ctx, FRENCH_ONLY)
  expect(await marked()).toEqual([])
})

test('a text in a hidden language may be incomplete when a case study is published', async () => {
  const { ctx, writer } = await blogFixture()
  const texts = { nl: caseText('Bakkerij'), en: caseText('Bakery', { sector: '', result: '' }) }
  const publish = () => writer.send('POST', '/api/blog/authoring/posts', caseOf('Bakkerij', {}, { texts }))
  expect(Object.keys((await errorOf(await publish())).fields)).toEqual(['texts.en.sector', 'texts.en.result'])
  await choose(ctx, WITHOUT_ENGLISH)
  expect((await publish()).status).toBe(201)
})

const HTML = { 'content-type': 'text/html; charset=utf-8' }

test('a page that is cached is not sent any more when its language is hidden, also to those who ask meanwhile', async () => {
  let renders = 0
  const gate = { isHeld: false, held: Promise.withResolvers<void>(), rendering: Promise.withResolvers<void>() }
  const made = await testApp({
    env,
    render: async ({ url }) => {
      renders++
      gate.rendering.resolve()
      if (gate.isHeld) await gate.held.promise
      return new Response(`<!doctype html><html><head></head><p>${new URL(url).pathname}</p>`, { headers: HTML })
    },
  })
  const { ctx, app } = made
  const requestCounter = createRequestCounter(ctx)
  const runtime = { ctx, pageCache: made.pageCache, requestCounter, isClosing: () => false }
  const overload = { load: made.load, responses: await createOverloadResponses(ctx.env) }
  const server = createServer(createListener(runtime, app.fetch, overload).listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.close()
    await requestCounter.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const open = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, { redirect: 'manual', headers: { host: 'studio.example', ...headers } })
    return response.status === 301 ? response.headers.get('location') : response.text()
  }

  for (const _ of [1, 2]) expect(await open('/en/contact')).toContain('/en/contact')
  expect(await open('/contact', { cookie: 'lng=en' })).toContain('/contact')
  expect(renders).toBe(2)

  gate.isHeld = true
  gate.rendering = Promise.withResolvers()
  const slow = open('/en/faq')
  await gate.rendering.promise
  await choose(ctx, WITHOUT_ENGLISH)
  gate.held.resolve()
  // Asked for before the change. It is not cached.
  expect(await slow).toContain('/en/faq')
  for (const _ of [1, 2]) {
    expect(await open('/en/contact')).toBe('/fr/contact')
    expect(await open('/en/faq', { cookie: 'lng=nl' })).toBe('/faq')
  }
  // A cookie of the hidden language chooses the default one, and leads nowhere else.
  expect(await open('/contact', { cookie: 'lng=en' })).toContain('/contact')
  expect(made.pageCache.size()).toBe(1)

  await choose(ctx, FRENCH_ONLY)
  expect(await open('/contact', { cookie: 'lng=nl' })).toBe('/fr/contact')
  expect(await open('/fr/contact', { cookie: 'lng=nl' })).toContain('/fr/contact')
})
