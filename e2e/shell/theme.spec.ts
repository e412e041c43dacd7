import { expect, test, waitForHydration } from '../support/visitor.ts'

test('light by default; the toggle makes this page and the next one dark', async ({ page, context }) => {
  await page.goto('/')
  await waitForHydration(page)
  const toggle = page.getByRole('button', { name: 'Donker thema' })
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expect.poll(paper).toBe('rgb(251, 253, 254)')
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')

  await toggle.click()
  await expect.poll(paper).toBe('rgb(4, 32, 47)')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#04202f')
  expect((await context.cookies()).find(({ name }) => name === 'theme')?.value).toBe('dark')
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('preferences')!).darkMode)).toBe(true)

  const other = await context.newPage()
  await other.goto('/faq')
  await page.goto('/faq')
  await expect.poll(paper).toBe('rgb(4, 32, 47)')
  await waitForHydration(page)
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await toggle.click()
  await expect.poll(paper).toBe('rgb(251, 253, 254)')
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#4285F4')
  // An open tab follows, before and after hydration.
  await expect(other.locator('html')).not.toHaveAttribute('data-theme')
  await waitForHydration(other)
  await toggle.click()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(other.getByRole('button', { name: 'Donker thema' })).toHaveAttribute('aria-pressed', 'true')
  // An update in this tab clears its storage; the other tab keeps its theme.
  await other.evaluate(() =>
    addEventListener('storage', ({ newValue }) => {
      if (newValue === null) document.documentElement.dataset.cleared = ''
    }),
  )
  await page.evaluate(() => localStorage.removeItem('preferences'))
  await expect(other.locator('html')).toHaveAttribute('data-cleared')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a dark page is dark from the first paint, before any script file has run', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL! }])
  await page.route(/\/assets\/.*\.js/, (route) => route.abort())
  page.removeAllListeners('console')
  await page.goto('/')
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(4, 32, 47)')
})
