import { expect, test } from 'vitest'
import { mapKeys } from '#features/settings/model/map-locales.ts'
import { formatPrice } from '#features/settings/model/number-format.ts'
import { saveSetting } from '#features/settings/server/setting.service.ts'
import { ALL_LANGUAGES, detectLocale } from '#kernel/languages/languages.ts'
import { LOCALES, localizedPath, withoutPrefix } from '#kernel/locale.ts'
import { livePages } from '#server/composition/live-pages.ts'
import { testApp } from '#tests/test-app.ts'
import { FACTS, PACKAGE_KEYS, SERVICE_KEYS } from '../model/facts.ts'
import { twinPathOf } from '../model/file-paths.ts'
import { type PackageChanges, packagesSetting } from '../model/packages.schema.ts'
import type { Price } from '../model/price.schema.ts'
import { STANDARD_PAGES } from '../model/public-pages.ts'
import { type ServicePrices, servicePricesSetting } from '../model/service-prices.schema.ts'
import { headTags } from './page-head.service.ts'

const env = { PUBLIC_URL: 'https://studio.example' }
const OLD = /(?<!\d)19[.,]99/g

/** An application whose pages contain only their content. */
async function site() {
  const made = await testApp({
    env,
    render: async (request) => {
      const { key } = STANDARD_PAGES.find(({ path }) => path === withoutPrefix(new URL(request.url).pathname))!
      const words = await (
        await made.app.request(`/api/site/pages/${key}?lng=${detectLocale(request, ALL_LANGUAGES)}`)
      ).text()
      return new Response(`<html><head></head><body>${words}</body></html>`, {
        headers: { 'content-type': 'text/html' },
      })
    },
  })
  // Amounts are formatted with a non-breaking space.
  const text = async (path: string) => (await (await made.app.request(path)).text()).replaceAll('\u00a0', ' ')
  const change = (packages: PackageChanges) => saveSetting(made.ctx, null, packagesSetting, packages)
  const changeServices = (prices: ServicePrices) => saveSetting(made.ctx, null, servicePricesSetting, prices)
  return { ...made, text, change, changeServices }
}

/** Everything that visitors, crawlers and assistants read, by address. */
async function readEverything(text: (path: string) => Promise<string>): Promise<Map<string, string>> {
  const pages = STANDARD_PAGES.flatMap(({ path }) =>
    LOCALES.flatMap((locale) => [localizedPath(locale, path), twinPathOf(locale, path)]),
  )
  const addresses = [...pages, '/llms.txt', '/llms-full.txt', '/api/booking/initial-month?package=2&lng=nl']
  const texts = new Map<string, string>()
  for (const address of addresses) texts.set(address, await text(address))
  return texts
}

/** How pages and structured data write a price. Longer numbers that contain it do not count. */
function pricePattern(price: number): RegExp {
  const shown = LOCALES.map((locale) => formatPrice(locale, price).replaceAll('\u00a0', ' '))
  const data = ['price', 'minPrice'].map((name) => `"${name}":${price}`)
  const patterns = [...shown, ...data].map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\d.,])(?:${patterns.join('|')})(?![\\d]|[.,]\\d)`)
}

/** 1017.31, 1018.31 …: numbers that no text contains otherwise. */
function unusualPrices() {
  let next = 1016.31
  const make = () => {
    next += 1
    return Number(next.toFixed(2))
  }
  return {
    packages: mapKeys(PACKAGE_KEYS, make),
    services: mapKeys(SERVICE_KEYS, () => ({ start: make(), monthly: make() })),
  }
}

const OLD_PRICES = [
  ...Object.values(FACTS.packagePrice),
  ...Object.values(servicePricesSetting.initial).flatMap(({ start, monthly }) => [start!, monthly!]),
]

test('a new price shows on the next request, and no page has the old one', async () => {
  const { text, change } = await site()
  expect(await text('/services')).toContain('19,99')
  expect(await text('/faq')).toContain('Ecommerce € 19,99')

  await change({ ecommerce: { price: 24.5 } })

  expect(await text('/services')).toContain('24,50')
  const faq = await text('/faq')
  // Twice: in the text and in the structured data.
  expect(faq.match(/Ecommerce € 24,50/g)).toHaveLength(2)
  // The subscription of the service has the same amount, but is a different price.
  expect(faq.match(OLD)).toHaveLength(2)
  expect(faq).toContain('webshop: € 19,99')
})

test('Markdown and llms.txt show the new price in every language', async () => {
  const { text, change } = await site()
  await change({ basic: { price: 8.49 } })
  for (const path of ['/services.md', '/fr/services.md', '/faq.md', '/fr/faq.md'])
    expect(await text(path)).toContain('8,49')
  for (const path of ['/en/services.md', '/en/faq.md', '/llms-full.txt']) expect(await text(path)).toContain('8.49')
})

test('a new name shows in every sentence that names the package', async () => {
  const { text, change } = await site()
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, { title: 'Starter' }]))
  await change({ basic: { texts } })
  const services = await text('/services')
  expect(services).toContain('Alles uit Starter')
  expect(services).not.toContain('Basic')
  expect(await text('/fr/faq.md')).toContain('**Starter** convient')
  expect(await text('/en/faq.md')).toContain('Starter costs €7.99')
})

test('texts change in the edited language only; unchanged texts keep the standard', async () => {
  const { text, change } = await site()
  await change({ enterprise: { texts: { nl: { features: ['Alles kan'], extras: [] } } } })
  const dutch = await text('/services.md')
  expect(dutch).toContain('- Alles kan')
  expect(dutch).not.toContain('40 GB opslag\n')
  expect(dutch).toContain('Voor teams die veel bestanden bewaren')
  expect(await text('/en/services.md')).toContain('40 GB')
})

test('the admin gets the standard texts and prices, whatever was changed', async () => {
  const { app, change } = await site()
  const read = async () => (await app.request('/api/site/packages')).json()
  const standard = await read()
  expect(standard.enterprise).toMatchObject({ price: 21.99, texts: { nl: { title: 'Enterprise' } } })
  expect(standard.enterprise.texts.nl.features).toContain('40 GB opslag')
  expect(JSON.stringify(standard)).not.toMatch(/\{\w+\}/)
  await change({ enterprise: { price: 1, texts: { nl: { title: 'X' } } } })
  expect(await read()).toEqual(standard)
})

test('text of the owner about a package cannot become markup', async () => {
  const { app, change } = await site()
  const scripts = async () => {
    const html = await (await app.request('/faq')).text()
    return html.slice(0, html.indexOf('</head>')).match(/<\/script>/g)
  }
  const before = await scripts()
  await change({ basic: { texts: { nl: { title: '</script><b>' } } } })
  expect(await scripts()).toEqual(before)
})

test('no page, twin or structured data shows an old price of a package or a service', async () => {
  const { text, change, changeServices } = await site()
  const before = [...(await readEverything(text)).values()].join('\n')
  for (const price of OLD_PRICES) expect(before).toMatch(pricePattern(price))

  const { packages, services } = unusualPrices()
  await change(mapKeys(PACKAGE_KEYS, (key) => ({ price: packages[key] })))
  await changeServices(services)

  const after = await readEverything(text)
  for (const [address, content] of after)
    for (const price of OLD_PRICES) expect(content, address).not.toMatch(pricePattern(price))
  const all = [...after.values()].join('\n')
  const wanted = [
    ...Object.values(packages),
    ...Object.values(services).flatMap(({ start, monthly }) => [start, monthly]),
  ]
  for (const price of wanted) expect(all).toMatch(pricePattern(price))
  expect(after.get('/services/backend')).toContain(`"minPrice":${services.backend.start}`)
  expect(after.get('/en')).toContain(`from ${formatPrice('en', services.webdesign.start)}`)
})

test('prices that are not given leave no gap: pages say "on request", and there is no offer', async () => {
  const { ctx, text, change, changeServices } = await site()
  await change(mapKeys(PACKAGE_KEYS, () => ({ price: null as Price })))
  await changeServices(mapKeys(SERVICE_KEYS, () => ({ start: null, monthly: null })))

  for (const [address, content] of await readEverything(text)) {
    expect(content, address).not.toMatch(/€|"offers":/)
    expect(content, address).not.toMatch(/(vanaf|from|à partir de|dès) ?[,.)]/)
  }
  expect(await text('/faq.md')).toContain('- een backend: op aanvraag')
  expect(await text('/en/services.md')).toContain('### Basic: On request')
  expect(await text('/services/backend.md')).toContain('Startprijs: Op aanvraag')
  expect(await text('/api/booking/initial-month?package=2&lng=nl')).toContain('in het pakket Basic.')
  const head = await headTags(ctx, new Request('https://studio.example/fr/services/webdesign'), livePages)
  expect(head).toContain('content="Webdesign | Cyaan"')
})

test('the share image shows the new price', async () => {
  const { app, changeServices } = await site()
  const image = async () => Buffer.from(await (await app.request('/share/nl/home.png')).arrayBuffer())
  const before = await image()
  await changeServices({ ...servicePricesSetting.initial, webdesign: { start: 1017.31, monthly: 7.99 } })
  expect((await image()).equals(before)).toBe(false)
})
