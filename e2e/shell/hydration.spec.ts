import type { BrowserContext, Route } from '@playwright/test'
import { ESSENTIAL_ONLY, serializeConsent } from '../../src/features/consent/model/consent.ts'
import { createAccount } from '../support/account.ts'
import { expect, holdScripts, test, waitForHydration } from '../support/visitor.ts'

const ANALYTICS = { ...ESSENTIAL_ONLY, analytics: true }

/** Sums the bytes of all scripts that the browser receives from now on, those of the service worker included. */
function countScripts(context: BrowserContext) {
  const scripts: { url: string; bytes: Promise<number> }[] = []
  context.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    // Of a script in the cache nothing is transferred, and Playwright subtracts its headers.
    const transferred = () => request.sizes().then(({ responseBodySize }) => Math.max(0, responseBodySize))
    if (/\.js$/.test(pathname)) scripts.push({ url: pathname, bytes: transferred() })
  })
  return async () => (await Promise.all(scripts.map(({ bytes }) => bytes))).reduce((sum, bytes) => sum + bytes, 0)
}

test.describe('a visitor who only reads', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, hasTouch: true })

  test('downloads less than 10 kB of scripts per page, with the collecting script and the service worker', async ({
    page,
    context,
    baseURL,
  }) => {
    const value = serializeConsent({ version: 1, categories: ANALYTICS, timestamp: new Date().toISOString() })
    await context.addCookies([{ name: 'consent', value, url: baseURL! }])
    const total = countScripts(context)
    for (const path of ['/', '/blog']) {
      await page.goto(path)
      // The worker stores the page when everything else is loaded.
      await expect
        .poll(() => page.evaluate(async (wanted) => Boolean(await caches.match(wanted, { ignoreVary: true })), path))
        .toBe(true)
      // Reading: a swipe starts on text, the page scrolls, some of it is selected.
      await page.touchscreen.tap(20, 700)
      await page.mouse.wheel(0, 600)
      await page.keyboard.press('PageDown')
      await page.getByRole('heading', { level: 2 }).first().click()
      await page.waitForLoadState('networkidle')
      expect(await total(), path).toBeGreaterThan(1000)
      expect(await total(), path).toBeLessThan(10_000)
      await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
    }
    // The refusing twin: a control that needs React loads it.
    await page.goto('/faq')
    await page.getByRole('searchbox').tap()
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await expect.poll(total).toBeGreaterThan(50_000)
  })
})

test('a press on a link of a content page loads its document and no application', async ({ page, context }) => {
  const total = countScripts(context)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Diensten' }).click()
  await expect(page).toHaveURL('/services')
  await page.waitForLoadState('networkidle')
  expect(await total()).toBeLessThan(10_000)
})

test('Chromium prefetches a link that the pointer rests on, and with Save-Data nothing', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const link = page.getByRole('banner').getByRole('link', { name: 'Diensten' })
  // The pointer has to rest on the link for 200 ms.
  const prefetched = page.waitForEvent('requestfinished', (sent) => sent.url().endsWith('/services'))
  await link.hover()
  await prefetched
  await link.click()
  await expect(page).toHaveURL('/services')
  const delivery = () =>
    page.evaluate(() => (performance.getEntriesByType('navigation')[0] as { deliveryType?: string }).deliveryType)
  await expect.poll(delivery).toBe('navigational-prefetch')

  const rules = page.locator('script[type=speculationrules]')
  expect(await rules.textContent()).toContain('[download]')
  const patterns = JSON.parse((await rules.textContent())!).prefetch[0].where.and[1].not.href_matches
  const isExcluded = (path: string) =>
    page.evaluate(
      ([all, to]) => all.some((pattern) => new URLPattern(pattern, location.origin).test(to, location.origin)),
      [patterns as string[], path] as const,
    )
  for (const path of ['/api/docs', '/admin', '/admin/users', '/fr/admin/clients/3', '/fr/profile', '/edit/3/concept'])
    expect(await isExcluded(path), path).toBe(true)
  for (const path of ['/', '/administration', '/fr/blog/3/new']) expect(await isExcluded(path), path).toBe(false)
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.reload()
  await expect(rules).toHaveCount(0)
})

test('a content page lists its scripts without loading them, and loads them together on intent', async ({ page }) => {
  await page.goto('/faq', { waitUntil: 'networkidle' })
  const listed = (await page.locator('html').getAttribute('data-scripts'))!.split(' ')
  expect(listed.length).toBeGreaterThan(2)
  const preloaded = page.locator('link[rel=modulepreload]:not([href*=index-])')
  await expect(preloaded).toHaveCount(0)
  await waitForHydration(page)
  for (const href of listed)
    await expect(page.locator(`link[rel=modulepreload][href="${href}"]`).first()).toBeAttached()
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const origin = new URL(page.url()).origin
  expect(await loaded()).toEqual(expect.arrayContaining(listed.map((href) => origin + href)))

  await page.goto('/verify-email')
  await expect(page.locator('html')).not.toHaveAttribute('data-scripts')
})

test('a content page contains no loader data, and loads them with the first interaction', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/faq', { waitUntil: 'networkidle' })
  const address = (await page.locator('html').getAttribute('data-page'))!
  expect(requested).not.toContain(address)
  const data = await (await page.request.get(address)).text()
  const [question] = /(?<="question":")[\w ,]{20,}/.exec(data)!
  const html = await (await page.request.get('/faq')).text()
  const scripts = html.match(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g)!.join()
  expect(html).toContain(question)
  expect(scripts).not.toContain(question)
  await page.getByRole('searchbox').fill('prijs')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  expect(requested.filter((path) => path === address)).toHaveLength(1)
  await expect(page.getByText(/^\d+ antwoord/)).toBeVisible()

  // A URL with a query is not cached: its HTML contains the data.
  await page.goto('/faq?q=1')
  await expect(page.locator('html')).not.toHaveAttribute('data-page')
  await waitForHydration(page)
})

test('a page whose data are gone is reloaded by the first interaction, and then works', async ({ page }) => {
  // As after a change of the page: the document names data that the server no longer has.
  const nameLostData = async (route: Route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(/data-page="\/page-data\/[^/]+/, 'data-page="/page-data/gone')
    await route.fulfill({ response, body: html })
  }
  await page.route('/faq', nameLostData, { times: 1 })
  await page.goto('/faq', { waitUntil: 'networkidle' })
  await expect(page.locator('html')).toHaveAttribute('data-page', '/page-data/gone/faq')
  const reloaded = page.waitForEvent('load')
  await page.getByRole('searchbox').focus()
  await reloaded
  await expect(page.locator('html')).not.toHaveAttribute('data-page', '/page-data/gone/faq')
  await page.getByRole('searchbox').fill('prijs')
  await expect(page.getByText(/^\d+ antwoord/)).toBeVisible()
})

test('data that fail to load leave a readable page, and the next interaction tries again', {
  tag: '@extended',
}, async ({ page: watched, context }) => {
  // The failed request is logged by the browser.
  const page = await context.newPage()
  await watched.close()
  await page.goto('/faq', { waitUntil: 'networkidle' })
  await page.route('/page-data/**', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  const failed = page.waitForEvent('pageerror')
  await page.getByRole('searchbox').focus()
  expect(String(await failed)).toContain('/page-data/')
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
  await page.getByRole('searchbox').pressSequentially('prijs')
  await expect(page.getByText(/^\d+ antwoord/)).toBeVisible()
})

test('a press before hydration is not lost on a slow network, and is repeated once', async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { prints: 0, print: () => (window as never as { prints: number }).prints++ }),
  )
  await page.goto('/terms', { waitUntil: 'networkidle' })
  const release = await holdScripts(page)
  const print = page.getByRole('button', { name: 'Afdrukken' })
  await print.click()
  await print.click()
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
  release()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect.poll(() => page.evaluate(() => (window as never as { prints: number }).prints)).toBe(1)
})

test('a time and a text that are entered before hydration are kept', async ({ browser, baseURL }) => {
  // In another zone than the company's the page hydrates at once.
  const page = await browser.newPage({ baseURL: baseURL!, timezoneId: 'Europe/Brussels', locale: 'nl-BE' })
  await page.goto('/booking', { waitUntil: 'networkidle' })
  const release = await holdScripts(page)
  await page.getByLabel('Vertel er wat meer over').fill('Voor het laden getypt')
  const free = page.getByRole('radio', { name: /vrij$/ }).first()
  const time = await free.getAttribute('value')
  await free.check({ force: true })
  release()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const draft = () => page.evaluate(() => JSON.parse(localStorage.getItem('booking-draft') ?? '{}').draft)
  await expect.poll(draft).toMatchObject({ time })
  await expect(page.getByLabel('Vertel er wat meer over')).toHaveValue('Voor het laden getypt')
  await page.close()
})

test('a month pressed before hydration is shown after it, with the subject and the text entered before', async ({
  page,
}) => {
  await page.goto('/booking', { waitUntil: 'networkidle' })
  const release = await holdScripts(page)
  await page.getByRole('radio', { name: /^Aanpassing/ }).check()
  await page.getByLabel('Vertel er wat meer over').fill('Voor het laden getypt')
  const month = page.getByRole('grid')
  const before = await month.getAttribute('aria-label')
  await page.getByRole('button', { name: /^Volgende maand/ }).click()
  release()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(month).not.toHaveAttribute('aria-label', before!)
  await expect(page.getByRole('radio', { name: /^Aanpassing/ })).toBeChecked()
  await expect(page.getByLabel('Vertel er wat meer over')).toHaveValue('Voor het laden getypt')
})

for (const type of [undefined, 'NEW_WEB_APPLICATION'])
  test(`a choice between the hydration of the frame and that of the page is kept, stored draft: ${type}`, async ({
    page,
  }) => {
    await page.addInitScript((stored) => {
      const draft = { keptAt: Date.now(), userId: null, draft: { type: stored, at: '' } }
      if (stored) localStorage.setItem('booking-draft', JSON.stringify(draft))
      const observer = new MutationObserver(() => {
        observer.disconnect()
        const choice = document.querySelector<HTMLElement>('[value=CHANGE_REQUEST]')!
        const heard: string[] = Object.assign(window, { heard: [] }).heard
        choice.addEventListener('dragenter', () => heard.push('probe'))
        choice.dispatchEvent(new Event('dragenter'))
        heard.push('dispatched')
        choice.click()
      })
      observer.observe(document, { attributeFilter: ['data-hydrated'], subtree: true })
    }, type)
    const slots = page.waitForRequest('**/api/booking/slots?*type=CHANGE_REQUEST*')
    await page.goto('/booking')
    await waitForHydration(page)
    await slots
    await expect(page.getByRole('radio', { name: /^Aanpassing/ })).toBeChecked()
    // What `replay-press.ts` rests on: React holds this event back until it has hydrated its target, then dispatches it.
    await expect.poll(() => page.evaluate('heard')).toEqual(['dispatched', 'probe'])
  })

test('a login that is sent before hydration signs in once', async ({ page }) => {
  const account = await createAccount(page.request)
  await page.goto('/login', { waitUntil: 'networkidle' })
  const release = await holdScripts(page)
  let calls = 0
  page.on('request', (request) => {
    if (/\/api\/identity\/sign-in(?:\?|$)/.test(request.url())) calls += 1
  })
  await page.getByLabel('E-mailadres').fill(account.email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(account.password)
  const logIn = page.getByRole('main').getByRole('button', { name: 'Inloggen', exact: true })
  await logIn.dblclick()
  release()
  await page.waitForURL((url) => url.pathname !== '/login')
  expect(calls).toBe(1)
})

test('theme, language, logo and cookie settings work without the application', async ({ page, context }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Donker thema' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('button', { name: 'Donker thema' })).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => scrollTo(0, 101))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Studio Cyaan' })).toBeVisible()
  await page.getByRole('button', { name: 'Taal: Nederlands' }).click()
  await page.getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL('/fr')
  expect((await context.cookies()).find(({ name }) => name === 'lng')?.value).toBe('fr')
  await expect(page.getByRole('button', { name: 'Thème sombre' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('button').click()
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('consent')
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
})

test('a stored session hydrates an idle page', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() =>
    localStorage.setItem('auth-storage', JSON.stringify({ state: { isAuthenticated: true }, version: 0 })),
  )
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/identity/token') && calls.push(request.url()))
  await page.reload()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect.poll(() => calls.length).toBeGreaterThan(0)
})

test.describe('in the time zone of the company', () => {
  // In another one /booking loads the script that marks the visitor's own times.
  test.use({ timezoneId: 'Europe/Brussels' })

  for (const { path, budget } of [
    { path: '/', budget: 95_000 },
    { path: '/booking', budget: 115_000 },
  ])
    test(`a hydrated page is within its JavaScript budget: ${path}`, async ({ page, context }) => {
      const total = countScripts(context)
      await page.goto(path)
      await waitForHydration(page)
      await page.waitForLoadState('networkidle')
      expect(await total()).toBeGreaterThan(50_000)
      // With the script that watches for updates, which an idle page loads.
      expect(await total()).toBeLessThanOrEqual(budget + 700)
    })
})

test.describe('in a browser without invoker commands and popovers', () => {
  test('menus open and close without the application', async ({ page: watched, context }) => {
    // Blocked scripts cause console errors, which the page fixture would report.
    const page = await context.newPage()
    await watched.close()
    await page.addInitScript(() => {
      for (const name of ['command', 'commandForElement', 'popoverTargetElement'])
        delete (HTMLButtonElement.prototype as never)[name]
      // The browser itself still follows the attributes: hide them from it.
      addEventListener(
        'click',
        (event) => (event.target as Element).closest('[commandfor],[popovertarget]') && event.preventDefault(),
        true,
      )
    })
    await page.route(/\/assets\/(?!index-).*\.js/, (route) => route.abort())
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    const sheet = page.getByRole('dialog', { name: 'Hoofdmenu' })
    await page.getByRole('button', { name: 'Menu openen' }).click()
    await expect(sheet).toBeVisible()
    await sheet.getByRole('button', { name: 'Menu sluiten' }).click()
    await expect(sheet).toBeHidden()
    await page.getByRole('button', { name: 'Account' }).click()
    await expect(page.locator('#account-menu')).toHaveAttribute('data-open', '')
  })
})

test('the scroll position before hydration is kept, and restored after a reload', async ({ page }) => {
  const place = () => page.evaluate(() => Math.round(scrollY))
  await page.goto('/services')
  await page.evaluate(() => scrollTo(0, 700))
  await waitForHydration(page)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await place()).toBe(700)
  await page.reload()
  await waitForHydration(page)
  expect(await place()).toBe(700)
})

test('before the first paint two fonts are loaded, and no script blocks it', async ({ page }) => {
  await page.goto('/')
  expect(await page.locator('link[rel=preload][as=font]').count()).toBe(2)
  expect(await page.locator('script[src]:not([async]):not([defer])').count()).toBe(0)
  await waitForHydration(page)
  const { paint, fonts } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    fonts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  }))
  expect(fonts.filter((start) => start < paint).length).toBeLessThanOrEqual(2)
})

test('data embedded in the page is not requested again, whatever the age of the page', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
  await page.clock.setFixedTime(Date.now() + 10 * 60_000)
  await page.goto('/contact')
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])

  // The next page is loaded once; back and forward load nothing again.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(page.getByRole('searchbox')).toBeVisible()
  const loaded = [...calls]
  expect(new Set(loaded).size).toBe(loaded.length)
  await page.goBack()
  await expect(page.getByLabel('Onderwerp')).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual(loaded)
})
