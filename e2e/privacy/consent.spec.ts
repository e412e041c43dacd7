import type { BrowserContext, Page } from '@playwright/test'
import {
  ALL_CATEGORIES,
  type Choices,
  ESSENTIAL_ONLY,
  readConsent,
  serializeConsent,
} from '../../src/features/consent/model/consent.ts'
import { STANDARD_PAGES } from '../../src/features/site/model/public-pages.ts'
import { DAY_SECONDS } from '../../src/kernel/time-units.ts'
import { signInByForm } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN } from '../support/servers.ts'
import { undeclaredStorage } from '../support/undeclared-storage.ts'
import { expect, navigateInApp, test, waitForHydration, withdrawConsent } from '../support/visitor.ts'

const MAP = 'https://www.openstreetmap.org'
const question = (page: Page) => page.getByRole('region', { name: 'Cookies op deze site' })

async function answerOf(context: BrowserContext) {
  const cookies = await context.cookies()
  return readConsent(cookies.map(({ name, value }) => `${name}=${value}`).join('; '))
}

test.describe('without an answer', () => {
  test.use({ hasAnswered: false })

  for (const [button, analytics] of [
    ['Alles weigeren', false],
    ['Alles aanvaarden', true],
  ] as const) {
    test(`“${button}” takes one click, lasts 180 days and is not asked again`, async ({ page, context }) => {
      await page.goto('/services')
      await question(page).getByRole('button', { name: button }).click()
      await expect(question(page)).toBeHidden()
      const given = await answerOf(context)
      const categories = analytics ? ALL_CATEGORIES : ESSENTIAL_ONLY
      expect(given).toMatchObject({ version: 1, categories })
      const cookie = (await context.cookies()).find(({ name }) => name === 'consent')
      expect(Math.round((cookie!.expires - Date.now() / 1000) / DAY_SECONDS)).toBe(180)
      await page.reload()
      await expect(question(page)).toBeHidden()
    })
  }

  test('the dialog passes axe; reject and accept look the same', async ({ page }) => {
    await page.goto('/')
    const appearanceOf = (name: string) =>
      question(page)
        .getByRole('button', { name })
        .evaluate((button) => {
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
          const { width, height } = button.getBoundingClientRect()
          return { color, backgroundColor, borderColor, fontSize, fontWeight, width, height }
        })
    expect(await appearanceOf('Alles weigeren')).toEqual(await appearanceOf('Alles aanvaarden'))
    await question(page).getByRole('button', { name: 'Voorkeuren' }).click()
    await expect(question(page).getByRole('switch').first()).toBeVisible()
    await expectNoViolations(page, 'the question')
  })

  test('preferences start with essential only, and are saved, by keyboard alone', async ({ page, context }) => {
    await page.goto('/')
    const region = question(page)
    // The skip link, then the dialog: it is reachable without tabbing through the page.
    for (let i = 0; i < 5; i++) await page.keyboard.press('Tab')
    await expect(region.getByRole('button', { name: 'Voorkeuren' })).toBeFocused()
    await page.keyboard.press('Enter')
    const switches = region.getByRole('switch')
    await expect(switches).toHaveCount(4)
    await expect(switches.nth(0)).toBeDisabled()
    // Nothing on this site uses marketing, so it is not asked for.
    await expect(switches.nth(3)).toBeDisabled()
    await expect(region.locator('p').first()).not.toContainText('marketing')
    for (const index of [1, 2, 3]) await expect(switches.nth(index)).not.toBeChecked()
    await expect(switches.nth(1)).toBeFocused()
    await page.keyboard.press('Space')
    await region.getByRole('button', { name: 'Keuze bewaren' }).press('Enter')
    await expect(region).toBeHidden()
    await expect(page.locator('#main')).toBeFocused()
    expect((await answerOf(context))?.categories).toEqual({ ...ESSENTIAL_ONLY, functional: true })
  })

  test('the page stays readable without layout shift, also at 360 px', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/')
    const before = await page.getByRole('heading', { level: 1 }).boundingBox()
    await question(page).getByRole('button', { name: 'Voorkeuren' }).click()
    await expect(question(page).getByRole('switch').first()).toBeVisible()
    const box = (await question(page).boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(360)
    expect(box.y).toBeGreaterThanOrEqual(0)
    await question(page).getByRole('button', { name: 'Alles weigeren' }).click()
    await expect(question(page)).toBeHidden()
    expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before)
  })

  test('the dialog covers neither the buttons nor the drawing of the landing page, nor the end of a page', async ({
    page,
  }) => {
    for (const { width, height, path, part } of [
      { width: 360, height: 740, path: '/', part: page.getByRole('link', { name: 'Plan een gesprek' }).first() },
      { width: 360, height: 740, path: '/fr', part: page.getByRole('link', { name: 'Prendre rendez-vous' }).first() },
      { width: 1280, height: 800, path: '/', part: page.locator('.layers') },
    ]) {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      const dialog = (await page.locator('#consent').boundingBox())!
      const box = (await part.boundingBox())!
      expect(box.y + box.height, path).toBeLessThanOrEqual(dialog.y)
    }
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      const content = (await page.locator('body > footer > div').boundingBox())!
      const gap = (await page.locator('#consent').boundingBox())!.y - content.y - content.height
      expect(gap, `${width} px`).toBeGreaterThanOrEqual(0)
      expect(gap, `${width} px`).toBeLessThan(64)
    }
  })

  test('a forged, outdated or oversized cookie is no answer and causes no error', async ({
    page,
    context,
    baseURL,
  }) => {
    for (const value of [
      'ja',
      '%7B%22version',
      serializeConsent({ version: 99, categories: ALL_CATEGORIES, timestamp: new Date().toISOString() }),
      'x'.repeat(3900),
    ]) {
      await context.addCookies([{ name: 'consent', value, url: baseURL! }])
      await page.goto('/contact')
      await expect(question(page)).toBeVisible()
      await expect(page.locator('iframe')).toHaveCount(0)
    }
  })

  test('with cookies disabled, the site works and the dialog explains why it returns', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto('/')
    await expect(question(page).getByText('Je browser bewaart geen cookies')).toBeVisible()
    await question(page).getByRole('button', { name: 'Alles weigeren' }).click()
    await expect(question(page)).toBeHidden()
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
    await expect(page).toHaveURL('/contact')
  })

  test('focus stays in a field after the answer', async ({ page }) => {
    await page.goto('/contact')
    await waitForHydration(page)
    const message = page.getByLabel('Bericht')
    await message.fill('Goeiedag')
    await question(page).getByRole('button', { name: 'Alles weigeren' }).click()
    await expect(question(page)).toBeHidden()
    await expect(message).toBeFocused()
  })

  test('an answer in one tab applies in the other, and so does its withdrawal', async ({ page, context }) => {
    await page.goto('/services')
    const other = await context.newPage()
    await other.goto('/faq')
    await question(other).getByRole('button', { name: 'Alles weigeren' }).click()
    await expect(question(other)).toBeHidden()
    await page.bringToFront()
    await expect(question(page)).toBeHidden()
    await waitForHydration(page)
    await withdrawConsent(page)
    await other.bringToFront()
    await expect(question(other)).toBeVisible()
    await other.close()
  })

  test('a click is not lost when React stops its propagation during hydration', async ({ page }) => {
    await page.addInitScript(() => document.addEventListener('click', (event) => event.stopPropagation(), true))
    await page.goto('/')
    await question(page).getByRole('button', { name: 'Alles weigeren' }).click()
    await expect(question(page)).toBeHidden()
  })
})

test('the button in the footer withdraws the answer: its storage is removed and the dialog returns', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([
    { name: '_ga', value: 'GA1.1.1', url: baseURL! },
    { name: '_ga_ABC', value: '1', url: baseURL! },
  ])
  await page.goto('/services')
  await waitForHydration(page)
  await withdrawConsent(page)
  const left = async () =>
    (await context.cookies()).map(({ name }) => name).filter((name) => /^(consent$|_ga)/.test(name))
  await expect.poll(left).toEqual([])
})

test.describe('the map', () => {
  test.use({ hasAnswered: false, otherOrigins: [MAP] })

  test('follows the answer immediately in both directions, without a reload', async ({ page, context }) => {
    await context.route(`${MAP}/**`, (route) => route.fulfill({ body: '<p>map</p>', contentType: 'text/html' }))
    await page.goto('/contact')
    await waitForHydration(page)
    await expect(page.locator('iframe')).toHaveCount(0)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await question(page).getByRole('button', { name: 'Alles aanvaarden' }).click()
    await expect(page.getByTitle('Kaart met de ligging van Studio Cyaan')).toBeAttached()
    await page.evaluate(() => {
      document.documentElement.dataset.consent = 'ask'
    })
    await question(page).getByRole('button', { name: 'Alles weigeren' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })
})

const ADMIN_PAGES = ['/admin', '/admin/messages', '/admin/mail', '/admin/users', '/admin/settings', '/admin/journal']

// A page writes only names that the registry declares as essential: `EssentialName` and `tests/architecture.test.ts`.
// These tests find writes of libraries and of the browser. In `npm test`, `site/accessibility.spec.ts` loads every page
// after a refusal, `privacy/analytics.spec.ts` visits without an answer, and `privacy/google-analytics.spec.ts` measures
// with and without analytics consent.
const STATES: [string, Choices | undefined][] = [
  ['unanswered', undefined],
  ['all', ALL_CATEGORIES],
]

for (const [name, categories] of STATES) {
  test.describe(`visits the whole site: ${name}`, () => {
    test.use({ hasAnswered: false, otherOrigins: categories?.functional ? [MAP] : [] })

    test('stores nothing that is not declared and allowed', { tag: '@extended' }, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.route(`${MAP}/**`, (route) => route.fulfill({ body: '<p>map</p>', contentType: 'text/html' }))
      if (categories) {
        const value = serializeConsent({ version: 1, categories, timestamp: new Date().toISOString() })
        await context.addCookies([{ name: 'consent', value, url: baseURL! }])
      }
      const allowed: Choices = categories ?? ESSENTIAL_ONLY
      await page.goto('/')
      await waitForHydration(page)
      await page.waitForLoadState('networkidle')
      await checkStorage('/')
      for (const path of [...STANDARD_PAGES.slice(1).map((one) => one.path), '/register'])
        await moveAndCheckStorage(path)
      await signInByForm(page, ADMIN, '/profile')
      // Parts of a page hydrate after its frame; leaving earlier would hydrate them on the next page.
      await page.waitForLoadState('networkidle')
      await checkStorage('/profile')
      for (const path of ADMIN_PAGES) await moveAndCheckStorage(path)

      async function moveAndCheckStorage(path: string): Promise<void> {
        await navigateInApp(page, path)
        await checkStorage(path)
      }

      async function checkStorage(path: string): Promise<void> {
        expect(await undeclaredStorage(allowed, page), path).toEqual([])
      }
    })
  })
}
