import type { APIRequestContext, Page } from '@playwright/test'
import { API_CLIENT_HEADERS } from '../src/kernel/client-headers.ts'
import { solveCaptcha } from '../tests/fixtures/solve-captcha.ts'
import { newAccountData, signIn } from './support/account.ts'
import { expectNoViolations } from './support/axe.ts'
import { ownSite } from './support/own-site.ts'
import { ADMIN } from './support/servers.ts'
import { expect, test, waitForHydration } from './support/visitor.ts'

const OWN_SITE = ownSite()

const GOOGLE = 'https://www.googletagmanager.com'
const ID = 'G-TEST1234'

/** Saves on the settings screen, as the owner does. */
async function setMeasurementId(request: APIRequestContext, measurementId: string): Promise<void> {
  const signedIn = await request.post('/api/identity/sign-in', { headers: API_CLIENT_HEADERS, data: ADMIN })
  const headers = { ...API_CLIENT_HEADERS, authorization: `Bearer ${(await signedIn.json()).token}` }
  const { updatedAt } = await (await request.get('/api/settings/admin/measurement', { headers })).json()
  const data = { value: { measurementId }, startedFrom: updatedAt }
  const saved = await request.put('/api/settings/admin/measurement', { headers, data })
  expect(saved.status()).toBe(200)
}

const save = (page: Page) => page.getByRole('button', { name: 'Bewaren', exact: true }).click()
/** Fetches a page as a visitor. */
const shows = async (page: Page, path: string, text: string) =>
  (await (await page.request.get(path)).text()).replaceAll('\u00a0', ' ').includes(text)

test('a new phone number shows on the next request, and is gone after the undo', async ({ page }) => {
  await signIn(page, ADMIN, '/admin')
  await expect(page.getByText('De site toont nog de gegevens van een verzonnen bedrijf.')).toBeVisible()
  await page.getByRole('button', { name: 'Demo-inhoud verwijderen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Behouden' }).click()
  await page.getByRole('navigation', { name: 'Beheer' }).getByRole('link', { name: 'Instellingen' }).click()
  await page.getByLabel('Telefoon').fill('+32 3 777 77 77')
  await save(page)
  await expect(page.getByText('Het staat nu op de site.')).toBeVisible()
  expect(await shows(page, '/contact', '+32 3 777 77 77')).toBe(true)
  expect(await shows(page, '/fr/contact.md', '+32 3 777 77 77')).toBe(true)

  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByLabel('Telefoon')).toHaveValue('+32 3 555 01 23')
  expect(await shows(page, '/contact', '+32 3 777 77 77')).toBe(false)

  await page.getByRole('link', { name: 'Journaal' }).click()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'zette de instellingen van het bedrijf terug' }),
  ).toContainText('Telefoon')
})

test('a new package price shows everywhere at once; an earlier one is restored from the history', async ({ page }) => {
  await signIn(page, ADMIN, '/admin/settings')
  await page.getByRole('tab', { name: 'Pakketten' }).click()
  const shop = page.getByRole('group', { name: 'Ecommerce' })
  await shop.getByLabel('Prijs per maand').fill('23,5')
  await shop.getByLabel('Naam').fill('Winkel')
  await save(page)
  await expect(page.getByText('Het staat nu op de site.')).toBeVisible()
  for (const path of ['/services', '/services.md', '/faq', '/faq.md']) {
    expect(await shows(page, path, '€ 23,50'), path).toBe(true)
    expect(await shows(page, path, 'Winkel'), path).toBe(true)
  }
  expect(await shows(page, '/llms-full.txt', '€23.50')).toBe(true)
  await page.goto('/services')
  await expect(page.locator('#package-3')).toContainText('23,50')

  await page.goto('/admin/settings#packages')
  await page.getByText('Eerdere wijzigingen').click()
  await expect(page.getByText('Ecommerce, Prijs per maand, zonder btw: van de standaard naar 23.5')).toBeVisible()
  await page.getByRole('button', { name: 'Zet terug van vóór deze wijziging' }).click()
  await expect(page.getByRole('group', { name: 'Ecommerce' }).getByLabel('Prijs per maand')).toHaveValue('19,99')
  expect(await shows(page, '/services', '€ 23,50')).toBe(false)
})

test('the appointment duration takes effect for visitors at once; invalid values are refused at their field', async ({
  page,
}) => {
  await signIn(page, ADMIN, '/admin/settings')
  await page.getByRole('tab', { name: 'Afspraken' }).click()
  const minutes = page.getByLabel('Nieuwe webapplicatie')
  await expect(minutes).toHaveValue('60')
  await minutes.fill('3')
  await save(page)
  await expect(minutes).toBeFocused()
  await expect(minutes).toHaveAccessibleDescription(/Vul een aantal minuten in van 5 tot 480/)
  expect(await shows(page, '/booking', '75 minuten')).toBe(false)

  await minutes.fill('75')
  await save(page)
  await expect(page.getByText('Het geldt vanaf nu.')).toBeVisible()
  expect(await shows(page, '/booking', '75 minuten')).toBe(true)
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(minutes).toHaveValue('60')
  expect(await shows(page, '/booking', '75 minuten')).toBe(false)
})

test('errors show at their field, input is kept, and leaving asks first', async ({ page }) => {
  await signIn(page, ADMIN, '/admin/settings')
  await page.getByLabel('Telefoon').fill('+32 3 888 88 88')
  await page.getByLabel('E-mailadres').fill('geen adres')
  await save(page)
  await expect(page.getByLabel('E-mailadres')).toBeFocused()
  await expect(page.getByLabel('E-mailadres')).toHaveAccessibleDescription(/Dit is geen geldig e-mailadres/)

  await page.getByRole('tab', { name: 'Meten' }).click()
  await page.getByRole('button', { name: 'Hier blijven' }).click()
  await expect(page.getByLabel('Telefoon')).toHaveValue('+32 3 888 88 88')
  await page.getByRole('link', { name: 'Gebruikers' }).click()
  await page.getByRole('button', { name: 'Weggaan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gebruikers' })).toBeVisible()
  expect(await shows(page, '/contact', '+32 3 888 88 88')).toBe(false)
})

test('unsaved settings are restored after a reload: texts of a hidden language, selects and weekdays', async ({
  page,
}) => {
  await signIn(page, ADMIN, '/admin/settings#packages')
  const title = (language: string) => page.locator(`[name="basic.texts.${language}.title"]`)
  await title('nl').fill('Basis getypt')
  await page.getByRole('button', { name: 'Frans' }).click()
  await title('fr').fill('Base tapée')
  await page.reload()
  await expect(title('nl')).toHaveValue('Basis getypt')
  await page.getByRole('button', { name: 'Frans' }).click()
  await expect(title('fr')).toHaveValue('Base tapée')

  await page.goto('/faq')
  await page.goto('/admin/settings#company')
  await page.getByRole('combobox', { name: 'Land' }).click()
  await page.getByRole('option', { name: 'Frankrijk' }).click()
  await page.getByRole('button', { name: 'zaterdag' }).first().click()
  await expect(page.locator('[name="countryCode"]')).toHaveValue('FR')
  // The script that stores input is loaded with the first of it.
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect(page.locator('[name="countryCode"]')).toHaveValue('FR')
  await expect(page.getByRole('button', { name: 'zaterdag' }).first()).toHaveAttribute('aria-pressed', 'true')
})

test('a save conflict keeps the input and asks', async ({ page, context }) => {
  await signIn(page, ADMIN, '/admin/settings')
  await page.getByLabel('Gemeente').fill('Gent')
  const other = await context.newPage()
  await other.goto('/admin/settings')
  await other.getByLabel('Gemeente').fill('Brugge')
  await save(other)
  await expect(other.getByText('Het staat nu op de site.')).toBeVisible()

  await save(page)
  await expect(page.getByRole('alert')).toContainText('Iemand anders heeft dit intussen gewijzigd.')
  await expect(page.getByLabel('Gemeente')).toHaveValue('Gent')
  expect(await shows(page, '/contact.md', 'Brugge')).toBe(true)

  await page.getByRole('button', { name: 'Bewaar toch de mijne' }).click()
  await expect(page.getByText('Het staat nu op de site.')).toBeVisible()
  expect(await shows(page, '/contact.md', 'Gent')).toBe(true)
})

test('the owner changes the title of a page: it is served at once, undone, and reported for translation', async ({
  page,
}) => {
  await signIn(page, ADMIN, '/admin/pages')
  await page.getByRole('link', { name: /^Contact, Engels: / }).click()
  const title = page.getByLabel('Titel', { exact: true })
  const original = await title.inputValue()
  await title.fill('Talk to {companyName about your site')
  await save(page)
  await expect(page.getByText('De haakjes kloppen niet')).toBeVisible()
  await title.fill('Talk to us, ')
  await page.getByText('Feiten invoegen').click()
  await page.getByRole('button', { name: /^\{companyCity\} .+ invoegen$/ }).click()
  await expect(title).toHaveValue('Talk to us, {companyCity}')
  const preview = page.getByRole('region', { name: 'In een zoekmachine' })
  // Earlier tests change the city of the company.
  const { city } = await (await page.request.get('/api/settings/company')).json()
  await expect(preview).toContainText(`Talk to us, ${city} | Studio Cyaan`)
  await expectNoViolations(page, 'a page text')
  await save(page)
  await expect(page.getByText('Het staat nu op de site.')).toBeVisible()
  expect(await shows(page, '/en/contact', `<title>Talk to us, ${city} | Studio Cyaan</title>`)).toBe(true)

  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(title).toHaveValue(original)
  expect(await shows(page, '/en/contact', 'Talk to us')).toBe(false)

  const adminNav = page.getByRole('navigation', { name: 'Beheer' })
  await title.fill('Talk to us')
  await save(page)
  await expect(page.getByText('Alles is bewaard.')).toBeVisible()
  await adminNav.getByRole('link', { name: 'Vertalingen' }).click()
  const contact = page.getByRole('region', { name: 'Contact' })
  await expect(contact).toContainText('Nederlands volgt niet sinds')
  await expect(contact.getByRole('insertion').first()).toContainText('Talk to us')
  await expectNoViolations(page, 'translations')
  await contact.getByRole('button', { name: 'Vertaling klopt: Contact, Nederlands' }).click()
  await expect(contact).not.toContainText('Nederlands volgt niet')
  await contact.getByRole('link', { name: 'Frans bijwerken' }).click()
  await expect(page).toHaveURL(/page=contact&language=fr/)
  await expect(title).toHaveValue(/^Contact/)

  await adminNav.getByRole('link', { name: 'Paginateksten' }).click()
  await expect(page.getByRole('list', { name: 'Pagina’s' })).toBeVisible()
  await expectNoViolations(page, 'the page texts')
})

test('the owner finds a user, grants and revokes permissions, and cannot remove the last admin', async ({ page }) => {
  const { firstName, lastName, email, password } = newAccountData()
  const captcha = await solveCaptcha((path) => fetch(OWN_SITE + path))
  const data = { firstName, lastName, email, password, captcha }
  expect((await page.request.post('/api/identity/register', { headers: API_CLIENT_HEADERS, data })).status()).toBe(201)

  await signIn(page, ADMIN, '/admin/users')
  await page.getByLabel('Zoek op naam of e-mailadres').fill(email)
  const row = page.getByRole('list', { name: 'Gebruikers' }).getByRole('listitem')
  await expect(row).toHaveCount(1)
  await row.getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: `${firstName} ${lastName}` })
  const mayWrite = dialog.getByRole('switch', { name: 'Artikels schrijven en publiceren' })
  await mayWrite.click()
  await expect(dialog.getByText('Schrijft artikels')).toBeVisible()
  await mayWrite.click()
  await expect(dialog.getByText('Schrijft artikels')).toBeHidden()
  await dialog.getByRole('button', { name: 'Uitschakelen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Uitschakelen' }).click()
  await expect(dialog.getByText('Uitgeschakeld', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row.getByRole('button')).toBeFocused()

  await page.getByLabel('Zoek op naam of e-mailadres').fill(ADMIN.email)
  await expect(row).toContainText([ADMIN.email])
  await row.getByRole('button', { name: /beheren$/ }).click()
  await page.getByRole('button', { name: 'Gewone gebruiker maken' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Gewone gebruiker maken' }).click()
  await expect(question.getByRole('alert')).toContainText('Er moet minstens één beheerder overblijven.')
  await question.getByRole('button', { name: 'Annuleren' }).click()
  await expect(question).toBeHidden()
})

test('the owner reads an email that could not be sent', async ({ page }) => {
  await signIn(page, ADMIN, '/admin')
  await page.getByRole('link', { name: /Er is geen mailserver ingesteld/ }).click()
  await page.getByRole('list', { name: 'E-mails' }).getByRole('button').first().click()
  const email = page.getByRole('dialog').frameLocator('iframe')
  await expect(email.getByRole('heading', { name: 'Bevestig je e-mailadres' })).toBeVisible()
})

test('the command palette finds a screen, a setting, a client and a post by keyboard', async ({ page }) => {
  await signIn(page, ADMIN, '/admin/mail')
  const palette = page.getByRole('combobox', { name: 'Zoek in het beheer' })
  const chosen = page.getByRole('option').and(page.locator('[data-highlighted]'))
  const button = page.getByRole('button', { name: 'Zoek alles' })
  await button.focus()
  await page.keyboard.press('Control+k')
  await expect(palette).toBeFocused()
  await page.keyboard.type('zzz')
  await expect(page.getByRole('status').getByText('Niets gevonden voor “zzz”.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('wachtwoorden')
  await expect(chosen).toHaveText('Wachtwoorden')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: 'Wachtwoorden', selected: true })).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('rita')
  await expect(page.getByRole('group', { name: 'Afspraken' }).getByRole('option').first()).toContainText('Rita Peeters')
  await expectNoViolations(page, 'the palette')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Rita Peeters' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/admin/timeslots#calendar')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('rita')
  const client = page
    .getByRole('group', { name: 'Gebruikers' })
    .getByRole('option', { name: /Rita Peeters rita\.peeters@/ })
  await expect(client).toBeVisible()
  while ((await client.getAttribute('data-highlighted')) === null) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Zoek op naam of e-mailadres')).toHaveValue(/^rita/)
  await expect(page.getByRole('list', { name: 'Gebruikers' }).getByRole('listitem')).toHaveCount(1)

  await page.keyboard.press('Control+k')
  await page.keyboard.type('toegankelijk bouwen')
  await expect(chosen).toContainText('Toegankelijk bouwen')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/edit\/\d+\//)
})

test('a tip is dismissed with a reason and restored', async ({ page }) => {
  await signIn(page, ADMIN, '/admin')
  const tips = page.getByRole('region', { name: 'Tips' })
  const first = tips.getByRole('listitem').filter({ hasText: 'Stel een mailserver in' })
  await expect(first.getByRole('link', { name: /^Bekijk wat wacht/ })).toHaveAttribute('href', '/admin/mail')
  await first.getByRole('button', { name: 'Tip opzijzetten: Stel een mailserver in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Deze tip opzijzetten?' })
  await dialog.getByRole('button', { name: 'Opzijzetten' }).click()
  await expect(dialog.getByLabel('Waarom?')).toHaveAccessibleDescription(/Schrijf waarom/)
  await dialog.getByLabel('Waarom?').fill('Dit is een proefsite.')
  await dialog.getByRole('button', { name: 'Opzijzetten' }).click()
  await expect(dialog).toBeHidden()
  await expect(first).toHaveCount(0)

  await tips.getByRole('button', { name: '1 opzijgezet' }).click()
  const list = page.getByRole('dialog', { name: 'Opzijgezette tips' })
  await expect(list.getByText('Dit is een proefsite.')).toBeVisible()
  await expectNoViolations(page, 'dismissed tips')
  await list.getByRole('button', { name: /^Tip opnieuw tonen/ }).click()
  await expect(list).toBeHidden()
  await expect(first).toBeVisible()
})

test('on a phone every screen is reachable from the tab row, without overflow', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, ADMIN, '/admin')
  const row = page.getByRole('navigation', { name: 'Beheer' })
  for (const name of ['Afspraken', 'E-mails', 'Gebruikers', 'Instellingen', 'Journaal', 'Overzicht']) {
    await row.getByRole('link', { name }).click()
    await expect(row.locator('[aria-current=page]')).toContainText(name)
    await expect(row.locator('[aria-current=page]')).toBeInViewport()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0)
  }
  // The counters in the row load later and shift the items after them.
  await page.goto('/admin/journal')
  await page.waitForLoadState('networkidle')
  await expect(row.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 })
})

const SCREENS = [
  '/admin',
  '/admin/mail',
  '/admin/users',
  '/admin/journal',
  '/admin/settings',
  '/admin/settings#packages',
  '/admin/settings#sign-in',
  '/admin/settings#password-policy',
  '/admin/settings#measurement',
  '/admin/settings#booking',
]

test('no admin screen has axe violations', async ({ page }) => {
  test.setTimeout(180_000)
  await signIn(page, ADMIN, '/admin')
  for (const path of SCREENS) {
    // Navigating to a fragment of the current page would not reload it.
    await page.goto('about:blank')
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: 'Beheer' })).toBeVisible()
    if (path.includes('settings')) await page.getByText('Eerdere wijzigingen').click()
    await expectNoViolations(page, path)
  }
  await page.goto('/admin/users')
  await page
    .getByRole('button', { name: /beheren$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page, 'a user')
  await page.getByRole('button', { name: 'Uitschakelen' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectNoViolations(page, 'a question')
})

test.describe('analytics', () => {
  test.use({ hasAnswered: false, otherOrigins: [GOOGLE] })

  test('Google’s script loads after consent only, and its cookies are deleted on withdrawal', async ({
    page,
    context,
    request,
  }) => {
    await setMeasurementId(request, ID)
    try {
      const requests: string[] = []
      await context.route(`${GOOGLE}/**`, async (route) => {
        requests.push(route.request().url())
        await route.fulfill({ body: 'document.cookie="_ga=GA1.1.1; path=/"', contentType: 'text/javascript' })
      })
      const response = await page.goto('/services')
      expect(response!.headers()['content-security-policy']).toContain(GOOGLE)
      await waitForHydration(page)
      await page.waitForLoadState('networkidle')
      expect(requests).toEqual([])
      const layer = () =>
        page.evaluate(() => (window as never as { dataLayer: object[] }).dataLayer.map((one) => ({ ...one })))
      expect((await layer())[0]).toMatchObject({ 0: 'consent', 1: 'default', 2: { analytics_storage: 'denied' } })

      await page.getByRole('button', { name: 'Alles aanvaarden' }).click()
      await expect.poll(() => requests).toEqual([`${GOOGLE}/gtag/js?id=${ID}`])
      await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('_ga')
      expect(await layer()).toContainEqual({
        0: 'config',
        1: ID,
        2: { anonymize_ip: true, cookie_expires: 63_072_000 },
      })

      // A private page is a separate document without the tag, however it is reached.
      await page.getByRole('button', { name: 'Account', exact: true }).click()
      await page.getByRole('link', { name: 'Inloggen' }).click()
      await page.waitForURL('/login')
      await waitForHydration(page)
      await page.waitForLoadState('networkidle')
      expect(await page.locator('script[src*=google]').count()).toBe(0)
      for (const path of ['/fr/register', '/reset-password?token=x', '/unsubscribe?token=x'])
        expect((await request.get(path)).headers()['content-security-policy'], path).not.toContain('google')
      expect(requests).toHaveLength(1)
      await page.goto('/services')
      await waitForHydration(page)
      await expect.poll(() => requests.length).toBe(2)

      await page.getByRole('button', { name: 'Cookie-instellingen' }).click()
      await expect(page.getByRole('button', { name: 'Alles weigeren' })).toBeVisible()
      await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('_ga')
      await page.getByRole('button', { name: 'Alles weigeren' }).click()
      await page.reload()
      expect(requests).toHaveLength(2)
    } finally {
      await setMeasurementId(request, '')
    }
    const closed = await page.goto('/terms')
    expect(closed!.headers()['content-security-policy']).not.toContain('google')
  })
})
