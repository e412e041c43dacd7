import { expect, test } from 'vitest'
import { DEMO_COMPANY } from '#features/demo/server/demo-company.service.ts'
import { companySetting } from '#features/settings/model/company.schema.ts'
import { saveCompany } from '#features/settings/server/company.service.ts'
import { testApp } from '#tests/test-app.ts'

async function setUp() {
  const fixture = await testApp()
  await saveCompany(fixture.ctx, { ...DEMO_COMPANY, phone: '+32 2 123 45 67', email: 'hallo@studio.example' })
  const get = (path: string, headers: Record<string, string> = {}) => fixture.app.request(path, { headers })
  return { ...fixture, get, read: async (path: string) => (await get(path)).text() }
}

test.each([
  ['/offline', {}, 'nl', 'Geen verbinding.'],
  ['/en/offline', {}, 'en', 'No connection.'],
  ['/fr/offline', {}, 'fr', 'Pas de connexion.'],
  ['/offline', { cookie: 'lng=fr' }, 'fr', 'Pas de connexion.'],
  ['/offline', { 'accept-language': 'en-GB' }, 'en', 'No connection.'],
])('%s %o is in %s', async (path, headers, locale, title) => {
  const { get } = await setUp()
  const response = await get(path, headers)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-language')).toBe(locale)
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const body = await response.text()
  expect(body).toContain(`<html lang="${locale}"`)
  expect(body).toContain(`<h1>${title}</h1>`)
  expect(body).toContain('<meta name="robots" content="noindex">')
  expect(body).toMatch(
    /<main class="offline" data-visited-heading="[^"]+">.*<a class="button" href="">.*<!--visited-->/s,
  )
  expect(body).not.toContain('<script')
})

test('the offline page shows localized contact details and follows changes immediately', async () => {
  const { ctx, read } = await setUp()
  expect(await read('/en/offline')).toContain('<a href="tel:+3221234567">+32 2 123 45 67</a>')
  expect(await read('/en/offline')).toContain('<a href="mailto:hallo@studio.example">hallo@studio.example</a>')
  expect(await read('/en/offline')).toContain('Monday – Friday')
  await saveCompany(ctx, { ...DEMO_COMPANY, name: 'Bakker & <script>zoon</script>', street: '"Straat" 1' })
  const changed = await read('/en/offline')
  expect(changed).toContain('Bakker &amp; &lt;script&gt;zoon&lt;/script&gt;')
  expect(changed).toContain('&quot;Straat&quot; 1')
})

test('empty company details leave no gap', async () => {
  const { ctx, read } = await setUp()
  await saveCompany(ctx, { ...companySetting.initial, phone: 'op afspraak' })
  expect(await read('/offline')).toContain('<ul><li>op afspraak</li></ul>')
  await saveCompany(ctx, companySetting.initial)
  const body = await read('/offline')
  expect(body).toMatch(/<!--visited--><\/main>/)
  expect(body).not.toContain('<address>')
})

test('the offline page is cached like a page, is not listed, and accepts no forms', async () => {
  const { app, get, read } = await setUp()
  const etag = (await get('/fr/offline')).headers.get('etag')!
  expect((await get('/fr/offline', { 'if-none-match': etag })).status).toBe(304)
  for (const list of ['/sitemap.xml', '/llms.txt', '/robots.txt'])
    expect(await read(list), list).not.toContain('offline')
  expect((await app.request('/offline', { method: 'POST' })).status).toBe(405)
  expect((await get('/offline/more')).status).toBe(404)
})
