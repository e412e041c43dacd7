import { freePort } from '../../src/platform/server/database/free-port.ts'
import { signIn } from '../support/account.ts'
import { ADMIN } from '../support/servers.ts'
import { save } from '../support/settings-form.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { expect, test } from '../support/visitor.ts'

// A site of its own: the languages change every page, also for tests that run at the same time.
const SITE_PORT = await freePort()
const SITE_URL = `http://localhost:${SITE_PORT}`
test.use({ baseURL: SITE_URL })

let site: Product

test.beforeAll(async () => {
  site = await startProduct(SITE_PORT)
})

test.afterAll(() => site.stop())

test('a hidden language leaves the site, and its addresses and stored choices lead to a visible one', async ({
  page,
  browser,
}) => {
  await signIn(page, ADMIN, '/admin/settings#languages')
  const shown = (name: string) => page.getByRole('checkbox', { name })
  const byDefault = (name: string) => page.getByRole('radio', { name })
  for (const language of ['Nederlands', 'Engels', 'Frans']) await shown(language).uncheck()
  await save(page)
  await expect(shown('Nederlands')).toHaveAccessibleDescription('Laat minstens één taal zichtbaar.')
  await shown('Nederlands').check()
  await shown('Frans').check()
  await byDefault('Engels').check()
  await save(page)
  await expect(page.getByText('Deze taal is verborgen.')).toBeVisible()
  await byDefault('Frans').check()
  await save(page)
  await expect(page.getByText('De site is bijgewerkt.')).toBeVisible()
  await expect(page.locator('#language-menu a')).toHaveText(['Français', 'Nederlands'])

  // The choice of an earlier visit: once in the cookie, once in local storage only.
  const visitor = await browser.newContext({ baseURL: SITE_URL, locale: 'de-DE' })
  await visitor.addCookies([{ name: 'lng', value: 'en', url: SITE_URL }])
  await visitor.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ language: 'en' })))
  const tab = await visitor.newPage()
  const documents: string[] = []
  tab.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname))
  await tab.goto('/en/services?a=1')
  await expect(tab).toHaveURL('/fr/services?a=1')
  await expect(tab.locator('link[hreflang]')).toHaveCount(3)
  await tab.goto('/faq')
  await expect(tab.locator('html')).toHaveAttribute('lang', 'fr')
  await visitor.clearCookies()
  await tab.goto('/contact')
  await expect(tab.locator('html')).toHaveAttribute('lang', 'fr')
  await tab.waitForLoadState('networkidle')
  // Local storage is tried once.
  expect(documents).toEqual(['/en/services', '/fr/services', '/faq', '/contact', '/contact'])

  await shown('Nederlands').uncheck()
  await save(page)
  // The admin area follows: the page in Dutch loads again in French.
  await expect(page).toHaveURL('/fr/admin/settings#languages')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.locator('[popovertarget="language-menu"]')).toHaveCount(0)
  await tab.goto('/faq?lng=nl')
  await expect(tab).toHaveURL('/fr/faq')
  expect((await tab.goto('/en/nothing'))?.status()).toBe(404)
  await expect(tab).toHaveURL('/fr/nothing')
  await visitor.close()
})
