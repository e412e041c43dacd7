import sharp from 'sharp'
import type { EditableList, PageTexts, TextOverview } from '../../src/features/site/model/texts/text-editing.schema.ts'
import { apiCaller, createAccount, signIn } from '../support/account.ts'
import { workday } from '../support/appointments.ts'
import { ADMIN, emailsTo, MAILBOX } from '../support/servers.ts'
import { save } from '../support/settings-form.ts'
import { ownProduct } from '../support/start-product.ts'
import { expect, test, waitForHydration } from '../support/visitor.ts'

const ADDRESS = await ownProduct({ DEMO: 'on', SMTP_URL: `smtp://127.0.0.1:${MAILBOX.smtpPort}` })

const LOGO = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#7c2d12"/></svg>',
  ),
}

const SERVICES = [
  ['Fietsherstelling', 'Réparation de vélos'],
  ['Nazicht', 'Entretien'],
  ['Verhuur', 'Location'],
  ['Verkoop', 'Vente'],
] as const
/** What only the company of the demo says. Names of cookies, which the cookie policy lists, are not texts. */
const OLD_WORDS =
  /studio cyaan|\bweb ?sites?\b|\bsites? web\b|web ?design|web ?shop|webwinkel|webbureau|agence web|studio web|webapplicatie|applications? web|boutiques? en ligne|\bhosting\b|hébergement|\bback-?end\b|domeinna(?:am|men)|noms? de domaine|typescript|postgresql|#?00aeef/gi
/** Terms of Open Graph and schema.org, in any company's pages. */
const VOCABULARY = /"og:type" content="website"|"WebSite"|#website"/g
const REPLACEMENTS: [RegExp, string][] = [
  [/studio cyaan/gi, 'De Ketting'],
  [/\b(?:websites|sites web)\b/gi, 'fietsen'],
  [/\b(?:website|site web|web site)\b/gi, 'fiets'],
  [/webdesign|web design/gi, 'herstelling'],
  [/webshops?|web shops?|webwinkels?|boutiques? en ligne/gi, 'winkel'],
  [/webbureaus?|agences? web|studios? web/gi, 'atelier'],
  [/\bhosting\b|hébergement/gi, 'stalling'],
  [/\bback-?end\b/gi, 'werkplaats'],
  [/domeinna(?:am|men)|noms? de domaine/gi, 'framenummer'],
  [/typescript|postgresql/gi, 'staal'],
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
  await page.getByText(/^Nog \d+ stappen$/).click()
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
    await page.getByRole('checkbox', { name: 'Tekeningen naast de titels tonen' }).uncheck()
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
  const check = { ...value.subjects[0], code: 'CHECK', name: { nl: 'Nazicht', en: '', fr: 'Contrôle' } }
  const description = { nl: '', en: '', fr: '' }
  await call('PUT', '/api/settings/admin/subjects', {
    value: { subjects: [{ ...check, description }] },
    startedFrom: updatedAt,
  })
  // The second subject, with a question, and a list by their forms.
  await changeSetting('subjects', async () => {
    await page.getByRole('button', { name: 'Onderwerp toevoegen' }).click()
    const textIn = (legend: string, language: string) =>
      page.getByRole('group', { name: legend, exact: true }).first().getByLabel(language, { exact: true })
    await textIn('Naam', 'Nederlands').fill('Herstelling')
    await textIn('Naam', 'Frans').fill('Réparation')
    await page.getByRole('button', { name: 'Vraag toevoegen' }).click()
    await textIn('Vraag', 'Nederlands').fill('Welk merk?')
    await textIn('Vraag', 'Frans').fill('Quelle marque ?')
  })
  await page.goto('/admin/pages?page=faq&view=form')
  const categories = page.getByRole('group').filter({ hasText: /^Categorieën/ })
  await categories.locator('summary').first().click()
  for (const name of ['Diensten', 'Techniek', 'Prijzen']) {
    await categories.getByRole('button', { name: `${name} verbergen` }).click()
    await expect(categories.getByRole('button', { name: `${name} tonen` })).toBeVisible()
  }
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
  expect(siteMap).not.toMatch(/\/en(?:\/|<|")/)
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
    const text = (await response.text()).replace(VOCABULARY, '')
    expect(response.status(), path).toBe(path.endsWith('/nothing') ? 404 : 200)
    const found = Array.from(text.matchAll(OLD_WORDS), ({ index }) => text.slice(Math.max(0, index - 40), index + 30))
    left.push(...found.map((words) => `${path}: ${words}`))
    if (/<html[^>]*lang="en"|hreflang="en"/.test(text)) left.push(`${path}: English`)
  }
  expect(left).toEqual([])
  expect((await request.get('/en/contact', { maxRedirects: 0 })).status()).toBe(301)
  expect((await request.get('/services/webdesign', { maxRedirects: 0 })).headers().location).toBe('/services')

  // Emails about an account, an appointment and a message, and pictures of shared links.
  const context = await browser.newContext({ baseURL: ADDRESS, locale: 'nl-BE' })
  const member = await createAccount(context.request)
  const client = await apiCaller(context.request, member)
  const { value: used } = await call('GET', '/api/settings/admin/subjects')
  const { code: requestType, questions } = used.subjects.at(-1)
  const wanted = { requestType, date: workday(3), time: '10:00', comments: 'De rem piept.' }
  const answers = { [questions[0].code]: 'Oxford' }
  const { id } = await client.call('POST', '/api/booking/appointments', { ...wanted, answers })
  await call('POST', `/api/booking/admin/appointments/${id}/approve`, { version: 0 })
  const visitor = await context.newPage()
  await visitor.goto('/contact')
  await waitForHydration(visitor)
  await visitor.getByLabel('Onderwerp').fill('Een bel')
  await visitor.getByLabel('Je e-mailadres').fill(member.email)
  await visitor.getByLabel('Bericht').fill('Hebben jullie nog bellen?')
  await visitor.getByRole('button', { name: 'Bericht versturen' }).click()
  await expect(visitor.getByText('Je bericht is verstuurd')).toBeVisible()
  await context.close()
  const received = () => emailsTo(member.email, /./)
  // Verification, receipt, confirmation, receipt of the message.
  await expect.poll(async () => (await received()).length, { timeout: 60_000 }).toBe(4)
  for (const { subject, text } of await received()) expect(`${subject} ${text}`).not.toMatch(OLD_WORDS)
  expect((await received()).map(({ text }) => text).join()).toContain('Oxford')
  for (const locale of ['nl', 'fr'])
    expect(await cyanPixels(await (await request.get(`/share/${locale}/home.png`)).body()), locale).toBe(0)

  // As a visitor.
  await page.goto('/faq')
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
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
