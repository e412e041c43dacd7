import type { Page } from '@playwright/test'
import { chooseDay, workday } from '../support/appointments.ts'
import { expectToDiffer } from '../support/forced-colors.ts'
import { expect, test, waitForHydration } from '../support/visitor.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** A part that has no text: its colour must differ from the background. */
async function expectDrawn(page: Page, what: string, selector: string): Promise<void> {
  const isDrawn = await page
    .locator(selector)
    .first()
    .evaluate((part) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(part)
      return backgroundImage !== 'none' || backgroundColor !== getComputedStyle(document.body).backgroundColor
    })
  expect.soft(isDrawn, what).toBe(true)
}

test('selected, current, disabled and drawn states are visible with forced colours', async ({ page }) => {
  await page.goto('/booking')
  await waitForHydration(page)
  const tile = page.locator('.tile')
  await page.getByRole('radio', { name: /Nieuwe website/ }).check()
  // The first open day can have a single free time, depending on the hour of the test run.
  await chooseDay(page, workday(12))
  await page.locator('.tiles input[name="time"]:enabled').first().check()
  await page.mouse.move(0, 0)
  for (const name of ['requestType', 'time']) {
    const tiles = tile.and(page.locator(`.tile:has([name="${name}"])`))
    await expectToDiffer(
      `chosen ${name}`,
      tiles.and(page.locator(':has(:checked)')),
      tiles.and(page.locator('[data-look="available"]:not(:has(:checked))')),
    )
  }
  const day = page.getByRole('gridcell')
  const open = page.locator('.calendar [data-state="open"]')
  await expectToDiffer(
    'selected day',
    day.and(page.locator('[aria-selected="true"]')).getByRole('button'),
    page.locator('[aria-selected="false"] > [data-state="open"]'),
  )
  await expectToDiffer('day with free times', open, page.locator('.calendar [data-state="closed"]'))

  await page.goto('/contact')
  await expectToDiffer(
    'current page',
    page.locator('.bar-link[aria-current]'),
    page.locator('.bar-link:not([aria-current])'),
  )

  await page.goto('/styleguide')
  await waitForHydration(page)
  const within = (id: string, selector: string) => page.locator(`#${id} ${selector}`)
  await expect(within('segmented', 'button').first()).toBeVisible()
  await page.locator('#radio-group').getByRole('radio', { name: 'Online' }).check()
  await page.locator('h1').click()
  const PAIRS = [
    [
      'checkbox',
      '[role="checkbox"][data-checked]:not([data-disabled])',
      '[role="checkbox"][data-unchecked]:not([data-disabled])',
    ],
    [
      'checkbox',
      '[role="checkbox"][data-disabled][data-unchecked]',
      '[role="checkbox"][data-unchecked]:not([data-disabled])',
    ],
    [
      'switch',
      '[role="switch"][data-checked]:not([data-disabled])',
      '[role="switch"][data-unchecked]:not([data-disabled])',
    ],
    ['switch', '[role="switch"][data-disabled][data-checked]', '[role="switch"][data-checked]:not([data-disabled])'],
    ['radio-group', '[role="radio"][data-checked]', '[role="radio"][data-unchecked]'],
    ['tabs', '[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]'],
    ['segmented', '[aria-pressed="true"]', '[aria-pressed="false"]'],
    ['chip', '[aria-pressed="true"]', '[aria-pressed="false"]'],
    ['button', '.btn-ghost[data-disabled]:not([data-pending])', '.btn-ghost:not([data-disabled])'],
  ] as const
  for (const [id, one, other] of PAIRS) await expectToDiffer(`${id}: ${one}`, within(id, one), within(id, other))
  // Otherwise the browser draws a background in the colour of the text behind it.
  await expect.soft(within('button', '.btn-primary').first()).toHaveCSS('forced-color-adjust', 'none')
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expectDrawn(page, 'bar', '#bar-list td span[style]')
  for (const part of [1, 2, 3])
    await expectDrawn(page, `distribution ${part}`, `#distribution [role="img"] > :nth-child(${part})`)
  const lines = page.locator('#chart svg path')
  await expectToDiffer('line of the period and of the one before', lines.nth(2), lines.nth(1))
  for (const line of [lines.nth(1), lines.nth(2)]) await expect.soft(line).not.toHaveCSS('stroke', background)
  await expectDrawn(page, 'progress', '#progress [role="progressbar"] [style]')
})
