import AxeBuilder from '@axe-core/playwright'
import { PUBLIC_PAGES } from '../src/features/site/model/public-pages.ts'
import { awake, expect, test } from './visitor.ts'

const PAGES = [...PUBLIC_PAGES.map(({ path }) => path), '/login', '/admin', '/nope', '/api/docs']
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const theme of ['light', 'dark']) {
  for (const language of ['nl', 'en', 'fr']) {
    test(`no page has a fault that axe can find: ${language}, ${theme}`, async ({ page, context, baseURL }) => {
      test.setTimeout(120_000)
      await context.addCookies([
        { name: 'theme', value: theme, url: baseURL! },
        { name: 'lng', value: language, url: baseURL! },
      ])
      for (const path of PAGES) {
        await page.goto(path)
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
        expect(violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html}`)).toEqual([])
      }
    })
  }

  test(`menus and the drawer have none either when they are open: ${theme}`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL! }])
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    for (const name of ['Taal: Nederlands', 'Account', 'Menu openen']) {
      await page.getByRole('button', { name }).click()
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
      expect(violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html}`)).toEqual([])
      await page.keyboard.press('Escape')
    }
  })

  test(`the styleguide shows every primitive without a fault: ${theme}`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL! }])
    await page.goto('/styleguide')
    await awake(page)
    // The page itself wakes after its frame: some parts get their names only then.
    await expect(page.getByRole('progressbar', { name: 'Sending pictures' })).toBeVisible()
    await expect(page.getByRole('checkbox').first()).toHaveAccessibleName(/.+/)
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
  })
}
