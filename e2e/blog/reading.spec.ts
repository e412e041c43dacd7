import type { Page } from '@playwright/test'
import { signIn } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN } from '../support/servers.ts'
import { expect, test, waitForHydration } from '../support/visitor.ts'

/** Filtered by a category with demo articles only, so that posts of other tests do not interfere. */
async function openCategory(page: Page) {
  await page.goto('/blog')
  await page.getByRole('navigation', { name: 'Categorieën' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\?category=/)
  const first = page.getByRole('article').first()
  await expect(first).toBeVisible()
  return first
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the blog is read, filtered and searched', async ({ page }) => {
    await page.goto('/blog')
    const cards = page.getByRole('article')
    expect(await cards.count()).toBeGreaterThan(3)

    await page.getByRole('searchbox', { name: 'Zoeken in de artikels' }).fill('qqqqzzzz')
    await page.getByRole('button', { name: 'Zoeken' }).click()
    await expect(page.getByText('Geen artikels gevonden voor “qqqqzzzz”')).toBeVisible()
    await page.getByRole('link', { name: 'Alle artikels tonen' }).click()
    await expect(cards.first()).toBeVisible()

    const card = await openCategory(page)
    const title = await card.getByRole('heading').textContent()
    await card.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: title! })).toBeVisible()
    await page.getByRole('navigation', { name: 'In dit artikel' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/#/)
  })
})

test('a post is identified by its number: an old slug redirects, a missing post shows a message', async ({ page }) => {
  const address = await (await openCategory(page)).getByRole('link').getAttribute('href')
  const [, , id] = address!.split('/')
  const moved = await page.request.get(`/blog/${id}/iets-anders`, { maxRedirects: 0 })
  expect(moved.status()).toBe(301)
  expect(moved.headers().location).toContain(address)

  for (const nowhere of ['category=nope', 'subcategory=nope', `category=${'x'.repeat(150)}`])
    expect((await page.request.get(`/blog?${nowhere}`)).status(), nowhere).toBe(404)
  expect((await page.request.get(`/blog?tag=${'x'.repeat(150)}&after=${'x'.repeat(150)}`)).status()).toBe(200)
  const missing = await page.goto('/en/blog/999999/nope')
  expect(missing!.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Blog not found' })).toBeVisible()
})

test('a list that fails to load shows an error and can be retried', async ({ page }) => {
  await page.goto('/en')
  await waitForHydration(page)
  for (const failing of ['**/api/blog/posts?*', '**/api/blog/categories?*']) {
    await page.route(failing, (route) => route.fulfill({ status: 429 }))
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
    await expect(page.getByRole('heading', { name: 'Failed to load blogs' })).toBeVisible()
    await page.unroute(failing)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.goto('/en')
    await waitForHydration(page)
  }
})

test('no blog page has axe violations', { tag: '@extended' }, async ({ page }) => {
  const post = (await (await openCategory(page)).getByRole('link').getAttribute('href'))!
  await signIn(page, ADMIN, post)
  for (const path of [post, '/blog/new', '/blog/desk', '/categorie/new']) {
    if (path !== post) await page.goto(path)
    await waitForHydration(page)
    if (path === '/blog/new') await expect(page.getByRole('textbox', { name: 'Tekst', exact: true })).toBeVisible()
    await expectNoViolations(page, path)
  }
})
