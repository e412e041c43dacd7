import { expect, test } from 'vitest'
import { DEMO_COMPANY, seedDemoCompany } from '#features/demo/server/demo-company.service.ts'
import { pictureSources } from '#features/media/model/picture.ts'
import { removeUnusedPictures } from '#features/media/server/media.service.ts'
import { mediaUses } from '#features/media/server/media.table.ts'
import { removePictureFiles } from '#features/media/server/picture-files.jobs.ts'
import type { Company } from '#features/settings/model/company.schema.ts'
import { getCompany, saveCompany } from '#features/settings/server/company.service.ts'
import { settings } from '#features/settings/server/settings.table.ts'
import { LOCALES } from '#kernel/locale.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import { demoReviews } from '#server/composition/demo/demo-reviews.service.ts'
import { livePages } from '#server/composition/live-pages.ts'
import { mediaFixture, photo } from '#tests/fixtures/media-fixture.ts'
import { testApp } from '#tests/test-app.ts'
import { headTags } from '../page-head.service.ts'

const ROLE = { nl: 'Bakker', en: 'Baker', fr: 'Boulangère' }
const ABOUT = { nl: 'Bakt het brood.', en: 'Bakes the bread.', fr: 'Fait le pain.' }
const personWith = (stored: string) => ({
  name: 'Rita <b>Peeters</b>',
  role: ROLE,
  about: ABOUT,
  photo: stored,
  phone: '0470 12 34 56',
})
const companyWith = (stored: string): Company => ({ ...DEMO_COMPANY, people: [personWith(stored)] })

type Admin = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['as']>>

async function saveAs(admin: Admin, subject: string, value: unknown): Promise<Response> {
  const path = `/api/settings/admin/${subject}`
  const { updatedAt } = await (await admin.ask(path)).json()
  return admin.send('PUT', path, { value, startedFrom: updatedAt })
}

/** The application, an admin who saves the company, and pictures. */
async function peopleFixture() {
  const site = await mediaFixture({ jobs: [removePictureFiles] })
  const admin = await site.as('admin')
  const upload = async (width: number) => {
    const picture = await (await site.upload(new Uint8Array(await photo(width, 500).jpeg().toBuffer()))).json()
    return { id: picture.id as string, src: pictureSources(picture).src }
  }
  const save = (value: unknown) => saveAs(admin, 'company', value)
  const html = async (path = '/api/site/people?lng=fr'): Promise<string> =>
    (await (await site.asVisitor(path)).json()).html
  const uses = async () => (await site.ctx.db.select().from(mediaUses)).map(({ mediaId }) => mediaId)
  return { ...site, admin, upload, save, html, uses }
}

test('a photo is shown with name, role, sentence and phone, on the contact page and the landing page', async () => {
  const { app, ctx, upload, save, html } = await peopleFixture()
  const { src } = await upload(320)
  expect((await save(companyWith(src))).status).toBe(200)
  for (const path of ['/api/site/people?lng=fr', '/api/site/landing?lng=fr']) {
    const shown = await html(path)
    for (const part of [
      src,
      'Rita &lt;b&gt;Peeters&lt;/b&gt;',
      'Boulangère',
      'Fait le pain.',
      'href="tel:0470123456"',
      'image/avif',
    ])
      expect(shown, path).toContain(part)
    expect(shown, path).not.toContain('portraits.svg')
  }
  expect(await html('/api/site/landing?lng=fr')).toContain('href="tel:+3235550123"')
  const twin = await (await app.request('/fr/contact.md')).text()
  expect(twin).toContain('Boulangère, 0470 12 34 56')
  const head = await headTags(ctx, new Request('https://studio.example/fr/contact'), livePages)
  expect(head).toContain('"jobTitle":"Boulangère","telephone":"0470 12 34 56"')
})

test('a photo in use is never deleted as unused; a replaced one is', async () => {
  const { ctx, app, upload, save, uses } = await peopleFixture()
  const [first, second] = [await upload(330), await upload(340)]
  await save(companyWith(first.src))
  const later = (days: number) => ({ ...ctx, now: () => new Date(ctx.now().getTime() + days * DAY_MS) })
  await removeUnusedPictures(later(30))
  expect((await app.request(first.src)).status).toBe(200)
  expect(await uses()).toEqual([first.id])

  const replacement = await upload(340)
  expect(replacement.id).toBe(second.id)
  await save(companyWith(replacement.src))
  expect(await uses()).toEqual([replacement.id])
  await save({ ...DEMO_COMPANY, people: [] })
  expect(await uses()).toEqual([])
})

test('a photo that is not stored is refused, and so is an address elsewhere', async () => {
  const { ctx, save } = await peopleFixture()
  await saveCompany(ctx, companyWith(''))
  for (const stored of [
    `/media/${'0'.repeat(24)}/400.jpg`,
    'https://elsewhere.example/face.jpg',
    '/media/../face.jpg',
    'javascript:alert(1)',
  ])
    expect((await save(companyWith(stored))).status, stored).toBeGreaterThanOrEqual(400)
  expect((await getCompany(ctx)).people[0]?.photo).toBe('')
})

test('an undo restores the people even if their photo is deleted by now: the initials are shown', async () => {
  const { ctx, admin, upload, save, html } = await peopleFixture()
  await save(companyWith((await upload(350)).src))
  await save(companyWith(''))
  await removeUnusedPictures({ ...ctx, now: () => new Date(ctx.now().getTime() + 30 * DAY_MS) })
  const { updatedAt } = await (await admin.ask('/api/settings/admin/company')).json()
  expect((await admin.send('POST', '/api/settings/admin/company/undo', { startedFrom: updatedAt })).status).toBe(200)
  expect(await html()).toContain('>R&lt;<')
  expect(await html()).not.toContain('<img')
})

test('only the made-up people of the demo get a drawn face; real ones without a photo get their initials', async () => {
  const { ctx, html } = await peopleFixture()
  await seedDemoCompany(ctx)
  expect((await html()).match(/portraits\.svg#p[123]/g)).toHaveLength(3)
  expect(await html()).toContain('Exemple\u00a0: ces personnes sont fictives')
  await saveCompany(ctx, { ...DEMO_COMPANY, name: 'Bakkerij' })
  expect(await html()).not.toContain('<img')
  expect(await html()).toContain('>LJ<')
  expect(await html()).not.toContain('fictives')
  await saveCompany(ctx, { ...DEMO_COMPANY, people: [] })
  expect(await html()).toBe('')
})

test('a company that an earlier version stored is read: people have no photo, sentence or phone', async () => {
  const { ctx, html } = await peopleFixture()
  const { people: _, ...rest } = DEMO_COMPANY
  const value = { ...rest, people: [{ name: 'An Goossens', role: ROLE }] }
  await ctx.db.insert(settings).values({ key: 'company', value, updatedAt: ctx.now() })
  expect((await getCompany(ctx)).people).toEqual([
    { name: 'An Goossens', role: ROLE, about: { nl: '', en: '', fr: '' }, photo: '', phone: '' },
  ])
  expect(await html()).toContain('>AG<')
})

const sectionIds = (html: string) => Array.from(html.matchAll(/<section id="([^"]+)"/g), ([, id]) => id)

test('the sections of the landing page are in order, in every language', async () => {
  const { asVisitor } = await testApp()
  for (const locale of LOCALES) {
    const { html } = await (await asVisitor(`/api/site/landing?lng=${locale}`)).json()
    expect(sectionIds(html), locale).toEqual([
      'about',
      'how',
      'services',
      'prices',
      'why',
      'reviews',
      'questions',
      'stack',
      'start',
    ])
    expect(html.match(/<details/g), locale).toHaveLength(3)
  }
  expect((await asVisitor('/api/site/landing?lng=de')).status).toBe(422)
})

test('amounts follow the prices of the settings; without a price there is no worked example', async () => {
  const { as, asVisitor } = await testApp()
  const admin = await as('admin')
  const landing = async () => (await (await asVisitor('/api/site/landing?lng=en')).json()).html as string
  expect(await landing()).toContain('€445.88')
  const save = (subject: string, value: unknown) => saveAs(admin, subject, value)
  await save('packages', { basic: { price: 10 } })
  expect(await landing()).toContain('12 × €10')
  expect(await landing()).toContain('€470')
  await save('packages', { basic: { price: null } })
  expect(await landing()).not.toContain('Worked example')
  expect(await landing()).toContain('On request')
})

test('without a phone number, reviews and people the landing page leaves them out', async () => {
  const { asVisitor } = await testApp()
  const { html, rating } = await (await asVisitor('/api/site/landing?lng=nl')).json()
  expect(html).not.toContain('tel:')
  expect(html).not.toContain('class="faces"')
  expect(html).not.toContain('class="quote')
  expect(rating).toBe('')
})

test('real reviews come before examples, those in the language of the page first', async () => {
  const { ctx, as, asVisitor } = await testApp()
  await ctx.db.transaction((tx) => demoReviews.seed(ctx, tx))
  const write = async (locale: string, title: string) =>
    (await as('user')).send('POST', `/api/reviews?lng=${locale}`, { rating: 4, title, content: `${title}, zeker.` })
  await write('fr', 'Rapide')
  await write('nl', 'Vlot')
  const titles = async (locale: string) => {
    const { html } = await (await asVisitor(`/api/site/landing?lng=${locale}`)).json()
    return Array.from(html.matchAll(/<h3 lang="(\w+)" dir="auto">([^<]+)/g), ([, language, title]) => [language, title])
  }
  expect((await titles('fr')).slice(0, 2)).toEqual([
    ['fr', 'Rapide'],
    ['nl', 'Vlot'],
  ])
  expect((await titles('nl'))[0]).toEqual(['nl', 'Vlot'])
  expect(await titles('fr')).toHaveLength(4)
  expect((await titles('fr'))[2]?.[0]).toBe('fr')
})
