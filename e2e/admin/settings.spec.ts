import type { Page } from '@playwright/test'
import { DAY_MS } from '../../src/kernel/time-units.ts'
import { signIn } from '../support/account.ts'
import { callBookingApi, formatAdminDay } from '../support/appointments.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN, SECOND_SITE } from '../support/servers.ts'
import { holdUndo, save, shows } from '../support/settings-form.ts'
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
  const undo = await holdUndo(page)
  expect(await shows(page, '/contact', '+32 3 777 77 77')).toBe(true)
  expect(await shows(page, '/contact', 'Rita Peeters')).toBe(true)
  expect(await shows(page, '/', `${LONG_NAME} maakt sinds 2019 websites`)).toBe(true)
  await expectNameToFit(page)
  expect(await shows(page, '/fr/contact.md', '+32 3 777 77 77')).toBe(true)

  await undo.click()
  await expect(page.getByLabel('Telefoon')).toHaveValue('+32 3 555 01 23')
  expect(await shows(page, '/contact', '+32 3 777 77 77')).toBe(false)

  await page.getByRole('link', { name: 'Logboek' }).click()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'zette de instellingen van het bedrijf terug' }),
  ).toContainText('Telefoon')
})

test('a photo of a person is on the landing page and the contact page once it is saved, and gone once it is removed', {
  tag: '@extended',
}, async ({ page }) => {
  await signIn(page, ADMIN, '/admin/settings')
  const person = page.getByRole('group', { name: 'Persoon 1' })
  const file = person.locator('input[type=file]')
  await file.setInputFiles('package.json')
  await expect(person.getByText('We kunnen deze foto niet lezen')).toBeVisible()
  await file.setInputFiles('public/icon-512.png')
  await expect(person.locator('img')).toHaveAttribute('src', /^\/media\//)
  const photo = (await person.locator('img').getAttribute('src'))!
  expect(await shows(page, '/fr', photo)).toBe(false)
  await person.getByLabel('Eén zin in het Frans').fill('Dessine tout.')
  await expectNoViolations(page, 'people with a photo')
  await save(page)
  await expect(page.getByText('De site is bijgewerkt.')).toBeVisible()
  for (const path of ['/fr', '/fr/contact']) {
    expect(await shows(page, path, photo), path).toBe(true)
    expect(await shows(page, path, 'Dessine tout.'), path).toBe(true)
  }
  await person.getByRole('button', { name: 'Foto verwijderen' }).click()
  await expect(person.locator('img')).toHaveCount(0)
  await save(page)
  await expect.poll(() => shows(page, '/fr', photo)).toBe(false)
})

test('a new package price shows everywhere at once; an earlier one is restored from the history', {
  tag: '@extended',
}, async ({ page }) => {
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
  await expect(page.getByText('Ecommerce, Prijs per maand, excl. btw: van de standaard naar 23,5')).toBeVisible()
  await page.getByRole('button', { name: 'Vorige versie terugzetten' }).click()
  await expect(page.getByRole('group', { name: 'Ecommerce' }).getByLabel('Prijs per maand')).toHaveValue('19,99')
  expect(await shows(page, '/services', '€ 23,50')).toBe(false)
})

test('a new service price shows on pages and in titles at once; without a price they say “on request”', {
  tag: '@extended',
}, async ({ page }) => {
  await signIn(page, ADMIN, '/admin/settings#service-prices')
  const shop = page.getByRole('group', { name: 'Webshops' })
  await shop.getByLabel('Startprijs').fill('duizend')
  await save(page)
  await expect(shop.getByLabel('Startprijs')).toHaveAccessibleDescription(/Vul een bedrag in/)
  await shop.getByLabel('Startprijs').fill('1017,31')
  await page.getByRole('group', { name: 'Backend-as-a-service' }).getByLabel('Abonnement per maand').fill('')
  await expectNoViolations(page, 'service prices')
  await save(page)
  await expect(page.getByText('De site is bijgewerkt.')).toBeVisible()
  for (const path of ['/', '/services', '/services/ecommerce', '/faq', '/services.md', '/services/ecommerce.md'])
    expect(await shows(page, path, '€ 1.017,31'), path).toBe(true)
  expect(await shows(page, '/services/ecommerce', '"price":1017.31')).toBe(true)
  expect(await shows(page, '/services/ecommerce', '"price":650')).toBe(false)
  await page.goto('/services/ecommerce')
  await expect(page).toHaveTitle(/vanaf €\s1\.017,31/)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/services/backend')
  await expect(page.getByText('Op aanvraag')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/admin/settings#service-prices')
  await page.getByText('Eerdere wijzigingen').click()
  await expect(page.getByText('Webshops, Startprijs, eenmalig: van 650 naar 1017,31')).toBeVisible()
  await page.getByRole('button', { name: 'Vorige versie terugzetten' }).click()
  await expect(shop.getByLabel('Startprijs')).toHaveValue('650')
  expect(await shows(page, '/services/ecommerce', '1.017,31')).toBe(false)
})

test('numbers that break the rules of the country are warned about and saved; a pasted map link sets the position', {
  tag: '@extended',
}, async ({ page }) => {
  await signIn(page, ADMIN, '/admin/settings')
  await page.getByLabel('Btw-nummer').fill('BE 0123.456.748')
  await page.getByLabel('Telefoon').fill('3 555 01 23')
  await page.getByLabel('Postcode').fill('20000')
  await expect(page.getByLabel('Gemeente in het Frans')).toHaveValue('Anvers')
  await page.getByLabel('Gemeente', { exact: true }).fill('Mechelen')
  await expect(page.getByLabel('Gemeente in het Frans')).toHaveValue('')
  await expect(page.getByLabel('Btw-nummer')).toHaveAccessibleDescription(/De controlecijfers kloppen niet/)
  await expect(page.getByLabel('Telefoon')).toHaveAccessibleDescription(/Dit lijkt geen telefoonnummer/)
  await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription(/Ongewoon voor dit land/)
  await expect(page.getByText('De kaart toont nog de oude plaats')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Dit adres zoeken op OpenStreetMap' })).toHaveAttribute(
    'href',
    /query=.+20000\+Mechelen/,
  )
  await expectNoViolations(page, 'warnings')

  const paste = page.getByLabel('Link van een kaart of coördinaten plakken')
  await paste.fill('https://maps.app.goo.gl/abc')
  await expect(paste).toHaveAccessibleDescription(/Hierin staan geen coördinaten/)
  await paste.fill('https://www.openstreetmap.org/#map=17/51.0281/4.4803')
  await expect(page.getByLabel('Breedtegraad')).toHaveValue('51,0281')
  await expect(page.getByLabel('Lengtegraad')).toHaveValue('4,4803')
  await expect(page.getByText('De kaart toont nog de oude plaats')).toHaveCount(0)
  await save(page)
  const undo = await holdUndo(page)
  expect(await shows(page, '/contact', '"latitude":51.0281')).toBe(true)
  await undo.click()
  await expect(page.getByLabel('Gemeente', { exact: true })).toHaveValue('Antwerpen')
})

test('a booking rule is refused at its field while it leaves no time to book', async ({ page }) => {
  await signIn(page, ADMIN, '/admin/settings')
  await page.getByRole('tab', { name: 'Afspraken' }).click()
  const notice = page.getByLabel('Minstens zoveel uur vooraf')
  await notice.fill('720')
  await page.getByLabel('Hoogstens zoveel dagen vooruit').fill('14')
  await save(page)
  await expect(notice).toHaveAccessibleDescription(/720 uur vooraf en hoogstens 14 dagen vooruit/)
})

test('the duration of a subject takes effect for visitors at once; invalid values are refused at their field', {
  tag: '@extended',
}, async ({ page }) => {
  await signIn(page, ADMIN, '/admin/settings')
  await page.getByRole('tab', { name: 'Onderwerpen' }).click()
  await page.getByRole('button', { name: 'Nieuwe website of webapplicatie 60 minuten' }).click()
  const minutes = page.getByLabel('Duur in minuten')
  await expect(minutes).toHaveValue('60')
  await minutes.fill('3')
  await save(page)
  await expect(minutes).toBeFocused()
  await expect(minutes).toHaveAccessibleDescription(/Vul een aantal minuten in van 5 tot 480/)
  expect(await shows(page, '/booking', '75 minuten')).toBe(false)

  await minutes.fill('75')
  await save(page)
  const undo = await holdUndo(page)
  expect(await shows(page, '/booking', '75 minuten')).toBe(true)
  await undo.click()
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

test('unsaved settings are restored after a reload: texts of a hidden language, selects and weekdays', {
  tag: '@extended',
}, async ({ page }) => {
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

test('a save conflict keeps the input and asks', { tag: '@extended' }, async ({ page, context }) => {
  await signIn(page, ADMIN, '/admin/settings')
  await page.getByLabel('Gemeente', { exact: true }).fill('Gent')
  const other = await context.newPage()
  await other.goto('/admin/settings')
  await other.getByLabel('Gemeente', { exact: true }).fill('Brugge')
  await save(other)
  await expect(other.getByText('De site is bijgewerkt.')).toBeVisible()

  await save(page)
  await expect(page.getByRole('alert')).toContainText('Iemand anders heeft dit intussen gewijzigd.')
  await expect(page.getByLabel('Gemeente', { exact: true })).toHaveValue('Gent')
  expect(await shows(page, '/contact.md', 'Brugge')).toBe(true)

  await page.getByRole('button', { name: 'Mijn versie bewaren' }).click()
  await expect(page.getByText('De site is bijgewerkt.')).toBeVisible()
  expect(await shows(page, '/contact.md', 'Gent')).toBe(true)
})

test('the weekly hours list affected appointments first and stay linked to the opening hours on the site', {
  tag: '@extended',
}, async ({ page }) => {
  await signIn(page, ADMIN, '/admin/timeslots')
  // The hours of the first start, also for a retry.
  const day = [{ startTime: '09:00', endTime: '17:00' }]
  const { version: startedFrom } = (await callBookingApi(page, 'GET', '/admin/hours')).body
  const hours = { week: [day, day, day, day, day, [], []], link: 'same', startedFrom }
  expect((await callBookingApi(page, 'PUT', '/admin/hours', hours)).status).toBe(200)
  const monday = nextMonday()
  const request = { requestType: 'CHANGE_REQUEST', date: monday, time: '16:30', comments: 'Laat op de dag' }
  await callBookingApi(page, 'POST', '/appointments', request)
  await page.getByRole('tab', { name: 'Uren en regels' }).click()
  const table = page.getByRole('table', { name: 'Vaste uren per week' })
  await expect(table.getByLabel('Einde op maandag, rij 1')).toHaveValue('17:00')

  await table.getByLabel('Einde op maandag, rij 1').fill('12u')
  await table.getByRole('button', { name: 'Uren toevoegen op maandag' }).click()
  await table.getByLabel('Begin op maandag, rij 2').fill('11:00')
  await table.getByLabel('Einde op maandag, rij 2').fill('16:00')
  await table.getByRole('checkbox', { name: /^zaterdag/i }).check()
  await page.getByRole('button', { name: 'Uren bewaren' }).click()
  await expect(table.getByLabel('Begin op maandag, rij 2')).toHaveAccessibleDescription(/overlappen met andere uren/)
  await expect(table.getByLabel('Begin op maandag, rij 2')).toBeFocused()
  await expectNoViolations(page, 'weekly hours with an error')
  await table.getByLabel('Begin op maandag, rij 2').fill('13:00')
  await page.getByRole('button', { name: 'Uren bewaren' }).click()
  const question = page.getByRole('alertdialog', { name: 'De nieuwe uren bewaren?' })
  await expect(question).toContainText(`${formatAdminDay(monday)} om 16:30`)
  await question.getByRole('button', { name: 'Annuleren' }).click()
  await expect(page.getByRole('button', { name: 'Uren bewaren' })).toBeFocused()
  await page.getByRole('button', { name: 'Uren bewaren' }).press('Enter')
  await question.getByRole('button', { name: 'Toch bewaren' }).click()
  await expect(page.getByText('De vaste uren en de openingsuren op de site zijn bewaard.')).toBeVisible()
  await expect(table.getByLabel('Einde op maandag, rij 2')).toHaveValue('16:00')
  expect(await shows(page, '/contact', 'zaterdag 09:00–17:00')).toBe(true)

  // Different on purpose: the site keeps its hours, and both screens say so.
  await page.getByRole('radio', { name: /^Bewust anders/ }).check()
  await table.getByRole('checkbox', { name: /^zaterdag/i }).uncheck()
  await page.getByRole('button', { name: 'Uren bewaren' }).click()
  await expect(page.getByText(/De openingsuren op de site zijn bewust anders: .*zaterdag/)).toBeVisible()
  await page.goto('/admin/settings')
  await expect(page.getByText(/op andere uren een afspraak aanvragen, zoals je koos/)).toBeVisible()
  await page.getByRole('button', { name: 'Uren van de afspraken overnemen' }).click()
  await expect(page.getByText('Op deze uren kunnen klanten ook een afspraak aanvragen.')).toBeVisible()
  await save(page)
  await expect(page.getByText('De site is bijgewerkt.')).toBeVisible()
  expect(await shows(page, '/contact', 'zaterdag')).toBe(false)
  await page.getByRole('link', { name: 'Uren van de afspraken wijzigen' }).click()
  await expect(page.getByText('De openingsuren op de site zijn gelijk aan de bewaarde uren.')).toBeVisible()
})

/** At least a day ahead. */
function nextMonday(): string {
  const day = new Date(Date.now() + 2 * DAY_MS)
  while (day.getUTCDay() !== 1) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}
