import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from '../support/visitor.ts'

// Keyboard use of every primitive in the styleguide. The page is long, so it is loaded once.
test('the primitives work by keyboard', async ({ page }) => {
  await page.goto('/styleguide')
  await waitForHydration(page)
  // The parts of the styleguide are loaded after the page.
  await page.waitForLoadState('networkidle')
  for (const [behaviour, check] of Object.entries(BEHAVIOURS)) await test.step(behaviour, () => check(page))
})

const BEHAVIOURS: Record<string, (page: Page) => Promise<void>> = {
  'a dialog traps the focus until it is closed': async (page) => {
    const trigger = page.getByRole('button', { name: 'Open a dialog' })
    const dialog = page.getByRole('dialog')
    // The part of the page with this button may be hydrated later than the frame.
    await expect(async () => {
      await trigger.press('Enter')
      await expect(dialog).toBeVisible({ timeout: 2000 })
    }).toPass()
    const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement))
    // The focus moves shortly after the popup is shown; at its end a focus guard has it before it returns.
    await expect.poll(holdsFocus).toBe(true)
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab')
      await expect.poll(holdsFocus).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(trigger).toBeFocused()
  },

  'tabs work by keyboard': async (page) => {
    const tabs = page.getByRole('tab')
    await tabs.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(tabs.nth(1)).toBeFocused()
  },

  'a form with errors focuses the first invalid field and keeps its input': async (page) => {
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Send the request' }) })
    await form.getByLabel('Story').fill('typed before')
    await form.getByRole('button', { name: 'Send the request' }).click()
    const title = form.getByLabel('Title')
    await expect(title).toBeFocused()
    await expect(title).toHaveAttribute('aria-invalid', 'true')
    expect(await title.getAttribute('aria-describedby')).toBeTruthy()
    await expect(form.getByLabel('Story')).toHaveValue('typed before')
  },
}
