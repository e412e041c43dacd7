import type { Locator, Page } from '@playwright/test'
import { signIn } from '../support/account.ts'
import { ADMIN, SECOND_SITE } from '../support/servers.ts'
import { save } from '../support/settings-form.ts'
import { expect, navigateInApp, test } from '../support/visitor.ts'

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

/** Links and buttons in the window, below the bar, that a press does not reach because of a toast. */
const unreachable = (page: Page) =>
  page.evaluate(() => {
    const toasts = document.querySelector('[data-slot="toasts"]')!
    return [...document.querySelectorAll('a, button')].flatMap((control) => {
      if (toasts.contains(control)) return []
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const corners = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
        [top + 1, (top + bottom) / 2, bottom - 1].map((y) => document.elementFromPoint(x, y)),
      )
      return corners.some((hit) => toasts.contains(hit)) ? [control.textContent] : []
    })
  })

/** A toast of 12 seconds: the save is refused, because other tests change the same setting. */
async function showToast(page: Page): Promise<Locator> {
  await page.getByLabel('Telefoon', { exact: true }).fill('+32 3 555 99 99')
  await page.route('**/api/settings/**', (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 429, json: { error: { code: 'TOO_MANY_REQUESTS' } } }),
  )
  await save(page)
  const toast = page.locator('[data-slot="toasts"] > *').first()
  await expect(toast).toBeVisible()
  return toast
}

for (const [width, height] of [
  [360, 740],
  [768, 800],
  [1280, 800],
] as const)
  test(`a toast covers no button of a form or a dialog: ${width} px`, {
    tag: width === 768 ? '@extended' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await signIn(page, ADMIN, '/admin/settings')
    const toast = await showToast(page)
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

for (const path of ['/admin/pages', '/admin/users'])
  test(`on a phone a toast covers no link and no button of a list: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signIn(page, ADMIN, '/admin/settings')
    const toast = await showToast(page)
    await navigateInApp(page, path)
    await expect(page.getByRole('main').getByRole('listitem').nth(5)).toBeAttached()
    for (const y of [0, 300, 600, 745]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
      await expect.poll(() => unreachable(page), { message: `scrolled by ${y} px` }).toEqual([])
      // It stays as long as the pointer is on it, and moves away from the next controls.
      await toast.locator('p').first().hover()
    }
  })

test('where not even one line is free, a toast leaves when something else is pressed', { tag: '@extended' }, async ({
  page,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, ADMIN, '/admin/settings')
  const toast = await showToast(page)
  // Another press leaves a toast that is not in the way.
  await page.mouse.click(180, 30)
  await page.keyboard.press('Escape')
  await expect(toast).toBeVisible()
  await page.setViewportSize({ width: 360, height: 120 })
  await toast.locator('p').first().click()
  await expect(toast).toBeVisible()
  await page.mouse.click(2, 2)
  await expect(toast).toHaveCount(0)
})

test('a toast leaves a link that is scrolled below it', { tag: '@extended' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, ADMIN, '/admin/settings')
  const toast = await showToast(page)
  const { x, y } = (await toast.boundingBox())!
  // No button of a form, and there is free place above it.
  await page.evaluate(
    ([left, top]) => {
      const link = document.createElement('a')
      Object.assign(link, { href: '#below', textContent: 'Below' })
      link.style.cssText = `position: absolute; left: ${left}px; top: ${top}px`
      const room = document.createElement('div')
      room.style.cssText = 'position: relative; height: 1800px'
      room.append(link)
      document.querySelector('main')!.append(room)
      scrollTo({ top: room.getBoundingClientRect().top + scrollY, behavior: 'instant' })
    },
    [x + 40 - (await page.locator('main').boundingBox())!.x, y + 20],
  )
  const isCovered = () =>
    page.getByRole('link', { name: 'Below' }).evaluate((link) => {
      const { x, y } = link.getBoundingClientRect()
      return document.elementFromPoint(x + 4, y + 4) !== link
    })
  await expect.poll(isCovered).toBe(false)
  await expect(toast).toBeVisible()
})

test('a pointer keeps a toast, unless the toast lies on a control', async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, ADMIN, '/admin/settings')
  const toast = await showToast(page)
  const text = toast.locator('p').first()
  await text.hover()
  await page.clock.runFor(15_000)
  await expect(toast).toBeVisible()
  // A low window without any free place.
  await page.setViewportSize({ width: 360, height: 120 })
  await page.mouse.move(0, 0)
  await page.clock.runFor(1000)
  await text.hover()
  await page.clock.runFor(15_000)
  await expect(toast).toHaveCount(0)
})
