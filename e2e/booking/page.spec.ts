import type { Page } from '@playwright/test'
import { ESSENTIAL_ONLY, serializeConsent } from '../../src/features/consent/model/consent.ts'
import { addDays, addMonths, monthOf } from '../../src/kernel/calendar.ts'
import { toInstant, toLocal, toMinute, toTime } from '../../src/kernel/local-time.ts'
import { chooseDay, formatDutchDay, time, withBookedTime, workday } from '../support/appointments.ts'
import { expect, scriptBytes, test, waitForHydration } from '../support/visitor.ts'

test('the calendar supports keyboard navigation, keeps the focus and explains unavailable days', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => void (/\/api\//.test(request.url()) && calls.push(request.url())))
  await page.goto('/booking')
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  // The page contains its first month: nothing is fetched before a choice.
  expect(calls).toEqual([])
  // All subjects have the same place: it is known before the choice of one.
  await expect(page.getByText(/^Waar: Voorbeeldstraat 12/)).toBeVisible()
  const grid = page.getByRole('grid')
  const focused = page.locator(':focus')
  const dateOf = async () => focused.getAttribute('value')
  const today = (await grid.locator('[aria-current=date]').getAttribute('value'))!
  const stops = grid.locator('button[tabindex="0"]')
  await expect(stops).toHaveCount(1)
  await stops.focus()
  const start = (await dateOf())!
  for (const [key, from] of [
    ['ArrowRight', 1],
    ['ArrowDown', 8],
    ['ArrowLeft', 7],
    ['ArrowUp', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(focused).toHaveAttribute('value', addDays(start, from))
  }
  await page.keyboard.press('PageDown')
  await expect(focused).toHaveAttribute('value', new RegExp(`^${plusMonth(start)}-`))
  await expect(page.getByRole('heading', { level: 2, name: (await grid.getAttribute('aria-label'))! })).toHaveAttribute(
    'aria-live',
    'polite',
  )
  await page.keyboard.press('Home')
  expect(new Date(`${await dateOf()}T12:00Z`).getUTCDay()).toBe(1)
  await page.keyboard.press('End')
  expect(new Date(`${await dateOf()}T12:00Z`).getUTCDay()).toBe(0)
  await expect(focused).toHaveAttribute('aria-label', /gesloten$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('gridcell', { selected: true }).getByRole('button')).toBeFocused()
  await expect(page.getByText('Op deze dag zijn geen afspraken mogelijk.')).toBeVisible()

  // Past days and days beyond the horizon are focusable and labelled, but not selectable.
  for (let turns = 0; turns < 6; turns++) await page.keyboard.press('PageDown')
  while (!(await focused.getAttribute('aria-disabled'))) await page.keyboard.press('ArrowRight')
  await expect(focused).toHaveAttribute('aria-label', /nog niet te boeken$/)
  const far = await dateOf()
  await page.keyboard.press('Space')
  await expect(grid.locator(`[aria-selected=true] [value="${far}"]`)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Volgende maand/ })).toHaveAttribute('aria-disabled', 'true')
  for (let turns = 0; turns < 6; turns++) await page.keyboard.press('PageUp')
  await expect(focused).toHaveAttribute('value', new RegExp(`^${today.slice(0, 7)}`))
})

test('a full month links to the next open day; the contact link is shown only if nothing is free', async ({ page }) => {
  await page.goto('/booking')
  await waitForHydration(page)
  const first = (await page.getByRole('grid').locator('[data-state=open]').first().getAttribute('value'))!
  let nextOpen: string | undefined = first
  await page.route(`**/api/booking/slots?month=${plusMonth(first)}*`, async (route) => {
    const response = await route.fetch()
    const month = await response.json()
    const days = month.days.map(({ date }: { date: string }) => ({ date, state: 'full', free: 0, runs: [] }))
    await route.fulfill({ response, json: { ...month, days, nextOpen } })
  })
  const free = page.getByRole('radio', { name: /^\d\d:\d\d, vrij/ }).first()
  await free.check()
  await page.getByRole('button', { name: /^Volgende maand/ }).click()
  // For visitors the submit button, which names the slot, is not shown.
  await expect(page.getByText(new RegExp(`^Je keuze: ${formatDutchDay(first)} om \\d\\d:\\d\\d\\.$`))).toBeVisible()
  await expect(page.getByText(/^In .* is er geen plaats meer\.$/)).toBeVisible()
  await expect(page.getByText('Voorlopig is alles volzet.')).toBeHidden()
  await page.getByRole('button', { name: `Eerste vrije dag: ${formatDutchDay(first)}` }).click()
  await expect(page.getByRole('radiogroup', { name: `Uren op ${formatDutchDay(first)}` })).toBeVisible()
  await expect(free).toBeChecked()
  await expect(page.getByText('Je keuze:')).toBeHidden()

  nextOpen = undefined
  await page.getByRole('button', { name: /^Volgende maand/ }).click()
  await expect(page.getByText('Voorlopig is alles volzet.')).toBeVisible()
})

/** Width of the first column in the complete table, and when only two headings have been streamed. */
function columnWidths(page: Page): Promise<{ whole: number; partial: number }> {
  return page.locator('.calendar').evaluate((table) => {
    const [first, ...heads] = table.querySelectorAll('th')
    const whole = first!.clientWidth
    for (const later of [table.querySelector('tbody')!, ...heads.slice(1)]) later.remove()
    return { whole, partial: first!.clientWidth }
  })
}

test('hydration causes no layout shift, in any time zone', async ({ browser, baseURL }) => {
  for (const [width, timezoneId] of [
    [360, 'Europe/Brussels'],
    [360, 'America/New_York'],
    [1280, 'Europe/Brussels'],
  ] as const) {
    const page = await browser.newPage({ baseURL: baseURL!, timezoneId, viewport: { width, height: 2400 } })
    const value = serializeConsent({ version: 1, categories: ESSENTIAL_ONLY, timestamp: new Date().toISOString() })
    await page.context().addCookies([{ name: 'consent', value, url: baseURL! }])
    // Late web fonts shift text on any page: they are blocked here.
    await page.route('**/*.woff2', (route) => route.abort())
    // Scripts are delayed until the complete page is painted: shifts while the HTML streams in are not measured.
    let releaseScripts = () => {}
    const scriptsReleased = new Promise<void>((resolve) => {
      releaseScripts = resolve
    })
    await page.route('**/*.js', async (route) => {
      await scriptsReleased
      await route.continue()
    })
    await page.goto('/booking', { waitUntil: 'commit' })
    await page.waitForFunction(() => document.readyState === 'interactive')
    await page.evaluate(async () => {
      // The second frame starts after the first was painted.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      type Shift = PerformanceEntry & { sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] }
      const moved: string[] = []
      Object.assign(window, { moved })
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as Shift[])
          for (const { node, previousRect, currentRect } of sources)
            moved.push(
              `${previousRect.x}, ${previousRect.y} to ${currentRect.x}, ${currentRect.y}: ${node?.textContent?.slice(0, 80)}`,
            )
      }).observe({ type: 'layout-shift' })
    })
    releaseScripts()
    await page.waitForLoadState()
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('main').getByRole('link', { name: 'Inloggen' })).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
    const { whole, partial } = await columnWidths(page)
    expect(partial).toBe(whole)
    await page.close()
  }
})

test('the three steps come first and the account last, with one primary button', async ({ page }) => {
  await page.goto('/booking')
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem')).toHaveText(['Waarover gaat het?', 'Dag en uur', 'Je bericht'])
  await expect(main.locator('.btn-primary')).toHaveText(['Inloggen'])
  await expect(main.getByText('een account is niet nodig')).toBeVisible()
  const tops = await Promise.all(
    [
      page.getByRole('radio', { name: /^Aanpassing/ }),
      page.getByRole('grid'),
      page.getByLabel('Vertel er wat meer over'),
      main.getByRole('link', { name: 'Inloggen' }),
    ].map(async (part) => (await part.boundingBox())!.y),
  )
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('free days and times can be browsed, and a note explains how to book', async ({ page }) => {
    await page.goto('/booking')
    await expect(page.getByRole('button', { name: /vrije? moment(?:en)?, gekozen$/ })).toBeVisible()
    expect(await page.getByRole('radio', { name: /vrij$/ }).count()).toBeGreaterThan(0)
    // Text locators ignore `<noscript>`.
    await expect(page.locator('main noscript > div')).toContainText('stuur ons een bericht met een moment dat je past')
    await expect(page.locator('main noscript > div a')).toHaveAttribute('href', '/contact')
    await expect(page.getByLabel('Vertel er wat meer over')).toBeHidden()
    const date = workday(11)
    await page.goto(`/booking?month=${date.slice(0, 7)}`)
    await page.getByRole('button', { name: new RegExp(`^${formatDutchDay(date)} `) }).click()
    await page.waitForURL(`/booking?date=${date}`)
    await expect(page.getByRole('radiogroup', { name: `Uren op ${formatDutchDay(date)}` })).toBeVisible()
    await expect(time(page, '16:30')).toBeVisible()
    await page.getByRole('button', { name: /^Volgende maand/ }).click()
    await page.waitForURL(`/booking?month=${plusMonth(date)}`)
  })
})

function plusMonth(date: string): string {
  return addMonths(monthOf(date), 1)
}

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' })
  test('slots also show the time in the zone of the browser', async ({ page }) => {
    // Clocks change on other days in New York than here.
    const ownTime = (date: string) =>
      toTime(toLocal(toInstant(date, toMinute('16:00'), 'Europe/Brussels'), 'America/New_York').minute)
    await page.goto(`/booking?date=${workday(0)}`)
    const note = page.locator('[data-own="Daaronder: je lokale tijd."]')
    const tile = page.locator('label.tile').filter({ has: time(page, '16:00') })
    // Without React, which this page loads when the visitor uses the form.
    await expect(note).toBeVisible()
    await expect(time(page, '16:00')).toHaveAccessibleName(`16:00, vrij, bij jou ${ownTime(workday(0))}`)
    await expect(tile).toHaveAttribute('data-own', ownTime(workday(0)))
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
    expect(await scriptBytes(page)).toBeLessThan(20_000)

    await waitForHydration(page)
    await chooseDay(page, workday(12))
    await expect(note).toBeVisible()
    await expect(time(page, '16:00')).toHaveAccessibleName(`16:00, vrij, bij jou ${ownTime(workday(12))}`)
    await expect(tile.getByText('vrij', { exact: true })).toBeVisible()
  })
})

test.describe('in a time zone on another day', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })
  test('slots also show the weekday in the zone of the browser, unavailable slots keep their label, and a full day has one heading', async ({
    page,
  }) => {
    await page.goto('/booking')
    await waitForHydration(page)
    await page.route('**/api/booking/slots*', async (route) => {
      const response = await route.fetch()
      const month = await response.json()
      const full = month.days.find(({ date }: { date: string }) => date === workday(13))
      if (full) Object.assign(full, { state: 'full', free: 0 })
      await route.fulfill({ response, json: withBookedTime(month, '14:30') })
    })
    await chooseDay(page, workday(12))
    const tile = (at: string) => page.locator('label.tile').filter({ has: time(page, at) })
    const next = new Intl.DateTimeFormat('nl-BE', { weekday: 'short', timeZone: 'UTC' })
    const tomorrow = next.format(new Date(`${addDays(workday(12), 1)}T12:00Z`))
    await expect(tile('16:30')).toHaveAttribute('data-own', new RegExp(`^${tomorrow} 0[345]:30$`))
    await expect(time(page, '09:00')).toHaveAccessibleName(/bij jou \d\d:00/)
    await expect(tile('14:30').getByText('al geboekt')).toBeVisible()
    await expect(tile('14:30')).not.toHaveAttribute('data-own')

    // A full day has one heading.
    await chooseDay(page, workday(13))
    await expect(page.getByText('Op deze dag is geen enkel uur meer vrij.')).toBeVisible()
    await expect(page.getByText(formatDutchDay(workday(13)), { exact: true })).toHaveCount(1)
  })
})

test('a time pressed before hydration wins over a stored draft for another day', async ({ page }) => {
  const stored = { keptAt: Date.now(), draft: { date: workday(3), time: '10:00', comments: 'Over de foto’s', at: '' } }
  await page.addInitScript((draft) => {
    if (!('booking-draft' in localStorage)) localStorage.setItem('booking-draft', draft)
  }, JSON.stringify(stored))
  const isPressed = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!index-).*\.js/, async (route) => {
    await isPressed.promise
    await route.continue()
  })
  await page.goto('/booking')
  const day = page.locator('[aria-selected=true] [name=date]')
  const pressedDay = (await day.getAttribute('value'))!
  const pressed = page.locator('[name=time]:enabled').first()
  const pressedTime = await pressed.inputValue()
  await pressed.check()
  isPressed.resolve()
  await waitForHydration(page)
  const draft = () => page.evaluate(() => JSON.parse(localStorage.getItem('booking-draft')!).draft)
  await expect.poll(draft).toMatchObject({ date: pressedDay, time: pressedTime, comments: 'Over de foto’s' })
  await expect(page.locator(`[name=time][value="${pressedTime}"]`)).toBeChecked()
  await expect(day).toHaveAttribute('value', pressedDay)
})
