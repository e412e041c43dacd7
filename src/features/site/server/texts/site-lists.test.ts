import { expect, test } from 'vitest'
import { LOCALES, type Locale, localizedPath } from '#kernel/locale.ts'
import { errorOf } from '#tests/fixtures/identity-fixture.ts'
import { testApp } from '#tests/test-app.ts'
import { createFiller } from '../../content/own-texts.ts'
import { INITIAL_FACTS } from '../../model/placeholder-values.ts'
import type { EditableList, ListSave, PageTexts, TextOverview } from '../../model/texts/text-editing.schema.ts'

const OWN = 'own-a1b2c3d4'
const QUESTIONS = 'faq.general.items'

async function site() {
  const made = await testApp({ env: { PUBLIC_URL: 'https://studio.example' } })
  const admin = await made.as('admin')
  const read = async <Body>(path: string): Promise<Body> => (await admin.ask(path)).json()
  const text = async (path: string) => (await made.app.request(path)).text()
  const listAt = async (page: string, path: string): Promise<EditableList> =>
    (await read<PageTexts>(`/api/site/texts/${page}`)).lists.find((list) => list.path === path)!
  const shownIn = async (page: string, path: string) =>
    (await listAt(page, path)).parts.filter(({ isShown }) => isShown).map(({ id }) => id)
  const put = (page: string, save: ListSave) => admin.send('PUT', `/api/site/texts/${page}/lists`, save)
  const arrange = async (page: string, path: string, change: (ids: string[]) => string[]) => {
    const startedFrom = await shownIn(page, path)
    return put(page, { path, items: change(startedFrom), startedFrom })
  }
  const write = async (page: string, path: string, locale: Locale, own: string) => {
    const { texts } = await read<PageTexts>(`/api/site/texts/${page}`)
    const startedFrom = texts.find((one) => one.path === path)!.texts[locale].text
    return admin.send('PUT', `/api/site/texts/${page}/drafts`, { path, locale, text: own, startedFrom })
  }
  const publish = async (): Promise<TextOverview> => {
    const { draftsVersion } = await read<TextOverview>('/api/site/texts')
    const response = await admin.send('POST', '/api/site/texts/publication', { draftsVersion })
    expect(response.status).toBe(200)
    return response.json()
  }
  const undo = (startedFrom: string | null) =>
    admin.send('POST', '/api/settings/admin/site-texts/undo', { startedFrom })
  return { ...made, admin, read, text, listAt, shownIn, put, arrange, write, publish, undo }
}

test('a question is added, moved and hidden as a draft; published it is on the page, in its twin and in structured data', async () => {
  const { arrange, write, publish, undo, read, text, app } = await site()
  const before = await text('/en/faq.md')
  await arrange('faq', QUESTIONS, (ids) => [OWN, ...ids.filter((id) => id !== 'timeline')])
  for (const locale of LOCALES) {
    await write('faq', `${QUESTIONS}.${OWN}.question`, locale, `Do you repair bicycles (${locale})?`)
    await write('faq', `${QUESTIONS}.${OWN}.answer`, locale, 'Yes, at {companyName}.')
  }
  expect(await text('/en/faq.md')).toBe(before)
  const { listDrafts, drafts } = await read<TextOverview>('/api/site/texts')
  expect(drafts).toHaveLength(6)
  expect(listDrafts.map(({ page, path, after }) => [page, path, after[0]!.en])).toEqual([
    ['faq', QUESTIONS, 'Do you repair bicycles (en)?'],
  ])

  const { publishedAt } = await publish()
  for (const locale of LOCALES) {
    const { faq } = await (await app.request(`/api/site/pages/faq?lng=${locale}`)).json()
    const ids = faq[0].items.map(({ id }: { id: string }) => id)
    expect(ids[0]).toBe(OWN)
    expect(ids).not.toContain('timeline')
    const twin = await text(`${localizedPath(locale, '/faq')}.md?lng=${locale}`)
    expect(twin).toContain(`### Do you repair bicycles (${locale})?`)
  }
  expect(await text('/en/faq.md')).not.toContain('How long until my site is online?')
  await undo(publishedAt)
  expect(await text('/en/faq.md')).toBe(before)
})

test('an added part without any text is not shown, and a removed one takes its texts along until an undo', async () => {
  const { arrange, write, publish, undo, read, app } = await site()
  const reasons = async () => (await (await app.request('/api/site/pages/home?lng=nl')).json()).why
  await arrange('home', 'landing.why', (ids) => [...ids, OWN])
  await publish()
  expect(await reasons()).toHaveLength(3)
  await write('home', `landing.why.${OWN}.title`, 'nl', 'Om de hoek')
  await publish()
  expect((await reasons()).map(({ title }: { title: string }) => title).at(-1)).toBe('Om de hoek')

  await arrange('home', 'landing.why', (ids) => ids.filter((id) => id !== OWN))
  const { publishedAt } = await publish()
  expect(await reasons()).toHaveLength(3)
  expect((await read<{ value: object }>('/api/settings/admin/site-texts')).value).toEqual({})
  await undo(publishedAt)
  expect(await reasons()).toHaveLength(4)
})

test('the preview shows a text of an added part that is not written yet; other empty texts stay empty', () => {
  const settings = { ...INITIAL_FACTS, texts: { 'landing.why': { items: [OWN] } }, markOf: () => '|' }
  const standard: { why: { title: string }[]; note: string } = { why: [], note: '' }
  expect(createFiller('nl', settings)('landing', standard)).toEqual({
    why: [{ id: OWN, title: '…|', text: '…|' }],
    note: '|',
  })
})

test('a section of the landing page can be hidden, with its link in the top bar, and not be moved', async () => {
  const { arrange, publish, app } = await site()
  const sections = 'pages.home.sections'
  expect((await arrange('home', sections, (ids) => ids.toReversed())).status).toBe(422)
  expect((await arrange('home', sections, (ids) => [...ids, OWN])).status).toBe(422)
  await arrange('home', sections, (ids) => ids.filter((id) => id !== 'stack' && id !== 'how'))
  await publish()
  const { html } = await (await app.request('/api/site/landing?lng=nl')).json()
  expect(html).not.toContain('id="stack"')
  expect(html).not.toContain('id="how"')
  expect(html).toContain('id="services"')
  expect(await (await app.request('/api/settings/site')).json()).toMatchObject({ hiddenAnchors: ['stack'] })
})

test('two editors: the second one is told that the list changed, and nothing is overwritten', async () => {
  const { arrange, put, shownIn } = await site()
  const startedFrom = await shownIn('home', 'landing.stack')
  await arrange('home', 'landing.stack', (ids) => ids.slice(1))
  const refused = await put('home', { path: 'landing.stack', items: startedFrom.toReversed(), startedFrom })
  expect(await errorOf(refused)).toMatchObject({ code: 'LIST_CHANGED' })
  expect(await shownIn('home', 'landing.stack')).toEqual(startedFrom.slice(1))
})

test.each([
  ['an unknown part', 'landing.stack', ['typescript', 'cobol']],
  ['a part twice', 'landing.stack', ['react', 'react']],
  ['an id that is no id', 'landing.stack', ['own-<script>']],
  ['too many parts', 'landing.why', Array.from({ length: 7 }, (_, index) => `own-0000000${index}`)],
])('%s is refused', async (_, path, items) => {
  const { put, shownIn } = await site()
  const startedFrom = await shownIn('home', path)
  expect((await put('home', { path, items, startedFrom })).status).toBe(422)
  expect((await put('home', { path: 'landing.nothing', items: [], startedFrom })).status).toBe(404)
  expect(await shownIn('home', path)).toEqual(startedFrom)
})

/** Adds a service with its name in each language, and publishes it. */
async function serviceFixture() {
  const made = await site()
  const { arrange, write, publish, app } = made
  await arrange('services', 'services', (ids) => [OWN, ...ids])
  const NAMES = { nl: 'Fietsherstelling', en: 'Bicycle repair', fr: 'Réparation de vélos' }
  for (const locale of LOCALES) {
    await write(OWN, `pages.${OWN}.heading`, locale, NAMES[locale])
    await write(OWN, `services.${OWN}.slug`, locale, NAMES[locale])
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
  const { address, write, publish, arrange, undo, text } = await serviceFixture()
  expect(await address('bicycle-repair', 'nl')).toEqual({ movedTo: 'fietsherstelling' })
  await write(OWN, `services.${OWN}.slug`, 'nl', 'Fietsen & meer')
  await write('webdesign', 'services.webdesign.slug', 'nl', 'websites')
  const { publishedAt } = await publish()
  expect(await address('fietsherstelling', 'nl')).toEqual({ movedTo: 'fietsen-meer' })
  expect(await address('webdesign', 'nl')).toEqual({ movedTo: 'websites' })
  expect(await address('webdesign', 'en')).toBe('Web design')
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

test('two services cannot have one address, neither in a draft nor in a restored setting', async () => {
  const { write, read, admin } = await serviceFixture()
  const taken = await write('webdesign', 'services.webdesign.slug', 'nl', 'Fietsherstelling')
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

test('a package is added with its name and price, and can be booked; another order no longer claims what packages include', async () => {
  const { arrange, publish, admin, read, app, text } = await site()
  const packages = async () => (await (await app.request('/api/site/pages/services?lng=en')).json()).packages
  const chosen = async () => (await app.request(`/api/booking/initial-month?package=${OWN}&lng=en`)).json()
  expect((await packages())[1].includes).not.toBe('')
  await arrange('services', 'packages', (ids) => [OWN, ...ids.filter((id) => id !== 'enterprise')])
  await publish()
  expect((await packages()).map(({ key }: { key: string }) => key)).toEqual(['basic', 'ecommerce'])
  expect(await chosen()).not.toHaveProperty('comments')

  const { value, updatedAt } = await read<{ value: object; updatedAt: string }>('/api/settings/admin/packages')
  const words = { title: 'Tune-up', description: 'Your bicycle.', features: ['Brakes'], extras: [], extraInfo: [] }
  const own = { [OWN]: { price: 60, texts: { nl: words, en: words, fr: words } } }
  const save = { value: { ...value, ...own }, startedFrom: updatedAt }
  expect((await admin.send('PUT', '/api/settings/admin/packages', save)).status).toBe(200)
  expect((await packages())[0]).toMatchObject({ id: OWN, title: 'Tune-up', price: '€60', features: ['Brakes'] })
  expect((await packages())[2].includes).toBe('')
  expect(await text('/en/services.md')).toContain('### Tune-up: €60 per month')
  expect((await chosen()).comments).toContain('Tune-up')
})
