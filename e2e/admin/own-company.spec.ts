import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { EditableList, PageTexts, TextOverview } from '../../src/features/site/model/texts/text-editing.schema.ts'
import { freePort } from '../../src/platform/server/database/free-port.ts'
import { apiCaller, createAccount, signIn } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN, emailsTo, MAILBOX } from '../support/servers.ts'
import { save } from '../support/settings-form.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { expect, test, waitForHydration } from '../support/visitor.ts'

const PORT = await freePort()
const ADDRESS = `http://localhost:${PORT}`

// A product of its own: on the others, tests expect the standard look and all languages.
let product: Product

test.use({ baseURL: ADDRESS })
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  product = await startProduct(PORT, { DEMO: 'on', SMTP_URL: `smtp://127.0.0.1:${MAILBOX.smtpPort}` })
})
test.afterAll(() => product.stop())

const LOGO = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#2b1a10"/></svg>',
  ),
}

const colourOf = (page: Page, selector: string, property: 'color' | 'backgroundColor' | 'fontFamily') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element)[name], property)

test('the owner chooses colours, font and logo with the keyboard; the site has them in both themes, without a layout shift', async ({
  page,
  browser,
}) => {
  await signIn(page, ADMIN, '/admin/settings#look')
  const brand = page.getByLabel('Merkkleur', { exact: true })
  // Repeated: the tab of the address is opened after hydration, and its form starts when the setting is loaded.
  await expect(async () => {
    await brand.focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('#0000')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Deze kleur is doorzichtig.')).toBeVisible({ timeout: 3000 })
  }).toPass()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('#ffd500')
  await expect(page.getByText('Te licht voor tekst op een lichte achtergrond')).toBeVisible()
  const dark = page.locator('[data-theme-sample=dark]')
  await expect.poll(() => dark.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(32, 29, 17)')

  await page.getByRole('radio', { name: /Bricolage/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Outfit/ })).toBeChecked()

  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Logo kiezen' }).press('Enter')
  await (await chooser).setFiles(LOGO)
  await expect(page.getByRole('img', { name: 'Je logo' })).toBeVisible()
  await expectNoViolations(page, 'the form of the look')
  await page.getByRole('button', { name: 'Bewaren', exact: true }).press('Enter')
  await expect(page.getByText('De site is bijgewerkt.')).toBeVisible()

  for (const theme of ['light', 'dark']) {
    const context = await browser.newContext({
      baseURL: ADDRESS,
      locale: 'nl-BE',
      viewport: { width: 360, height: 740 },
    })
    await context.addCookies([{ name: 'theme', value: theme, url: ADDRESS }])
    const visitor = await context.newPage()
    // The first paint has the fallback fonts.
    await visitor.route(/\.woff2$/, async (route) => {
      await visitor.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await route.continue()
    })
    const requested: string[] = []
    visitor.on('request', (request) => requested.push(request.url()))
    await visitor.goto('/')
    expect(await colourOf(visitor, '.btn-primary', 'backgroundColor')).toBe('rgb(255, 213, 0)')
    expect(await colourOf(visitor, 'h1', 'fontFamily')).toContain('Outfit')
    const paper = theme === 'light' ? 'rgb(253, 253, 252)' : 'rgb(32, 29, 17)'
    expect(await colourOf(visitor, 'body', 'backgroundColor')).toBe(paper)
    expect(await visitor.evaluate(shiftedBy)).toBeLessThan(0.001)
    expect(await visitor.evaluate(() => document.fonts.check('700 40px Outfit'))).toBe(true)
    await visitor.evaluate(() => scrollTo(0, 400))
    const logo = visitor.locator('.bar-logo img')
    await expect(logo).toBeVisible()
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expectNoViolations(visitor, `the landing page, ${theme}`, { themes: 'this' })
    expect(requested.filter((url) => !url.startsWith(`${ADDRESS}/`))).toEqual([])
    expect(requested.filter((url) => /assets\/display-.*woff2/.test(url))).toHaveLength(1)
    await context.close()
  }

  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(brand).toHaveValue('#00aeef')
})

/** The layout shifts until the fonts are shown, without those after input. */
function shiftedBy(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum))))
  })
}

test('a hidden language leaves the site, and its addresses and stored choices lead to a visible one', async ({
  page,
  browser,
}) => {
  await signIn(page, ADMIN, '/admin/settings#languages')
  const shown = (name: string) => page.getByRole('checkbox', { name })
  const byDefault = (name: string) => page.getByRole('radio', { name })
  for (const language of ['Nederlands', 'Engels', 'Frans']) await shown(language).uncheck()
  await save(page)
  await expect(shown('Nederlands')).toHaveAccessibleDescription('Laat minstens één taal zichtbaar.')
  await shown('Nederlands').check()
  await shown('Frans').check()
  await byDefault('Engels').check()
  await save(page)
  await expect(page.getByText('Deze taal is verborgen.')).toBeVisible()
  await byDefault('Frans').check()
  await save(page)
  await expect(page.getByText('De site is bijgewerkt.')).toBeVisible()
  await expect(page.locator('#language-menu a')).toHaveText(['Français', 'Nederlands'])

  // The choice of an earlier visit: once in the cookie, once in local storage only.
  const visitor = await browser.newContext({ baseURL: ADDRESS, locale: 'de-DE' })
  await visitor.addCookies([{ name: 'lng', value: 'en', url: ADDRESS }])
  await visitor.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ language: 'en' })))
  const tab = await visitor.newPage()
  const documents: string[] = []
  tab.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname))
  await tab.goto('/en/services?a=1')
  await expect(tab).toHaveURL('/fr/services?a=1')
  await expect(tab.locator('link[hreflang]')).toHaveCount(3)
  await tab.goto('/faq')
  await expect(tab.locator('html')).toHaveAttribute('lang', 'fr')
  await visitor.clearCookies()
  await tab.goto('/contact')
  await expect(tab.locator('html')).toHaveAttribute('lang', 'fr')
  await tab.waitForLoadState('networkidle')
  // Local storage is tried once.
  expect(documents).toEqual(['/en/services', '/fr/services', '/faq', '/contact', '/contact'])

  await shown('Nederlands').uncheck()
  await save(page)
  // The admin area follows: the page in Dutch loads again in French.
  await expect(page).toHaveURL('/fr/admin/settings#languages')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.locator('[popovertarget="language-menu"]')).toHaveCount(0)
  await tab.goto('/faq?lng=nl')
  await expect(tab).toHaveURL('/fr/faq')
  expect((await tab.goto('/en/nothing'))?.status()).toBe(404)
  await expect(tab).toHaveURL('/fr/nothing')
  await visitor.close()
})

const SERVICES = [
  ['Fietsherstelling', 'Réparation de vélos'],
  ['Nazicht', 'Entretien'],
  ['Verhuur', 'Location'],
  ['Verkoop', 'Vente'],
] as const
/** What only the company of the demo says. Names of cookies, which the cookie policy lists, are not texts. */
const OLD_WORDS =
  /studio cyaan|\bweb ?sites?\b|web ?design|web ?shop|webapplicatie|applications? web|boutiques? en ligne|#?00aeef/gi
const REPLACEMENTS: [RegExp, string][] = [
  [/studio cyaan/gi, 'De Ketting'],
  [/\b(?:websites|sites web)\b/gi, 'fietsen'],
  [/\b(?:website|site web|web site)\b/gi, 'fiets'],
  [/webdesign|web design/gi, 'herstelling'],
  [/webshops?|web shops?|boutiques? en ligne/gi, 'winkel'],
  [/webapplicaties?|applications? web/gi, 'bakfiets'],
]

/** Without its placeholders, which stay as they are. */
function withoutOldWords(text: string): string {
  const parts = text.split(/(\{\w+\})/)
  const replaced = parts.map((part, index) =>
    index % 2 ? part : REPLACEMENTS.reduce((now, [old, own]) => now.replace(old, own), part),
  )
  return replaced.join('')
}

test('a bicycle repair shop is set up in the admin area alone: nothing of the first company is left', {
  tag: '@extended',
}, async ({ page, request, browser }) => {
  test.setTimeout(600_000)
  await signIn(page, ADMIN, '/admin')
  await page.getByRole('button', { name: 'Demo-inhoud verwijderen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Demo-inhoud verwijderen' }).click()
  await expect(page.getByText('De demo-inhoud is verwijderd.')).toBeVisible()

  const isSaved = page.getByText('De site is bijgewerkt.').first()
  async function changeSetting(tab: string, change: () => Promise<void>) {
    await page.goto('about:blank')
    await page.goto(`/admin/settings#${tab}`)
    await waitForHydration(page)
    await change()
    await save(page)
    await expect(isSaved).toBeVisible()
  }
  await changeSetting('company', async () => {
    for (const [label, value] of Object.entries({
      Bedrijfsnaam: 'Fietsatelier De Ketting',
      'Slogan in het Nederlands': 'Hersteld terwijl je wacht.',
      'Slogan in het Frans': 'Réparé pendant que vous attendez.',
      Telefoon: '+32 9 123 45 67',
      'E-mailadres': 'hallo@deketting.example.org',
      'Straat en nummer': 'Dorpsstraat 1',
      Postcode: '9000',
      Gemeente: 'Gent',
    }))
      await page.getByLabel(value === 'Gent' ? /^Gemeente$/ : label, { exact: true }).fill(value)
  })
  await changeSetting('languages', () => page.getByRole('checkbox', { name: 'Engels' }).uncheck())
  await changeSetting('look', async () => {
    await page.getByLabel('Merkkleur', { exact: true }).fill('#c2410c')
    await page.getByRole('radio', { name: /Fraunces/ }).check()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Logo kiezen' }).click()
    await (await chooser).setFiles(LOGO)
    await expect(page.getByRole('img', { name: 'Je logo' })).toBeVisible()
  })

  // Four services by the editor, instead of the standard ones.
  await page.goto('/admin/pages?page=services&view=form')
  for (const [dutch, french] of SERVICES) {
    const list = page.getByRole('group').filter({ hasText: /^Diensten/ })
    await list.getByText('Diensten', { exact: true }).click()
    await list.getByRole('button', { name: 'Nieuwe dienst' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Naam in het Nederlands' }).fill(dutch)
    await dialog.getByRole('textbox', { name: 'Naam in het Frans' }).fill(french)
    await dialog.getByRole('button', { name: 'Maken' }).click()
    await expect(page.getByRole('heading', { name: dutch, level: 2 })).toBeVisible()
    await page.goto('/admin/pages?page=services&view=form')
  }

  // The rest by the calls of the same screens: lists, subjects and every text that says what the first company does.
  const { call } = await apiCaller(request, ADMIN)
  const { value, updatedAt } = await call('GET', '/api/settings/admin/subjects')
  const subjects = [
    ['REPAIR', 'Herstelling', 'Réparation'],
    ['CHECK', 'Nazicht', 'Contrôle'],
  ].map(([code, nl, fr]) => ({
    ...value.subjects[0],
    code,
    name: { nl, en: '', fr },
    description: { nl: '', en: '', fr: '' },
    questions: [
      {
        code: 'BRAND',
        kind: 'shortText',
        isRequired: false,
        label: { nl: 'Welk merk?', en: '', fr: 'Quelle marque ?' },
        choices: [],
      },
    ],
  }))
  await call('PUT', '/api/settings/admin/subjects', { value: { subjects }, startedFrom: updatedAt })
  const changeList = async (
    key: string,
    path: string,
    choose: (parts: EditableList['parts']) => EditableList['parts'],
  ) => {
    const { lists }: PageTexts = await call('GET', `/api/site/texts/${key}`)
    const { parts } = lists.find((list) => list.path === path)!
    const idsOf = (some: EditableList['parts']) => some.map(({ id }) => id)
    const startedFrom = idsOf(parts.filter(({ isShown }) => isShown))
    await call('PUT', `/api/site/texts/${key}/lists`, { path, items: idsOf(choose(parts)), startedFrom })
  }
  await changeList('services', 'services', (parts) => parts.filter(({ isOwn }) => isOwn))
  await changeList('services', 'packages', () => [])
  await changeList('home', 'pages.home.sections', (parts) =>
    parts.filter(({ id }) => !['stack', 'prices'].includes(id)),
  )
  await changeList('faq', 'faq', (parts) => parts.filter(({ id }) => id === 'general'))
  const { pages }: TextOverview = await call('GET', '/api/site/texts')
  for (const { key } of pages) {
    const { texts }: PageTexts = await call('GET', `/api/site/texts/${key}`)
    for (const { path, kind, texts: perLocale } of texts)
      for (const locale of ['nl', 'fr'] as const) {
        const startedFrom = perLocale[locale].text
        const text = withoutOldWords(startedFrom)
        if (kind === 'slug' || text === startedFrom) continue
        await call('PUT', `/api/site/texts/${key}/drafts`, { path, locale, text, startedFrom })
      }
  }
  await page.reload()
  await page.getByRole('button', { name: 'Publiceren' }).click()
  await expect(page.getByText('Alle wijzigingen zijn gepubliceerd.')).toBeVisible()

  // Every page, its twin, and the files for machines.
  const siteMap = await (await request.get('/sitemap.xml')).text()
  expect(siteMap).not.toContain('/en')
  const paths = [...siteMap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
  expect(paths.filter((path) => path.includes('/services/'))).toHaveLength(2 * SERVICES.length)
  const twins = paths.map((path) => (path === '/' ? '/index.md' : `${path}.md`))
  const files = ['/llms.txt', '/llms-full.txt', '/manifest.webmanifest', '/fr/manifest.webmanifest', '/robots.txt']
  const others = [
    '/blog/feed.xml',
    '/fr/blog/feed.xml',
    '/blog/feed.json',
    '/login',
    '/fr/register',
    '/offline',
    '/icon.svg',
  ]
  const left: string[] = []
  for (const path of [...paths, ...twins, ...files, ...others, '/nothing', '/fr/nothing']) {
    const response = await request.get(path)
    const text = await response.text()
    expect(response.status(), path).toBe(path.endsWith('/nothing') ? 404 : 200)
    const found = Array.from(text.matchAll(OLD_WORDS), ({ index }) => text.slice(Math.max(0, index - 40), index + 30))
    left.push(...found.map((words) => `${path}: ${words}`))
    if (/<html[^>]*lang="en"|hreflang="en"/.test(text)) left.push(`${path}: English`)
  }
  expect(left).toEqual([])
  expect((await request.get('/en/contact', { maxRedirects: 0 })).status()).toBe(301)
  expect((await request.get('/services/webdesign', { maxRedirects: 0 })).headers().location).toBe('/services')

  // Emails to a visitor, and pictures of shared links.
  const context = await browser.newContext({ baseURL: ADDRESS })
  const { email } = await createAccount(context.request, { isVerified: false })
  await context.close()
  await expect.poll(async () => (await emailsTo(email, /./)).length, { timeout: 20_000 }).toBeGreaterThan(0)
  for (const { subject, text } of await emailsTo(email, /./)) expect(`${subject} ${text}`).not.toMatch(OLD_WORDS)
  for (const locale of ['nl', 'fr'])
    expect(await cyanPixels(await (await request.get(`/share/${locale}/home.png`)).body()), locale).toBe(0)

  for (const path of ['/', '/fr/services', '/booking', '/contact', '/login', '/nothing']) {
    await page.goto(path)
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
      expect(await cyanPixels(await page.screenshot({ fullPage: true })), `${path}, ${theme}`).toBe(0)
    }
  }
})

/** Saturated pixels between green and blue. */
async function cyanPixels(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let count = 0
  for (let i = 0; i < data.length; i += info.channels) {
    const [red, green, blue] = [data[i]!, data[i + 1]!, data[i + 2]!]
    if (blue - red > 60 && green - red > 40) count += 1
  }
  return count
}
