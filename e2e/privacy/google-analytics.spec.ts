import type { APIRequestContext } from '@playwright/test'
import { readConsent } from '../../src/features/consent/model/consent.ts'
import { API_CLIENT_HEADERS } from '../../src/kernel/client-headers.ts'
import { ADMIN, SECOND_SITE } from '../support/servers.ts'
import { expect, test, waitForHydration, withdrawConsent } from '../support/visitor.ts'

const GOOGLE = 'https://www.googletagmanager.com'
const ID = 'G-TEST1234'

// The tests change one setting of the second site.
test.describe.configure({ mode: 'default' })
test.use({ baseURL: SECOND_SITE.url, hasAnswered: false, otherOrigins: [GOOGLE] })

/** Saves on the settings screen, as the owner does. */
async function setMeasurementId(request: APIRequestContext, measurementId: string): Promise<void> {
  const signedIn = await request.post('/api/identity/sign-in', { headers: API_CLIENT_HEADERS, data: ADMIN })
  const headers = { ...API_CLIENT_HEADERS, authorization: `Bearer ${(await signedIn.json()).token}` }
  const { updatedAt } = await (await request.get('/api/settings/admin/measurement', { headers })).json()
  const data = { value: { measurementId }, startedFrom: updatedAt }
  const saved = await request.put('/api/settings/admin/measurement', { headers, data })
  expect(saved.status()).toBe(200)
}

test('Google’s script loads after consent only, and its cookies are deleted on withdrawal', async ({
  page,
  context,
  request,
}) => {
  await setMeasurementId(request, ID)
  try {
    const requests: string[] = []
    await context.route(`${GOOGLE}/**`, async (route) => {
      requests.push(route.request().url())
      await route.fulfill({ body: 'document.cookie="_ga=GA1.1.1; path=/"', contentType: 'text/javascript' })
    })
    const response = await page.goto('/services')
    expect(response!.headers()['content-security-policy']).toContain(GOOGLE)
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    expect(requests).toEqual([])
    const layer = () =>
      page.evaluate(() => (window as never as { dataLayer: object[] }).dataLayer.map((one) => ({ ...one })))
    expect((await layer())[0]).toMatchObject({ 0: 'consent', 1: 'default', 2: { analytics_storage: 'denied' } })

    await expect(page.locator('#consent p').first()).toContainText('marketing')
    await expect(page.locator('#consent input[name=marketing]')).toBeEnabled()
    await page.getByRole('button', { name: 'Alles aanvaarden' }).click()
    await expect.poll(() => requests).toEqual([`${GOOGLE}/gtag/js?id=${ID}`])
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('_ga')
    expect(await layer()).toContainEqual({
      0: 'config',
      1: ID,
      2: { anonymize_ip: true, cookie_expires: 63_072_000 },
    })

    // A private page is a separate document without the tag, however it is reached.
    await page.getByRole('button', { name: 'Account', exact: true }).click()
    await page.getByRole('link', { name: 'Inloggen' }).click()
    await page.waitForURL(({ pathname }) => pathname === '/login')
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    expect(await page.locator('script[src*=google]').count()).toBe(0)
    for (const path of ['/fr/register', '/reset-password?token=x', '/unsubscribe?token=x'])
      expect((await request.get(path)).headers()['content-security-policy'], path).not.toContain('google')
    expect(requests).toHaveLength(1)
    await page.goto('/services')
    await waitForHydration(page)
    await expect.poll(() => requests.length).toBe(2)

    await withdrawConsent(page)
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('_ga')
    await page.getByRole('button', { name: 'Alles weigeren' }).click()
    await page.reload()
    expect(requests).toHaveLength(2)
  } finally {
    await setMeasurementId(request, '')
  }
  const closed = await page.goto('/terms')
  expect(closed!.headers()['content-security-policy']).not.toContain('google')
})

test('a measurement ID that is set later asks again, also in a tab that was open', { tag: '@extended' }, async ({
  page,
  context,
  request,
}) => {
  const requests: string[] = []
  await context.route(`${GOOGLE}/**`, async (route) => {
    requests.push(route.request().url())
    await route.fulfill({ body: '', contentType: 'text/javascript' })
  })
  const marketing = async () => {
    const cookies = await context.cookies()
    return readConsent(cookies.map(({ name, value }) => `${name}=${value}`).join('; '))?.categories.marketing
  }
  const accept = page.getByRole('button', { name: 'Alles aanvaarden' })
  await page.goto('/services')
  await accept.click()
  await expect(accept).toBeHidden()
  expect(await marketing()).toBe(true)
  await withdrawConsent(page)

  await setMeasurementId(request, ID)
  try {
    // This page still shows the question without marketing: its answer loads the new one.
    await accept.click()
    await expect(page.locator('#consent p').first()).toContainText('marketing')
    expect(await marketing()).toBeUndefined()
    await setMeasurementId(request, '')
    await page.reload()
    await accept.click()
    await expect(accept).toBeHidden()

    await setMeasurementId(request, ID)
    await page.reload()
    await expect(accept).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(requests).toEqual([])
    await accept.click()
    await expect.poll(() => requests).toEqual([`${GOOGLE}/gtag/js?id=${ID}`])
    expect(await marketing()).toBe(true)
    await page.reload()
    await expect.poll(() => requests).toHaveLength(2)
    await expect(accept).toBeHidden()
  } finally {
    await setMeasurementId(request, '')
  }
})
