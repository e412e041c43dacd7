import { createAccount, fillIn, newAccountData, RESET } from '../support/account.ts'
import { emailLinkTo, emailsTo } from '../support/servers.ts'
import { expect, expectFocusInside, expectNoSideScroll, test, waitForHydration } from '../support/visitor.ts'

const NEW = 'Kr0kant!e-korst'

test('a forgotten password is replaced with a link from an email', async ({ page, request }) => {
  const { email, password } = await createAccount(request)
  await page.goto('/login')
  await waitForHydration(page)
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await expect(page.getByRole('heading', { name: 'Wachtwoord vergeten' })).toBeVisible()
  await expect(page).toHaveURL('/forgot-password')
  await expect(page.getByLabel('E-mailadres')).toHaveValue(email)
  await page.getByRole('button', { name: 'Link versturen' }).click()
  await expect(page.getByText('De e-mail om een nieuw wachtwoord te kiezen is verstuurd.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Terug naar inloggen' })).toBeVisible()
  await expectNoSideScroll(page, 'reset email sent')

  const again = page.getByRole('button', { name: 'Opnieuw versturen' })
  await again.click()
  await expect(page.getByRole('alert')).toHaveText('Opnieuw verstuurd.')
  await expect(again).toBeFocused()
  await expect(page.getByText(email)).toBeVisible()
  await expect.poll(async () => (await emailsTo(email, RESET)).length).toBe(2)
  await page.getByRole('button', { name: 'Ander adres gebruiken' }).click()
  await expect(page.getByLabel('E-mailadres')).toBeFocused()
  await expect(page.getByLabel('E-mailadres')).toHaveValue(email)

  const link = await emailLinkTo(email, RESET)
  const opened = await page.goto(link)
  expect(opened!.headers()['cache-control']).toBe('private, no-store')
  expect(opened!.headers()['referrer-policy']).toBe('no-referrer')
  // The token is removed from the URL before hydration, and survives a change of language.
  expect(new URL(page.url()).search).toBe('')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Taal: Nederlands' }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await page.waitForURL('/en/reset-password')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('link', { name: 'Nederlands' }).click()
  await page.waitForURL('/reset-password')
  await waitForHydration(page)
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(NEW)
  await page.getByLabel('Wachtwoord herhalen', { exact: true }).fill(NEW)
  await page.getByRole('button', { name: 'Wachtwoord bewaren' }).click()
  await expect(page.getByRole('alert')).toHaveText('Je nieuwe wachtwoord is bewaard. Je kan er nu mee inloggen.')

  await fillIn(page, { email, password })
  await expect(page.getByRole('alert').last()).toHaveText('Ongeldig e-mailadres of wachtwoord.')
  await fillIn(page, { email, password: NEW })
  await page.waitForURL((url) => url.pathname === '/')
})

test('a used link shows only how to get a new one', async ({ page, request }) => {
  const { email } = await createAccount(request)
  await page.goto('/forgot-password')
  await waitForHydration(page)
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('button', { name: 'Link versturen' }).click()
  const link = await emailLinkTo(email, RESET)

  for (const outcome of [/nieuwe wachtwoord is bewaard/, /verlopen of al gebruikt/]) {
    await page.goto(link)
    await waitForHydration(page)
    await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(NEW)
    await page.getByLabel('Wachtwoord herhalen', { exact: true }).fill(NEW)
    await page.getByRole('button', { name: 'Wachtwoord bewaren' }).click()
    await expect(page.getByRole('alert')).toHaveText(outcome)
  }
  await expectFocusInside(page.getByRole('main'))
  await page.getByRole('link', { name: 'Nieuwe link aanvragen' }).click()
  await page.waitForURL('/forgot-password')
})

test('an unknown address is reported and stays in the field', async ({ page }) => {
  const { email } = newAccountData()
  await page.goto('/en/forgot-password')
  await waitForHydration(page)
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByRole('alert')).toHaveText('No user found with this email address')
  await expect(page.getByLabel('Email address')).toHaveValue(email)
})

test('without a network the form shows an error', async ({ browser, baseURL }) => {
  // A separate page: the browser logs network errors, which the fixture would report.
  const page = await browser.newPage({ baseURL: baseURL!, locale: 'nl-BE' })
  await page.goto('/forgot-password')
  await waitForHydration(page)
  await page.getByLabel('E-mailadres').fill('rita@example.com')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Link versturen' }).click()
  await expect(page.getByRole('alert')).toHaveText(/^Geen verbinding\./)
  await expect(page.getByLabel('E-mailadres')).toHaveValue('rita@example.com')
  await page.close()
})
