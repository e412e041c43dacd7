import { signIn } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN, SECOND_SITE } from '../support/servers.ts'
import { save, shows } from '../support/settings-form.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ baseURL: SECOND_SITE.url })
// The texts of all pages are one setting: a concurrent change would be a conflict.
test.describe.configure({ mode: 'default' })

test('the owner changes the title of a page: it is served at once, undone, and reported for translation', {
  tag: '@extended',
}, async ({ page }) => {
  await signIn(page, ADMIN, '/admin/pages')
  await page.getByRole('link', { name: /^Contact, Engels: / }).click()
  const title = page.getByRole('textbox', { name: 'Titel', exact: true })
  await expect(title).not.toBeEmpty()
  const original = await title.textContent()
  await title.fill('Talk to {companyName about your site')
  await save(page)
  await expect(page.getByText('De haakjes kloppen niet')).toBeVisible()
  await title.fill('Talk to us, ')
  await page.getByRole('button', { name: 'Gegeven invoegen' }).first().click()
  const email = 'hello@studiocyaan.example'
  await page.getByRole('option', { name: `E-mailadres ${email}` }).click()
  await expect(title).toContainText(`Talk to us, E-mailadres: ${email}`)
  const preview = page.getByRole('region', { name: 'In zoekresultaten' })
  await expect(preview).toContainText(`Talk to us, ${email} | Studio Cyaan`)
  await expectNoViolations(page, 'a page text')
  await save(page)
  await expect(page.getByText('De site is bijgewerkt.')).toBeVisible()
  expect(await shows(page, '/en/contact', `<title>Talk to us, ${email} | Studio Cyaan</title>`)).toBe(true)

  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(title).toHaveText(original!)
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
  await expect(title).toHaveText(/^Contact/)

  await adminNav.getByRole('link', { name: 'Paginateksten' }).click()
  await expect(page.getByRole('list', { name: 'Pagina’s' })).toBeVisible()
  await expectNoViolations(page, 'the page texts')
})

test('placeholders and conditions are chips: inserted, deleted, typed around and saved with the keyboard', async ({
  page,
}) => {
  await signIn(page, ADMIN, '/admin/pages?page=home&language=nl')
  const description = page.getByRole('textbox', { name: 'Beschrijving' })
  await expect(description).toContainText('mensen die als Telefoon ingevuld is')
  await expect(description).not.toContainText(/[[\]{}|]/)
  const preview = page.getByRole('region', { name: 'In zoekresultaten' })
  await expect(preview).toContainText('mensen die de telefoon opnemen.')
  // Focused before the check: ProseMirror sets its selection some milliseconds after the focus.
  await description.focus()
  await expectNoViolations(page, 'chips')

  const { keyboard } = page
  const chips = description.locator('.template-chip')
  await keyboard.press('Control+End')
  await keyboard.press('ArrowLeft')
  await keyboard.press('Backspace')
  await expect(page.getByText('Verwijderd: als Telefoon ingevuld is.')).toBeAttached()
  await expect(chips).toHaveCount(0)
  await expect(description).toContainText('mensen die de telefoon opnemenantwoorden.')
  await keyboard.press('Control+z')
  await expect(chips).toHaveCount(3)

  await keyboard.press('Control+a')
  await keyboard.type('Bel ')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await keyboard.type('telef')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(description).toBeFocused()
  await keyboard.type(' nu, ')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await keyboard.type('gemeente')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(description).toBeFocused()
  await keyboard.type('dicht bij huis')
  await expect(preview).toContainText(/Bel \+32 3 555 01 23 nu, dicht bij huis/)
  await expect(page.getByText(/^38 tekens: kort/)).toBeVisible()

  await keyboard.press('Control+a')
  await keyboard.press('Control+c')
  await keyboard.press('Control+End')
  await keyboard.press('Control+v')
  await expect(chips).toHaveCount(8)
  await keyboard.press('Control+z')
  await expect(chips).toHaveCount(4)
  await description.press('Tab')
  const shown = await description.textContent()

  await save(page)
  await expect(page.getByText('De site is bijgewerkt.')).toBeVisible()
  await page.reload()
  await expect(description).toHaveText(shown!)
  expect(await shows(page, '/', 'content="Bel +32 3 555 01 23 nu, dicht bij huis"')).toBe(true)

  await page.getByRole('button', { name: 'Standaardbeschrijving terugzetten' }).press('Enter')
  await expect(description).toContainText('mensen die als Telefoon ingevuld is')
  await save(page)
  await expect(page.getByText('De site is bijgewerkt.')).toBeVisible()
})

test('unsaved chips come back after a reload; unfinished brackets are refused at the field', async ({ page }) => {
  await signIn(page, ADMIN, '/admin/pages?page=faq&language=nl')
  const description = page.getByRole('textbox', { name: 'Beschrijving' })
  await description.fill('Vragen aan {companyName}, ')
  await expect(description).toContainText('Vragen aan Bedrijfsnaam: Studio Cyaan')
  await page.reload()
  await expect(description).toContainText('Vragen aan Bedrijfsnaam: Studio Cyaan')
  await expect(page.getByText('Niet-bewaarde wijzigingen.')).toBeVisible()
  await description.pressSequentially('{companyN')
  await save(page)
  await expect(page.getByText('De haakjes kloppen niet')).toBeVisible()
  await expect(description).toBeFocused()
  await expect(description).toHaveAttribute('aria-invalid', 'true')
})
