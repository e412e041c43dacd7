import { PUBLIC_PAGES } from '../../src/features/site/model/public-pages.ts'
import type { PageTexts } from '../../src/features/site/model/texts/text-editing.schema.ts'
import { LOCALES } from '../../src/kernel/locale.ts'
import { freePort } from '../../src/platform/server/database/free-port.ts'
import { apiCaller } from '../support/account.ts'
import { ADMIN } from '../support/servers.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { expect, expectNoSideScroll, test } from '../support/visitor.ts'

const PORT = await freePort()
const LONG_WORD = 'Meerverantwoordelijkheidsverzekeringsmaatschappijvoorzitter'
const PARTS = [
  LONG_WORD,
  '<b>vet</b> "aan" & \'uit\'',
  '{companyName}',
  '[[{companyPhone}?Bel {companyPhone}.|Schrijf.]]',
  'שלום',
  '# 1. |',
]

// A product of its own: every text of the site changes.
let product: Product

test.use({ baseURL: `http://localhost:${PORT}` })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  product = await startProduct(PORT)
})
test.afterAll(() => product.stop())

test('every text as long as it may be: pages answer, keep their parts and do not scroll sideways at 320 px', {
  tag: '@extended',
}, async ({ page, request }) => {
  const { call } = await apiCaller(request, ADMIN)
  const value: Record<string, object> = {}
  const own = (most: number, seed: number) => {
    let text = ''
    for (let index = seed; ; index++) {
      const next = `${text} ${PARTS[index % PARTS.length]}`
      if (next.length > most) break
      text = next
    }
    return { text: text.trim() || 'x', standard: '', changedOn: '2026-01-01' }
  }
  for (const [seed, { key }] of PUBLIC_PAGES.entries()) {
    const { texts }: PageTexts = await call('GET', `/api/site/texts/${key}`)
    for (const { path, maxLength } of texts)
      value[path] = Object.fromEntries(LOCALES.map((locale, index) => [locale, own(maxLength, seed + index)]))
  }
  expect(Object.keys(value).length).toBeGreaterThan(500)
  const counted = async (path: string) => {
    const response = await page.goto(path)
    expect(response!.status(), path).toBe(200)
    return page.locator('main h2, main h3, main li, main details').count()
  }
  const before: Record<string, number> = {}
  for (const { path } of PUBLIC_PAGES) before[path] = await counted(path)
  await call('PUT', '/api/settings/admin/site-texts', { value, startedFrom: null })
  for (const { path } of PUBLIC_PAGES) {
    expect(await counted(path), path).toBeGreaterThanOrEqual(before[path]!)
    await expect(page.locator('h1').first()).not.toContainText(/\{|\[\[/)
    await expectNoSideScroll(page, path)
    expect(await (await page.request.get(`${path === '/' ? '/index' : path}.md`)).text(), path).not.toMatch(
      /\{company|(?<!\\)<b>/,
    )
  }
})
