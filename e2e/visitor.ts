import { test as base, expect, type Page } from '@playwright/test'

export { expect }

/** Resolves when the page answers to React; pages of content wake late. */
export async function awake(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await expect(page.locator('html[data-awake]')).toBeAttached()
}

/** A page on which every complaint of the browser, and every request to another host, fails the test. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page, baseURL }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      const isExpected = message.text().includes('status of 404')
      if (['error', 'warning'].includes(message.type()) && !isExpected) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol !== 'data:' && origin !== baseURL) complaints.push(`request to ${origin}`)
    })
    await use(page)
    expect(complaints).toEqual([])
  },
})
