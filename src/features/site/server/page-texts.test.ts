import { expect, test } from 'vitest'
import { DEMO_COMPANY, seedDemoCompany } from '#features/demo/server/demo-company.service.ts'
import { companySetting } from '#features/settings/model/company.schema.ts'
import { saveSetting } from '#features/settings/server/setting.service.ts'
import { livePages } from '#server/composition/live-pages.ts'
import { errorOf } from '#tests/fixtures/identity-fixture.ts'
import { testApp } from '#tests/test-app.ts'
import { PAGE_TEXT_KEYS, type PageTexts, pageTextsSetting } from '../model/page-texts.schema.ts'
import { PUBLIC_PAGES } from '../model/public-pages.ts'
import { headTags } from './page-head.service.ts'

const env = { PUBLIC_URL: 'https://studio.example' }

/** An application whose pages are their title and description in HTML, plus the head tags of the server. */
async function site() {
  const made = await testApp({
    env,
    render: async () => {
      const { page } = await (await made.app.request('/api/site/pages/contact?lng=en')).json()
      return new Response(`<html><head></head><body>${JSON.stringify(page)}</body></html>`, {
        headers: { 'content-type': 'text/html' },
      })
    },
  })
  await seedDemoCompany(made.ctx)
  const text = async (path: string) => (await made.app.request(path)).text()
  const change = (texts: PageTexts) => saveSetting(made.ctx, null, pageTextsSetting, texts)
  return { ...made, text, change }
}

test('the owner can change the texts of exactly the public pages', () => {
  expect([...PAGE_TEXT_KEYS]).toEqual(PUBLIC_PAGES.map(({ key }) => key))
})

test('a new title shows on the next request, and is gone after the undo', async () => {
  const { text, as } = await site()
  const admin = await as('admin')
  const at = '/api/settings/admin/page-texts'
  const standard = (await text('/en/contact')).match(/"description":"[^"]+"/)![0]
  expect(await text('/en/contact')).not.toContain('Talk to')

  const value = { contact: { en: { title: 'Talk to {companyName}', shareText: 'Coffee is ready' } } }
  const saved = await (await admin.send('PUT', at, { value, startedFrom: null })).json()
  const html = await text('/en/contact')
  expect(html).toContain('"title":"Talk to Studio Cyaan"')
  expect(html).toContain('<meta property="og:title" content="Talk to Studio Cyaan | Studio Cyaan"/>')
  expect(html).toContain('<meta property="og:description" content="Coffee is ready"/>')
  expect(html).toContain('<meta name="twitter:description" content="Coffee is ready"/>')
  // The description is still the site's own.
  expect(html).toContain(standard)

  await admin.send('POST', `${at}/undo`, { startedFrom: saved.updatedAt })
  expect(await text('/en/contact')).not.toContain('Talk to')
})

test('placeholders in the owner’s text follow the company, and a missing fact drops its part', async () => {
  const { ctx, change, text } = await site()
  const standard = (await text('/en/contact')).match(/"description":"\w+/)![0]
  await change({
    contact: { en: { title: 'Talk to {companyName}[[ in {companyCity}]]', description: '[[{companyCity}]]' } },
  })
  expect(await text('/en/contact')).toContain('"title":"Talk to Studio Cyaan in Antwerp","')
  expect(await text('/en/contact')).toContain('"description":"Antwerp"')
  await saveSetting(ctx, null, companySetting, { ...DEMO_COMPANY, name: 'Atelier', city: '' })
  expect(await text('/en/contact')).toContain('"title":"Talk to Atelier","')
  // The description is empty after filling, so the site's own is used.
  expect(await text('/en/contact')).toContain(standard)
})

test('markup in a text is escaped in the head, in structured data and in llms.txt', async () => {
  const { ctx, change, text } = await site()
  const hostile = '</script><script>alert("1")</script> [x](https://evil.example) # {companyName}'
  await change({
    webdesign: { en: { title: hostile, description: hostile, shareText: `"><img src=x> ${hostile}` } },
  })
  const head = await headTags(ctx, new Request('https://studio.example/en/services/webdesign'), livePages)
  expect(head.match(/<script/g)).toHaveLength(1)
  expect(head).not.toContain('<img')
  expect(head).toContain('content="&lt;/script&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
  expect(head).toContain('\\u003c/script>')

  const line = (await text('/llms.txt')).split('\n').find((one) => one.includes('/en/services/webdesign.md'))!
  expect(line).toContain(
    String.raw`\</script\>\<script\>alert("1")\</script\> \[x\](https://evil.example) # Studio Cyaan`,
  )
})

test('an invalid template is refused with a message for its field in the owner’s language', async () => {
  const { as } = await site()
  const admin = await as('admin')
  const value = { contact: { en: { title: 'From {nothing}', description: '[[', shareText: 'x'.repeat(201) } } }
  const refused = async (lng: string) =>
    errorOf(await admin.send('PUT', `/api/settings/admin/page-texts?lng=${lng}`, { value, startedFrom: null }))
  const sentences = new Set<string>()
  for (const lng of ['nl', 'en', 'fr']) {
    const { code, fields } = await refused(lng)
    expect(code).toBe('INVALID_INPUT')
    expect(Object.keys(fields)).toEqual(['contact.en.title', 'contact.en.description', 'contact.en.shareText'])
    for (const sentence of Object.values<string>(fields)) sentences.add(sentence)
  }
  expect(sentences.size).toBe(9)
})

test('the admin gets the site’s own texts with placeholders, and the value of every placeholder', async () => {
  const { as } = await site()
  const { facts, pages } = await (await (await as('admin')).ask('/api/site/page-texts')).json()
  expect(facts.fr).toMatchObject({ companyName: 'Studio Cyaan', storage: '40 Go', measuringService: '' })
  const home = pages.find(({ key }: { key: string }) => key === 'home')
  expect(home).toMatchObject({ path: '/', texts: { en: { image: '/share/en/home.png' } } })
  expect(home.texts.nl.description).toContain('[[{companyPhone}?')
})
