import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { LOCALES, localizedPath } from '#kernel/locale.ts'
import { errorOf } from '#tests/fixtures/identity-fixture.ts'
import { textsFixture } from '#tests/fixtures/texts-fixture.ts'
import { createFiller } from '../../content/own-texts.ts'
import { INITIAL_FACTS } from '../../model/placeholder-values.ts'
import type { TextOverview } from '../../model/texts/text-editing.schema.ts'

const OWN = 'own-a1b2c3d4'
const QUESTIONS = 'faq.general.items'

test('a question is added, moved and hidden as a draft; published it is on the page, in its twin and in structured data', async () => {
  const { arrange, draft, publish, undo, read, text, app } = await textsFixture()
  const before = await text('/en/faq.md')
  await arrange('faq', QUESTIONS, (ids) => [OWN, ...ids.filter((id) => id !== 'timeline')])
  for (const locale of LOCALES) {
    await draft(`${QUESTIONS}.${OWN}.question`, locale, `Do you repair bicycles (${locale})?`, 'faq')
    await draft(`${QUESTIONS}.${OWN}.answer`, locale, 'Yes, at {companyName}.', 'faq')
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
  const { arrange, draft, publish, undo, read, app } = await textsFixture()
  const reasons = async () => (await (await app.request('/api/site/pages/home?lng=nl')).json()).why
  await arrange('home', 'landing.why', (ids) => [...ids, OWN])
  await publish()
  expect(await reasons()).toHaveLength(3)
  await draft(`landing.why.${OWN}.title`, 'nl', 'Om de hoek', 'home')
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
  const { arrange, publish, app } = await textsFixture()
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
  const { arrange, put, shownIn } = await textsFixture()
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
  const { put, shownIn } = await textsFixture()
  const startedFrom = await shownIn('home', path)
  expect((await put('home', { path, items, startedFrom })).status).toBe(422)
  expect((await put('home', { path: 'landing.nothing', items: [], startedFrom })).status).toBe(404)
  expect(await shownIn('home', path)).toEqual(startedFrom)
})

test('a package is added with its name and price, and can be booked; another order no longer claims what packages include', async () => {
  const { arrange, publish, admin, read, app, text } = await textsFixture()
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

test('texts of a backup made before the lists and labels are read, and a publication of lists can be undone to them', async () => {
  const { ctx, text, arrange, publish, undo, read } = await textsFixture()
  const stored = { 'pages.faq.lead': { en: { text: 'Ask away.', standard: 'x', changedOn: '2025-03-03' } } }
  // As the restore writes it: without the checks of a save.
  await ctx.db.execute(
    sql`insert into settings (key, value, updated_at) values ('site-texts', ${JSON.stringify(stored)}::jsonb, now())`,
  )
  expect(await text('/en/faq.md')).toContain('Ask away.')
  await arrange('faq', QUESTIONS, (ids) => ids.filter((id) => id !== 'timeline'))
  const { publishedAt } = await publish()
  expect((await undo(publishedAt)).status).toBe(200)
  expect((await read<{ value: object }>('/api/settings/admin/site-texts')).value).toEqual(stored)
})
