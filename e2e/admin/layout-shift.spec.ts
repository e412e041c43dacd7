import type { APIRequestContext, Page } from '@playwright/test'
import { SCREENS } from '../../src/shell/admin/screens.ts'
import { SETTING_GROUPS } from '../../src/shell/admin/setting-tabs.ts'
import { apiCaller, signIn } from '../support/account.ts'
import { ADMIN, SECOND_SITE } from '../support/servers.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ baseURL: SECOND_SITE.url })

const MAX_SHIFT = 0.02
const TIMESLOT_TABS = ['pending', 'approved', 'calendar', 'history', 'rules']

type Measured = { shift: number; moved: string[]; quietFrames: number }

/**
 * Runs in the page. Delays the responses of the API, so that they arrive in another order than they were asked for; sums up
 * the layout shifts, and notes controls that are visible and move by more than 4 px. Not by routes of the test: those
 * disable the HTTP cache, and fonts would arrive late.
 */
function measureShifts(): void {
  const delays = [140, 20, 100, 60, 180, 0]
  const measured: Measured = { shift: 0, moved: [], quietFrames: 0 }
  let asked = 0
  let open = 0
  const { fetch } = window
  window.fetch = async (...request) => {
    open += 1
    const response = await fetch(...request).finally(() => {
      open -= 1
    })
    open += 1
    // The password policy last: no part of the profile may be shown without the others.
    const delay = response.url.includes('password-policy') ? 500 : delays[asked++ % delays.length]
    await new Promise((resolve) => setTimeout(resolve, delay))
    open -= 1
    return response
  }

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) measured.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })

  const places = new WeakMap<Element, DOMRect>()
  const controls = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="switch"]'
  const isVisible = (element: Element, { top, bottom, width, height }: DOMRect) =>
    width > 0 && height > 0 && bottom > 0 && top < innerHeight && element.checkVisibility({ visibilityProperty: true })

  requestAnimationFrame(function compare(): void {
    // While the document is parsed, a list may have its first entries only.
    if (document.readyState === 'loading') return void requestAnimationFrame(compare)
    for (const element of document.querySelectorAll(controls)) {
      const place = element.getBoundingClientRect()
      const before = places.get(element)
      const distance = before ? Math.max(Math.abs(place.top - before.top), Math.abs(place.left - before.left)) : 0
      const name = element.getAttribute('aria-label') || element.textContent.trim() || element.outerHTML
      if (distance > 4) measured.moved.push(`${name.slice(0, 60)}: ${Math.round(distance)} px`)
      if (isVisible(element, place)) places.set(element, place)
      else places.delete(element)
    }
    const isBusy = open > 0 || asked === 0 || document.querySelector('main [aria-busy="true"]') !== null
    measured.quietFrames = isBusy ? 0 : measured.quietFrames + 1
    requestAnimationFrame(compare)
  })
  Object.assign(window, { measured })
}

/** Opens a screen and waits until all its parts are there. */
async function measure(page: Page, path: string): Promise<Pick<Measured, 'shift' | 'moved'>> {
  const measured = () => page.evaluate(() => (window as unknown as { measured: Measured }).measured)
  await page.goto(path)
  await expect.poll(async () => (await measured()).quietFrames, { message: path }).toBeGreaterThan(12)
  const { shift, moved } = await measured()
  return { shift, moved }
}

async function screens(request: APIRequestContext): Promise<string[]> {
  const { call } = await apiCaller(request, ADMIN)
  const { users } = await call('GET', '/api/users?q=Rita')
  const others = [`/admin/clients/${users[0].id}`, '/categorie/new', '/blog/new', '/profile', '/my-appointments']
  return [...SCREENS.map(({ to }) => to), ...others]
}

async function measureAll(page: Page, paths: readonly string[]): Promise<Record<string, object>> {
  await signIn(page, ADMIN, '/faq')
  await page.addInitScript(measureShifts)
  const findings: Record<string, object> = {}
  for (const path of paths) {
    // Otherwise another tab of the same screen would not be loaded anew.
    await page.goto('about:blank')
    const { shift, moved } = await measure(page, path)
    if (shift > MAX_SHIFT || moved.length > 0) findings[path] = { shift, moved }
  }
  return findings
}

test('nothing moves on an admin screen while its parts arrive', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 1400 })
  expect(await measureAll(page, await screens(request))).toEqual({})
})

test('nothing moves on a phone either', { tag: '@extended' }, async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await measureAll(page, await screens(request))).toEqual({})
})

const TABS = [
  ...Object.keys(SETTING_GROUPS).map((tab) => `/admin/settings#${tab}`),
  ...TIMESLOT_TABS.map((tab) => `/admin/timeslots#${tab}`),
  '/admin/pages?page=contact',
  '/admin/pages?page=contact&view=form',
  '/admin/pages?page=emails&language=fr',
]

for (const [width, height] of [
  [1280, 1400],
  [360, 740],
] as const)
  test(`nothing moves on a tab while its parts arrive: ${width} px`, { tag: '@extended' }, async ({ page }) => {
    // 27 pages, each loaded anew.
    test.setTimeout(600_000)
    await page.setViewportSize({ width, height })
    expect(await measureAll(page, TABS)).toEqual({})
  })
