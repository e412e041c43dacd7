import { accountMenu, CONFIRM, createAccount, fillIn, newAccountData } from '../support/account.ts'
import { emailLinkTo } from '../support/servers.ts'
import { expect, expectFocusInside, test, waitForHydration } from '../support/visitor.ts'

test('an invalid form keeps the input, shows the errors and focuses the first one', async ({ page }) => {
  await page.goto('/register')
  await waitForHydration(page)
  await page.getByLabel('Voornaam').fill('Rita')
  await page.getByLabel('E-mailadres').fill('geen adres')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('Br00d!jes')
  await page.getByLabel('Wachtwoord herhalen', { exact: true }).fill('iets anders')
  await page.getByRole('button', { name: 'Account maken' }).click()

  await expect(page.getByLabel('Achternaam')).toBeFocused()
  await expect(page.getByLabel('Achternaam')).toHaveAccessibleDescription('Vul je achternaam in.')
  await expect(page.getByLabel('E-mailadres')).toHaveAccessibleDescription(/Ongeldig e-mailadres/)
  await expect(page.getByLabel('Wachtwoord herhalen', { exact: true })).toHaveAccessibleDescription(
    'De wachtwoorden komen niet overeen.',
  )
  await expect(page.getByLabel('Voornaam')).toHaveValue('Rita')
  await expect(page.getByLabel('E-mailadres')).toHaveValue('geen adres')
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('Br00d!jes')
})

test('server-side errors show at their field', async ({ page, request }) => {
  const { email } = await createAccount(request)
  await page.goto('/fr/register')
  await waitForHydration(page)
  await page.getByLabel('Prénom').fill('Rita')
  await page.getByLabel('Nom', { exact: true }).fill('Peeters')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill('kort')
  await page.getByLabel('Répétez le mot de passe', { exact: true }).fill('kort')
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAccessibleDescription(
    'Le mot de passe ne répond pas aux exigences.',
  )
  const rules = page.getByRole('list', { name: 'Exigences du mot de passe' }).getByRole('listitem')
  await expect(rules.filter({ hasText: 'pas encore' })).toHaveCount(4)

  // The reason shows while typing.
  await page.getByLabel('Mot de passe', { exact: true }).fill('Peeters2026!')
  await expect(rules.last()).toContainText('votre nom ou votre adresse e-mail')
  await page.getByLabel('Mot de passe', { exact: true }).fill('A1990!')
  await expect(rules.last()).toContainText('une année')
  await page.getByLabel('Mot de passe', { exact: true }).fill('Welkom123!')
  await expect(rules.last()).toContainText('un mot courant')
  await page.getByLabel('Répétez le mot de passe', { exact: true }).fill('Welkom123!')
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAccessibleDescription(
    'Le mot de passe est trop faible.',
  )

  await page.getByLabel('Mot de passe', { exact: true }).fill('Br00d!jes')
  await page.getByLabel('Répétez le mot de passe', { exact: true }).fill('Br00d!jes')
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByLabel('Adresse e-mail')).toHaveAccessibleDescription(/déjà utilisée/)
  await expect(page.getByLabel('Adresse e-mail')).toBeFocused()
})

test('an unverified address cannot sign in, and gets the email again', async ({ page, request }) => {
  const member = await createAccount(request, { isVerified: false })
  await page.goto('/login')
  await waitForHydration(page)
  await fillIn(page, member)
  await expect(page.getByRole('alert')).toContainText('Je e-mailadres is nog niet bevestigd.')
  await page.getByRole('button', { name: 'Bevestigingsmail opnieuw versturen' }).click()
  await expect(page.getByText('De bevestigingsmail is opnieuw verstuurd.')).toBeVisible()
})

test('a wrong password and an unknown address have different messages', async ({ page, request }) => {
  const member = await createAccount(request)
  await page.goto('/login')
  await waitForHydration(page)
  await fillIn(page, { ...member, password: 'Verk3erd!' })
  await expect(page.getByRole('alert')).toHaveText('Ongeldig e-mailadres of wachtwoord.')
  await expect(page.getByLabel('E-mailadres')).toHaveValue(member.email)
  await fillIn(page, newAccountData())
  await expect(page.getByRole('alert')).toHaveText('Geen gebruiker gevonden met dit e-mailadres.')
})

test('after a few failures a captcha is solved first, and the correct password still signs in', async ({
  page,
  request,
}) => {
  const member = await createAccount(request)
  await page.goto('/login')
  await waitForHydration(page)
  for (let attempt = 0; attempt < 4; attempt++) {
    const response = page.waitForResponse(
      (response) => response.url().includes('/sign-in') && response.status() === 401,
    )
    await fillIn(page, { ...member, password: `Verk3erd!${attempt}` })
    await response
    await expect(page.getByRole('alert')).toHaveText('Ongeldig e-mailadres of wachtwoord.')
  }
  await fillIn(page, member)
  await page.waitForURL((url) => url.pathname === '/')
})

test('a used verification link leads to the login; a forged one does not, and keeps the focus', async ({
  page,
  request,
}) => {
  const { email } = await createAccount(request)
  const link = await emailLinkTo(email, CONFIRM)
  await page.goto(link)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'E-mailadres bevestigen' }).click()
  await expect(page.getByRole('alert')).toHaveText('Je e-mailadres was al bevestigd. Je kan gewoon inloggen.')
  await expect(page).toHaveURL(/\/login\?/)

  await page.goto(link.replace(/(token=[^&]+)/, '$1x'))
  await waitForHydration(page)
  await page.getByRole('button', { name: 'E-mailadres bevestigen' }).click()
  await expect(page.getByRole('alert')).toContainText('Deze link is verlopen of al gebruikt.')
  await expectFocusInside(page.getByRole('main'))
  await expect(page.getByRole('button', { name: 'Bevestigingsmail opnieuw versturen' })).toBeVisible()
})

test('a provider error code is shown as a sentence, never as the code', async ({ page }) => {
  await page.goto('/login?error=access_denied')
  await expect(page.getByRole('alert')).toHaveText(
    'Je hebt het inloggen afgebroken. Je kan het altijd opnieuw proberen.',
  )
  await page.goto('/login?error=something_nobody_foresaw')
  await expect(page.getByRole('alert')).toHaveText(/^Inloggen is niet gelukt\./)
})

test('a forged stored session is detected', async ({ page }) => {
  await page.goto('/faq')
  await page.evaluate(() => {
    const state = { isAuthenticated: true, token: 'x.y.z', userId: '1', userRole: 'ADMIN', firstName: 'Eve' }
    localStorage.setItem('auth-storage', JSON.stringify({ state, version: 0 }))
  })
  await page.goto('/faq')
  await expect((await accountMenu(page)).getByRole('link')).toHaveText(['Inloggen'])
  expect(await page.evaluate(() => localStorage.getItem('auth-storage'))).not.toMatch(/Eve|ADMIN|"1"/)
})
