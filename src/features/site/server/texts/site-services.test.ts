import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import { errorOf } from '#tests/fixtures/identity-fixture.ts'
import { textsFixture } from '#tests/fixtures/texts-fixture.ts'

const OWN = 'own-a1b2c3d4'

/** Adds a service with its name in each language, and publishes it. */
async function serviceFixture() {
  const made = await textsFixture()
  const { arrange, draft, publish, app } = made
  await arrange('services', 'services', (ids) => [OWN, ...ids])
  const NAMES = { nl: 'Fietsherstelling', en: 'Bicycle repair', fr: 'Réparation de vélos' }
  for (const locale of LOCALES) {
    await draft(`pages.${OWN}.heading`, locale, NAMES[locale], OWN)
    await draft(`services.${OWN}.slug`, locale, NAMES[locale], OWN)
  }
  const address = async (slug: string, locale: Locale) => {
    const response = await app.request(`/api/site/services/${slug}?lng=${locale}`)
    const body = await response.json()
    return response.ok ? (body.movedTo === undefined ? body.page.heading : { movedTo: body.movedTo }) : response.status
  }
  await publish()
  return { ...made, address, NAMES }
}

test('an added service has a page per language, and is in every list that machines read', async () => {
  const { address, text, app, NAMES } = await serviceFixture()
  expect(await address('fietsherstelling', 'nl')).toBe(NAMES.nl)
  expect(await address('reparation-de-velos', 'fr')).toBe(NAMES.fr)
  const { services } = await (await app.request('/api/site/pages/services?lng=fr')).json()
  expect(services[0]).toMatchObject({ slug: 'reparation-de-velos', heading: NAMES.fr, price: 'prix sur demande' })
  const map = await text('/sitemap.xml')
  for (const path of ['/services/fietsherstelling', '/en/services/bicycle-repair', '/fr/services/reparation-de-velos'])
    expect(map).toContain(`<loc>https://studio.example${path}</loc>`)
  expect(await text('/llms.txt')).toContain('[Bicycle repair](https://studio.example/en/services/bicycle-repair.md)')
  expect(await text('/fr/services/reparation-de-velos.md')).toContain('# Réparation de vélos')
  expect((await app.request('/share/fr/services/reparation-de-velos.png')).status).toBe(200)
  const { paths } = await (await app.request('/api/site/services/bicycle-repair?lng=en')).json()
  expect(paths).toEqual({
    nl: '/services/fietsherstelling',
    en: '/services/bicycle-repair',
    fr: '/services/reparation-de-velos',
  })
})

test('an address that changed, is of another language or of a hidden service leads on; an unknown one is a 404', async () => {
  const { address, draft, publish, arrange, undo, text } = await serviceFixture()
  expect(await address('bicycle-repair', 'nl')).toEqual({ movedTo: 'fietsherstelling' })
  await draft(`services.${OWN}.slug`, 'nl', 'Fietsen & meer', OWN)
  await draft('services.webdesign.slug', 'nl', 'websites', 'webdesign')
  const { publishedAt } = await publish()
  expect(await address('fietsherstelling', 'nl')).toEqual({ movedTo: 'fietsen-meer' })
  expect(await address('webdesign', 'nl')).toEqual({ movedTo: 'websites' })
  expect(await address('webdesign', 'en')).toBe('Web design for small businesses')
  await undo(publishedAt)
  expect(await address('websites', 'nl')).toEqual({ movedTo: 'webdesign' })
  expect(await address('fietsen-meer', 'nl')).toEqual({ movedTo: 'fietsherstelling' })

  await arrange('services', 'services', (ids) => ids.filter((id) => id !== OWN && id !== 'backend'))
  await publish()
  expect(await address('fietsherstelling', 'nl')).toEqual({ movedTo: null })
  expect(await address('backend', 'fr')).toEqual({ movedTo: null })
  expect(await address('constructor', 'nl')).toBe(404)
  expect(await text('/sitemap.xml')).not.toContain('backend')
})

test('links to a service in other texts follow its address; those to a hidden service lead to the list', async () => {
  const { draft, publish, arrange, read, text } = await serviceFixture()
  const links = async (lng: string) =>
    Array.from(
      JSON.stringify(await read(`/api/site/pages/faq?lng=${lng}`)).matchAll(/\]\((\/services[^)]*)/g),
      ([, to]) => to,
    )
  expect(await links('nl')).toEqual(expect.arrayContaining(['/services/webdesign', '/services/backend']))
  await draft('services.webdesign.slug', 'nl', 'websites', 'webdesign')
  await draft('faq.general.items.timeline.answer', 'en', 'See [repairs](/services/fietsherstelling#steps).', 'faq')
  await publish()
  expect(await links('nl')).toContain('/services/websites')
  expect(await links('nl')).not.toContain('/services/webdesign')
  expect(await links('en')).toContain('/services/bicycle-repair#steps')
  expect(await text('/faq.md')).toContain('](/services/websites)')
  await arrange('services', 'services', (ids) => ids.filter((id) => id !== 'backend'))
  await publish()
  expect(await links('nl')).toContain('/services')
  expect(await links('nl')).not.toContain('/services/backend')
})

test('two services cannot have one address, neither in a draft nor in a restored setting', async () => {
  const { draft, read, admin } = await serviceFixture()
  const taken = await draft('services.webdesign.slug', 'nl', 'Fietsherstelling', 'webdesign')
  expect((await errorOf(taken)).fields.text).toBe('Een andere dienst heeft dit adres al in deze taal. Kies een ander.')
  const { value, updatedAt } = await read<{ value: object; updatedAt: string }>('/api/settings/admin/site-texts')
  const slug = { nl: { text: 'maintenance', standard: '', changedOn: '2025-03-03' } }
  const restored = { value: { ...value, 'services.webdesign.slug': slug }, startedFrom: updatedAt }
  expect((await admin.send('PUT', '/api/settings/admin/site-texts', restored)).status).toBe(422)
})

test('the price and drawing of an added service are settings, and its card names the price', async () => {
  const { admin, read, app } = await serviceFixture()
  const { value, updatedAt } = await read<{ value: object; updatedAt: string }>('/api/settings/admin/service-prices')
  const save = (prices: object) =>
    admin.send('PUT', '/api/settings/admin/service-prices', { value: { ...value, ...prices }, startedFrom: updatedAt })
  expect((await save({ 'own-x': { start: 1, monthly: null } })).status).toBe(422)
  expect((await save({ [OWN]: { start: 45, monthly: null, drawing: 'cat' } })).status).toBe(422)
  expect((await save({ [OWN]: { start: 45, monthly: null, drawing: 'gauge' } })).status).toBe(200)
  const { services } = await (await app.request('/api/site/pages/services?lng=en')).json()
  expect(services[0]).toMatchObject({ drawing: 'gauge', price: 'from €45 excl. VAT' })
})
