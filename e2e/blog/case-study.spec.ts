import { signIn } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN } from '../support/servers.ts'
import { expect, expectNoSideScroll, test } from '../support/visitor.ts'

test('the owner writes a case study: publishing tells what is missing, then visitors find it', async ({
  page,
  browser,
  baseURL,
}) => {
  const client = `Slagerij ${crypto.randomUUID().slice(0, 6)}`
  await signIn(page, ADMIN, '/blog/desk')
  // Browsers log the refused publication as an error.
  const failures: number[] = []
  page.on('response', (response) => response.status() >= 400 && failures.push(response.status()))
  await page.getByRole('link', { name: 'Nieuwe realisatie' }).click()
  await expect(page.getByRole('heading', { name: 'Nieuwe realisatie' })).toBeVisible()
  await page.getByLabel('Titel', { exact: true }).fill(`Minder wachten bij ${client}`)
  await page.getByRole('button', { name: 'Publiceren', exact: true }).click()
  for (const missing of [
    'Vul de klant in.',
    'Publiceer pas als de klant akkoord gaat.',
    'Kies minstens één dienst.',
    'Vul het adres van de site in.',
    'Voeg minstens één foto van de site toe.',
    'Beschrijf de situatie.',
  ])
    await expect(page.getByText(missing)).toBeVisible()
  await expectNoViolations(page, 'the form of a case study', { themes: 'this' })

  await page.getByLabel('Klant', { exact: true }).fill(client)
  await page.getByRole('checkbox', { name: /gaat akkoord/ }).check()
  await page.getByRole('checkbox', { name: 'Webshops' }).check()
  await page.getByLabel('Prijs vanaf').fill('400')
  await page.getByLabel('Duur in dagen').fill('21')
  await page.getByLabel('Adres van de site').fill('https://slagerij.example')
  await page.getByLabel('Sector en plaats').fill('Slagerij, Mechelen')
  await page.getByLabel('De situatie').fill('Op zaterdag stond de rij tot buiten.')
  await page.getByRole('textbox', { name: 'Wat we maakten' }).fill('Een lijst om vooraf te bestellen.')
  await page.getByLabel('Het resultaat').fill('De rij is korter.')
  await page.locator('input[type=file][aria-label="Foto’s van de site"]').setInputFiles('public/icon-512.png')
  await expect(page.getByRole('button', { name: 'Foto 1 verwijderen' })).toBeVisible()
  await page.getByRole('button', { name: 'Publiceren', exact: true }).click()
  await expect(page.getByText('Realisatie gepubliceerd.')).toBeVisible()
  await expect(page).toHaveURL(/\/edit\/\d+\/minder-wachten-bij-slagerij/)
  expect(failures).toEqual([422])

  const visitor = await (await browser.newContext({ baseURL: baseURL!, locale: 'nl-BE' })).newPage()
  await visitor.goto('/services/ecommerce')
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Werk' }).click()
  await visitor.getByRole('main').getByRole('link', { name: client, exact: true }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`Minder wachten bij ${client}`)
  for (const text of ['€ 400', 'excl. btw', '3 weken', 'Op zaterdag stond', 'De rij is korter.'])
    await expect(visitor.getByText(text).first()).toBeVisible()
  await expect(visitor.getByRole('img', { name: `Site van ${client} op een computer` })).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'slagerij.example' })).toHaveAttribute(
    'href',
    'https://slagerij.example',
  )
  await visitor.context().close()
})

test('a case study of the demo is marked as an example, and fits a phone', async ({ page }) => {
  await page.goto('/portfolio/keramiek-verhaegen')
  await expect(page.getByText('Een verzonnen bedrijf')).toBeVisible()
  await expect(page.getByRole('row', { name: /Gewicht van een eerste bezoek/ })).toContainText('128 kB')
  // A made-up address is no link.
  await expect(page.getByRole('link', { name: 'keramiek-verhaegen.example' })).toHaveCount(0)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoViolations(page, `a case study at ${width} px`)
  }
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNoSideScroll(page, 'a case study')
})

test('a slug of no case study is a 404', async ({ page }) => {
  expect((await page.goto('/portfolio/bestaat-niet'))!.status()).toBe(404)
})
