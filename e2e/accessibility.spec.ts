import { NOTHING_MORE } from '../src/features/consent/model/consent.ts'
import { PUBLIC_PAGES } from '../src/features/site/model/public-pages.ts'
import { expectNoFault } from './axe.ts'
import { keptWithout } from './kept.ts'
import { awake, expect, moveTo, test } from './visitor.ts'

const PAGES = PUBLIC_PAGES.map(({ path }) => path)

test('no page has a fault that axe can find, or keeps more than it may', async ({ page }) => {
  test.setTimeout(180_000)
  for (const path of [...PAGES, '/login', '/admin', '/nope', '/api/docs']) {
    await page.goto(path)
    await expectNoFault(page, path)
    expect(await keptWithout(NOTHING_MORE, page), path).toEqual([])
  }
})

// In another language the words are different; markup, colours and what is kept are the same.
for (const language of ['en', 'fr']) {
  test(`no page has a fault in its words either: ${language}`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.goto(`/${language}`)
    await awake(page)
    await expectNoFault(page, language, { themes: 'none' })
    for (const path of [...PAGES.slice(1), '/nope']) {
      await moveTo(page, `/${language}${path}`)
      await expectNoFault(page, `${language} ${path}`, { themes: 'none' })
    }
    await page.goto(`/${language}/login`)
    await expectNoFault(page, `${language} login`, { themes: 'none' })
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
  await expectNoFault(page, 'styleguide', { mayBeBusy: true })
})
