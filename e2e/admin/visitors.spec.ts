import { randomBytes } from 'node:crypto'
import { API_CLIENT_HEADERS } from '../../src/kernel/client-headers.ts'
import { signIn } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN, BASE_URL } from '../support/servers.ts'
import { expect, test } from '../support/visitor.ts'

const USER_AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'

/** Simulates a visitor with analytics consent, by the API calls of a browser. */
async function visit(source: string, paths: string[]): Promise<void> {
  const headers = { ...API_CLIENT_HEADERS, 'content-type': 'application/json', 'user-agent': USER_AGENT }
  const choices = { functional: false, analytics: true, marketing: false }
  const consent = await fetch(`${BASE_URL}/api/consent`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ choices, locale: 'nl' }),
  })
  const cookies = consent.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  cookies.push(`cyaan.visit=${randomBytes(16).toString('base64url')}`)
  const events = paths.map((path, index) => ({ name: 'page_view', age: (paths.length - index) * 1000, path, source }))
  const sent = await fetch(`${BASE_URL}/api/analytics/events`, {
    method: 'POST',
    headers: { ...headers, cookie: cookies.join('; ') },
    body: JSON.stringify({ language: 'nl', build: 'x', events }),
  })
  expect(await sent.json()).toEqual({ stored: paths.length })
}

test('the admin reads visitor statistics, filters them, and reads the chart by keyboard and as a table', {
  tag: '@extended',
}, async ({ page }) => {
  // Other tests create visits too: filter by the campaign of this test.
  const source = `folder-${randomBytes(4).toString('hex')}`
  await visit(source, ['/', '/services', '/booking'])
  await visit(source, ['/services'])
  await signIn(page, ADMIN, `/admin/visitors?days=7&figures=own&campaign=${encodeURIComponent(`${source} /  / `)}`)

  const figures = page.getByRole('region', { name: 'Kerncijfers' })
  await expect(figures).toContainText(/2\s*bezoekers/)
  await expect(figures).toContainText(/4\s*paginaweergaven/)
  await expect(figures).toContainText(/50\s?%\s*bekeek maar één pagina/)

  const pages = page.getByRole('region', { name: 'Pagina’s', exact: true })
  await expect(pages.getByRole('row', { name: /\/services/ })).toContainText('2')
  await pages.getByRole('button', { name: 'Alleen /booking tonen' }).click()
  await expect(figures).toContainText(/1\s*bezoekers/)
  await expect(page).toHaveURL(/page=%2Fbooking/)
  await page.getByRole('button', { name: 'Filter Bekeek: /booking verwijderen' }).click()
  await expect(figures).toContainText(/2\s*bezoekers/)

  const chart = page.getByRole('slider')
  await chart.focus()
  await page.keyboard.press('End')
  await expect(chart).toHaveAttribute('aria-valuetext', /: 2\. /)
  await page.keyboard.press('ArrowLeft')
  // Before the first measured visit.
  await expect(chart).toHaveAttribute('aria-valuetext', /: –\. /)
  await expectNoViolations(page, 'visitors with figures')

  await page.getByRole('button', { name: 'Als tabel tonen' }).click()
  const table = page.getByRole('table', { name: /^Bezoekers van/ })
  await expect(table.getByRole('row')).toHaveCount(8)
  await expect(table.getByRole('row').last().getByRole('cell').first()).toHaveText('2')
  await expectNoViolations(page, 'visitors as a table', { themes: 'none' })

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV downloaden' }).click()
  expect((await download).suggestedFilename()).toMatch(/^visitors-[\d-]{21}\.csv$/)

  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
