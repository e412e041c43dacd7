import { createAccount, signIn } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { expect, test, waitForHydration } from '../support/visitor.ts'

const PAGES = [
  '/login?error=access_denied',
  '/login?token=abc',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=abc',
  '/verify-email',
  '/verify-email?token=abc',
]

test('the account pages pass axe, empty and with errors', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path)
    await waitForHydration(page)
    await expectNoViolations(page, path)
    const submit = page.locator('button[type=submit]')
    if ((await submit.count()) === 0) continue
    await submit.click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
    await expectNoViolations(page, `${path} with errors`)
  }
})

test('the profile, its menu and its dialogs pass axe', { tag: '@extended' }, async ({ page, request }) => {
  const member = await createAccount(request)
  await signIn(page, member, '/profile')
  await expect(page.getByRole('heading', { name: 'Waar je ingelogd bent' })).toBeVisible()
  await expectNoViolations(page, 'profile')
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await expect(page.getByRole('button', { name: member.lastName })).toBeVisible()
  await expectNoViolations(page, 'menu')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Instellen' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Je wachtwoord', { exact: true }).fill(member.password)
  await expectNoViolations(page, 'dialog')
  await dialog.getByRole('button', { name: 'Instellen' }).click()
  await expect(page.getByRole('img', { name: 'QR-code voor je app' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expectNoViolations(page, 'setup')
})
