import { expect, test, waitForHydration } from '../support/visitor.ts'

test('a content page hydrates at the first interaction, and an earlier click is replayed', async ({ page }) => {
  // The idle callback never fires, so that only an interaction starts hydration.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts).toHaveLength(1)
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)

  await page.getByRole('button', { name: 'Donker thema' }).evaluate((button: HTMLElement) => {
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    button.click()
  })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
})

for (const { path, budget } of [
  { path: '/', budget: 95_000 },
  { path: '/booking', budget: 115_000 },
])
  test(`an idle page hydrates by itself, within its JavaScript budget: ${path}`, async ({ page }) => {
    const weights: Promise<number>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        weights.push(
          response
            .request()
            .sizes()
            .then((sizes) => sizes.responseBodySize),
        )
    })
    await page.goto(path)
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await page.waitForLoadState('networkidle')
    const total = (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0)
    expect(total).toBeGreaterThan(50_000)
    expect(total).toBeLessThanOrEqual(budget)
  })

test('the scroll position before hydration is kept, and restored after a reload', async ({ page }) => {
  const place = () => page.evaluate(() => Math.round(scrollY))
  await page.goto('/services')
  await page.evaluate(() => scrollTo(0, 700))
  await waitForHydration(page)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await place()).toBe(700)
  await page.reload()
  await waitForHydration(page)
  expect(await place()).toBe(700)
})

test('before the first paint two fonts are loaded, and no script blocks it', async ({ page }) => {
  await page.goto('/')
  expect(await page.locator('link[rel=preload][as=font]').count()).toBe(2)
  expect(await page.locator('script[src]:not([async]):not([defer])').count()).toBe(0)
  await waitForHydration(page)
  const { paint, fonts } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    fonts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  }))
  expect(fonts.filter((start) => start < paint).length).toBeLessThanOrEqual(2)
})

test('data embedded in the page is not requested again, whatever the age of the page', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
  await page.clock.setFixedTime(Date.now() + 10 * 60_000)
  await page.goto('/contact')
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])

  // The next page is loaded once; back and forward load nothing again.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(page.getByRole('searchbox')).toBeVisible()
  const loaded = [...calls]
  expect(new Set(loaded).size).toBe(loaded.length)
  await page.goBack()
  await expect(page.getByLabel('Onderwerp')).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual(loaded)
})
