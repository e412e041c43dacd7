import type { Page } from '@playwright/test'
import { signIn } from '../support/account.ts'
import { ADMIN, SECOND_SITE } from '../support/servers.ts'
import { save } from '../support/settings-form.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ baseURL: SECOND_SITE.url })

/** Buttons of the open dialog, or else of the forms of the page, that a toast covers. */
const coveredButtons = (page: Page) =>
  page.evaluate(() => {
    const toasts = document.querySelector('[data-slot="toasts"]')!
    const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].filter(
      (dialog) => !toasts.contains(dialog),
    )
    const buttons = (dialogs.at(-1) ?? document).querySelectorAll(dialogs.length > 0 ? 'button' : 'form button')
    return [...buttons].flatMap((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      const corners = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
        [top + 2, (top + bottom) / 2, bottom - 2].map((y) => document.elementFromPoint(x, y)),
      )
      return corners.some((hit) => toasts.contains(hit)) ? [button.textContent] : []
    })
  })

for (const [width, height] of [
  [360, 740],
  [768, 800],
  [1280, 800],
] as const)
  test(`a toast covers no button of a form or a dialog: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await signIn(page, ADMIN, '/admin/settings')
    const phone = page.getByLabel('Telefoon', { exact: true })
    const toast = page.locator('[data-slot="toasts"] > *').first()
    await phone.fill('+32 3 555 99 99')
    // The save is refused: other tests change the same setting.
    await page.route('**/api/settings/**', (route) =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({ status: 429, json: { error: { code: 'TOO_MANY_REQUESTS' } } }),
    )
    await save(page)
    await expect(toast).toBeVisible()
    await expect.poll(() => coveredButtons(page)).toEqual([])

    // A dialog that opens while the toast is there, in a low window.
    await page.setViewportSize({ width, height: 330 })
    await page.getByRole('tab', { name: 'Pakketten' }).click()
    const question = page.getByRole('alertdialog', { name: 'Pagina verlaten zonder te bewaren?' })
    await expect(question).toBeVisible()
    await expect(toast).toBeVisible()
    await expect.poll(() => coveredButtons(page)).toEqual([])
    await question.getByRole('button', { name: 'Verlaten' }).click()
  })
