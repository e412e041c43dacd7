import type { Page } from '@playwright/test'
import { signIn } from '../support/account.ts'
import { ADMIN, SECOND_SITE } from '../support/servers.ts'
import { save, shows } from '../support/settings-form.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ baseURL: SECOND_SITE.url })
// The tests change the same settings: one after the other.
test.describe.configure({ mode: 'default' })

const LONG_NAME = 'Vennootschap voor Webdesign en Digitale Communicatie Vlaande'

/** The logo with the name ends before the next control of the top bar, and no page scrolls sideways. */
async function expectNameToFit(admin: Page) {
  const page = await admin.context().newPage()
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/')
    await page.evaluate(() => window.scrollTo(0, 400))
    const logo = page.locator('.bar-logo')
    await expect(logo).toBeVisible()
    const next = width < 768 ? page.locator('[popovertarget="language-menu"]') : page.locator('.bar-link').first()
    const end = async () => (await logo.boundingBox())!.x + (await logo.boundingBox())!.width
    await expect.poll(async () => (await next.boundingBox())!.x - (await end())).toBeGreaterThanOrEqual(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.close()
}

test('a new phone number shows on the next request, and is gone after the undo', async ({ page }) => {
  await signIn(page, ADMIN, '/admin/settings')
  await expect(page.getByText(/Laat het privacybeleid.* nalezen door een jurist/)).toBeVisible()
  await page.getByLabel('Telefoon').fill('+32 3 777 77 77')
  await page.getByLabel('Bedrijfsnaam').fill(LONG_NAME)
  await page.getByLabel('Oprichtingsjaar').fill('2999')
  await page.getByRole('button', { name: 'Persoon toevoegen' }).click()
  const person = page.getByRole('group', { name: 'Persoon 4' })
  await save(page)
  await expect(page.getByLabel('Oprichtingsjaar')).toHaveAccessibleDescription('Vul een jaartal in, zoals 2018.')
  await expect(person.getByLabel('Naam')).toHaveAccessibleDescription(/Vul een naam in/)
  await page.getByLabel('Oprichtingsjaar').fill('2019')
  await person.getByLabel('Naam').fill('Rita Peeters')
  await save(page)
  await expect(page.getByText('De site is bijgewerkt.')).toBeVisible()
  expect(await shows(page, '/contact', '+32 3 777 77 77')).toBe(true)
  expect(await shows(page, '/contact', 'Rita Peeters')).toBe(true)
  expect(await shows(page, '/', `${LONG_NAME} maakt sinds 2019 websites`)).toBe(true)
  await expectNameToFit(page)
  expect(await shows(page, '/fr/contact.md', '+32 3 777 77 77')).toBe(true)

  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByLabel('Telefoon')).toHaveValue('+32 3 555 01 23')
  expect(await shows(page, '/contact', '+32 3 777 77 77')).toBe(false)

  await page.getByRole('link', { name: 'Logboek' }).click()
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
  await expect(page.getByText('De site is bijgewerkt.')).toBeVisible()
  for (const path of ['/services', '/services.md', '/faq', '/faq.md']) {
    expect(await shows(page, path, '€ 23,50'), path).toBe(true)
    expect(await shows(page, path, 'Winkel'), path).toBe(true)
  }
  expect(await shows(page, '/llms-full.txt', '€23.50')).toBe(true)
  await page.goto('/services')
  await expect(page.locator('#package-3')).toContainText('23,50')

  await page.goto('/admin/settings#packages')
  await page.getByText('Eerdere wijzigingen').click()
  await expect(page.getByText('Ecommerce, Prijs per maand, excl. btw: van de standaard naar 23.5')).toBeVisible()
  await page.getByRole('button', { name: 'Vorige versie terugzetten' }).click()
  await expect(page.getByRole('group', { name: 'Ecommerce' }).getByLabel('Prijs per maand')).toHaveValue('19,99')
  expect(await shows(page, '/services', '€ 23,50')).toBe(false)
})

test('the appointment duration takes effect for visitors at once; invalid values are refused at their field', async ({
  page,
}) => {
  await signIn(page, ADMIN, '/admin/settings')
  await page.getByRole('tab', { name: 'Afspraken' }).click()
  const minutes = page.getByLabel('Nieuwe website of webapplicatie')
  await expect(minutes).toHaveValue('60')
  await minutes.fill('3')
  await save(page)
  await expect(minutes).toBeFocused()
  await expect(minutes).toHaveAccessibleDescription(/Vul een aantal minuten in van 5 tot 480/)
  expect(await shows(page, '/booking', '75 minuten')).toBe(false)

  await minutes.fill('75')
  await save(page)
  await expect(page.getByText('Dit geldt vanaf nu.')).toBeVisible()
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

  await page.getByRole('tab', { name: 'Google Analytics' }).click()
  await page.getByRole('button', { name: 'Hier blijven' }).click()
  await expect(page.getByLabel('Telefoon')).toHaveValue('+32 3 888 88 88')
  await page.getByRole('link', { name: 'Gebruikers' }).click()
  await page.getByRole('button', { name: 'Verlaten' }).click()
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
  await expect(other.getByText('De site is bijgewerkt.')).toBeVisible()

  await save(page)
  await expect(page.getByRole('alert')).toContainText('Iemand anders heeft dit intussen gewijzigd.')
  await expect(page.getByLabel('Gemeente')).toHaveValue('Gent')
  expect(await shows(page, '/contact.md', 'Brugge')).toBe(true)

  await page.getByRole('button', { name: 'Mijn versie bewaren' }).click()
  await expect(page.getByText('De site is bijgewerkt.')).toBeVisible()
  expect(await shows(page, '/contact.md', 'Gent')).toBe(true)
})
