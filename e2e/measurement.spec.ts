import type { APIRequestContext } from '@playwright/test'
import { CLIENT } from '../src/kernel/client-headers.ts'
import { ADMIN } from './neighbours.ts'
import { awake, expect, test } from './visitor.ts'

const GOOGLE = 'https://www.googletagmanager.com'
const ID = 'G-TEST1234'

/** As the owner does on the settings screen. */
async function setMeasurementId(request: APIRequestContext, measurementId: string): Promise<void> {
  const signedIn = await request.post('/api/identity/sign-in', { headers: CLIENT, data: ADMIN })
  const headers = { ...CLIENT, authorization: `Bearer ${(await signedIn.json()).token}` }
  const { updatedAt } = await (await request.get('/api/settings/admin/measurement', { headers })).json()
  const data = { value: { measurementId }, startedFrom: updatedAt }
  const saved = await request.put('/api/settings/admin/measurement', { headers, data })
  expect(saved.status()).toBe(200)
}

test.use({ hasAnswered: false, otherOrigins: [GOOGLE] })

test('Google’s script comes with the consent, not before, and its cookies go with it', async ({
  page,
  context,
  request,
}) => {
  await setMeasurementId(request, ID)
  try {
    const asked: string[] = []
    await context.route(`${GOOGLE}/**`, async (route) => {
      asked.push(route.request().url())
      await route.fulfill({ body: 'document.cookie="_ga=GA1.1.1; path=/"', contentType: 'text/javascript' })
    })
    const answer = await page.goto('/services')
    expect(answer!.headers()['content-security-policy']).toContain(GOOGLE)
    await awake(page)
    await page.waitForTimeout(500)
    expect(asked).toEqual([])
    const layer = () =>
      page.evaluate(() => (window as never as { dataLayer: object[] }).dataLayer.map((one) => ({ ...one })))
    expect((await layer())[0]).toMatchObject({ 0: 'consent', 1: 'default', 2: { analytics_storage: 'denied' } })

    await page.getByRole('button', { name: 'Alles aanvaarden' }).click()
    await expect.poll(() => asked).toEqual([`${GOOGLE}/gtag/js?id=${ID}`])
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('_ga')
    expect(await layer()).toContainEqual({
      0: 'config',
      1: ID,
      2: { anonymize_ip: true, cookie_expires: 63_072_000 },
    })

    await page.getByRole('button', { name: 'Cookie-instellingen' }).click()
    await expect(page.getByRole('button', { name: 'Alles weigeren' })).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('_ga')
    await page.getByRole('button', { name: 'Alles weigeren' }).click()
    await page.reload()
    expect(asked).toHaveLength(1)
  } finally {
    await setMeasurementId(request, '')
  }
  const closed = await page.goto('/terms')
  expect(closed!.headers()['content-security-policy']).not.toContain('google')
})
