import { signIn } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN, SECOND_SITE } from '../support/servers.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ baseURL: SECOND_SITE.url })

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
