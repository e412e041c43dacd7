import type { Page } from '@playwright/test'
import { twoBuilds } from '../support/two-builds.ts'
import { expect, test, waitForHydration } from '../support/visitor.ts'

const site = twoBuilds()
const QUESTION = 'Er is een nieuwe versie van deze site. Nu herladen?'
const AUTH = JSON.stringify({ state: { isAuthenticated: false }, version: 0 })

/** The build of the page, and how often the document was loaded since. */
async function watch(page: Page, path = '/') {
  await page.goto(path)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  return { build: await buildOf(page), loads: () => loads }
}

function buildOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset.build)
}

/** Runs the check that the timer runs every minute. */
function lookForUpdate(page: Page): Promise<unknown> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
}

function prompt(page: Page) {
  return page.getByRole('status').filter({ hasText: QUESTION })
}

/** No worker is being installed or activated, and nothing is being loaded: nothing is left that could cause a reload. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const isSettled = async () => {
    await new Promise((resolve) => requestIdleCallback(resolve))
    const { installing, active } = (await navigator.serviceWorker.getRegistration()) ?? {}
    return !installing && active?.state !== 'activating'
  }
  await expect.poll(() => page.evaluate(isSettled).catch(() => false)).toBe(true)
  await page.waitForLoadState('networkidle')
}

test('a new version is detected within a minute; accepting reloads once, clears storage and keeps the session', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { setInterval } = window
    window.setInterval = ((run: () => void, ms: number) => {
      if (ms === 60_000) Object.assign(window, { everyMinute: run })
      return setInterval(run, ms)
    }) as typeof window.setInterval
  })
  const { build, loads } = await watch(page)
  await page.evaluate((auth) => {
    localStorage.setItem('auth-storage', auth)
    localStorage.setItem('old', '1')
    sessionStorage.setItem('old', '1')
    return caches.open('old')
  }, AUTH)
  await waitForHydration(page)
  await page.keyboard.press('Tab')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  const before = await focused()

  site.serve('new')
  await page.evaluate(() => (window as unknown as { everyMinute: () => void }).everyMinute())
  await expect(prompt(page)).toBeVisible()
  expect(await focused()).toBe(before)
  expect(loads()).toBe(0)

  await page.getByRole('button', { name: 'Herladen' }).click()
  await expect.poll(() => buildOf(page).catch(() => build)).not.toBe(build)
  await settle(page)
  expect(loads()).toBe(1)
  expect(
    await page.evaluate(async () => ({
      local: Object.keys(localStorage).sort(),
      session: sessionStorage.getItem('old'),
      hasOldCache: await caches.has('old'),
      auth: localStorage.getItem('auth-storage'),
      isMarked: localStorage.getItem('app-version') === document.documentElement.dataset.build,
    })),
  ).toEqual({ local: ['app-version', 'auth-storage'], session: null, hasOldCache: false, auth: AUTH, isMarked: true })
})

test('declining keeps the page; a missing script of the old build loads the new one', { tag: '@extended' }, async ({
  page,
}) => {
  const { build, loads } = await watch(page)
  site.serve('new')
  await lookForUpdate(page)
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(prompt(page)).toHaveCount(0)
  await settle(page)
  expect([await buildOf(page), loads()]).toEqual([build, 0])

  await waitForHydration(page)
  site.removeOldFiles()
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => buildOf(page).catch(() => build)).not.toBe(build)
  await expect(page).toHaveURL('/contact')
  await expect(page.getByText('Er is iets misgegaan')).toHaveCount(0)
  await settle(page)
  expect(loads()).toBeLessThanOrEqual(2)
})

test('accepting in one tab reloads both, once each; unsaved input delays prompt and reload, and is restored', {
  tag: '@extended',
}, async ({ page, context }) => {
  const first = await watch(page)
  const writing = await context.newPage()
  const second = await watch(writing, '/contact')
  await waitForHydration(writing)
  await writing.getByLabel('Bericht').fill('Dit mag niet verloren gaan.')

  site.serve('new')
  await lookForUpdate(page)
  await expect(prompt(page)).toBeVisible()
  await expect(prompt(writing)).toHaveCount(0)
  await page.getByRole('button', { name: 'Herladen' }).click()
  await expect.poll(() => buildOf(page).catch(() => first.build)).not.toBe(first.build)
  await settle(page)
  expect([first.loads(), second.loads()]).toEqual([1, 0])

  await writing.getByLabel('Bericht').fill('')
  await expect.poll(() => second.loads()).toBe(1)
  await waitForHydration(writing)
  await writing.getByLabel('Bericht').fill('Dit mag niet verloren gaan.')
  await settle(writing)
  await writing.reload()
  await expect(writing.getByLabel('Bericht')).toHaveValue('Dit mag niet verloren gaan.')
  await writing.close()
})

test('a call that the new build no longer has asks at once, and the reload restores what was typed', async ({
  context,
}) => {
  // Not the page fixture: the browser logs the 404.
  const page = await context.newPage()
  const { build, loads } = await watch(page, '/contact')
  await waitForHydration(page)
  const message = 'Wat kost een nieuwe website voor een bakkerij?'
  await page.getByLabel('Bericht').fill(message)

  site.serve('new')
  site.fail({ path: /^\/api\/contact/, status: 404, type: 'application/json', body: '{"error":{"code":"NOT_FOUND"}}' })
  await page.evaluate(() => fetch('/api/contact', { method: 'POST' }))
  await expect(prompt(page)).toBeVisible()
  await expect(page.getByLabel('Bericht')).toHaveValue(message)
  await page.getByRole('button', { name: 'Herladen' }).click()
  await expect.poll(() => buildOf(page).catch(() => build)).not.toBe(build)
  await settle(page)
  expect(loads()).toBe(1)
  await expect(page.getByLabel('Bericht')).toHaveValue(message)
})

test('a rollback, and alternating builds, cause no reload loop', { tag: '@extended' }, async ({ page }) => {
  site.serve('new')
  const { build, loads } = await watch(page)
  site.serve('old')
  await page.goto('/services')
  await expect.poll(() => buildOf(page).catch(() => build)).not.toBe(build)
  await settle(page)
  // The navigation and one reload.
  expect(loads()).toBe(2)
  expect(await page.evaluate(() => localStorage.getItem('app-version'))).toBe(await buildOf(page))

  site.serve('both')
  for (const path of ['/', '/faq', '/services']) {
    const before = loads()
    await page.goto(path)
    await settle(page)
    expect(loads() - before).toBeLessThanOrEqual(2)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('the kill switch removes the worker and its copies, and the page reloads once', { tag: '@extended' }, async ({
  page,
}) => {
  const { loads } = await watch(page)
  site.switchWorkerOff()
  await lookForUpdate(page)
  await expect.poll(loads).toBe(1)
  await settle(page)
  expect(loads()).toBe(1)
  await page.goto('/faq')
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})

test.describe('with network or browser failures', () => {
  const PORTAL = { status: 200, type: 'text/html', body: '<title>Wifi</title><h1>Log in to the network</h1>' }

  test('a worker script that is an error or a captive portal page changes nothing', { tag: '@extended' }, async ({
    context,
  }) => {
    // Not the page fixture: the browser logs errors of the script.
    const page = await context.newPage()
    let loads = 0
    page.on('domcontentloaded', () => loads++)
    for (const response of [PORTAL, { status: 500, type: 'text/plain', body: 'no' }]) {
      site.fail({ path: /^\/service-worker\.js/, ...response })
      await page.goto('/')
      await settle(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    expect(loads).toBe(2)
  })

  test('disabled storage only loses the version marker', { tag: '@extended' }, async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        })
    })
    let loads = 0
    page.on('domcontentloaded', () => loads++)
    await page.goto('/services')
    await waitForHydration(page)
    await settle(page)
    expect(loads).toBe(1)
  })

  test('a version marker that cannot be written causes no reload loop', { tag: '@extended' }, async ({ page }) => {
    await watch(page)
    await page.evaluate(() => localStorage.setItem('app-version', 'aaaaaaaaaaaa'))
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    let loads = 0
    page.on('domcontentloaded', () => loads++)
    await page.goto('/faq')
    await settle(page)
    expect(loads).toBeLessThanOrEqual(2)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
