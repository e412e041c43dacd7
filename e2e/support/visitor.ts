import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { ESSENTIAL_ONLY, serializeConsent } from '../../src/features/consent/model/consent.ts'

export { expect }

/** Resolves when the page is hydrated. The key press starts it on content pages, which hydrate on intent. */
export async function waitForHydration(page: Page): Promise<void> {
  // Repeated: a press before the entry script runs is lost.
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 3000 })
  }).toPass()
}

/** Scripts are loaded when the returned function is called; not the entry, which asks for the others. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!index-)[^/]+\.js$/, (route) => held.then(() => route.continue()))
  return release
}

/** Client-side navigation, without loading a document. */
export async function navigateInApp(page: Page, path: string): Promise<void> {
  const before = await page.title()
  await page.evaluate((to) => history.pushState({}, '', to), path)
  await expect(page).not.toHaveTitle(before)
}

/** Resolves when the page that asks again is loaded. The one before it shows the question too, until it is left. */
export async function withdrawConsent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cookie-instellingen' }).click()
  await expect(page.locator('#consent:not([inert])')).toBeVisible()
}

/** For actions that remove the focused button. */
export async function expectFocusInside(place: Locator): Promise<void> {
  await expect.poll(() => place.evaluate((element) => element.contains(document.activeElement))).toBe(true)
}

/** At the narrowest supported width, 320 px; the viewport keeps it. */
export async function expectNoSideScroll(page: Page, what: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 740 })
  // Names the widest elements that reach beyond the screen.
  const beyond = () =>
    page.evaluate(() =>
      document.documentElement.scrollWidth <= innerWidth
        ? []
        : [...document.querySelectorAll('body *')]
            .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
            .map((element) => element.outerHTML.slice(0, 120)),
    )
  await expect.poll(beyond, { message: `${what}: no side scroll`, timeout: 5000 }).toEqual([])
}

type Visitor = {
  /** Whether the visitor has refused optional cookies before. */
  hasAnswered: boolean
  /** Other origins that this test may request. */
  otherOrigins: string[]
}

/** A page on which console errors, warnings, CSP violations and requests to other hosts fail the test. */
export const test = base.extend<{ page: Page } & Visitor>({
  hasAnswered: [true, { option: true }],
  otherOrigins: [[], { option: true }],
  page: async ({ page, context, baseURL, hasAnswered, otherOrigins }, use) => {
    if (hasAnswered) {
      const value = serializeConsent({ version: 1, categories: ESSENTIAL_ONLY, timestamp: new Date().toISOString() })
      await context.addCookies([{ name: 'consent', value, url: baseURL! }])
    }
    const complaints: string[] = []
    const complain = (about: string) => complaints.push(`${page.url()}: ${about}`)
    page.on('console', (message) => {
      // The browser logs every 4xx; tests provoke some. The preview of the editor runs no scripts, so not the one below
      // either, nor on the empty document before it.
      const isExpected =
        /status of 4\d\d|Service Worker registration blocked by Playwright|^Blocked script .*(?:preview=texts|'about:blank')/.test(
          message.text(),
        )
      if (['error', 'warning'].includes(message.type()) && !isExpected) complain(message.text())
    })
    // The browser does not log a violation whose exception is caught, such as a probe for `eval`.
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
        throw new Error(`CSP violation: ${effectiveDirective} ${blockedURI} in ${sourceFile}`)
      }),
    )
    page.on('pageerror', (error) => complain(String(error)))
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol !== 'data:' && origin !== baseURL && !otherOrigins.includes(origin)) complain(`request to ${origin}`)
    })
    await use(page)
    expect(complaints).toEqual([])
  },
})

/** Whether a press on the element reaches it. */
export function isUncovered(element: Locator): Promise<boolean> {
  return element.evaluate((one) => {
    const { x, y, height } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(x + height / 2, y + height / 2))
  })
}

/** Of the scripts that the page has requested so far. */
export function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  )
}
