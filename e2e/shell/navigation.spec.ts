import { STANDARD_PAGES } from '../../src/features/site/model/public-pages.ts'
import { expect, navigateInApp, test, waitForHydration } from '../support/visitor.ts'

const topOf = (id: string) => `Math.round(document.getElementById('${id}')?.getBoundingClientRect().top)`

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a link to a section of this page scrolls smoothly to below the bar', async ({ page }) => {
    await page.goto('/')
    await waitForHydration(page)
    await page.evaluate(() => {
      const positions: number[] = []
      Object.assign(window, { positions })
      addEventListener('scroll', () => positions.push(scrollY))
    })
    // Not Playwright's click, which would scroll first.
    await page
      .getByRole('navigation', { name: 'Op deze pagina' })
      .getByRole('link', { name: 'Reviews' })
      .evaluate((link: HTMLElement) => link.click())
    await expect.poll(() => page.evaluate(topOf('reviews'))).toBe(73 + 16)
    // An instant jump has no intermediate position.
    expect(
      new Set(await page.evaluate(() => (window as never as { positions: number[] }).positions)).size,
    ).toBeGreaterThan(1)
    await expect(page).toHaveURL('/#reviews')
  })
})

test('a link to a section of another page navigates, then scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/blog')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Menu openen' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Reviews' }).click()
  await expect(page).toHaveURL('/#reviews')
  await expect.poll(() => page.evaluate(topOf('reviews'))).toBe(67 + 16)
})

test('only three pages have a section navigation', async ({ page }) => {
  const places = page.getByRole('navigation', { name: 'Op deze pagina' }).getByRole('link')
  for (const [path, names] of [
    ['/', ['Over ons', 'Diensten', 'Reviews', 'Waarom wij', 'Technologie']],
    ['/contact', ['Gegevens', 'Locatie']],
    ['/services', ['Pakketten', 'Specialisaties']],
    ['/blog', []],
  ] as const) {
    await page.goto(path)
    await expect(places).toHaveText([...names])
    for (const place of await places.all()) {
      const id = (await place.getAttribute('href'))!.split('#')[1]
      await expect(page.locator(`#${id}`)).toBeAttached()
    }
  }
})

test('every navigation starts at the top, without loading a new document', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.evaluate(() => scrollTo(0, 900))
  await page.getByRole('banner').getByRole('link', { name: 'Diensten' }).click()
  await expect(page).toHaveURL('/services')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wat we voor je kunnen maken.')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page).toHaveTitle('Diensten, pakketten en prijzen | Studio Cyaan')
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/services$/)
})

test('a link in the frame to the current page scrolls to the top, before and after hydration', async ({ page }) => {
  await page.goto('/services')
  for (const isHydrated of [false, true]) {
    if (isHydrated) await waitForHydration(page)
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await page.evaluate(() => scrollTo(0, 900))
    await page.getByRole('banner').getByRole('link', { name: 'Diensten' }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  }
})

test('client-side navigation moves the focus to the heading, and back to the link that was followed', async ({
  page,
}) => {
  await page.goto('/services')
  await waitForHydration(page)
  const link = page.getByRole('main').getByRole('link', { name: 'Webdesign' }).first()
  const href = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(href!)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/services')
  await expect(page.locator(`main a[href="${href}"]`).first()).toBeFocused()
})

test('the page behind the open drawer does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu openen' }).click()
  await page.mouse.move(330, 400)
  await page.mouse.wheel(0, 500)
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a missing page offers links', async ({ page }) => {
  await page.goto('/nope')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina niet gevonden')
  await page.getByRole('link', { name: 'Naar de startpagina' }).click()
  await expect(page).toHaveURL('/')
})

test('a page whose code fails to load shows an error and can be retried', { tag: '@extended' }, async ({ page }) => {
  // Blocked scripts cause console errors, which the page fixture would report.
  const broken = await page.context().newPage()
  await broken.goto('/')
  await waitForHydration(broken)
  await broken.route(/\/assets\/.*\.js/, (route) => route.abort())
  await broken.getByRole('link', { name: 'Help' }).click()
  await expect(broken.getByRole('heading', { level: 1 })).toHaveText('Er is iets misgegaan.')
  await expect(broken).toHaveTitle('Er is iets misgegaan.')
  await broken.unroute(/\/assets\/.*\.js/)
  await broken.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(broken.getByRole('heading', { level: 1 })).toHaveText('Help en veelgestelde vragen')
})

test('data that fails to load is requested twice at most, and the page says so', async ({ page }) => {
  // Failing requests cause console errors, which the page fixture would report.
  const visitor = await page.context().newPage()
  const requests: string[] = []
  await visitor.goto('/')
  await waitForHydration(visitor)
  await visitor.route(/\/api\/(?:reviews\?|booking\/request-types)/, (route) => {
    requests.push(new URL(route.request().url()).pathname)
    return route.fulfill({ status: 500, json: { error: { code: 'INTERNAL' } } })
  })
  await navigateInApp(visitor, '/reviews')
  await expect(visitor.getByText('De reviews kunnen nu niet geladen worden.')).toBeVisible()
  await visitor.getByRole('link', { name: 'Home' }).click()
  await visitor.getByRole('link', { name: 'Plan een gesprek' }).first().click()
  await expect(visitor.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible()
  expect(requests).toEqual(['/api/reviews', '/api/reviews', '/api/booking/request-types', '/api/booking/request-types'])
})

test('every public page is readable when scripts never arrive', async ({ page }) => {
  const visitor = await page.context().newPage()
  await visitor.route(/\.js$/, (route) => route.abort())
  for (const { path } of STANDARD_PAGES) {
    await visitor.goto(path)
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts
    expect((await visitor.getByRole('main').innerText()).length, path).toBeGreaterThan(300)
    await expect(visitor.locator('.spinner:visible, [aria-busy=true]:visible')).toHaveCount(0)
  }
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
  await expect(visitor).toHaveURL('/faq')
})
