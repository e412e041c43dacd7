import { beforeEach, expect, test } from 'vitest'
import type { DriftReport } from '#features/audit/model/drift/drift-report.schema.ts'
import { DEMO_COMPANY, seedDemoCompany } from '#features/demo/server/demo-company.service.ts'
import { companySetting } from '#features/settings/model/company.schema.ts'
import { saveSetting } from '#features/settings/server/setting.service.ts'
import { packagesSetting } from '#features/site/model/packages.schema.ts'
import { siteTextsSetting } from '#features/site/model/texts/site-texts.schema.ts'
import type { Locale } from '#kernel/locale.ts'
import { demoBlog } from '#server/composition/demo/demo-blog.service.ts'
import { documentOf, postOf } from '#tests/fixtures/blog-fixture.ts'
import { testApp } from '#tests/test-app.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>
let fixture: TestApp

/** Sets the clock to this hour. */
function at(hour: number): void {
  fixture.ctx.now = () => new Date(Date.UTC(2025, 2, 3, hour))
}

beforeEach(async () => {
  fixture = await testApp()
  at(0)
})

async function send(method: string, path: string, body: unknown) {
  const answer = await (await fixture.as('admin')).send(method, path, body)
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return answer.json()
}

async function drift(): Promise<DriftReport> {
  return (await (await fixture.as('admin')).ask('/api/audit/drift?lng=en')).json()
}

/** `post 1 en: title text` */
async function summary(): Promise<string[]> {
  const { texts } = await drift()
  return texts.flatMap(({ source, key, drifts }) =>
    drifts.map(({ locale, fields }) => `${source} ${key} ${locale}: ${fields.map(({ field }) => field).join(' ')}`),
  )
}

const own = (text: string) => ({ text, standard: '', changedOn: '2025-03-03' })
const changeTexts = (path: string, texts: Partial<Record<Locale, string>>) =>
  saveSetting(fixture.ctx, null, siteTextsSetting, {
    [path]: Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, own(text)])),
  })
const confirm = (key: string, locale: string, isConfirmed = true) =>
  send('PUT', '/api/audit/drift/confirmations', { source: 'page-texts', key, locale, isConfirmed })

test('a new site with demo content has no drift', async () => {
  const { ctx } = fixture
  await seedDemoCompany(ctx)
  await ctx.db.transaction((tx) => demoBlog.seed(ctx, tx))
  at(48)
  expect(await drift()).toEqual({ texts: [], total: 0 })
})

test('a page text in one language is listed with both texts, until the others follow, it is undone or confirmed', async () => {
  const path = 'pages.contact.title'
  const before = { nl: 'Bel ons', en: 'Contact', fr: 'Appelez-nous' }
  await changeTexts(path, before)
  at(5)
  await changeTexts(path, { ...before, en: 'Contact us' })
  at(9)
  const { texts } = await drift()
  expect(texts).toMatchObject([
    {
      source: 'page-texts',
      key: path,
      name: 'Contact: Contact us',
      drifts: [
        {
          locale: 'nl',
          since: '2025-03-03T05:00:00.000Z',
          editPath: `/admin/pages?page=contact&language=nl&view=form#${path}`,
          fields: [
            {
              field: 'title',
              kind: 'behind',
              changed: 'en',
              change: { start: 'Contact', removed: '', added: ' us', end: '' },
              text: 'Bel ons',
            },
          ],
        },
        { locale: 'fr' },
      ],
    },
  ])

  await changeTexts(path, { ...before, en: 'Contact us', nl: 'Praat met ons' })
  expect(await summary()).toEqual(['page-texts pages.contact.title fr: title'])
  await confirm(path, 'fr')
  expect(await summary()).toEqual([])
  await confirm(path, 'fr', false)
  expect(await summary()).toEqual(['page-texts pages.contact.title fr: title'])
  at(20)
  await changeTexts(path, before)
  expect(await summary()).toEqual([])
})

test('a confirmation ends with the next change', async () => {
  at(5)
  await changeTexts('landing.taglines.0', { nl: 'Eén' })
  for (const locale of ['en', 'fr']) await confirm('landing.taglines.0', locale)
  expect(await summary()).toEqual([])
  at(6)
  await changeTexts('landing.taglines.0', { nl: 'Twee' })
  const [text] = (await drift()).texts
  expect(text!.drifts.map(({ locale }) => locale)).toEqual(['en', 'fr'])
  // Compared with the confirmed version.
  expect(text!.drifts[0]!.fields[0]!.change).toMatchObject({ removed: 'Eén', added: 'Twee' })
})

test('the slogan and the texts of a package can drift as well', async () => {
  await seedDemoCompany(fixture.ctx)
  at(5)
  await saveSetting(fixture.ctx, null, companySetting, {
    ...DEMO_COMPANY,
    slogan: { ...DEMO_COMPANY.slogan, nl: 'Anders', fr: '' },
  })
  await saveSetting(fixture.ctx, null, packagesSetting, {
    basic: { price: 9, texts: { en: { features: ['Hosting', 'Mail'] } } },
  })
  at(9)
  expect(await summary()).toEqual([
    'company slogan en: slogan',
    'company slogan fr: slogan',
    'packages basic nl: features',
    'packages basic fr: features',
  ])
  const [company, packages] = (await drift()).texts
  expect(company!.drifts.map(({ fields }) => fields[0]!.kind)).toEqual(['behind', 'missing'])
  expect(packages).toMatchObject({ name: 'Basic', drifts: [{ editPath: '/admin/settings#packages' }, {}] })
})

test('a post that changed in one language is listed with what changed; one that is translated is not', async () => {
  const textOf = (title: string, words: string) => ({ title, excerpt: '', document: documentOf(words), coverAlt: '' })
  const texts = {
    nl: textOf('Snel', 'Een snelle site telt.'),
    en: textOf('Fast', 'A fast site counts.'),
    fr: textOf('Vite', 'Un site rapide compte.'),
  }
  const { id } = await send('POST', '/api/blog/authoring/posts', postOf('Snel', { texts }))
  at(30)
  const changed = { ...texts, nl: textOf('Snel', 'Een snelle en mooie site telt.') }
  await send('PUT', `/api/blog/authoring/posts/${id}`, { ...postOf('Snel', { texts: changed }), startedFrom: 1 })
  expect(await summary()).toEqual([`post ${id} en: text`, `post ${id} fr: text`])
  expect((await drift()).texts[0]).toMatchObject({
    name: 'Fast',
    drifts: [
      {
        since: '2025-03-04T06:00:00.000Z',
        editPath: `/edit/${id}/fast`,
        fields: [
          {
            changed: 'nl',
            change: { start: 'Een snelle ', removed: '', added: 'en mooie ', end: 'site telt.' },
            text: 'A fast site counts.',
          },
        ],
      },
      { locale: 'fr' },
    ],
  })

  at(60)
  const followed = { ...changed, en: textOf('Fast', 'A fast and beautiful site counts.') }
  await send('PUT', `/api/blog/authoring/posts/${id}`, { ...postOf('Snel', { texts: followed }), startedFrom: 2 })
  expect(await summary()).toEqual([`post ${id} fr: text`])
  await send('DELETE', `/api/blog/authoring/posts/${id}`, undefined)
  expect(await summary()).toEqual([])
})

test('a missing translation of a post is listed', async () => {
  const { id } = await send('POST', '/api/blog/authoring/posts', postOf('Alleen Nederlands'))
  // Missing in the other language too.
  expect(await summary()).toEqual([`post ${id} en: title text`, `post ${id} fr: title text`])
})

test('a category whose name changed in one language is listed; its place and order do not count', async () => {
  const name = { nl: 'Snelheid', en: 'Speed', fr: 'Vitesse' }
  const [{ id }] = await send('POST', '/api/blog/authoring/categories', { name })
  at(5)
  await send('PUT', `/api/blog/authoring/categories/${id}`, { name })
  expect(await summary()).toEqual([])
  await send('PUT', `/api/blog/authoring/categories/${id}`, { name: { ...name, en: 'Fast sites' } })
  expect(await summary()).toEqual([`category ${id} nl: name`, `category ${id} fr: name`])
  await send('PUT', `/api/blog/authoring/categories/${id}`, { name, description: { nl: 'Uitleg' } })
  expect(await summary()).toEqual([`category ${id} en: description`, `category ${id} fr: description`])
})
