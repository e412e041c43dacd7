import type { APIRequestContext } from '@playwright/test'
import { API_CLIENT_HEADERS } from '../../src/kernel/client-headers.ts'
import { signIn } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN, BASE_URL, SECOND_SITE } from '../support/servers.ts'
import { expect, test } from '../support/visitor.ts'

/** A browser that no other test uses: the report is filtered by it. */
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

/** The request of the collecting script, after consent. */
async function measure(request: APIRequestContext, value: number, count: number): Promise<void> {
  const choices = { functional: false, analytics: true, marketing: false }
  await request.post('/api/consent', { headers: API_CLIENT_HEADERS, data: { choices, locale: 'nl' } })
  const event = { name: 'LCP', age: 0, path: '/faq', value, target: 'img.cover', phase: 'resourceLoadDuration' }
  const data = { language: 'nl', build: 'unknown', events: Array.from({ length: count }, () => event) }
  const { cookies } = await request.storageState()
  const cookie = [...cookies, { name: 'cyaan.visit', value: 'a'.repeat(22) }]
    .map((one) => `${one.name}=${one.value}`)
    .join('; ')
  const response = await request.post('/api/analytics/events', { headers: { ...API_CLIENT_HEADERS, cookie }, data })
  expect(await response.json()).toEqual({ stored: count })
}

test('web vitals of visitors are in the admin report, by page and device', { tag: '@extended' }, async ({
  page,
  playwright,
}) => {
  // Ten samples of a visitor count per day.
  for (let number = 0; number < 4; number++) {
    const visitor = await playwright.request.newContext({ baseURL: BASE_URL, userAgent: FIREFOX })
    await measure(visitor, 3000, 10)
    await visitor.dispose()
  }

  await signIn(page, ADMIN, '/admin/vitals?browser=Firefox&figures=own')
  const card = page.getByRole('article').filter({ hasText: 'LCP' })
  await expect(card).toContainText('kan beter')
  await expect(card).toContainText('Traagst op /faq: 3,0\u00a0s. img.cover')
  await expectNoViolations(page, 'web vitals')

  await page.getByRole('button', { name: 'Alleen /faq tonen' }).click()
  await expect(page.getByRole('button', { name: 'Filter /faq verwijderen' })).toBeVisible()
  await page.getByRole('group', { name: 'Toestel' }).getByRole('button', { name: 'Tablet' }).click()
  await expect(page.getByText('Nog geen metingen', { exact: true })).toBeVisible()
  await expectNoViolations(page, 'web vitals without measurements', { themes: 'this' })

  await page.getByRole('navigation', { name: 'Beheer' }).getByRole('link', { name: 'Overzicht' }).click()
  // The previous screen also has the heading of the web vitals: without the title, axe would run between two pages.
  await expect(page.getByRole('heading', { name: 'Beheer', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Alle web vitals' })).toBeVisible()
  await expectNoViolations(page, 'the dashboard')
  await page.getByRole('link', { name: 'Alle web vitals' }).click()
  await expect(page).toHaveURL(/\/admin\/vitals$/)
})

test.describe('measurements of the own pages', () => {
  // Another test audits the first site.
  test.use({ baseURL: SECOND_SITE.url })

  test('an admin measures every page, and starts a lab test that ends with figures', { tag: '@extended' }, async ({
    page,
  }) => {
    test.setTimeout(900_000)
    await signIn(page, ADMIN, '/admin/vitals')
    const panel = page.getByRole('region', { name: 'Gewicht en snelheid per pagina' })
    await panel.getByRole('button', { name: 'Nu meten' }).click()
    await expect(panel.getByRole('progressbar', { name: 'De pagina’s worden gecontroleerd' })).toBeVisible()
    await expect(panel.getByText('De controle is klaar.')).toBeVisible({ timeout: 300_000 })
    const weights = panel.getByRole('table', { name: 'Gewicht en snelheid per pagina' })
    await expect(weights.getByRole('row').nth(1)).toContainText(/ kB.*\d.*\d.* kB.*uitgepakt.* kB/)
    await panel.getByRole('button', { name: 'Volgende' }).click()
    await expect(panel.getByRole('button', { name: 'Resultatenpagina 2' })).toHaveAttribute('aria-current', 'page')
    await expect(weights.getByRole('link', { name: /^\/blog\// }).first()).toBeVisible()

    await panel.getByRole('button', { name: 'Labtest starten' }).click()
    const progress = panel.getByRole('progressbar', { name: 'Lighthouse meet je pagina’s' })
    await expect(progress).toHaveAttribute('aria-valuetext', 'Voorbereiden')
    await expectNoViolations(page, 'a lab test that is running', { themes: 'this' })
    await expect(progress).toHaveAttribute('aria-valuetext', /^[1-8] van 8 metingen$/, { timeout: 300_000 })
    await expect(panel.getByText('De labtest is klaar.')).toBeVisible({ timeout: 600_000 })

    const figures = panel.getByRole('table', { name: 'Labtest' })
    await expect(figures.getByRole('row')).toHaveCount(5)
    await expect(figures.getByRole('row').filter({ hasText: '/booking' })).toContainText(/\d+ 100 100 100/)
    await panel.getByRole('button', { name: 'Computer' }).click()
    await expect(figures.getByRole('columnheader', { name: 'LCP bezoekers' })).toBeHidden()
    await expect(figures.getByRole('row')).toHaveCount(5)
    await expectNoViolations(page, 'a lab test with figures')
  })
})
