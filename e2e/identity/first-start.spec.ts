import { ownProduct } from '../support/start-product.ts'
import { expect, test } from '../support/visitor.ts'

await ownProduct({ DEMO: 'on' }, { isFirstStart: true })

/** Panels with example figures, by page. */
const EXAMPLE_PANELS = { '/admin': 4, '/admin/visitors': 16, '/admin/vitals': 6, '/admin/ai': 1 }

test('after the first start every panel has figures, and those with examples say so in every language', {
  tag: '@extended',
}, async ({ page }) => {
  test.setTimeout(300_000)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Rondkijken als eigenaar' }).click()
  // The first audit runs by itself, and its progress is shown.
  await expect(page.getByRole('progressbar', { name: 'De pagina’s worden gecontroleerd' }).first()).toBeVisible()
  await expect(page.getByRole('main').getByText('/100')).toHaveCount(2, { timeout: 150_000 })
  await expect(page.getByRole('progressbar', { name: 'De pagina’s worden gecontroleerd' })).toHaveCount(0)
  const panels = page.getByRole('main').getByRole('region')
  await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0)
  const withoutFigures = panels.filter({ hasNotText: /\d/ }).getByRole('heading', { level: 2 })
  await expect(withoutFigures).toHaveCount(0)
  for (const [prefix, label] of [
    ['', 'Voorbeeldcijfers'],
    ['/en', 'Example figures'],
    ['/fr', 'Chiffres d’exemple'],
  ])
    for (const [path, count] of Object.entries(EXAMPLE_PANELS)) {
      await page.goto(prefix + path)
      await expect(page.getByText(label!, { exact: true }), prefix + path).toHaveCount(count)
    }
})
