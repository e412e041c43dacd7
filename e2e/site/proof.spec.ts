import type { Page, Request } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { expect, expectNoSideScroll, test } from '../support/visitor.ts'

/** The figure is rounded to a kB; the measured render shows other digits, which compress to a few bytes more or less. */
const TOLERANCE_KB = 0.6

/** What the browser requests until the page is loaded. */
async function loadFirstTime(page: Page, path: string) {
  const requests: Request[] = []
  let isLoaded = false
  page.on('load', () => {
    isLoaded = true
  })
  page.on('request', (request) => {
    // Photos and portraits further down come as the visitor scrolls; other tests publish photos.
    if (!isLoaded && !/\/media\/|\/portraits/.test(request.url())) requests.push(request)
  })
  await page.goto(path, { waitUntil: 'load' })
  const sizes = await Promise.all(requests.map(async (request) => (await request.sizes()).responseBodySize))
  return {
    addresses: requests.map((request) => request.url()),
    kilobytes: sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000,
  }
}

async function figure(page: Page, label: RegExp): Promise<number> {
  const group = page.locator('#proof dl > div').filter({ has: page.locator('dt', { hasText: label }) })
  return Number.parseFloat(((await group.locator('dd').textContent()) ?? '').replace(',', '.'))
}

for (const path of ['/', '/fr', '/performance', '/fr/performance'])
  test(`${path} shows what the browser really transfers and requests`, async ({ page, baseURL }) => {
    const { addresses, kilobytes } = await loadFirstTime(page, path)
    expect(Math.abs((await figure(page, /weegt|poids/)) - kilobytes), `${kilobytes} kB`).toBeLessThan(TOLERANCE_KB)
    expect(await figure(page, /verzoeken|requêtes/), addresses.join('\n')).toBe(addresses.length)
    expect(await figure(page, /anderen|tiers/)).toBe(addresses.filter((one) => !one.startsWith(baseURL!)).length)
  })

test('the figures lead to how a visitor checks them, without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'nl-BE' })
  const page = await context.newPage()
  await page.goto('/performance')
  await page.getByRole('link', { name: 'Zo kijk je elk cijfer zelf na' }).click()
  await expect(page).toHaveURL(/\/performance#check$/)
  await expect(page.getByRole('heading', { name: 'Kijk het zelf na' })).toBeInViewport()
  await expect(page.locator('#figures')).toContainText('28 dagen')
  await context.close()
})

for (const width of [360, 1280])
  test(`the page about the figures is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/fr/performance')
    await expectNoViolations(page, '/fr/performance')
    await expectNoSideScroll(page, '/fr/performance')
  })
