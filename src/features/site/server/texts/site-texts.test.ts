import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DEMO_COMPANY } from '#features/demo/server/demo-company.service.ts'
import { users } from '#features/identity/server/identity.table.ts'
import { companySetting } from '#features/settings/model/company.schema.ts'
import { saveSetting } from '#features/settings/server/setting.service.ts'
import { livePages } from '#server/composition/live-pages.ts'
import { htmlResponse } from '#tests/fixtures/attacked-site.ts'
import { errorOf, identityFixture } from '#tests/fixtures/identity-fixture.ts'
import { textsFixture } from '#tests/fixtures/texts-fixture.ts'
import { siteTextsSetting } from '../../model/texts/site-texts.schema.ts'
import type { PageTexts, TextOverview } from '../../model/texts/text-editing.schema.ts'
import { decodeMarks } from '../../model/texts/text-mark.ts'
import { headTags } from '../page-head.service.ts'
import { textDrafts } from './text-draft.table.ts'

const LEAD = 'pages.contact.lead'

test('a draft is seen by editors only; publishing shows all of them at once, and one undo takes them back', async () => {
  const { admin, text, read, draft, publish } = await textsFixture()
  const standard = await text('/en/contact')
  await draft(LEAD, 'en', 'Talk to {companyName}.')
  await draft('pages.contact.sections.contact.heading', 'en', 'Reach us')
  await draft('faq.general.items.timeline.question', 'nl', 'Hoelang duurt het?', 'faq')
  expect(await text('/en/contact')).toBe(standard)

  const { drafts } = await read<TextOverview>('/api/site/texts')
  expect(drafts.map(({ page, path, locale, after }) => [page, path, locale, after])).toEqual([
    ['faq', 'faq.general.items.timeline.question', 'nl', 'Hoelang duurt het?'],
    ['contact', LEAD, 'en', 'Talk to {companyName}.'],
    ['contact', 'pages.contact.sections.contact.heading', 'en', 'Reach us'],
  ])

  const published = await publish()
  expect(published.drafts).toEqual([])
  const html = await text('/en/contact')
  expect(html).toContain('"lead":"Talk to Studio Cyaan."')
  expect(html).toContain('Reach us')
  expect(await text('/faq.md')).toContain('### Hoelang duurt het?')
  expect(JSON.stringify(await read('/api/site/pages/home?lng=nl'))).not.toContain('Hoelang duurt het?')

  await admin.send('POST', '/api/settings/admin/site-texts/undo', { startedFrom: published.publishedAt })
  expect(await text('/en/contact')).toBe(standard)
  expect(await text('/faq.md')).not.toContain('Hoelang duurt het?')
})

test('the preview is for admins, is never stored and may be framed by the own site only', async () => {
  const made = await identityFixture({
    render: async () => {
      const content = await (await made.app.request('/api/site/pages/contact?lng=en')).json()
      return htmlResponse(`<html><head></head><body>${JSON.stringify(content)}</body></html>`)
    },
  })
  const { app, ctx, pageCache, registerAndVerify, signIn } = made
  await registerAndVerify()
  const { cookie } = await signIn()
  const updatedAt = ctx.now()
  await ctx.db
    .insert(textDrafts)
    .values({ path: LEAD, locale: 'en', text: 'Only {companyName}', standard: '', updatedAt })
  const open = async (headers = {}) => {
    const response = await app.request('/en/contact?preview=texts', { headers })
    return { headers: response.headers, html: await response.text() }
  }
  for (const { html, headers } of [await open(), await open({ cookie })]) {
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(html).not.toContain('"lead":"Only ')
    expect(decodeMarks(html).paths).toEqual([])
  }
  await ctx.db.update(users).set({ role: 'ADMIN' })
  const { headers, html } = await open({ cookie })
  expect(decodeMarks(html).text).toContain('"lead":"Only ')
  expect(decodeMarks(html).paths).toContain(LEAD)
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(pageCache.size()).toBe(0)
})

test('two editors: the second one is told the text of the first, and nothing is overwritten', async () => {
  const { admin, as, textAt, draft } = await textsFixture()
  const { text: startedFrom } = (await textAt(LEAD)).texts.en
  await draft(LEAD, 'en', 'From the first')
  const second = await as('admin')
  const save = (from: string) =>
    second.send('PUT', '/api/site/texts/contact/drafts', {
      path: LEAD,
      locale: 'en',
      text: 'From the second',
      startedFrom: from,
    })
  const refused = await save(startedFrom)
  expect(refused.status).toBe(409)
  expect((await refused.json()).error).toMatchObject({ code: 'TEXT_CHANGED', details: { theirs: 'From the first' } })
  expect((await textAt(LEAD)).texts.en.text).toBe('From the first')
  expect((await save('From the first')).status).toBe(200)

  // The drafts changed after the publisher read them.
  const outdated = await admin.send('POST', '/api/site/texts/publication', { draftsVersion: 'x' })
  expect(await errorOf(outdated)).toMatchObject({ code: 'DRAFTS_CHANGED' })
})

test('the standard text ends a change; a draft can be discarded; publishing nothing is refused', async () => {
  const { admin, read, textAt, draft, publish } = await textsFixture()
  const { standard } = (await textAt(LEAD)).texts.en
  await draft(LEAD, 'en', 'Mine')
  await publish()
  await draft(LEAD, 'en', '')
  expect((await textAt(LEAD)).texts.en).toMatchObject({ published: 'Mine', text: standard })
  await publish()
  expect(await read('/api/settings/admin/site-texts')).toMatchObject({ value: {} })

  await draft(LEAD, 'en', 'Mine')
  await draft(LEAD, 'nl', 'Van mij')
  await admin.send('DELETE', `/api/site/texts/drafts?path=${LEAD}&locale=en`)
  expect((await read<TextOverview>('/api/site/texts')).drafts).toHaveLength(1)
  await admin.send('DELETE', '/api/site/texts/drafts')
  const { draftsVersion } = await read<TextOverview>('/api/site/texts')
  const nothing = await admin.send('POST', '/api/site/texts/publication', { draftsVersion })
  expect(await errorOf(nothing)).toMatchObject({ code: 'NOTHING_TO_PUBLISH' })
})

test('an invalid text is refused at its field in the language of the owner, and unknown texts are a 404', async () => {
  const { admin, textAt } = await textsFixture()
  const { text: startedFrom } = (await textAt(LEAD)).texts.en
  const save = (text: string, lng: string, path = LEAD) =>
    admin.send('PUT', `/api/site/texts/contact/drafts?lng=${lng}`, { path, locale: 'en', text, startedFrom })
  const sentences = new Set<string>()
  for (const lng of ['nl', 'en', 'fr'])
    for (const text of ['From {nothing}', '[[', 'x'.repeat(401)]) {
      const { code, fields } = await errorOf(await save(text, lng))
      expect(code).toBe('INVALID_INPUT')
      sentences.add(fields.text!)
    }
  expect(sentences.size).toBe(9)
  expect((await save('x', 'nl', 'pages.home.lead')).status).toBe(404)
  expect((await save('x', 'nl', 'pages.contact.toString')).status).toBe(404)
  expect((await save('x'.repeat(100_000), 'nl')).status).toBe(422)
})

test('placeholders follow the company, a missing fact drops its part, and an empty text is the standard one', async () => {
  const { ctx, change, text } = await textsFixture()
  await change(LEAD, 'Talk to {companyName}[[ in {companyCity}]]')
  expect(await text('/en/contact')).toContain('"lead":"Talk to Studio Cyaan in Antwerp"')
  await saveSetting(ctx, null, companySetting, { ...DEMO_COMPANY, name: 'Atelier', city: '' })
  expect(await text('/en/contact')).toContain('"lead":"Talk to Atelier"')
  await change(LEAD, '[[{companyCity}]]')
  expect(await text('/en/contact')).toContain('"lead":"Write')
})

test('markup in a text is escaped in the head, in structured data, in llms.txt and in the Markdown twins', async () => {
  const { ctx, change, text } = await textsFixture()
  const hostile = '</script><script>alert("1")</script> [x](https://evil.example) # {companyName}'
  await change('pages.webdesign.title', hostile)
  const head = await headTags(ctx, new Request('https://studio.example/en/services/webdesign'), livePages)
  expect(head.match(/<script/g)).toHaveLength(1)
  expect(head).toContain('&lt;/script&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
  await change('pages.webdesign.description', hostile)
  const line = (await text('/llms.txt')).split('\n').find((one) => one.includes('/en/services/webdesign.md'))!
  expect(line).toContain(
    String.raw`\</script\>\<script\>alert("1")\</script\> \[x\](https://evil.example) # Studio Cyaan`,
  )

  await change(
    'faq.general.items.timeline.answer',
    `**Two** weeks. ${hostile}\n\n# No heading\n\n- [contact](/contact)`,
  )
  const twin = await text('/en/faq.md')
  expect(twin).toContain(
    String.raw`**Two** weeks. \</script>\<script>alert("1")\</script> \[x\](https://evil.example) # Studio`,
  )
  expect(twin).toContain(String.raw`\# No heading`)
  expect(twin).toContain('- [contact](/en/contact)')
})

test('a text of a policy is a new version of it, with the day of the change', async () => {
  const { draft, publish, text, read, app } = await textsFixture()
  const { texts } = await read<PageTexts>('/api/site/texts/terms')
  const heading = texts.find(({ path }) => /^legal\.terms\.sections\.[\w-]+\.heading$/.test(path))!.path
  await draft(heading, 'en', 'Our quotes', 'terms')
  await publish()
  expect(await text('/en/terms.md')).toContain('## Our quotes')
  const versions = await (await app.request('/api/site/policies/terms?lng=en')).json()
  expect(versions.length).toBeGreaterThan(0)
  const stored = await (await app.request(`/api/site/policies/terms/${versions[0].version}?lng=en`)).json()
  expect(JSON.stringify(stored)).toContain('Our quotes')
})

test('each language says when the owner changed it: a day in the past, that of a draft, or never', async () => {
  const { ctx, textAt, draft } = await textsFixture()
  const own = { text: 'Mine', standard: '', changedOn: '2025-02-01' }
  await saveSetting(ctx, null, siteTextsSetting, { [LEAD]: { en: own } })
  const days = async () => {
    const { nl, en, fr } = (await textAt(LEAD)).texts
    return [nl.changedOn, en.changedOn, fr.changedOn]
  }
  expect(await days()).toEqual([null, '2025-02-01', null])
  expect(await (await draft(LEAD, 'nl', 'Mijn tekst')).json()).toMatchObject({ changedOn: '2025-03-03' })
  expect(await days()).toEqual(['2025-03-03', '2025-02-01', null])
  expect(await (await draft(LEAD, 'en', '')).json()).toMatchObject({ changedOn: null })
  expect(await days()).toEqual(['2025-03-03', null, null])
})

test('a standard text that a newer version changed is named to the owner, whose text stays', async () => {
  const { ctx, textAt, text, draft, publish } = await textsFixture()
  const outdated = { text: 'Mine', standard: 'a-hash-of-an-older-text', changedOn: '2025-03-03' }
  await saveSetting(ctx, null, siteTextsSetting, { [LEAD]: { en: outdated } })
  expect((await textAt(LEAD)).texts.en).toMatchObject({ text: 'Mine', hasNewStandard: true })
  expect(await text('/en/contact')).toContain('"lead":"Mine"')
  // Saving it again confirms it.
  await draft(LEAD, 'en', 'Mine')
  await publish()
  expect((await textAt(LEAD)).texts.en).toMatchObject({ text: 'Mine', hasNewStandard: false })
})

test('titles and descriptions that an earlier release stored are taken over by the migration', async () => {
  const { ctx, text, read } = await textsFixture()
  const before = { contact: { en: { title: 'Talk to us', description: 'Kept {letterYears} years' } }, home: {} }
  const stored = JSON.stringify(before)
  await ctx.db.execute(
    sql`insert into settings (key, value, updated_at) values ('page-texts', ${stored}::jsonb, now())`,
  )
  const migrate = () => ctx.db.execute(sql.raw(readFileSync('migrations/0043_site_texts.sql', 'utf8')))
  await migrate()
  await migrate()
  expect(await text('/en/contact')).toContain('"title":"Talk to us"')
  const { value } = await read<{ value: object }>('/api/settings/admin/site-texts')
  expect(Object.keys(value).sort()).toEqual(['pages.contact.description', 'pages.contact.title'])
  expect(JSON.stringify(value)).toContain('Kept {emailYears} years')
})
