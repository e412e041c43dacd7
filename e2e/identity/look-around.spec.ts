import { PAGES } from '../../src/kernel/pages.ts'
import { signIn } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN } from '../support/servers.ts'
import { ownProduct } from '../support/start-product.ts'
import { expect, expectNoSideScroll, navigateInApp, test, waitForHydration } from '../support/visitor.ts'

const LINE = 'Je kijkt rond in het voorbeeld. Er wordt niets bewaard.'
const REFUSAL = 'Je kijkt rond in het voorbeeld: je ziet alleen voorbeelden en er wordt niets bewaard.'

// On the others, tests store data of people, which ends a look-around.
await ownProduct({ DEMO: 'on' })

test('from the login page by keyboard: every admin page opens, a write is refused with the reason, input stays', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await page.goto('/login')
  await waitForHydration(page)
  await expectNoViolations(page, 'the login page of the demo')
  const start = page.getByRole('button', { name: 'Rondkijken als eigenaar' })
  while (!(await start.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')
  await expect(page.getByText(LINE)).toBeVisible()
  await expectNoViolations(page, 'the dashboard of a look-around')

  const screens = Object.entries(PAGES)
    .filter(([, { access }]) => !['everyone', 'user'].includes(access))
    .map(([route]) => route.replace('$key', 'demo-rita.peeters'))
    .filter((route) => !route.includes('$'))
  expect(screens.length).toBeGreaterThan(15)
  const refused: string[] = []
  page.on('response', (response) => response.status() >= 400 && refused.push(`${response.status()} ${response.url()}`))
  for (const path of screens) {
    if (path !== '/admin') await navigateInApp(page, path)
    await expect(page.getByText(LINE), path).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.locator('[aria-busy]'), path).toHaveCount(0)
    await expect(page.getByText('Deze pagina kon niet geladen worden.'), path).toHaveCount(0)
  }
  expect(refused, 'calls that only show a screen').toEqual([])

  await page.goto('/admin/settings#company')
  const name = page.getByRole('textbox', { name: 'Naam', exact: true }).first()
  await name.fill('Bakkerij Peeters')
  await page.getByRole('button', { name: 'Bewaren' }).first().click()
  const refusal = page.getByText(REFUSAL)
  await expect(refusal).toBeVisible()
  await expectNoViolations(page, 'a refused change')
  await expect(name).toHaveValue('Bakkerij Peeters')
  await expect(page).toHaveURL(/\/admin\/settings/)

  await expectNoSideScroll(page, 'a look-around')
  const stop = page.getByRole('button', { name: 'Stoppen en inloggen' })
  await stop.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/login\?next=/)
})

test('an article that is typed stays in the browser, and publishing is refused', { tag: '@extended' }, async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Rondkijken als eigenaar' }).click()
  await expect(page.getByText(LINE)).toBeVisible()
  await navigateInApp(page, '/blog/new')
  const title = page.getByRole('textbox', { name: 'Titel' })
  await title.fill('Mijn eerste artikel')
  await page.getByRole('button', { name: 'Concept bewaren' }).click()
  await expect(page.getByText(REFUSAL)).toBeVisible()
  await expect(title).toHaveValue('Mijn eerste artikel')
  await page.reload()
  await expect(title).toHaveValue('Mijn eerste artikel')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the button is a form, in every language', async ({ page }) => {
    for (const [path, label, admin] of [
      ['/login', 'Rondkijken als eigenaar', '/admin'],
      ['/en/login', 'Look around as the owner', '/en/admin'],
      ['/fr/login', 'Visiter comme propriétaire', '/fr/admin'],
    ] as const) {
      await page.context().clearCookies({ name: 'cyaan.look_around' })
      await page.goto(path)
      await page.getByRole('button', { name: label }).click()
      await expect(page).toHaveURL(admin)
    }
  })
})

test('the owner hides the example figures, and removing the demo removes them and the look-around', {
  tag: '@extended',
}, async ({ page }) => {
  await signIn(page, ADMIN, '/admin')
  // The panel of page weights needs the first audit, which runs by itself.
  await expect(page.getByRole('main').getByText('/100')).toHaveCount(2, { timeout: 150_000 })
  const labels = page.getByRole('main').getByText('Voorbeeldcijfers', { exact: true })
  // Of four panels, and the label of the switch.
  await expect(labels).toHaveCount(5)
  await page.getByRole('button', { name: 'Alleen eigen cijfers' }).click()
  await expect(labels).toHaveCount(1)
  await expect(page.getByText('Nog geen bezoeken gemeten')).toBeVisible()
  await page.getByText(/^Nog \d+ stappen$/).click()
  await page.getByRole('button', { name: 'Demo-inhoud verwijderen' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('de voorbeeldcijfers van')
  await question.getByRole('button', { name: 'Demo-inhoud verwijderen' }).click()
  await expect(page.getByText('De demo-inhoud is verwijderd.')).toBeVisible()
  await page.goto('/admin')
  await expect(page.getByText('Nog geen bezoeken gemeten')).toBeVisible()
  await expect(labels).toHaveCount(0)
  await page.context().clearCookies()
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Inloggen', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rondkijken als eigenaar' })).toHaveCount(0)
})
