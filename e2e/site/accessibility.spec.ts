import { ESSENTIAL_ONLY } from '../../src/features/consent/model/consent.ts'
import { STANDARD_PAGES } from '../../src/features/site/model/public-pages.ts'
import { expectNoViolations } from '../support/axe.ts'
import { undeclaredStorage } from '../support/undeclared-storage.ts'
import { expect, navigateInApp, test, waitForHydration } from '../support/visitor.ts'

const PAGES = STANDARD_PAGES.map(({ path }) => path)

test('no page has axe violations, undeclared storage or doubled ids', async ({ page }) => {
  for (const path of [...PAGES, '/login', '/admin', '/nope', '/api/docs']) {
    const response = await page.goto(path)
    await expectNoViolations(page, path)
    expect(doubledIds(await response!.text()), path).toEqual([])
    expect(await undeclaredStorage(ESSENTIAL_ONLY, page), path).toEqual([])
  }
})

// Other languages differ in text only; markup, colours and storage are the same.
for (const language of ['en', 'fr']) {
  test(`no page has axe violations in its texts: ${language}`, { tag: '@extended' }, async ({ page }) => {
    await page.goto(`/${language}`)
    await waitForHydration(page)
    await expectNoViolations(page, language, { themes: 'none' })
    for (const path of [...PAGES.slice(1), '/nope']) {
      await navigateInApp(page, `/${language}${path}`)
      await expectNoViolations(page, `${language} ${path}`, { themes: 'none' })
    }
    await page.goto(`/${language}/login`)
    await expectNoViolations(page, `${language} login`, { themes: 'none' })
  })
}

test('open FAQ answers and extras have no axe violations', { tag: '@extended' }, async ({ page }) => {
  for (const path of ['/faq', '/services']) {
    await page.goto(path)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    await expectNoViolations(page, path)
  }
})

test('open menus and the drawer have no axe violations on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  for (const name of ['Taal: Nederlands', 'Account', 'Menu openen']) {
    await page.getByRole('button', { name }).click()
    await expectNoViolations(page, name)
    await page.keyboard.press('Escape')
  }
})

test('the styleguide has no axe violations', { tag: '@extended' }, async ({ page }) => {
  await page.goto('/styleguide')
  await waitForHydration(page)
  // Parts of the page hydrate later than the frame and get their accessible names then.
  await expect(page.getByRole('progressbar', { name: 'Sending pictures' })).toBeVisible()
  await expect(page.getByRole('checkbox').first()).toHaveAccessibleName(/.+/)
  await expectNoViolations(page, 'styleguide', { mayBeBusy: true })
})

/** Ids that the HTML contains twice, also in `<noscript>`, which the DOM of a browser with JavaScript does not show. */
function doubledIds(html: string): string[] {
  const markup = html.replace(/<script[\s\S]*?<\/script>/g, '')
  const ids = [...markup.matchAll(/<[^>]*?\sid="([^"]+)"/g)].map(([, id]) => id!)
  return ids.filter((id, index) => ids.indexOf(id) < index)
}
