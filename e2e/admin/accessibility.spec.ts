import { signIn } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN, SECOND_SITE } from '../support/servers.ts'
import { expect, navigateInApp, test } from '../support/visitor.ts'

test.use({ baseURL: SECOND_SITE.url })

test('no admin screen has axe violations', { tag: '@extended' }, async ({ page }) => {
  await signIn(page, ADMIN, '/admin/settings')
  for (const name of ['Bedrijf', 'Pakketten', 'Inloggen', 'Wachtwoorden', 'Google Analytics', 'Afspraken']) {
    await page.getByRole('tab', { name }).click()
    const panel = page.getByRole('tabpanel', { name })
    await panel.getByText('Eerdere wijzigingen').click()
    await expectNoViolations(page, name)
  }
  for (const path of ['/admin/mail', '/admin/journal', '/admin/users']) {
    await navigateInApp(page, path)
    await expectNoViolations(page, path)
  }
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
