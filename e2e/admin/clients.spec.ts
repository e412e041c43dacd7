import { API_CLIENT_HEADERS } from '../../src/kernel/client-headers.ts'
import { solveCaptcha } from '../../tests/fixtures/solve-captcha.ts'
import { signIn } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN, SECOND_SITE } from '../support/servers.ts'
import { expect, expectNoSideScroll, test, waitForHydration } from '../support/visitor.ts'

test.use({ baseURL: SECOND_SITE.url })

test('the client card: from the users list by filter, notes, consent and mark, and from a message', async ({
  page,
}) => {
  await signIn(page, ADMIN, '/admin/users')
  await expect(page.getByText(/^\d+ gebruikers$/)).toBeVisible()
  await page.getByLabel('Rol').click()
  await page.getByRole('option', { name: 'Gewone gebruikers' }).click()
  await page.getByLabel('Zoeken op naam of e-mailadres').fill('Rita Peeters rita.peeters'.slice(0, 12))
  await expect(page).toHaveURL(/role=USER&q=Rita/)
  await page.getByRole('list', { name: 'Gebruikers' }).getByRole('link', { name: 'Rita Peeters', exact: true }).click()

  await expect(page).toHaveURL(/\/admin\/clients\/[^/@]+$/)
  await expect(page.getByRole('heading', { level: 2, name: /^Rita Peeters/ })).toBeVisible()
  const appointments = page.getByRole('list', { name: 'Afspraken' }).getByRole('listitem')
  await expect(appointments.first()).toBeVisible()
  const note = `Wil een webshop ${crypto.randomUUID().slice(0, 8)}.`
  await page.getByRole('textbox', { name: 'Notities' }).fill(note)
  await page.getByRole('button', { name: 'Notities bewaren' }).click()
  await expect(page.getByText('Je notities zijn bewaard.')).toBeVisible()
  await page.getByRole('button', { name: 'Nummer toevoegen' }).click()
  const phone = page.getByLabel('Telefoonnummer')
  await expect(phone).toBeFocused()
  await phone.fill('12')
  await page.getByRole('button', { name: 'Nummer bewaren' }).click()
  await expect(phone).toHaveAccessibleDescription(/Dit is geen geldig telefoonnummer/)
  await phone.fill('0032 (0)470.12.34.56')
  await page.getByRole('button', { name: 'Nummer bewaren' }).click()
  await expect(page.getByText('Het telefoonnummer is bewaard.')).toBeVisible()
  const link = page.getByRole('link', { name: '+32 470 12 34 56' })
  await expect(link).toHaveAttribute('href', 'tel:+32470123456')
  await page.getByRole('button', { name: 'Toestemming noteren' }).click()
  await page.getByRole('button', { name: 'Toestemming noteren' }).click()
  await expect(page.getByLabel('Hoe is de toestemming gegeven?')).toHaveAccessibleDescription(/Noteer hoe/)
  await page.getByLabel('Hoe is de toestemming gegeven?').fill('Aan de telefoon')
  await page.getByRole('button', { name: 'Toestemming noteren' }).click()
  await expect(page.getByText('Toestemming: Aan de telefoon')).toBeVisible()
  await expectNoViolations(page, 'a client card')

  await page.evaluate(() => scrollTo(0, 250))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(250)
  await page.reload()
  await waitForHydration(page)
  await expect(appointments.first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY), { message: 'the position after a reload' }).toBe(250)
  await expect(page.getByRole('textbox', { name: 'Notities' })).toHaveValue(note)
  await page.getByRole('button', { name: 'Toestemming intrekken' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Toestemming intrekken' }).click()
  await expect(page.getByText('Er is geen toestemming om te bellen genoteerd.')).toBeVisible()
  await page.getByRole('button', { name: 'Nummer wijzigen' }).click()
  await expect(phone).toHaveValue('+32 470 12 34 56')
  await phone.fill('')
  await page.getByRole('button', { name: 'Nummer bewaren' }).click()
  await expect(page.getByText('Er is geen telefoonnummer genoteerd.')).toBeVisible()
  await expect(link).toHaveCount(0)

  const email = `leen.${crypto.randomUUID().slice(0, 8)}@example.com`
  const captcha = await solveCaptcha((path) => page.request.get(path))
  const message = { title: 'Een vraag over prijzen', message: 'Hoeveel kost dat?', email, captcha }
  const sent = await page.request.post('/api/contact', { headers: { ...API_CLIENT_HEADERS }, data: message })
  expect(sent.ok()).toBe(true)
  await page.goto('/admin/messages')
  await waitForHydration(page)
  await page
    .getByRole('list', { name: 'Berichten' })
    .getByRole('link', { name: new RegExp(email) })
    .click()
  await page.getByRole('article').getByRole('link', { name: email }).click()
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(email) })).toContainText('Geen account')
  await page.getByRole('switch', { name: 'Is een klant' }).click()
  await expect(page.getByText(`${email} is aangeduid als klant.`)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Berichten' }).getByRole('link')).toHaveText(['Een vraag over prijzen'])
  await expectNoSideScroll(page, 'the card')
})
