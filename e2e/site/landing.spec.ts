import { expectNoViolations } from '../support/axe.ts'
import { expect, expectNoSideScroll, test, waitForHydration } from '../support/visitor.ts'

const SECTIONS = ['about', 'how', 'services', 'prices', 'why', 'reviews', 'questions', 'stack', 'start']
const PHONE = 'tel:+3235550123'

/** Ids of the sections from top to bottom, as shown. */
const sectionsOf = (page: import('@playwright/test').Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main section[id]')]
      .filter((section) => section.offsetHeight > 0)
      .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
      .map(({ id }) => id),
  )

test('without JavaScript the landing page shows its sections, people, prices and phone number on a phone', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    locale: 'nl-BE',
  })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Een website op maat voor je zaak, vanaf € 350 excl. btw',
  )
  await expect(page.locator('.typewriter > *')).toHaveCount(5)
  // Nothing covers a heading: a click at its centre would reach it.
  for (const heading of await page.getByRole('heading', { level: 2 }).all()) await heading.click({ trial: true })
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9 * 740)
  expect((await sectionsOf(page)).filter((id) => SECTIONS.includes(id))).toEqual(SECTIONS)
  const phones = page.locator('main').getByRole('link', { name: '+32 3 555 01 23' })
  await expect(phones).toHaveCount(2)
  for (const phone of await phones.all()) await expect(phone).toHaveAttribute('href', PHONE)
  for (const name of ['Lotte Janssens', 'Karim Benali', 'Noor Claes'])
    await expect(page.locator('#about').getByText(name, { exact: true })).toBeVisible()
  await expect(page.locator('#about')).toContainText('Voorbeeld')
  await expect(page.locator('#how')).toContainText('€ 445,88')
  await expect(page.locator('#how')).toContainText('excl. btw')
  await expect(page.locator('#prices').getByRole('listitem')).toHaveCount(8)
  await expect(page.getByRole('link', { name: 'Webdesign' })).toContainText('vanaf € 350')
  await expect(page.getByRole('link', { name: 'Onderhoud' })).toContainText('vanaf € 25 per maand')
  // Controls that need JavaScript are hidden.
  for (const name of ['Donker thema', 'Cookie-instellingen'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
  // A native disclosure opens without a script.
  const question = page.locator('#questions details').first()
  await question.locator('summary').click()
  await expect(question.locator('p')).toBeVisible()
  await page.goto('/contact')
  await expect(page.getByText('Karim Benali', { exact: true })).toBeVisible()
  await page.goto('/faq')
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await page.goto('/reviews')
  await expect(page.getByRole('button', { name: /^Melden/ })).toHaveCount(0)
  await context.close()
})

test('the landing page has no axe violations on a phone and on a desktop, with open questions', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/fr')
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    await expectNoViolations(page, `${width} px`)
  }
  await expectNoSideScroll(page, 'landing')
})

test('the sections are sent once and survive hydration and a return by the router', async ({ page }) => {
  const response = await page.goto('/en')
  expect((await response!.text()).split('Every price on one ruler')).toHaveLength(2)
  const before = await page.locator('#landing').innerHTML()
  await waitForHydration(page)
  expect(await page.locator('#landing').innerHTML()).toBe(before)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we can build for you.')
  await menu.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { name: 'Every price on one ruler' })).toBeVisible()
  expect(await page.locator('#landing').innerHTML()).toBe(before)
})

test('the landing page does not shift while it loads, and its drawing parts only with motion', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  // The first paint has the fallback fonts.
  await page.route(/\.woff2$/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await route.continue()
  })
  await page.goto('/')
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum))))
      }),
  )
  expect(shift).toBeLessThan(0.001)
  const animated = () =>
    page.evaluate(() => document.getAnimations().filter((one) => (one as CSSAnimation).animationName === 'part').length)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await animated()).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await animated()).toBe(3)
})
