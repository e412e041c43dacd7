import type { Page } from '@playwright/test'
import { apiCaller, createAccount, signIn } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN } from '../support/servers.ts'
import { expect, test } from '../support/visitor.ts'

test('a draft survives a lost connection, a refused save and a closed tab', async ({ page }) => {
  await signIn(page, ADMIN, '/blog/new')
  const title = page.getByLabel('Titel van het artikel')
  await title.fill('')
  await page.route('**/api/blog/authoring/posts?*', (route) => route.fulfill({ status: 429 }))
  await title.fill('Dit gaat niet verloren')
  await page.getByRole('button', { name: 'Concept bewaren' }).click()
  await expect(page.getByText('Bewaren is niet gelukt. Probeer het opnieuw.')).toBeVisible()
  await expect(title).toHaveValue('Dit gaat niet verloren')
  await expect(page.getByText(/^Automatisch bewaard om/)).toBeVisible()

  await page.unroute('**/api/blog/authoring/posts?*')
  await page.route('**/api/blog/authoring/posts?*', (route) =>
    route.fulfill({ status: 422, json: { error: { code: 'CATEGORY_NOT_FOUND' } } }),
  )
  await page.getByRole('button', { name: 'Concept bewaren' }).click()
  await expect(page.getByText('Deze categorie bestaat niet meer. Kies een andere.')).toBeVisible()
  await page.getByLabel('Labels').fill('x'.repeat(41))
  await page.unroute('**/api/blog/authoring/posts?*')
  await page.getByRole('button', { name: 'Concept bewaren' }).click()
  await expect(page.getByLabel('Labels')).toHaveAccessibleDescription(/Dit label is te lang: hoogstens 40 tekens/)
  await page.getByLabel('Labels').fill('')
  await expect(page.getByText(/^Automatisch bewaard om/)).toBeVisible()

  await page.reload()
  await expect(page.getByText(/^Je gaat verder met niet-bewaarde wijzigingen van/)).toBeVisible()
  await expect(title).toHaveValue('Dit gaat niet verloren')
  await page.getByRole('button', { name: 'Terug naar de bewaarde versie' }).click()
  await expect(title).toHaveValue('Dit gaat niet verloren')
  await page.getByRole('button', { name: 'Weggooien' }).click()
  await expect(title).toHaveValue('')
})

test('two tabs with a new post have separate drafts, and unsaved ones are offered', { tag: '@extended' }, async ({
  page,
  context,
  request,
}) => {
  const writer = await createAccount(request)
  const { id } = await apiCaller(request, writer)
  const owner = await apiCaller(request, ADMIN)
  await owner.call('PATCH', `/api/users/${id}`, { permissions: ['blog:write'] })
  const titleField = (one: Page) => one.getByLabel('Titel van het artikel')
  const expectAutosaved = (one: Page) => expect(one.getByText(/^Automatisch bewaard om/)).toBeVisible()
  await signIn(page, writer, '/blog/new')
  await titleField(page).fill('In de eerste tab')
  const other = await context.newPage()
  await other.goto('/blog/new')
  await expect(titleField(other)).toHaveValue('')
  await titleField(other).fill('In de tweede tab')
  await Promise.all([expectAutosaved(page), expectAutosaved(other)])
  await titleField(page).fill('In de eerste tab, verder')
  await expectAutosaved(page)

  // Each tab keeps its own draft after a reload; a duplicated tab gets a new one.
  for (const [one, title] of [
    [page, 'In de eerste tab, verder'],
    [other, 'In de tweede tab'],
  ] as const) {
    await one.reload()
    await expect(one.getByText(/^Je gaat verder met niet-bewaarde wijzigingen van/)).toBeVisible()
    await expect(titleField(one)).toHaveValue(title)
    await expect(one.getByText('Deze artikels begon je')).toBeHidden()
  }
  const copy = await context.newPage()
  await copy.goto(page.url())
  await expect(titleField(copy)).toHaveValue('')
  await copy.close()

  // Saving one leaves the other draft, which is offered later.
  await other.getByRole('textbox', { name: 'Tekst', exact: true }).fill('Klaar.')
  await other.getByRole('button', { name: 'Concept bewaren' }).click()
  await expect(other).toHaveURL(/\/edit\/\d+\/in-de-tweede-tab/)
  await page.close()
  await other.goto('/blog/new')
  await expect(titleField(other)).toHaveValue('')
  const waiting = other.getByRole('list', { name: 'Deze artikels begon je' })
  await expect(waiting.getByRole('listitem')).toHaveText([/^In de eerste tab, verder \(/])
  await expectNoViolations(other, 'a draft that waits', { part: 'main' })
  await waiting.getByRole('link').click()
  await expect(titleField(other)).toHaveValue('In de eerste tab, verder')
  await expect(waiting).toBeHidden()
})

test('unsaved input is restored in its own form only', async ({ page }) => {
  await signIn(page, ADMIN, '/blog/new')
  const title = page.getByLabel('Titel van het artikel')
  await title.fill('Een eerste artikel')
  await expect(page.getByText(/^Automatisch bewaard om/)).toBeVisible()
  const { hash } = new URL(page.url())
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
  await page.getByRole('link', { name: 'Nieuw artikel' }).first().click()
  await expect(page).not.toHaveURL(new RegExp(hash))
  await expect(page.getByRole('list', { name: 'Deze artikels begon je' })).toContainText('Een eerste artikel')
  await expect(title).toHaveValue('')

  await page.goto('/admin/timeslots')
  await page.getByRole('button', { name: 'Boeken voor een klant' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Klant', { exact: true }).fill('Een beller')
  await dialog.getByLabel('Waarover gaat het?').fill('Offerte')
  await page.goto('/admin/timeslots#history')
  await page.reload()
  await page.getByRole('button', { name: 'Voorbije afspraak noteren' }).click()
  await expect(dialog.getByLabel('Waarover gaat het?')).toHaveValue('')
  await expect(dialog.getByLabel('Klant', { exact: true })).toHaveValue('')
  await dialog.getByRole('button', { name: 'Annuleren' }).click()
  await page.getByRole('tab').first().click()
  await page.getByRole('button', { name: 'Boeken voor een klant' }).click()
  await expect(dialog.getByLabel('Waarover gaat het?')).toHaveValue('Offerte')
  await expect(dialog.getByLabel('Klant', { exact: true })).toHaveValue('Een beller')

  // Stored by an earlier version, by path.
  await page.evaluate(() => {
    const values = [['texts.nl.title Titel van het artikel 1', 'Van gisteren']]
    sessionStorage.setItem('kept-input', JSON.stringify({ '/blog/new': { userId: null, values } }))
  })
  await page.goto('/blog/new')
  await expect(page.getByRole('list', { name: 'Deze artikels begon je' })).toBeVisible()
  await expect(title).toHaveValue('')
})
