import type { BrowserContext, Page } from '@playwright/test'
import {
  type Choices,
  EVERYTHING,
  NOTHING_MORE,
  readConsent,
  writeConsent,
} from '../src/features/consent/model/consent.ts'
import { PUBLIC_PAGES } from '../src/features/site/model/public-pages.ts'
import { expectNoFault } from './axe.ts'
import { keptWithout } from './kept.ts'
import { signInByForm } from './member.ts'
import { ADMIN } from './neighbours.ts'
import { awake, expect, moveTo, test } from './visitor.ts'

const MAP = 'https://www.openstreetmap.org'
const question = (page: Page) => page.getByRole('region', { name: 'Mogen we iets extra bewaren?' })

async function answerOf(context: BrowserContext) {
  const cookies = await context.cookies()
  return readConsent(cookies.map(({ name, value }) => `${name}=${value}`).join('; '))
}

test.describe('unanswered', () => {
  test.use({ hasAnswered: false })

  for (const [button, analytics] of [
    ['Alles weigeren', false],
    ['Alles aanvaarden', true],
  ] as const) {
    test(`“${button}” is one press, lasts 180 days and is not asked again`, async ({ page, context }) => {
      await page.goto('/services')
      await question(page).getByRole('button', { name: button }).click()
      await expect(question(page)).toBeHidden()
      const given = await answerOf(context)
      expect(given).toMatchObject({ version: 1, categories: analytics ? EVERYTHING : NOTHING_MORE })
      const cookie = (await context.cookies()).find(({ name }) => name === 'consent')
      expect(Math.round((cookie!.expires - Date.now() / 1000) / 86_400)).toBe(180)
      await page.reload()
      await expect(question(page)).toBeHidden()
    })
  }

  test('the question has no fault that axe can find; reject and accept weigh the same', async ({ page }) => {
    await page.goto('/')
    const look = (name: string) =>
      question(page)
        .getByRole('button', { name })
        .evaluate((button) => {
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
          const { width, height } = button.getBoundingClientRect()
          return { color, backgroundColor, borderColor, fontSize, fontWeight, width, height }
        })
    expect(await look('Alles weigeren')).toEqual(await look('Alles aanvaarden'))
    await question(page).getByRole('button', { name: 'Voorkeuren' }).click()
    await expect(question(page).getByRole('switch').first()).toBeVisible()
    await expectNoFault(page, 'the question')
  })

  test('preferences start with nothing but the essential, and keep what is chosen, by keyboard alone', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    const region = question(page)
    // The skip link, then the question: nobody has to walk through the page to get rid of it.
    for (let i = 0; i < 5; i++) await page.keyboard.press('Tab')
    await expect(region.getByRole('button', { name: 'Voorkeuren' })).toBeFocused()
    await page.keyboard.press('Enter')
    const switches = region.getByRole('switch')
    await expect(switches).toHaveCount(4)
    await expect(switches.nth(0)).toBeDisabled()
    for (const index of [1, 2, 3]) await expect(switches.nth(index)).not.toBeChecked()
    await expect(switches.nth(1)).toBeFocused()
    await page.keyboard.press('Space')
    await region.getByRole('button', { name: 'Keuze bewaren' }).press('Enter')
    await expect(region).toBeHidden()
    await expect(page.locator('#main')).toBeFocused()
    expect((await answerOf(context))?.categories).toEqual({ ...NOTHING_MORE, functional: true })
  })

  test('the page stays readable and does not move, at 360 px too', async ({ page }) => {
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

  test('a forged, old or enormous cookie is no answer and no error', async ({ page, context, baseURL }) => {
    for (const value of [
      'ja',
      '%7B%22version',
      writeConsent({ version: 99, categories: EVERYTHING, timestamp: new Date().toISOString() }),
      'x'.repeat(3900),
    ]) {
      await context.addCookies([{ name: 'consent', value, url: baseURL! }])
      await page.goto('/contact')
      await expect(question(page)).toBeVisible()
      await expect(page.locator('iframe')).toHaveCount(0)
    }
  })

  test('where the browser keeps nothing, the site works and the question says why it comes back', async ({ page }) => {
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
    await awake(page)
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
    await expect(page).toHaveURL('/contact')
  })

  test('whoever was writing goes on writing after the answer', async ({ page }) => {
    await page.goto('/contact')
    await awake(page)
    const message = page.getByLabel('Bericht')
    await message.fill('Goeiedag')
    await question(page).getByRole('button', { name: 'Alles weigeren' }).click()
    await expect(question(page)).toBeHidden()
    await expect(message).toBeFocused()
  })

  test('an answer in one tab counts in the other, and so does its withdrawal', async ({ page, context }) => {
    await page.goto('/services')
    const other = await context.newPage()
    await other.goto('/faq')
    await question(other).getByRole('button', { name: 'Alles weigeren' }).click()
    await expect(question(other)).toBeHidden()
    await page.bringToFront()
    await expect(question(page)).toBeHidden()
    await awake(page)
    await page.getByRole('button', { name: 'Cookie-instellingen' }).click()
    await expect(question(page)).toBeVisible()
    await other.bringToFront()
    await expect(question(other)).toBeVisible()
    await other.close()
  })

  test('a press is not lost when the page stops it on its way up, as it does while it wakes', async ({ page }) => {
    await page.addInitScript(() => document.addEventListener('click', (event) => event.stopPropagation(), true))
    await page.goto('/')
    await question(page).getByRole('button', { name: 'Alles weigeren' }).click()
    await expect(question(page)).toBeHidden()
  })
})

test('the chip in the footer withdraws the answer: what it covered is gone, and the question is back', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([
    { name: '_ga', value: 'GA1.1.1', url: baseURL! },
    { name: '_ga_ABC', value: '1', url: baseURL! },
  ])
  await page.goto('/services')
  await awake(page)
  await page.getByRole('button', { name: 'Cookie-instellingen' }).click()
  await expect(question(page)).toBeVisible()
  const left = async () =>
    (await context.cookies()).map(({ name }) => name).filter((name) => /^(consent$|_ga)/.test(name))
  await expect.poll(left).toEqual([])
})

test.describe('the map', () => {
  test.use({ hasAnswered: false, otherOrigins: [MAP] })

  test('follows the answer at once, both ways, without a reload', async ({ page, context }) => {
    await context.route(`${MAP}/**`, (route) => route.fulfill({ body: '<p>map</p>', contentType: 'text/html' }))
    await page.goto('/contact')
    await awake(page)
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

const DESK = ['/admin', '/admin/messages', '/admin/mail', '/admin/users', '/admin/settings', '/admin/journal']

// A page writes only names that the registry declares as essential: `EssentialName` and `tests/architecture.test.ts`.
// Left to find here are writes of libraries and of the browser. `accessibility.spec.ts` loads every page after a refusal,
// `admin.spec.ts` measures with and without the consent for it.
const STATES: [string, Choices | undefined][] = [
  ['unanswered', undefined],
  ['all', EVERYTHING],
]

for (const [name, categories] of STATES) {
  test.describe(`a walk through the whole product: ${name}`, () => {
    test.use({ hasAnswered: false, otherOrigins: categories?.functional ? [MAP] : [] })

    test('keeps nothing that is not declared and allowed', async ({ page, context, baseURL }) => {
      test.setTimeout(90_000)
      await context.route(`${MAP}/**`, (route) => route.fulfill({ body: '<p>map</p>', contentType: 'text/html' }))
      if (categories) {
        const value = writeConsent({ version: 1, categories, timestamp: new Date().toISOString() })
        await context.addCookies([{ name: 'consent', value, url: baseURL! }])
      }
      const allowed: Choices = categories ?? NOTHING_MORE
      await page.goto('/')
      await awake(page)
      await page.waitForLoadState('networkidle')
      await look('/')
      for (const path of [...PUBLIC_PAGES.slice(1).map((one) => one.path), '/register']) await moveAndLook(path)
      await signInByForm(page, ADMIN, '/profile')
      // Parts of a page wake after its frame; one that is left before that would be woken as another page.
      await page.waitForLoadState('networkidle')
      await look('/profile')
      for (const path of DESK) await moveAndLook(path)

      async function moveAndLook(path: string): Promise<void> {
        await moveTo(page, path)
        await look(path)
      }

      async function look(path: string): Promise<void> {
        expect(await keptWithout(allowed, page), path).toEqual([])
      }
    })
  })
}
