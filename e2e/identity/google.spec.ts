import type { Page } from '@playwright/test'
import { accountMenu, createAccount, newAccountData, signIn } from '../support/account.ts'
import { emailTo, OPENID } from '../support/servers.ts'
import { expect, test, waitForHydration } from '../support/visitor.ts'

// The product is configured with a local OpenID provider instead of Google. Which identity signs in to or is linked to which account is tested in
// `src/features/identity/server/auth/provider-config.service.test.ts`.
test.use({ otherOrigins: [OPENID.origin] })

async function startGoogleSignIn(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitForHydration(page)
  await page.getByRole('button', { name: /Google$/ }).click()
  await page.waitForURL(`${OPENID.origin}/interaction/**`)
}

async function signInAsPerson(
  page: Page,
  { email, firstName, lastName }: { email: string; firstName: string; lastName: string },
) {
  await page.getByLabel('email').fill(email)
  await page.getByLabel('first').fill(firstName)
  await page.getByLabel('last').fill(lastName)
  await page.getByRole('button', { name: 'Be this person' }).click()
}

test('a user signs in with Google, gets the names from there, and returns to the requested page', async ({ page }) => {
  const person = newAccountData()
  await startGoogleSignIn(page, '/login?next=%2Ffaq')
  await signInAsPerson(page, person)
  await page.waitForURL('/faq')
  const menu = await accountMenu(page)
  await expect(menu.getByRole('button', { name: `Rita ${person.lastName}` })).toBeVisible()

  await menu.getByRole('button', { name: 'Uitloggen' }).click()
  await page.waitForURL('/login?forceSelect=true')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Doorgaan met Google' }).click()
  await expect(page.getByRole('heading', { name: 'select_account' })).toBeVisible()
})

test('a user who denies access at Google sees that nothing happened', async ({ page }) => {
  await startGoogleSignIn(page, '/login')
  await page.getByRole('link', { name: 'No' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Je hebt het inloggen afgebroken. Je kan het altijd opnieuw proberen.',
  )
  await expect(page.getByRole('button', { name: 'Doorgaan met Google' })).toBeVisible()
})

test('Google is linked and unlinked in the profile, with the password', { tag: '@extended' }, async ({
  page,
  request,
}) => {
  const member = await createAccount(request)
  await signIn(page, member, '/profile')
  const section = page.getByRole('region', { name: 'Gekoppelde accounts' })
  const dialog = page.getByRole('alertdialog')
  await section.getByRole('button', { name: 'Google koppelen' }).click()
  await dialog.getByLabel('Je wachtwoord', { exact: true }).fill(member.password)
  await dialog.getByRole('button', { name: 'Koppelen' }).click()
  await page.waitForURL(`${OPENID.origin}/interaction/**`)
  // Neither the address of the account nor a verified one: the session identifies the user.
  await page.getByLabel('verified').uncheck()
  await signInAsPerson(page, newAccountData())
  await page.waitForURL('/profile#providers')
  await expect(section.getByText('gekoppeld', { exact: true })).toBeVisible()
  expect((await emailTo(member.email, /met Google inloggen/)).text).toContain('Google')

  await section.getByRole('button', { name: 'Google ontkoppelen' }).click()
  await dialog.getByLabel('Je wachtwoord', { exact: true }).fill(member.password)
  await dialog.getByRole('button', { name: 'Ontkoppelen' }).click()
  await expect(section.getByText('Google is ontkoppeld.')).toBeVisible()
  await expect(section.getByRole('button', { name: 'Google koppelen' })).toBeFocused()
})

test('the only sign-in method cannot be unlinked; an old session signs in again first', { tag: '@extended' }, async ({
  page,
}) => {
  await startGoogleSignIn(page, '/login?next=%2Fprofile')
  await signInAsPerson(page, newAccountData())
  await page.waitForURL('/profile')
  await waitForHydration(page)
  const dialog = page.getByRole('alertdialog')
  await page.getByRole('button', { name: 'Google ontkoppelen' }).click()
  await dialog.getByRole('button', { name: 'Ontkoppelen' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/^Dit is je enige manier om in te loggen\./)
  await dialog.getByRole('button', { name: 'Annuleren' }).click()

  const error = { code: 'REAUTHENTICATION_NEEDED', message: 'sign in again' }
  await page.route(/\/api\/identity\/me(\?|$)/, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 409, json: { error } }) : route.fallback(),
  )
  await page.getByRole('button', { name: 'Account verwijderen' }).click()
  await dialog.getByRole('button', { name: 'Account verwijderen' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/meer dan tien minuten geleden/)
  await dialog.getByRole('button', { name: 'Opnieuw inloggen' }).click()
  await page.waitForURL('/login?forceSelect=true&next=%2Fprofile')
})
