import { expect, test } from 'vitest'
import { DEMO_COMPANY, seedDemoCompany } from '#features/demo/server/demo-company.service.ts'
import { companySetting } from '#features/settings/model/company.schema.ts'
import { saveCompany } from '#features/settings/server/company.service.ts'
import { saveSetting } from '#features/settings/server/setting.service.ts'
import { LOCALES } from '#kernel/locale.ts'
import { demoReviews } from '#server/composition/demo/demo-reviews.service.ts'
import { livePages } from '#server/composition/live-pages.ts'
import { testApp } from '#tests/test-app.ts'
import { packagesSetting } from '../model/packages.schema.ts'
import { STANDARD_PAGES } from '../model/public-pages.ts'
import { headTags } from './page-head.service.ts'

const env = { PUBLIC_URL: 'https://studio.example' }

test('the site map lists every public page in every language, with alternates', async () => {
  const { app } = await testApp({ env })
  const xml = await (await app.request('/sitemap.xml')).text()
  expect(xml.match(/<loc>/g)).toHaveLength(STANDARD_PAGES.length * LOCALES.length)
  expect(xml).toContain('<loc>https://studio.example/fr/services/web-applications</loc>')
  expect(xml).toContain('hreflang="x-default" href="https://studio.example/contact"')
  expect(xml).not.toContain('/admin')
})

test('robots.txt allows search and answering, disallows training and private pages', async () => {
  const { app } = await testApp({ env })
  const robots = await (await app.request('/robots.txt')).text()
  expect(robots).toMatch(/User-agent: \*\nDisallow: \/api\//)
  expect(robots).toMatch(/User-agent: GPTBot[\s\S]*Disallow: \/\n/)
  expect(robots).toContain('User-agent: Claude-User')
  expect(robots).toContain('Sitemap: https://studio.example/sitemap.xml')
})

test('security.txt has a contact and has not expired', async () => {
  const { app, ctx } = await testApp({ env, now: '2025-03-03T09:00:00Z' })
  await seedDemoCompany(ctx)
  const text = await (await app.request('/.well-known/security.txt')).text()
  expect(text).toContain('Contact: mailto:hello@studiocyaan.example')
  expect(new Date(/Expires: (.*)/.exec(text)![1]!).getTime()).toBeGreaterThan(Date.parse('2025-03-03'))
})

test('every public page has a Markdown twin, by address and by content negotiation', async () => {
  const { app, ctx } = await testApp({ env })
  await seedDemoCompany(ctx)
  for (const { path } of STANDARD_PAGES) {
    const twin = await app.request(path === '/' ? '/index.md' : `${path}.md`)
    expect(twin.headers.get('content-type'), path).toBe('text/markdown; charset=utf-8')
    const text = await twin.text()
    expect(text).toMatch(/^# .+/)
    expect(text, path).not.toMatch(/\{\w+\}/)
    expect(await (await app.request(path, { headers: { accept: 'text/markdown' } })).text()).toBe(text)
  }
  const french = await (await app.request('/fr/services.md')).text()
  expect(french).toContain('19,99')
  expect(french).toContain('](/fr/services/webdesign)')
})

test('the Markdown twin has the language of the page', async () => {
  const { app } = await testApp({ env })
  const ask = async (path: string, headers = {}) => {
    const twin = await app.request(path, { headers: { accept: 'text/markdown', ...headers } })
    expect(twin.headers.get('vary'), path).toBe(
      /^\/(en|fr)/.test(path) ? 'Accept, Accept-Encoding' : 'Accept, Accept-Language, Cookie, Accept-Encoding',
    )
    return twin.text()
  }
  const [nl, en, fr] = [await ask('/faq'), await ask('/en/faq'), await ask('/fr/faq')]
  expect(new Set([nl, en, fr]).size).toBe(3)
  expect(await ask('/faq', { 'accept-language': 'en-GB,en;q=0.9' })).toBe(en)
  expect(await ask('/faq', { cookie: 'lng=fr', 'accept-language': 'en' })).toBe(fr)
  expect(await ask('/faq?lng=en', { cookie: 'lng=fr' })).toBe(en)
  expect(await ask('/en/faq', { cookie: 'lng=fr' })).toBe(en)
})

test('the Markdown twin has the content of the page', async () => {
  const { app, ctx } = await testApp({ env })
  await seedDemoCompany(ctx)
  await ctx.db.transaction((tx) => demoReviews.seed(ctx, tx))
  const read = async (path: string) => (await app.request(path)).text()
  const landing = await read('/en/index.md')
  for (const part of ['## Why choose us', '- PostgreSQL', '[Online shops](/en/services/ecommerce)', ' stars out of 5'])
    expect(landing).toContain(part)
  const outside = await app.request('/en.md')
  expect([outside.status, outside.headers.get('location')]).toEqual([301, '/en/index.md'])
  expect((await read('/reviews.md')).match(/^### /gm)!.length).toBeGreaterThan(landing.match(/^### /gm)!.length)
  expect(await read('/contact.md')).toContain('- Openingsuren: maandag – vrijdag 09:00–17:00')
  expect(await read('/fr/cookies.md')).toMatch(/^\| consent \(cookie\) \| Essentiel/m)
  expect(await read('/fr/services/webdesign.md')).toContain('Prix de départ\u00a0: ')
})

/** Requests to phone the company, which differ from mentions of phones on a service page. */
const RING =
  /\b(bel|belt of|bellen of|call us|call or|call, or|, call|give us a call|appelez|appeler ou)\b|opneemt|picks up|the phone\b|bout du fil|décroche|au téléphone/gi
const REACHED = /phone|telefoon|e-?mail/i

test('without a phone number no text asks to call, in any language', async () => {
  const { app, ctx } = await testApp({ env })
  await seedDemoCompany(ctx)
  const languages = ['', '/en', '/fr']
  const paths = languages.flatMap((prefix) =>
    ['/contact', '/faq', '/services/maintenance', '/index'].map((path) => `${prefix}${path}.md`),
  )
  const ringing = async (path: string) => (await (await app.request(path)).text()).match(RING) ?? []
  const headOf = (prefix: string) => headTags(ctx, new Request(`https://studio.example${prefix}/contact`), livePages)
  for (const path of paths) expect(await ringing(path), path).not.toEqual([])
  for (const prefix of languages) expect(await headOf(prefix), prefix).toMatch(REACHED)

  await saveCompany(ctx, { ...DEMO_COMPANY, phone: '', email: '' })
  for (const path of [...paths, '/llms.txt', '/llms-full.txt']) expect(await ringing(path), path).toEqual([])
  for (const prefix of languages) expect(await headOf(prefix), prefix).not.toMatch(REACHED)
})

test('an unknown page has no Markdown twin', async () => {
  const { app } = await testApp({ env })
  expect((await app.request('/nope.md')).status).toBe(404)
  expect((await app.request('/admin.md')).status).toBe(404)
})

test('llms.txt links to the Markdown twins, llms-full.txt contains them', async () => {
  const { app, ctx } = await testApp({ env })
  await seedDemoCompany(ctx)
  const index = await (await app.request('/llms.txt')).text()
  expect(index).toMatch(/^# Studio Cyaan\n\n> /)
  expect(index).toContain('(https://studio.example/en/services/webdesign.md)')
  const full = await (await app.request('/llms-full.txt')).text()
  expect(full).toContain('€350')
  expect(full).not.toMatch(/\{\w+\}/)
})

test('text of the owner is escaped in llms.txt and in Markdown', async () => {
  const { app, ctx } = await testApp({ env })
  const name = '[Rita](https://evil.example) <script>'
  await saveCompany(ctx, { ...DEMO_COMPANY, name, street: '# Kerkstraat', phone: '`rm`', city: '*Gent*' })
  const texts = {
    title: '[Start](javascript:alert(1))',
    description: 'Goed.\n\n# Kop\n\n<img src=x onerror=alert(1)>',
    features: ['- Een\n- Twee'],
    extraInfo: ['---'],
  }
  const packages = { basic: { texts: { en: texts, nl: texts } } }
  await saveSetting({ ...ctx }, null, packagesSetting, packages)
  const paths = [
    '/llms.txt',
    '/llms-full.txt',
    '/contact.md',
    '/en/services.md',
    '/en/faq.md',
    '/index.md',
    '/privacy.md',
  ]
  for (const path of paths) {
    const text = await (await app.request(path)).text()
    expect(text, path).not.toMatch(/(?<!\\)\[(Rita|Start)\](?<!\\\])\(/)
    expect(text, path).not.toMatch(/(?<!\\)<(script|img)|(?<!\\)`rm|(?<!\\)\*Gent/)
    expect(text, path).not.toMatch(/^\s*(# Kop|- # Kerk|- Twee|- - Een)|^---$(?!\n\n# )/m)
  }
  const read = async (path: string) => (await app.request(path)).text()
  expect(await read('/llms.txt')).toContain('# \\[Rita\\](https://evil.example) \\<script\\>\n')
  expect(await read('/en/services.md')).toContain('### \\[Start\\](javascript:alert(1))')
})

async function dataOf(path: string) {
  const { ctx } = await testApp({ env })
  await seedDemoCompany(ctx)
  const html = await headTags(ctx, new Request(`https://studio.example${path}`), livePages)
  return JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(html)![1]!)['@graph'] as Record<
    string,
    unknown
  >[]
}

test('the structured data of a service has the prices on the page', async () => {
  const graph = await dataOf('/en/services/ecommerce')
  const service = graph.find((thing) => thing['@type'] === 'Service')
  expect(service).toMatchObject({
    name: 'Online shops',
    provider: { '@id': 'https://studio.example/#company' },
    offers: [{ price: 650 }, { price: 19.99 }],
  })
  const trail = graph.find((thing) => thing['@type'] === 'BreadcrumbList') as { itemListElement: { item: string }[] }
  expect(trail.itemListElement.map(({ item }) => item)).toEqual([
    'https://studio.example/en',
    'https://studio.example/en/services',
    'https://studio.example/en/services/ecommerce',
  ])
})

test('structured data: FAQPage on the FAQ, WebSite on the landing page, the company on every page', async () => {
  const faq = (await dataOf('/faq')).find((thing) => thing['@type'] === 'FAQPage') as { mainEntity: unknown[] }
  expect(faq.mainEntity.length).toBeGreaterThanOrEqual(20)
  expect(JSON.stringify(faq)).toContain('afspraak maken (https://studio.example/booking)')
  const home = await dataOf('/')
  expect(home.map((thing) => thing['@type'])).toEqual([['Organization', 'LocalBusiness'], 'WebSite'])
  expect(home[0]).toMatchObject({ vatID: 'BE 0123.456.749', address: { addressLocality: 'Antwerpen' } })
  expect((await dataOf('/fr'))[0]).toMatchObject({ address: { addressLocality: 'Anvers' } })
  expect(JSON.stringify(home)).not.toContain('aggregateRating')
})

test('text of the owner cannot break out of the structured data', async () => {
  const { ctx } = await testApp({ env })
  const { saveCompany } = await import('#features/settings/server/company.service.ts')
  const { DEMO_COMPANY } = await import('#features/demo/server/demo-company.service.ts')
  await saveCompany(ctx, { ...DEMO_COMPANY, name: '</script><script>alert(1)</script>' })
  const html = await headTags(ctx, new Request('https://studio.example/'), livePages)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
})

test('structured data has the legal identity and the people', async () => {
  const [company] = await dataOf('/fr')
  expect(company).toMatchObject({
    name: 'Studio Cyaan',
    legalName: 'Studio Cyaan SRL',
    foundingDate: '2018',
    employee: [
      { '@type': 'Person', name: 'Lotte Janssens', jobTitle: 'Webdesigner' },
      { jobTitle: 'Développeur' },
      { jobTitle: 'Cheffe de projet' },
    ],
  })
})

/** Every text and list in a value. */
function shownParts(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value]
  return [...(Array.isArray(value) ? [value.length] : []), ...Object.values(value).flatMap(shownParts)]
}

/** Traces of a missing fact: placeholders, doubled spaces, loose commas, labels without a value, empty headings. */
const GAP = /\[\[|\]\]|\{\w*\}|\S {2,}\S| [,.](\s|$)|, ?,|\(\)|^[-*] ?$|^[-*] .*:[ \u00a0]*$|^#+ *$|undefined|null/m

test('a company with only a long name reads as written on purpose', async () => {
  const { app, ctx } = await testApp({ env })
  const name = 'Vennootschap voor Webdesign en Digitale Communicatie Vlaande'
  expect(name).toHaveLength(60)
  await saveCompany(ctx, { ...companySetting.initial, name })
  const read = async (path: string) => (await app.request(path)).text()
  for (const prefix of ['', '/en', '/fr']) {
    for (const { path } of STANDARD_PAGES) {
      const address = `${prefix}${path === '/' ? '' : path}`
      expect(await read(path === '/' ? `${prefix}/index.md` : `${address}.md`), address).not.toMatch(GAP)
      const head = await headTags(ctx, new Request(`https://studio.example${address || '/'}`), livePages)
      expect(head, address).not.toMatch(/content="\s*"/)
      const { '@graph': graph } = JSON.parse(/ld\+json">(.*)<\/script>/.exec(head)![1]!)
      expect(
        shownParts(graph).filter((part) => part === '' || part === 0 || part === null),
        address,
      ).toEqual([])
      expect(Object.keys(graph[0]).sort(), address).toEqual(['@id', '@type', 'image', 'logo', 'name', 'url'])
    }
  }
  for (const path of ['/llms.txt', '/llms-full.txt', '/blog/feed.xml', '/manifest.webmanifest'])
    expect(await read(path), path).not.toMatch(GAP)
  expect(await read('/contact.md')).toMatch(/## Waar we elkaar spreken\n\nKies een dag/)
  expect(await (await app.request('/api/settings/site?lng=fr')).json()).toMatchObject({ legal: name })
  expect((await app.request('/share/nl/contact.png')).status).toBe(200)
})

test('each step of the landing page has its drawing', async () => {
  const { app } = await testApp({ env })
  const { html } = await (await app.request('/api/site/landing?lng=fr')).json()
  const [, steps = ''] = /<ol class="how-steps">(.+?)<\/ol>/s.exec(html) ?? []
  expect(Array.from(steps.matchAll(/#(\w+)"/g), ([, drawing]) => drawing)).toEqual(['talk', 'sketch', 'launch'])
})

test('the contact page and the landing page name what the company gives', async () => {
  const { app, ctx } = await testApp({ env })
  await seedDemoCompany(ctx)
  const read = async (path: string) => (await app.request(path)).text()
  const contact = await read('/fr/contact.md')
  expect(contact).toContain('- Entreprise\u00a0: Studio Cyaan SRL')
  expect(contact).toContain('- Registre\u00a0: RPM Anvers, division Anvers')
  expect(contact).toContain('Karim Benali, Développeur\u202f; Noor Claes')
  expect(await read('/en/index.md')).toContain(
    'Since 2018, Studio Cyaan, based in Antwerp, has been building websites for small businesses across Belgium. You deal directly with Lotte Janssens, Karim Benali and Noor Claes',
  )
  expect(await (await app.request('/api/settings/site?lng=nl')).json()).toMatchObject({
    legal: expect.stringMatching(/^Studio Cyaan BV · .+ · RPR Antwerpen, afdeling Antwerpen$/),
  })
})

test('a private page has no metadata for crawlers', async () => {
  const { ctx } = await testApp({ env })
  expect(await headTags(ctx, new Request('https://studio.example/admin'), livePages)).toBe('')
})

test('every public page has a share image in every language; other paths have none', async () => {
  const { app, ctx } = await testApp({ env })
  await seedDemoCompany(ctx)
  const image = await app.request('/share/fr/services/web-applications.png')
  expect(image.headers.get('content-type')).toBe('image/png')
  const bytes = Buffer.from(await image.arrayBuffer())
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  for (const path of ['/share/de/home.png', '/share/nl/admin.png', '/share/nl/nope.png'])
    expect((await app.request(path)).status, path).toBe(404)
})
