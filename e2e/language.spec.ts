import { awake, expect, test } from './visitor.ts'

test('choosing a language stays on the page and is remembered', async ({ page, context }) => {
  await page.goto('/services')
  await awake(page)
  await page.getByRole('button', { name: 'Taal: Nederlands' }).click()
  await page.getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL('/fr/services')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce que nous faisons pour vous.')
  expect((await context.cookies()).find(({ name }) => name === 'lng')?.value).toBe('fr')
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('preferences')!).language)).toBe('fr')

  await page.goto('/faq')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')

  await awake(page)
  await page.getByRole('button', { name: 'Langue: Français' }).click()
  await page.getByRole('link', { name: 'Nederlands' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
})

test('what was looked for is kept when the language changes', async ({ page }) => {
  await page.goto('/blog?query=website&lng=nl#top')
  await awake(page)
  await page.getByRole('button', { name: 'Taal: Nederlands' }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/blog?query=website#top')
  await awake(page)
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('link', { name: 'Nederlands' }).click()
  await expect(page).toHaveURL('/blog?query=website#top')
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
})

test('under a prefix every step stays in its language', async ({ page }) => {
  await page.goto('/en')
  await awake(page)
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/en/contact')
  await expect(page.getByText('Opening hours')).toBeVisible()
  await page.getByRole('link', { name: 'Book an appointment' }).click()
  await expect(page).toHaveURL('/en/booking')
  await page.goBack()
  await expect(page).toHaveURL('/en/contact')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('local storage speaks where the cookie is gone', async ({ page, context }) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('preferences', JSON.stringify({ language: 'en', darkMode: true })))
  await context.clearCookies()
  await page.goto('/faq')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test.describe('a browser that speaks English', () => {
  test.use({ locale: 'en-GB' })
  test('gets English without asking', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test.describe('without our script', () => {
  test.use({ javaScriptEnabled: false })
  test('pages are complete, and links, languages and menus work', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByText('Voorbeeldstraat 12')).toBeVisible()
    await expect(page.getByRole('link', { name: '+32 3 555 01 23' })).toHaveAttribute('href', 'tel:+3235550123')
    await page.getByRole('button', { name: 'Taal: Nederlands' }).click()
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/en/contact')
    await page.getByRole('button', { name: 'Language: English' }).click()
    await page.getByRole('link', { name: 'Nederlands' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'Menu openen' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Blog' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
  })
})
