import { signIn } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN } from '../support/servers.ts'
import { expect, test } from '../support/visitor.ts'

test('an admin starts an audit, waits until it finishes, and opens a check and a page', { tag: '@extended' }, async ({
  page,
}) => {
  await signIn(page, ADMIN, '/admin/seo')
  await page.getByRole('button', { name: 'Nu controleren' }).click()
  await expect(page.getByText('De pagina’s worden gecontroleerd')).toBeVisible()
  await expect(page.getByText('De controle is klaar.')).toBeVisible({ timeout: 120_000 })
  await expect(page.getByRole('img', { name: /^Score: [\d,]+ op 100$/ })).toBeVisible()
  await expectNoViolations(page, 'search engines')

  const checks = page.getByRole('region', { name: 'Waar punten verloren gaan' })
  await checks.locator('summary').click()
  await checks.getByRole('link', { name: 'De titel is te kort of te lang' }).click()
  await expect(page.getByRole('heading', { name: 'De titel is te kort of te lang' })).toBeVisible()
  await expect(page).toHaveURL(/check=title-length/)
  await page.getByRole('link', { name: 'Terug naar het overzicht' }).click()

  await page.getByRole('button', { name: 'Per pagina' }).click()
  await page.getByLabel('Zoeken op adres of titel').fill('/fr/contact')
  await expect(page).toHaveURL(/search=%2Ffr%2Fcontact/)
  const row = page.getByRole('row').filter({ hasText: '/fr/contact' })
  await expect(page.getByText('1 pagina', { exact: true })).toBeVisible()
  await row.getByRole('link').click()
  await expect(page.getByRole('img', { name: /^Aandeel tekst in de inhoud: \d+/ })).toBeVisible()
  await expectNoViolations(page, 'an audited page', { themes: 'this' })
})
