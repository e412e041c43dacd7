import { expect, test } from 'vitest'
import type { DriftReport } from '#features/audit/model/drift/drift-report.schema.ts'
import { auditSource } from '#server/composition/audit-source.ts'
import { textsFixture } from '#tests/fixtures/texts-fixture.ts'

const HEAD = { page: 'contact', path: 'pages.contact.description', text: 'Ring our bell in {companyCity}.' }
const HOME = { page: 'home', path: 'pages.home.lead', text: 'Bicycles, repaired while you wait.' }
const BLOG = { page: 'blog', text: 'Notes from the workshop' }

/** What else reads a text of the site, and the text that it must contain after a publication. */
const READERS: [name: string, change: { page: string; path: string; text: string }, path: string, expected: string][] =
  [
    ['the Markdown twin', { ...HEAD, path: 'pages.contact.lead' }, '/en/contact.md', 'Ring our bell in Antwerp.'],
    ['llms.txt', HOME, '/llms.txt', HOME.text],
    ['llms-full.txt', HOME, '/llms-full.txt', HOME.text],
    ['the tags for shared links', HEAD, '/en/contact', 'property="og:description" content="Ring our bell in Antwerp."'],
    ['structured data', { ...HEAD, path: 'pages.contact.title' }, '/en/contact', '"name":"Ring our bell in Antwerp."'],
    ['the feed of the blog', { ...BLOG, path: 'pages.blog.title' }, '/en/blog/feed.xml', `<title>${BLOG.text} | `],
    ['its description', { ...BLOG, path: 'pages.blog.description' }, '/en/blog/feed.json', BLOG.text],
    ['the manifest', { ...HOME, path: 'pages.home.description' }, '/en/manifest.webmanifest', HOME.text],
  ]

test.each(READERS)('%s has a published text at once', async (_, { page, path, text }, address, expected) => {
  const site = await textsFixture()
  expect(await site.text(address)).not.toContain(expected)
  await site.draft(path, 'en', text, page)
  expect(await site.text(address)).not.toContain(expected)
  await site.publish()
  expect(await site.text(address)).toContain(expected)
})

test('shortcuts of the app and the offline page have published labels at once', async () => {
  const { draft, publish, read, text } = await textsFixture()
  await draft('messages.web-app.book', 'en', 'Book a repair', 'frame')
  await draft('messages.offline-page.title', 'en', 'No <signal>.', 'frame')
  await draft('messages.shell.services', 'en', 'Repairs', 'frame')
  expect(await text('/en/offline')).toContain('<h1>No connection.</h1>')
  await publish()
  expect(await read('/en/manifest.webmanifest')).toMatchObject({ shortcuts: [{ name: 'Book a repair' }, {}, {}] })
  const offline = await text('/en/offline')
  expect(offline).toContain('<h1>No &lt;signal&gt;.</h1>')
  expect(offline).toContain('>Repairs</a>')
})

test('the share image shows a published text at once', async () => {
  const { app, draft, publish } = await textsFixture()
  const image = async () => Buffer.from(await (await app.request('/share/en/contact.png')).arrayBuffer())
  const before = await image()
  await draft('pages.contact.heading', 'en', HEAD.text)
  expect((await image()).equals(before)).toBe(true)
  await publish()
  expect((await image()).equals(before)).toBe(false)
})

test('the audit reads the pages at their new addresses, and says where their texts are edited', async () => {
  const { ctx, draft, publish } = await textsFixture()
  await draft('services.webdesign.slug', 'en', 'repairs', 'webdesign')
  await publish()
  const page = (await auditSource.listPages(ctx)).find(({ address }) => address === '/en/services/repairs')
  expect(page).toMatchObject({ locale: 'en', editPath: '/admin/pages?page=webdesign&language=en&view=form' })
})

test('a label that changed in one language only is reported for translation', async () => {
  const { draft, publish, read } = await textsFixture()
  await draft('messages.shell.madeBy', 'en', 'A site by {name}', 'frame')
  await draft('messages.contact-mail.receipt.heading', 'en', 'Thank you', 'emails')
  await publish()
  const { texts } = await read<DriftReport>('/api/audit/drift?lng=en')
  expect(texts.map(({ key, name }) => ({ key, name }))).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        key: 'messages.shell.madeBy',
        name: 'Menu, footer and cookie banner: A site by {name}',
      }),
      expect.objectContaining({ key: 'messages.contact-mail.receipt.heading' }),
    ]),
  )
})
