import { createAccount, signIn } from '../support/account.ts'
import { ADMIN, SECOND_SITE } from '../support/servers.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ baseURL: SECOND_SITE.url })

test('the owner finds a user, grants and revokes permissions, and cannot remove the last admin', async ({ page }) => {
  const { firstName, lastName, email } = await createAccount(page.request, { isVerified: false })
  await signIn(page, ADMIN, '/admin/users')
  await page.getByLabel('Zoeken op naam of e-mailadres').fill(email)
  const row = page.getByRole('list', { name: 'Gebruikers' }).getByRole('listitem')
  await expect(row).toHaveCount(1)
  await row.getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: `${firstName} ${lastName}` })
  const mayWrite = dialog.getByRole('switch', { name: 'Artikels schrijven en publiceren' })
  await mayWrite.click()
  await expect(dialog.getByText('Schrijft artikels')).toBeVisible()
  await mayWrite.click()
  await expect(dialog.getByText('Schrijft artikels')).toBeHidden()
  await dialog.getByRole('button', { name: 'Uitschakelen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Uitschakelen' }).click()
  await expect(dialog.getByText('Uitgeschakeld', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row.getByRole('button')).toBeFocused()

  await page.getByLabel('Zoeken op naam of e-mailadres').fill(ADMIN.email)
  await expect(row).toContainText([ADMIN.email])
  await row.getByRole('button', { name: /beheren$/ }).click()
  await page.getByRole('button', { name: 'Gewone gebruiker maken' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Gewone gebruiker maken' }).click()
  await expect(question.getByRole('alert')).toContainText('Er moet minstens één beheerder overblijven.')
  await question.getByRole('button', { name: 'Annuleren' }).click()
  await expect(question).toBeHidden()
})
