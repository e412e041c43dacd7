import type { FrameLocator, Page } from '@playwright/test'
import type { PageTexts, TextOverview } from '../../src/features/site/model/texts/text-editing.schema.ts'
import { LOCALES, localizedPath } from '../../src/kernel/locale.ts'
import { apiCaller, signIn } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { expectToDiffer } from '../support/forced-colors.ts'
import { ADMIN } from '../support/servers.ts'
import { holdUndo, save, shows } from '../support/settings-form.ts'
import { ownProduct } from '../support/start-product.ts'
import { expect, test, waitForHydration } from '../support/visitor.ts'

// All drafts of the site are published together, and the texts name the company, which other tests change.
const ADDRESS = await ownProduct({})

const language = (page: Page, name: 'Nederlands' | 'Engels' | 'Frans') =>
  page.getByRole('textbox', { name, exact: true })
const textOn = (preview: FrameLocator, path: string) => preview.locator(`[data-text="${path}"]`).first()

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publiceren' }).click()
  await expect(page.getByText('Alle wijzigingen zijn gepubliceerd.')).toBeVisible()
}

test('press a text on the page, write it in three languages, publish and undo; visitors see nothing of it before', async ({
  page,
}) => {
  await signIn(page, ADMIN, '/admin/pages')
  await page.getByRole('link', { name: /^Diensten, Nederlands: / }).click()
  const preview = page.frameLocator('iframe')
  const lead = textOn(preview, 'pages.services.lead')
  const standard = (await lead.textContent())!
  await lead.click()
  await language(page, 'Nederlands').fill('Alles van {companyName}, ')
  await page.getByRole('button', { name: 'Gegeven invoegen' }).first().click()
  await page.getByRole('option', { name: /^E-mailadres hello@/ }).click()
  const written = 'Alles van Studio Cyaan, hello@studiocyaan.example'
  await expect(lead).toHaveText(written)
  await page.emulateMedia({ forcedColors: 'active' })
  await expectToDiffer('selected text', lead, textOn(preview, 'pages.services.heading'))
  await page.emulateMedia({ forcedColors: 'none' })
  await language(page, 'Engels').fill('Everything by {companyName')
  await save(page)
  await expect(page.getByText('De haakjes kloppen niet')).toBeVisible()
  await expect(language(page, 'Engels')).toBeFocused()
  await language(page, 'Engels').fill('Everything by {companyName}')
  await language(page, 'Frans').fill('Tout de {companyName}')
  await expectNoViolations(page, 'a text of a page')
  await save(page)
  await expect(page.getByText('3 wijzigingen zijn nog niet gepubliceerd')).toBeVisible()

  // A second text, by keyboard.
  await textOn(preview, 'pages.services.heading').focus()
  await page.keyboard.press('Enter')
  await language(page, 'Nederlands').fill('Wat wij doen')
  await save(page)
  await expect(page.getByText('4 wijzigingen zijn nog niet gepubliceerd')).toBeVisible()
  expect(await shows(page, '/services', standard)).toBe(true)
  expect(await shows(page, '/services', 'Wat wij doen')).toBe(false)

  await page.getByRole('button', { name: 'Vergelijken' }).click()
  const changes = page.getByRole('dialog')
  await expect(changes.getByRole('deletion').filter({ hasText: standard })).toBeVisible()
  await expect(changes.getByRole('insertion')).toHaveCount(4)
  await expectNoViolations(page, 'changes that are not published')
  await page.keyboard.press('Escape')
  await publish(page)
  const undo = await holdUndo(page)
  for (const [path, text] of [
    ['/services', written],
    ['/services', 'Wat wij doen'],
    ['/en/services', 'Everything by Studio Cyaan'],
    ['/fr/services', 'Tout de Studio Cyaan'],
    ['/services.md', 'Wat wij doen'],
    ['/en/services.md', 'Everything by Studio Cyaan'],
  ])
    await expect.poll(() => shows(page, path!, text!), `${path} ${text}`).toBe(true)

  await undo.click()
  await expect.poll(() => shows(page, '/services', standard)).toBe(true)
  expect(await shows(page, '/en/services', 'Everything by Studio Cyaan')).toBe(false)
})

test('the form of a page lists every text; the title is previewed as in search results and reported for translation', {
  tag: '@extended',
}, async ({ page }) => {
  await signIn(page, ADMIN, '/admin/pages?page=contact&language=en&view=form')
  await page.getByRole('button', { name: /^Titel / }).click()
  const title = language(page, 'Engels')
  await title.fill('Talk to us. '.repeat(8_500))
  await save(page)
  await expect(page.getByText('De tekst is te lang: ten hoogste 160 tekens.')).toBeVisible()
  await expect(title).toBeFocused()
  await title.fill('Talk to us')
  await save(page)
  await expect(page.getByText('1 wijziging is nog niet gepubliceerd')).toBeVisible()
  await expect(page.getByText('Talk to us | Studio Cyaan')).toBeVisible()
  await expect(page.getByText('ouder dan: Engels')).toHaveCount(2)
  await expectNoViolations(page, 'the form of a page')
  await publish(page)
  expect(await shows(page, '/en/contact', '<title>Talk to us | Studio Cyaan</title>')).toBe(true)

  const adminNav = page.getByRole('navigation', { name: 'Beheer' })
  await adminNav.getByRole('link', { name: 'Vertalingen' }).click()
  const contact = page.getByRole('region', { name: /^Contact: / })
  await expect(contact).toContainText('Nederlands is niet bijgewerkt sinds')
  await expect(contact.getByRole('insertion').first()).toContainText('Talk to us')
  await contact.getByRole('button', { name: /^Vertaling klopt: .*Nederlands$/ }).click()
  await expect(contact).not.toContainText('Nederlands is niet bijgewerkt')
  await contact.getByRole('link', { name: 'Frans bijwerken' }).click()
  await expect(page).toHaveURL(/page=contact&language=fr&view=form#pages\.contact\.title$/)

  await adminNav.getByRole('link', { name: 'Paginateksten' }).click()
  await expect(page.getByRole('list', { name: 'Pagina’s' })).toBeVisible()
  await page.getByText('Eerdere publicaties').click()
  await expect(page.getByText('Contact, Titel (Engels)')).toBeVisible()
  await expectNoViolations(page, 'the pages and their history')
})

test('placeholders and conditions are chips: inserted, deleted, typed around and saved with the keyboard', async ({
  page,
}) => {
  await signIn(page, ADMIN, '/admin/pages?page=home&language=nl&view=form')
  const row = page.getByRole('button', { name: /^Beschrijving / })
  await row.focus()
  await page.keyboard.press('Enter')
  const description = language(page, 'Nederlands')
  await expect(description).toContainText('mensen die als Telefoon ingevuld is')
  await expect(description).not.toContainText(/[[\]{}|]/)
  // Focused before the check: ProseMirror sets its selection some milliseconds after the focus.
  await description.focus()
  await expectNoViolations(page, 'chips')

  const { keyboard } = page
  const chips = description.locator('.template-chip')
  await keyboard.press('Control+End')
  await keyboard.press('ArrowLeft')
  await keyboard.press('Backspace')
  await expect(page.getByText('Verwijderd: als Telefoon ingevuld is.')).toBeAttached()
  await expect(chips).toHaveCount(0)
  await expect(description).toContainText('mensen die de telefoon opnemenantwoorden.')
  await keyboard.press('Control+z')
  await expect(chips).toHaveCount(3)

  await keyboard.press('Control+a')
  await keyboard.type('Bel ')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await keyboard.type('telef')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(description).toBeFocused()
  await keyboard.type(' nu, ')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await keyboard.type('gemeente')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(description).toBeFocused()
  await keyboard.type('dicht bij huis')
  await expect(page.getByText(/^38 tekens: kort/)).toBeVisible()

  await keyboard.press('Control+a')
  await keyboard.press('Control+c')
  await keyboard.press('Control+End')
  await keyboard.press('Control+v')
  await expect(chips).toHaveCount(8)
  await keyboard.press('Control+z')
  await expect(chips).toHaveCount(4)
  await description.press('Tab')
  const shown = await description.textContent()

  await save(page)
  await expect(page.getByText('1 wijziging is nog niet gepubliceerd')).toBeVisible()
  await page.reload()
  await row.click()
  await expect(description).toHaveText(shown!)
  await page.getByRole('button', { name: 'Publiceren' }).press('Enter')
  await expect(page.getByText('Alle wijzigingen zijn gepubliceerd.')).toBeVisible()
  expect(await shows(page, '/', 'content="Bel +32 3 555 01 23 nu, dicht bij huis"')).toBe(true)
  await (await holdUndo(page)).press('Enter')
  await expect(description).toContainText('mensen die als Telefoon ingevuld is')
  expect(await shows(page, '/', 'dicht bij huis"')).toBe(false)

  // A fact that a policy loses is named to the owner, until the text is the standard one again.
  await page.goto('/admin/pages?page=cookies&language=nl&view=form#legal.cookies.sections.what-cookies-are.body')
  const policy = language(page, 'Nederlands')
  await policy.fill('Zo werkt het.')
  const warning = page.getByText('Deze tekst noemt niet meer: Bedrijfsnaam. De wet kan dat vragen.')
  await expect(warning).toBeVisible()
  await page.getByRole('button', { name: 'Standaardtekst terugzetten' }).press('Enter')
  await expect(warning).toBeHidden()
})

test('unsaved chips come back after a reload; a text that another editor changed is shown and not overwritten', async ({
  page,
  browser,
}) => {
  const address = '/admin/pages?page=faq&language=nl&view=form'
  await signIn(page, ADMIN, address)
  const row = page.getByRole('button', { name: /^Beschrijving / })
  await row.click()
  const description = language(page, 'Nederlands')
  await description.fill('Vragen aan {companyName}, ')
  await expect(description).toContainText('Vragen aan Bedrijfsnaam: Studio Cyaan')
  await page.reload()
  await row.click()
  await expect(description).toContainText('Vragen aan Bedrijfsnaam: Studio Cyaan')
  await expect(page.getByText('Nog niet bewaard.')).toBeVisible()

  const context = await browser.newContext({ baseURL: ADDRESS, locale: 'nl-BE' })
  const other = await context.newPage()
  await signIn(other, ADMIN, address)
  await other.getByRole('button', { name: /^Beschrijving / }).click()
  await language(other, 'Nederlands').fill('Van de andere')
  await save(other)
  await expect(other.getByText('1 wijziging is nog niet gepubliceerd')).toBeVisible()
  await context.close()

  await save(page)
  await expect(page.getByRole('alert')).toContainText('Van de andere')
  await expect(description).toContainText('Vragen aan')
  await page.getByRole('button', { name: 'Die tekst overnemen' }).click()
  await expect(description).toHaveText('Van de andere')
  await page.getByRole('button', { name: 'Alles weggooien' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Alles weggooien' }).click()
  await expect(page.getByText('Alle wijzigingen zijn gepubliceerd.')).toBeVisible()
})

test('a service is added, renamed and hidden: it has a page in each language, and its old addresses lead on', {
  tag: '@extended',
}, async ({ page, request }) => {
  const name = `Fietsen ${Date.now()}`
  const slug = name.toLowerCase().replace(' ', '-')
  const landing = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 })
    return [response.status(), response.headers().location]
  }
  await signIn(page, ADMIN, '/admin/pages?page=services&view=form')
  const list = page.getByRole('group').filter({ hasText: /^Diensten/ })
  await list.getByText('Diensten', { exact: true }).click()
  await list.getByRole('button', { name: 'Nieuwe dienst' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Maken' }).click()
  await expect(dialog.getByText('Vul de naam in')).toHaveCount(3)
  await expectNoViolations(page, 'a new service')
  for (const [label, own] of [
    ['Naam in het Nederlands', name],
    ['Naam in het Engels', name.replace('Fietsen', 'Bicycles')],
    ['Naam in het Frans', name.replace('Fietsen', 'Vélos')],
  ])
    await dialog.getByRole('textbox', { name: label! }).fill(own!)
  await dialog.getByRole('button', { name: 'Maken' }).click()

  // The editor of the new page, by keyboard.
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
  const features = page.getByRole('group').filter({ hasText: /^Kenmerken/ })
  await features.locator('summary').focus()
  await page.keyboard.press('Enter')
  await features.getByRole('button', { name: 'Onderdeel toevoegen' }).press('Enter')
  await language(page, 'Nederlands').fill('Klaar terwijl je wacht')
  await save(page)
  await expect(page.getByText('9 wijzigingen zijn nog niet gepubliceerd')).toBeVisible()
  expect(await landing(`/services/${slug}`)).toEqual([404, undefined])
  await publish(page)
  await expect.poll(() => shows(page, `/services/${slug}`, 'Klaar terwijl je wacht')).toBe(true)
  await expect.poll(() => shows(page, '/en/services', name.replace('Fietsen', 'Bicycles'))).toBe(true)
  await expect.poll(() => shows(page, '/sitemap.xml', `/fr/services/${slug.replace('fietsen', 'velos')}`)).toBe(true)
  expect(await landing(`/en/services/${slug}`)).toEqual([301, `/en/services/${slug.replace('fietsen', 'bicycles')}`])

  await page.getByRole('button', { name: /^Adres \(na/ }).click()
  await language(page, 'Nederlands').fill(`${name} & meer`)
  await save(page)
  await expect(page.getByText('1 wijziging is nog niet gepubliceerd')).toBeVisible()
  await publish(page)
  await expect.poll(() => landing(`/services/${slug}`)).toEqual([301, `/services/${slug}-meer`])

  await page.getByRole('link', { name: 'Alle pagina’s' }).click()
  await page.getByRole('link', { name: /^Diensten, Nederlands: / }).click()
  await page.getByText('Diensten', { exact: true }).last().click()
  await page.getByRole('button', { name: `${name} verwijderen` }).click()
  await expect(page.getByText('1 wijziging is nog niet gepubliceerd')).toBeVisible()
  await publish(page)
  const undo = await holdUndo(page)
  await expect.poll(() => landing(`/services/${slug}-meer`)).toEqual([301, '/services'])
  await expect.poll(() => shows(page, '/services', name)).toBe(false)

  await undo.click()
  await expect.poll(() => shows(page, '/services', name)).toBe(true)
})

const LONG_WORD = `{companyName} [[{companyVat}?|x]] ${'W'.repeat(60)} `

/** With the placeholders of the standard text, and the longest word that a label may have. */
function longMessage(standard: string, maxLength: number): string {
  const holes = [...new Set(standard.match(/\{\w+\}/g))].join('')
  return `${holes} ${'Fietsherstelwerkplaatsbezoeker'.repeat(9).slice(0, Math.min(maxLength - holes.length - 1, 30))}`.trim()
}

/** Elements that are wider than the screen. */
function wideElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => `${element.tagName}.${element.getAttribute('class')}`),
  )
}

/** Pages whose parts React renders, and what is on all of them. */
const HYDRATED = ['booking', 'contact', 'account', 'frame']

test('every text may be long and without spaces: no page scrolls sideways at 320 px, and no placeholder is left', {
  tag: '@extended',
}, async ({ page, browser }) => {
  test.setTimeout(900_000)
  await signIn(page, ADMIN, '/admin/pages')
  const { call } = await apiCaller(page.request, ADMIN)
  const { pages } = await call('GET', '/api/site/texts')
  const problems: string[] = []
  for (const { key } of pages as TextOverview['pages']) {
    const { texts, paths }: PageTexts = await call('GET', `/api/site/texts/${key}`)
    for (const { path, kind, maxLength, texts: perLocale } of texts) {
      if (kind === 'slug') continue
      const text = path.startsWith('messages.')
        ? longMessage(perLocale.nl.standard, maxLength)
        : LONG_WORD.repeat(Math.max(1, Math.floor(Math.min(maxLength, 500) / LONG_WORD.length))).trim()
      for (const locale of HYDRATED.includes(key) ? LOCALES : (['nl'] as const))
        await call('PUT', `/api/site/texts/${key}/drafts`, { path, locale, text, startedFrom: perLocale[locale].text })
    }
    // Emails are no page.
    if (!paths.nl) continue
    await page.goto(`${paths.nl}?lng=nl&preview=texts`)
    await expect(page.locator(key === 'frame' ? 'footer' : 'h1')).toContainText(
      key === 'frame' ? 'Fietsherstel' : 'W'.repeat(30),
    )
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    await page.setViewportSize({ width: 320, height: 740 })
    const wide = await wideElements(page)
    if (wide.length > 0) problems.push(`${key}: ${[...new Set(wide)].slice(0, 6).join(' | ')}`)
    if (/[{}]|\[\[|\]\]/.test((await page.locator('main').textContent()) ?? '')) problems.push(`${key}: a placeholder`)
  }

  // The preview has no scripts: published, also the parts that React renders, and the consent dialog.
  const { draftsVersion } = await call('GET', '/api/site/texts')
  const { publishedAt } = await call('POST', '/api/site/texts/publication', { draftsVersion })
  for (const locale of LOCALES) {
    const context = await browser.newContext({ baseURL: ADDRESS, viewport: { width: 320, height: 740 } })
    const visitor = await context.newPage()
    for (const path of ['/booking', '/contact', '/login']) {
      const address = localizedPath(locale, path)
      await visitor.goto(locale === 'nl' ? `${path}?lng=nl` : address)
      await expect(visitor.getByRole('contentinfo')).toContainText('Fietsherstel')
      await expect(visitor.locator('#consent')).toBeVisible()
      await waitForHydration(visitor)
      const wide = await wideElements(visitor)
      if (wide.length > 0) problems.push(`${address}: ${[...new Set(wide)].slice(0, 6).join(' | ')}`)
    }
    await context.close()
  }
  await call('POST', '/api/settings/admin/site-texts/undo', { startedFrom: publishedAt })
  expect(problems).toEqual([])
})

test('labels and notices are pressed, published at once, and shown by the server and by React', async ({
  page,
  browser,
}) => {
  await signIn(page, ADMIN, '/admin/pages?page=faq&language=nl')
  const preview = page.frameLocator('iframe')
  // What is typed is shown at once: Markdown, and a label with a value that only the page knows.
  const answer = textOn(preview, 'faq.general.items.timeline.answer')
  await answer.click()
  await language(page, 'Nederlands').fill('**Snel** klaar, zie [diensten](/services).')
  await expect(answer.locator('strong')).toHaveText('Snel')
  await expect(answer.getByRole('link')).toHaveText('diensten')
  const madeBy = textOn(preview, 'messages.shell.madeBy')
  await madeBy.click()
  await language(page, 'Nederlands').fill('Site van {name}!')
  await expect(madeBy).toHaveText('Site van Studio Cyaan!')
  await textOn(preview, 'messages.site-faq.askUs').click()
  await language(page, 'Nederlands').fill('Nog iets op je lever?')
  // Published while the list of drafts is still being read again.
  await page.getByRole('button', { name: 'Bewaren' }).click()
  await page.getByRole('button', { name: 'Publiceren' }).click()
  await expect(page.getByText('De wijzigingen zijn gepubliceerd.')).toBeVisible()

  // A text of the footer is edited from any page.
  await textOn(preview, 'messages.shell.terms').click()
  await expect(language(page, 'Nederlands')).toHaveText('Algemene voorwaarden')
  await page.getByRole('button', { name: 'Formulier' }).click()
  await page.getByLabel('Tekst zoeken').fill('geen antwoord')
  await page.getByRole('button', { name: /^Geen antwoord gevonden/ }).click()
  await language(page, 'Nederlands').fill('Daar weten we nog niets over.')
  await expectNoViolations(page, 'the labels of a page')
  await save(page)
  await publish(page)
  await expect.poll(() => shows(page, '/faq', 'Nog iets op je lever?')).toBe(true)

  const context = await browser.newContext({ baseURL: ADDRESS, locale: 'nl-BE' })
  const visitor = await context.newPage()
  await visitor.goto('/contact')
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
  await expect(visitor.getByRole('heading', { name: 'Nog iets op je lever?' })).toBeVisible()
  await visitor.getByRole('searchbox').fill('qwertz')
  await expect(visitor.getByText('Daar weten we nog niets over.')).toBeVisible()
  await context.close()
})
