import {
  accountMenu,
  CONFIRM,
  createAccount,
  fillIn,
  newAccountData,
  signIn,
  signInByForm,
} from '../support/account.ts'
import { emailLinkTo } from '../support/servers.ts'
import { expect, expectFocusInside, expectNoSideScroll, test, waitForHydration } from '../support/visitor.ts'

test('a visitor registers, verifies the address, signs in and signs out', async ({ page }) => {
  const { firstName, lastName, email, password } = newAccountData()
  await page.goto('/register')
  await waitForHydration(page)
  await page.getByLabel('Voornaam').fill(firstName)
  await page.getByLabel('Achternaam').fill(lastName)
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await expect(page.getByText('Aan 5 van 5 vereisten voldaan')).toBeAttached()
  for (const name of ['Algemene voorwaarden', 'Privacybeleid'])
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('target', '_blank')
  await page.getByLabel('Wachtwoord herhalen', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Account maken' }).click()
  await expect(page.getByText('Je account is gemaakt. Bevestig nu je e-mailadres.')).toBeVisible()
  await expectNoSideScroll(page, 'registered')

  await page.goto(await emailLinkTo(email, CONFIRM))
  expect(page.url()).not.toContain('token')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'E-mailadres bevestigen' }).click()
  await expect(page.getByRole('alert')).toHaveText('Je e-mailadres is bevestigd. Je kan nu inloggen.')

  await fillIn(page, { email, password })
  await page.waitForURL((url) => url.pathname === '/')
  const menu = await accountMenu(page)
  await expect(menu.getByRole('button', { name: `${firstName} ${lastName}` })).toBeDisabled()
  await expect(menu.getByRole('link', { name: 'Beheer' })).toHaveCount(0)
  await menu.getByRole('button', { name: 'Uitloggen' }).click()
  await page.waitForURL('/login?forceSelect=true')
  await expect((await accountMenu(page)).getByRole('link')).toHaveText(['Inloggen'])
})

test('a link opened in another browser asks for a name and a password; what was registered is discarded', async ({
  page,
  request,
}) => {
  const stranger = await createAccount(request, { isVerified: false })
  await page.goto(await emailLinkTo(stranger.email, CONFIRM))
  await waitForHydration(page)
  await page.getByRole('button', { name: 'E-mailadres bevestigen' }).click()
  await expect(page.getByText(/andere browser dan die waarin het account is gemaakt/)).toBeVisible()
  await expectFocusInside(page.getByRole('main'))
  await expect(page.getByLabel('Voornaam')).toHaveValue('')
  await expectNoSideScroll(page, 'registration completed elsewhere')
  const own = { firstName: 'Leen', lastName: 'Maes', password: 'Kr0kant!e-korst' }
  await page.getByLabel('Voornaam').fill(own.firstName)
  await page.getByLabel('Achternaam').fill(own.lastName)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(own.password)
  await page.getByLabel('Wachtwoord herhalen', { exact: true }).fill(own.password)
  await page.getByRole('button', { name: 'E-mailadres bevestigen' }).click()
  await expect(page.getByRole('alert')).toHaveText('Je e-mailadres is bevestigd. Je kan nu inloggen.')

  await fillIn(page, stranger)
  await expect(page.getByRole('alert').last()).toHaveText('Ongeldig e-mailadres of wachtwoord.')
  await fillIn(page, { email: stranger.email, password: own.password })
  await page.waitForURL((url) => url.pathname === '/')
  const menu = await accountMenu(page)
  await expect(menu.getByRole('button', { name: 'Leen Maes' })).toBeDisabled()
})

test('local storage has exactly the specified fields', async ({ page, request }) => {
  const { email, firstName, lastName, ...member } = await createAccount(request)
  // The next page takes longer than a session check, and is opened once.
  let requests = 0
  await page.route('/faq', async (route) => {
    if (route.request().isNavigationRequest()) requests++
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.fallback()
  })
  await signInByForm(page, { email, ...member }, '/faq')
  expect(requests).toBe(1)
  const stored = JSON.parse((await page.evaluate(() => localStorage.getItem('auth-storage')))!)
  expect(stored).toEqual({
    state: {
      isAuthenticated: true,
      token: expect.stringMatching(/^ey/),
      userId: expect.any(String),
      userRole: 'USER',
      firstName,
      lastName,
      emailAddress: email,
    },
    version: 0,
  })
})

test('signing out in one tab signs out the others', async ({ page, request, context }) => {
  const member = await createAccount(request)
  await signIn(page, member)
  const other = await context.newPage()
  await other.goto('/faq')
  await expect((await accountMenu(other)).getByRole('button', { name: 'Uitloggen' })).toBeVisible()

  await (await accountMenu(page)).getByRole('button', { name: 'Uitloggen' }).click()
  await page.waitForURL('/login?forceSelect=true')
  await expect(async () => {
    await other.keyboard.press('Escape')
    await expect((await accountMenu(other)).getByRole('link')).toHaveText(['Inloggen'], { timeout: 500 })
  }).toPass()
})

test('a double click signs in once; an open sign-in page in another tab follows, and is not shown again', {
  tag: '@extended',
}, async ({ page, request, context }) => {
  const member = await createAccount(request)
  const other = await context.newPage()
  await other.goto('/login?next=%2Fcontact')
  await waitForHydration(other)
  await page.goto('/faq')
  await (await accountMenu(page)).getByRole('link', { name: 'Inloggen' }).click()
  await page.waitForURL('/login?next=%2Ffaq')
  let calls = 0
  page.on('request', (one) => {
    if (new URL(one.url()).pathname === '/api/identity/sign-in') calls += 1
  })
  await page.getByLabel('E-mailadres').fill(member.email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(member.password)
  // Both clicks in one task, before the page can render.
  await page.getByRole('button', { name: 'Inloggen', exact: true }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await page.waitForURL('/faq')
  expect(calls).toBe(1)
  await other.waitForURL('/contact')
  await expect(other.getByLabel('Je e-mailadres')).toHaveValue(member.email)
  for (const path of ['/login?next=%2Fcontact', '/register?next=%2Fcontact', '/login?next=https://evil.example/']) {
    await page.goto(path)
    await page.waitForURL(path.includes('evil') ? '/' : '/contact')
  }
})

test('a protected page redirects to sign-in and back', async ({ page, request }) => {
  const member = await createAccount(request)
  await page.goto('/fr/profile')
  await page.waitForURL('/fr/login?next=%2Ffr%2Fprofile')
  await waitForHydration(page)
  await page.getByLabel('Adresse e-mail').fill(member.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
  await page.waitForURL('/fr/profile')
  await expect(page.getByLabel('Prénom')).toHaveValue(member.firstName)
})

test('a URL of another site is never the redirect target', async ({ page, request }) => {
  const member = await createAccount(request)
  await page.goto(`/login?next=${encodeURIComponent('https://evil.example/')}`)
  await waitForHydration(page)
  await fillIn(page, member)
  await page.waitForURL('/')
})

test('without JavaScript the form shows that it needs it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false, locale: 'nl-BE' })
  const page = await context.newPage()
  await page.goto('/login')
  await expect(page.getByLabel('E-mailadres')).toBeVisible()
  // Playwright's text locators ignore noscript.
  const note = page.locator('main noscript > div')
  await expect(note).toBeVisible()
  await expect(note).toContainText('Deze pagina werkt alleen met JavaScript.')

  await fillIn(page, { email: 'rita@example.com', password: 'Br00d!jes' })
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('E-mailadres')).toHaveValue('rita@example.com')
  await context.close()
})
