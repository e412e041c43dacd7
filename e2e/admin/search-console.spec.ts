import { signIn } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN, BASE_URL } from '../support/servers.ts'
import { save } from '../support/settings-form.ts'
import { expect, test } from '../support/visitor.ts'

const FRENCH = `Pages les plus populaires;Clics;Impressions;CTR;Position
${BASE_URL}/services;12;1 234;0,97 %;8,4
${BASE_URL}/fr/services;3;26;11,54 %;2
`

test('the owner imports a French export of Search Console, after a file that is refused', async ({ page }) => {
  await signIn(page, ADMIN, '/admin/visitors?days=7&figures=own')
  const panel = page.getByRole('region', { name: 'Gevonden in Google' })
  await panel.getByRole('button', { name: 'Cijfers importeren' }).click()
  await panel.getByLabel('Eerste dag').fill('2024-02-01')
  await panel.getByLabel('Laatste dag').fill('2024-02-29')
  const file = panel.getByLabel('CSV-bestand van Search Console')
  await file.setInputFiles({ name: 'export.zip', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004') })
  await expect(panel.getByRole('alert')).toContainText('export.zip: Dit is een zip- of Excelbestand. Pak de zip uit')
  await expect(panel.getByLabel('Eerste dag')).toHaveValue('2024-02-01')

  await file.setInputFiles({ name: 'Pages.csv', mimeType: 'text/csv', buffer: Buffer.from(FRENCH, 'utf16le') })
  await expect(panel.getByRole('alert')).toContainText(/Pages\.csv: 2 rijen, 15 klikken en 1\.260 vertoningen/)
  const row = panel.getByRole('row', { name: /^\/services/ })
  await expect(row.getByRole('cell')).toHaveText(['–', '15', '1.260', '1,2%', '8,3'])
  await expectNoViolations(page, 'imported figures of Search Console')

  await panel.getByRole('button', { name: 'Deze periode verwijderen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expect(row).toBeHidden()
})

test('the tag of Search Console is on public pages, and not in the admin area', async ({ page, request }) => {
  await signIn(page, ADMIN, '/admin/settings#search-console')
  const tag = page.getByLabel('HTML-tag van Search Console')
  await tag.fill('google123.html')
  await save(page)
  await expect(page.getByText('Dit is geen code van Search Console.')).toBeVisible()
  const code = 'abcDEF_123-456abcDEF_123-456abcDEF_123-4567'
  await tag.fill(`<meta name="google-site-verification" content="${code}" />`)
  await save(page)
  const meta = `<meta name="google-site-verification" content="${code}"`
  for (const path of ['/', '/fr/services'])
    await expect.poll(async () => (await request.get(path)).text()).toContain(meta)
  expect(await (await request.get('/login')).text()).not.toContain('google-site-verification')
  await tag.fill('')
  await save(page)
  await expect.poll(async () => (await request.get('/')).text()).not.toContain('google-site-verification')
})
