import { expect, test } from 'vitest'
import { saveSetting } from '#features/settings/server/setting.service.ts'
import { LOCALES } from '#kernel/locale.ts'
import { testApp } from '#tests/test-app.ts'
import { type PackageChanges, packagesSetting } from '../model/packages.schema.ts'
import { PUBLIC_PAGES } from '../model/public-pages.ts'

const env = { PUBLIC_URL: 'https://studio.example' }
const OLD = /(?<!\d)19[.,]99/g

/** An application whose pages contain only their content. */
async function site() {
  const made = await testApp({
    env,
    render: async (request) => {
      const key = PUBLIC_PAGES.find(({ path }) => path === new URL(request.url).pathname)!.key
      const words = await (await made.app.request(`/api/site/pages/${key}?lng=nl`)).text()
      return new Response(`<html><head></head><body>${words}</body></html>`, {
        headers: { 'content-type': 'text/html' },
      })
    },
  })
  // Amounts are formatted with a non-breaking space.
  const text = async (path: string) => (await (await made.app.request(path)).text()).replaceAll('\u00a0', ' ')
  const change = (packages: PackageChanges) => saveSetting(made.ctx, null, packagesSetting, packages)
  return { ...made, text, change }
}

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
  expect(dutch).toContain('Voor teams met veel bestanden')
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
  await change({ basic: { texts: { nl: { title: '</script><b>' } } } })
  const html = await (await app.request('/faq')).text()
  expect(html.slice(0, html.indexOf('</head>')).match(/<\/script>/g)).toHaveLength(1)
})
