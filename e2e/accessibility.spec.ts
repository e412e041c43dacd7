import { NOTHING_MORE } from '../src/features/consent/model/consent.ts'
import { PUBLIC_PAGES } from '../src/features/site/model/public-pages.ts'
import { expectNoFault } from './axe.ts'
import { keptWithout } from './kept.ts'
import { awake, expect, test } from './visitor.ts'

const PAGES = [...PUBLIC_PAGES.map(({ path }) => path), '/login', '/admin', '/nope', '/api/docs']

for (const language of ['nl', 'en', 'fr']) {
  test(`no page has a fault that axe can find, or keeps more than it may: ${language}`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    await context.addCookies([{ name: 'lng', value: language, url: baseURL! }])
    // The words change from language to language, the colours do not.
    const themes = language === 'nl' ? 'both' : 'this'
    for (const path of PAGES) {
      await page.goto(path)
      await expectNoFault(page, path, { themes })
      expect(await keptWithout(NOTHING_MORE, page), path).toEqual([])
    }
  })
}

test('answers and extras have none either when they are open', async ({ page }) => {
  for (const path of ['/faq', '/services']) {
    await page.goto(path)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    await expectNoFault(page, path)
  }
})

test('menus and the drawer have none either when they are open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  for (const name of ['Taal: Nederlands', 'Account', 'Menu openen']) {
    await page.getByRole('button', { name }).click()
    await expectNoFault(page, name)
    await page.keyboard.press('Escape')
  }
})

test('the styleguide shows every primitive without a fault', async ({ page }) => {
  await page.goto('/styleguide')
  await awake(page)
  // The page itself wakes after its frame: some parts get their names only then.
  await expect(page.getByRole('progressbar', { name: 'Sending pictures' })).toBeVisible()
  await expect(page.getByRole('checkbox').first()).toHaveAccessibleName(/.+/)
  await expectNoFault(page, 'styleguide')
})
