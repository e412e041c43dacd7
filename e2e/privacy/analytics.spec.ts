import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from '../../scripts/browser.mjs'
import { type EventBatch, METRICS } from '../../src/features/analytics/model/event.schema.ts'
import type { VitalsReport } from '../../src/features/analytics/model/vitals/vitals-report.schema.ts'
import { ALL_CATEGORIES, serializeConsent } from '../../src/features/consent/model/consent.ts'
import { API_CLIENT_HEADERS } from '../../src/kernel/client-headers.ts'
import { DAY_MS, DAY_SECONDS } from '../../src/kernel/time-units.ts'
import { signIn } from '../support/account.ts'
import { ADMIN } from '../support/servers.ts'
import { expect, test, waitForHydration, withdrawConsent } from '../support/visitor.ts'

const ENDPOINT = '/api/analytics/events'
const ASSETS = 'dist/client/assets'
const script = () =>
  readdirSync(ASSETS).find(
    (name) => name.endsWith('.js') && readFileSync(`${ASSETS}/${name}`, 'utf8').includes(ENDPOINT),
  )!

test.use({
  hasAnswered: false,
  launchOptions: {
    // The headless shell has no back/forward cache.
    executablePath: findBrowser()!,
    args: BROWSER_FLAGS,
    // Playwright disables the back/forward cache by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** Records event batches and loaded scripts of a browser context. */
function watch(context: BrowserContext) {
  const batches: EventBatch[] = []
  const scripts: string[] = []
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === ENDPOINT) batches.push(request.postDataJSON())
    if (pathname.endsWith('.js')) scripts.push(pathname.split('/').at(-1)!)
  })
  const events = () => batches.flatMap((batch) => batch.events)
  const views = () => events().filter(({ name }) => name === 'page_view')
  return { batches, scripts, events, views, paths: () => views().map(({ path }) => path) }
}

/** Makes the page send its queued events without waiting for the timer. */
const flush = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('pagehide')))
const identifiers = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name.startsWith('cyaan.visit'))
const accept = (page: Page) => page.getByRole('button', { name: 'Alles aanvaarden' }).click()

async function allowAnalytics({ request }: BrowserContext): Promise<void> {
  const choices = { functional: false, analytics: true, marketing: false }
  const response = await request.post('/api/consent', { headers: API_CLIENT_HEADERS, data: { choices, locale: 'nl' } })
  expect(response.status()).toBe(200)
}

/** Client-side navigation. */
const moveTo = (page: Page, address: string) => page.evaluate((to) => history.pushState({}, '', to), address)

test('nothing is loaded, sent or stored before consent; after it every navigation is one page view', async ({
  page,
  context,
}) => {
  const sent = watch(context)
  const campaign = 'utm_source=nieuwsbrief&utm_medium=email&utm_campaign=mei&email=rita@example.com'
  await page.goto(`/services?${campaign}#top`, { referer: 'https://zoeken.example/?q=rita' })
  await waitForHydration(page)
  await moveTo(page, '/faq')
  await expect(page).toHaveTitle(/vragen/i)
  await flush(page)
  expect(sent.batches).toEqual([])
  expect(sent.scripts).not.toContain(script())
  expect(await identifiers(context)).toEqual([])

  await accept(page)
  await expect
    .poll(async () => (await identifiers(context)).map(({ name }) => name).sort())
    .toEqual(['cyaan.visit', 'cyaan.visitor'])
  for (const { value, httpOnly, sameSite, expires, name } of await identifiers(context)) {
    expect(value).toMatch(/^[\w-]{22}$/)
    expect({ httpOnly, sameSite }).toEqual({ httpOnly: false, sameSite: 'Lax' })
    const days = (expires - Date.now() / 1000) / DAY_SECONDS
    // Chromium shortens every cookie to 400 days.
    expect(Math.round(days)).toBe(name === 'cyaan.visitor' ? 400 : 0)
  }
  await flush(page)
  await expect.poll(sent.paths).toEqual(['/faq'])
  expect(sent.scripts).toContain(script())
  const [{ build, zone }] = sent.batches as [EventBatch]
  expect(build).toBe(await page.locator('html').getAttribute('data-build'))
  expect(zone).toMatch(/^\w+/)
  expect(sent.views()[0]).toEqual({
    name: 'page_view',
    path: '/faq',
    age: expect.any(Number),
    referrer: 'zoeken.example',
    source: 'nieuwsbrief',
    medium: 'email',
    campaign: 'mei',
  })

  await moveTo(page, '/services')
  await moveTo(page, '/services?filter=rita')
  await moveTo(page, '/services?filter=rita#prijzen')
  await page.evaluate(() => history.replaceState({}, '', '/services?x=1'))
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/faq')
  await page.goForward()
  await expect(page).toHaveURL('/services')
  await flush(page)
  await expect.poll(sent.paths).toEqual(['/faq', '/services', '/faq', '/services'])

  // A redirect: the previous address was never shown.
  await page.evaluate(() => {
    history.pushState({}, '', '/reviews')
    history.replaceState({}, '', '/privacy')
  })
  await flush(page)
  await expect.poll(sent.paths).toEqual(['/faq', '/services', '/faq', '/services', '/privacy'])

  await page.goto('/en/services')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await flush(page)
  // A document with a request that is still open is not put into the back/forward cache.
  await page.waitForLoadState('networkidle')
  await page.goto('/en/faq')
  await flush(page)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/en/services')
  await expect.poll(() => page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await flush(page)
  await expect.poll(() => sent.paths().slice(5)).toEqual(['/en/services', '/en/faq', '/en/services'])
  const view = { name: 'page_view', path: '/en/services', age: expect.any(Number) }
  expect(sent.views()[5]).toEqual({ ...view, source: null, medium: null, campaign: null })
  expect(sent.views()[7]).toEqual(view)
  expect(JSON.stringify(sent.batches)).not.toMatch(/rita|filter|q=/)
})

test('the owner’s visits are not collected', async ({ page, context }) => {
  await allowAnalytics(context)
  const sent = watch(context)
  await page.goto('/services')
  await flush(page)
  await expect.poll(sent.paths).toEqual(['/services'])
  await signIn(page, ADMIN, '/contact')
  await waitForHydration(page)
  await flush(page)
  expect(sent.paths()).toEqual(['/services'])
  expect((await identifiers(context)).map(({ name }) => name)).toEqual(['cyaan.visitor'])
})

test('a prerendered page is counted once, when it is activated', { tag: '@extended' }, async ({ page, context }) => {
  await allowAnalytics(context)
  const sent = watch(context)
  await page.addInitScript(() => {
    let isPrerendering = true
    Object.defineProperty(Document.prototype, 'prerendering', { get: () => isPrerendering })
    addEventListener('activate', () => {
      isPrerendering = false
      document.dispatchEvent(new Event('prerenderingchange', { bubbles: true }))
    })
  })
  await page.goto('/services', { waitUntil: 'networkidle' })
  expect(sent.scripts).not.toContain(script())
  await page.evaluate(() => void dispatchEvent(new Event('activate')))
  await expect.poll(() => sent.scripts).toContain(script())
  await page.evaluate(() => void dispatchEvent(new Event('activate')))
  await flush(page)
  await expect.poll(sent.paths).toEqual(['/services'])
})

test('a withdrawal in one tab stops collecting in the other, drops its queue and deletes the identifiers', async ({
  page,
  context,
}) => {
  await allowAnalytics(context)
  const sent = watch(context)
  // Recorded in the page: it is left at once, and the browser may not report a request that outlives it.
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = (url, init) => {
      if (String(url).endsWith('/api/consent/withdrawal')) sessionStorage.setItem('withdrawal', String(init?.body))
      return fetch(url, init)
    }
  })
  await page.goto('/services')
  await waitForHydration(page)
  await flush(page)
  const other = await context.newPage()
  await other.goto('/faq')
  await expect.poll(async () => (await identifiers(context)).length).toBe(2)
  await flush(other)
  await expect.poll(() => sent.paths().sort()).toEqual(['/faq', '/services'])
  // Collected, and not sent until the timer of the collecting script fires.
  await moveTo(other, '/contact')

  await page.bringToFront()
  const [visitor] = (await identifiers(context)).filter(({ name }) => name === 'cyaan.visitor')
  await withdrawConsent(page)
  expect(await page.evaluate(() => sessionStorage.getItem('withdrawal'))).toBe(
    JSON.stringify({ visitor: visitor!.value }),
  )
  const count = sent.batches.length
  expect(await identifiers(context)).toEqual([])

  await moveTo(other, '/reviews')
  await flush(other)
  await other.reload()
  await flush(other)
  expect(sent.batches.slice(count)).toEqual([])
  expect(await identifiers(context)).toEqual([])
  await other.close()
})

test('the campaign of the page before is kept when analytics is allowed on the second page', async ({
  page,
  context,
}) => {
  const sent = watch(context)
  await page.goto('/services?utm_source=nieuwsbrief&utm_campaign=0475123456')
  await page.evaluate(() => location.assign('/faq'))
  await expect(page).toHaveURL('/faq')
  await accept(page)
  await expect.poll(() => identifiers(context)).toHaveLength(2)
  await flush(page)
  await expect.poll(sent.paths).toEqual(['/faq'])
  expect(sent.views()[0]).toMatchObject({ source: 'nieuwsbrief', campaign: '0475123456' })
})

test('the campaign in the own address wins over that of the page before', async ({ page, context }) => {
  const sent = watch(context)
  await page.goto('/services?utm_source=nieuwsbrief')
  await page.evaluate(() => location.assign('/faq?utm_campaign=poster'))
  await expect(page).toHaveURL('/faq?utm_campaign=poster')
  await accept(page)
  await expect.poll(() => identifiers(context)).toHaveLength(2)
  await flush(page)
  await expect.poll(sent.paths).toEqual(['/faq'])
  expect(sent.views()[0]).toMatchObject({ source: null, campaign: 'poster' })
})

/** The default user agent of the headless browser counts as a bot. */
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

test.describe('failed requests', () => {
  test.use({ userAgent: FIREFOX })

  test('a withdrawal that cannot reach the server shows a code, which erases later what was measured', async ({
    page,
    context,
  }) => {
    await allowAnalytics(context)
    await page.goto('/services?utm_campaign=mei')
    await waitForHydration(page)
    await flush(page)
    const [visitor] = (await identifiers(context)).filter(({ name }) => name === 'cyaan.visitor')
    const own = new URL('/api/analytics/own', page.url())
    // Not by the context, which would send its own cookies.
    const headers = { ...API_CLIENT_HEADERS, cookie: `cyaan.visitor=${visitor!.value}` }
    const stored = async () => (await (await fetch(own, { headers })).json()).events.length
    await expect.poll(stored).toBeGreaterThan(0)

    await context.route('**/api/consent/withdrawal', (route) => route.fulfill({ status: 429 }))
    await page.getByRole('button', { name: 'Cookie-instellingen' }).click()
    await expect(page).toHaveURL(/\/cookies#erase=/)
    expect(await identifiers(context)).toEqual([])
    const code = page.getByLabel('Code om later te wissen')
    await expect(code).toHaveValue(visitor!.value)
    await expect(page.getByRole('alert').filter({ hasText: 'kon nu niet gewist worden' })).toBeVisible()
    await page.getByRole('button', { name: 'Alles weigeren' }).click()
    await code.fill('kort')
    await page.getByRole('button', { name: 'Wissen met de code' }).click()
    await expect(page.getByText('Vul de volledige code in')).toBeVisible()
    expect(await stored()).toBeGreaterThan(0)

    await context.unroute('**/api/consent/withdrawal')
    await code.fill(visitor!.value)
    await page.getByRole('button', { name: 'Wissen met de code' }).click()
    await expect(page.getByText('Onder deze code is niets meer bewaard')).toBeVisible()
    expect(await stored()).toBe(0)
  })

  test('a batch whose response is lost is retried once with the same id, and stored once', {
    tag: '@extended',
  }, async ({ context }) => {
    await allowAnalytics(context)
    // A new page, because the fixture's page fails the test on console errors of failed requests.
    const page = await context.newPage()
    const sent = watch(context)
    await context.route(`**${ENDPOINT}`, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.goto('/services')
    await waitForHydration(page)
    await flush(page)
    await expect.poll(() => sent.paths()).toEqual(['/services'])
    // Sent by the timer.
    await expect.poll(() => sent.paths()).toEqual(['/services', '/services'])
    const [first, second] = sent.views()
    expect(second!.age).toBeGreaterThan(first!.age)
    const withView = sent.batches.filter(({ events }) => events.some(({ name }) => name === 'page_view'))
    const names = withView.map(({ id, events }) => [id, events.map(({ name }) => name)])
    expect(names[1]).toEqual(names[0])

    await moveTo(page, '/faq')
    await flush(page)
    // Not a third time; the retry of the last batch may follow at once.
    await expect.poll(() => sent.paths().slice(0, 3)).toEqual(['/services', '/services', '/faq'])
    const storedPaths = async () => {
      const { events } = await (await context.request.get('/api/analytics/own')).json()
      return events.flatMap((event: { name: string; path: string }) => (event.name === 'page_view' ? event.path : []))
    }
    await expect.poll(storedPaths).toEqual(['/services', '/faq'])
  })
})

test.describe('goals of the owner', () => {
  test.use({ userAgent: FIREFOX })
  test('a press of a button is stored when it is a goal of the owner, and under its name', async ({
    page,
    context,
    request,
  }) => {
    const signedIn = await request.post('/api/identity/sign-in', { headers: API_CLIENT_HEADERS, data: ADMIN })
    const headers = { ...API_CLIENT_HEADERS, authorization: `Bearer ${(await signedIn.json()).token}` }
    const setting = '/api/settings/admin/goals'
    const { updatedAt } = await (await request.get(setting, { headers })).json()
    const goal = {
      name: `Naar prijzen ${randomBytes(4).toString('hex')}`,
      kind: 'button',
      values: ['Bekijk onze diensten NU'],
    }
    const data = { value: { goals: [goal] }, startedFrom: updatedAt }
    expect((await request.put(setting, { headers, data })).status()).toBe(200)

    await allowAnalytics(context)
    const sent = watch(context)
    await page.goto('/faq')
    await waitForHydration(page)
    await expect.poll(() => identifiers(context)).toHaveLength(2)
    await page.evaluate(() => {
      for (const name of ['Rita Peeters', 'Bekijk  onze diensten nu']) {
        const button = document.createElement('button')
        button.innerHTML = `<span>${name}</span>`
        document.body.append(button)
        button.firstElementChild!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      }
    })
    await flush(page)
    await expect.poll(() => sent.events().filter(({ name }) => name === 'click')).toHaveLength(2)
    const [visitor] = (await identifiers(context)).filter(({ name }) => name === 'cyaan.visitor')
    const cookie = `cyaan.visitor=${visitor!.value}`
    const clicks = async () => {
      const response = await fetch(new URL('/api/analytics/own', page.url()), {
        headers: { ...API_CLIENT_HEADERS, cookie },
      })
      const { events } = (await response.json()) as { events: { kind: string; name: string; target: string }[] }
      return events.filter(({ kind }) => kind === 'click').map(({ name, target }) => [name, target])
    }
    await expect.poll(clicks).toEqual([['button', goal.name]])
  })
})

test.describe('stored events', () => {
  // The vitals of other tests must not be counted: none uses Opera.
  test.use({
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 OPR/126.0.0.0',
  })

  test('a forged consent cookie without a record stores nothing; vitals are sent when the page closes', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const signedIn = await request.post('/api/identity/sign-in', { headers: API_CLIENT_HEADERS, data: ADMIN })
    const headers = { ...API_CLIENT_HEADERS, authorization: `Bearer ${(await signedIn.json()).token}` }
    const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10)
    const report = async () => {
      const query = `from=${day(-1)}&to=${day(1)}&browser=Opera&figures=own`
      const response = await request.get(`/api/analytics/vitals?${query}`, { headers })
      return ((await response.json()) as VitalsReport).metrics
    }
    const samples = async () => Object.fromEntries((await report()).map((one) => [one.metric, one.samples]))
    const before = await samples()
    const consent = serializeConsent({ version: 1, categories: ALL_CATEGORIES, timestamp: new Date().toISOString() })
    await context.addCookies([
      { name: 'consent', value: consent, url: baseURL! },
      { name: 'cyaan.visitor', value: randomBytes(16).toString('base64url'), url: baseURL! },
    ])
    await page.goto('/services')
    const refused = page.waitForResponse((response) => response.url().endsWith(ENDPOINT))
    await flush(page)
    expect((await refused).status()).toBe(204)

    await page.goto('about:blank')
    await context.clearCookies()
    await allowAnalytics(context)
    const tab = await context.newPage()
    await tab.goto('/services')
    await expect.poll(async () => (await identifiers(context)).length).toBe(2)
    await tab.getByRole('heading', { level: 1 }).click()
    // `web-vitals` processes the interaction when the page is idle; a page that is closed before has no INP.
    const isIdle = () =>
      tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))))
    await isIdle()
    await tab.evaluate(() => {
      const change = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      change()
      Reflect.deleteProperty(document, 'visibilityState')
      change()
    })
    // A slower interaction after the page was hidden replaces the first one.
    await tab.evaluate(() =>
      document.querySelector('h1')!.addEventListener('click', () => {
        const end = performance.now() + 400
        while (performance.now() < end);
      }),
    )
    await tab.getByRole('heading', { level: 1 }).click()
    await isIdle()
    await tab.close()
    const after = Object.fromEntries(METRICS.map((metric) => [metric, (before[metric] ?? 0) + 1]))
    await expect.poll(samples).toEqual(after)
    const inp = async () => (await report()).find(({ metric }) => metric === 'INP')!.p75
    await expect.poll(inp).toBeGreaterThanOrEqual(400)
    expect(await samples()).toEqual(after)
  })
})
