import { createAccount, signIn } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN, SECOND_SITE } from '../support/servers.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ baseURL: SECOND_SITE.url })
// Both tests are about the missing mail server.
test.describe.configure({ mode: 'default' })

test('the owner reads an email that could not be sent', async ({ page }) => {
  const { email } = await createAccount(page.request, { isVerified: false })
  await signIn(page, ADMIN, '/admin')
  await page.getByRole('link', { name: /Er is geen mailserver ingesteld/ }).click()
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('button').click()
  const frame = page.getByRole('dialog').frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'Bevestig je e-mailadres' })).toBeVisible()
})

test('a tip is dismissed with a reason and restored', async ({ page }) => {
  await signIn(page, ADMIN, '/admin')
  const tips = page.getByRole('region', { name: 'Tips' })
  const first = tips.getByRole('listitem').filter({ hasText: 'Stel een mailserver in' })
  await expect(first.getByRole('link', { name: /^E-mails bekijken/ })).toHaveAttribute('href', '/admin/mail')
  await first.getByRole('button', { name: 'Tip negeren: Stel een mailserver in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Deze tip negeren?' })
  await dialog.getByRole('button', { name: 'Negeren' }).click()
  await expect(dialog.getByLabel('Waarom?')).toHaveAccessibleDescription(/Leg uit waarom/)
  await dialog.getByLabel('Waarom?').fill('Dit is een proefsite.')
  await dialog.getByRole('button', { name: 'Negeren' }).click()
  await expect(dialog).toBeHidden()
  await expect(first).toHaveCount(0)

  await tips.getByRole('button', { name: '1 genegeerd' }).click()
  const list = page.getByRole('dialog', { name: 'Genegeerde tips' })
  await expect(list.getByText('Dit is een proefsite.')).toBeVisible()
  await expectNoViolations(page, 'dismissed tips')
  await list.getByRole('button', { name: /^Tip opnieuw tonen/ }).click()
  await expect(list).toBeHidden()
  await expect(first).toBeVisible()
})
