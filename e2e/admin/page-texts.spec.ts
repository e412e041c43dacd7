import { signIn } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN, SECOND_SITE } from '../support/servers.ts'
import { save, shows } from '../support/settings-form.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ baseURL: SECOND_SITE.url })

test('the owner changes the title of a page: it is served at once, undone, and reported for translation', {
  tag: '@extended',
}, async ({ page }) => {
  await signIn(page, ADMIN, '/admin/pages')
  await page.getByRole('link', { name: /^Contact, Engels: / }).click()
  const title = page.getByLabel('Titel', { exact: true })
  const original = await title.inputValue()
  await title.fill('Talk to {companyName about your site')
  await save(page)
  await expect(page.getByText('De haakjes kloppen niet')).toBeVisible()
  await title.fill('Talk to us, ')
  await page.getByText('Gegevens invoegen').click()
  await page.getByRole('button', { name: /^\{companyEmail\} .+ invoegen$/ }).click()
  await expect(title).toHaveValue('Talk to us, {companyEmail}')
  const preview = page.getByRole('region', { name: 'In zoekresultaten' })
  const email = 'hello@studiocyaan.example'
  await expect(preview).toContainText(`Talk to us, ${email} | Studio Cyaan`)
  await expectNoViolations(page, 'a page text')
  await save(page)
  await expect(page.getByText('De site is bijgewerkt.')).toBeVisible()
  expect(await shows(page, '/en/contact', `<title>Talk to us, ${email} | Studio Cyaan</title>`)).toBe(true)

  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(title).toHaveValue(original)
  expect(await shows(page, '/en/contact', 'Talk to us')).toBe(false)

  const adminNav = page.getByRole('navigation', { name: 'Beheer' })
  await title.fill('Talk to us')
  await save(page)
  await expect(page.getByText('Alles is bewaard.')).toBeVisible()
  await adminNav.getByRole('link', { name: 'Vertalingen' }).click()
  const contact = page.getByRole('region', { name: 'Contact' })
  await expect(contact).toContainText('Nederlands is niet bijgewerkt sinds')
  await expect(contact.getByRole('insertion').first()).toContainText('Talk to us')
  await expectNoViolations(page, 'translations')
  await contact.getByRole('button', { name: 'Vertaling klopt: Contact, Nederlands' }).click()
  await expect(contact).not.toContainText('Nederlands is niet bijgewerkt')
  await contact.getByRole('link', { name: 'Frans bijwerken' }).click()
  await expect(page).toHaveURL(/page=contact&language=fr/)
  await expect(title).toHaveValue(/^Contact/)

  await adminNav.getByRole('link', { name: 'Paginateksten' }).click()
  await expect(page.getByRole('list', { name: 'Pagina’s' })).toBeVisible()
  await expectNoViolations(page, 'the page texts')
})
