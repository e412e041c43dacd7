import { expect, test } from 'vitest'
import { translateAnswerErrors } from '#features/form-questions/server/answer-errors.service.ts'
import { saveSetting } from '#features/settings/server/setting.service.ts'
import { LOCALES } from '#kernel/locale.ts'
import { PUBLIC_TEXTS } from '#server/composition/public-messages.ts'
import { contactFixture } from '#tests/fixtures/contact-fixture.ts'
import { errorOf } from '#tests/fixtures/identity-fixture.ts'
import { textsFixture } from '#tests/fixtures/texts-fixture.ts'
import { placeholdersIn } from '../../content/fill.ts'
import { listTexts } from '../../content/own-texts.ts'
import { nl } from '../../messages/text-names/nl.ts'
import { PUBLIC_CATALOGUES, pageOfMessage } from '../../model/texts/messages.ts'
import { siteTextsSetting, textProblem } from '../../model/texts/site-texts.schema.ts'
import type { PageTexts, TextOverview } from '../../model/texts/text-editing.schema.ts'
import { decodeMarks } from '../../model/texts/text-mark.ts'
import { withTextPreview } from './text-preview.ts'

const ASK_US = 'messages.site-faq.askUs'
const FOUND = 'messages.site-faq.found'
const CLOSING = '/api/site/messages?lng=en&of=site-faq,shell'

const own = (text: string) => ({ en: { text, standard: '', changedOn: '2025-03-03' } })

test('every catalogue of visitors has a page or group in the editor, and its texts in three languages', async () => {
  expect(Object.keys(PUBLIC_TEXTS).sort()).toEqual(PUBLIC_CATALOGUES.toSorted())
  const { read } = await textsFixture()
  const { pages } = await read<TextOverview>('/api/site/texts')
  expect(pages.map(({ key }) => key)).toEqual(expect.arrayContaining(['frame', 'account', 'emails']))
  const all = await Promise.all(pages.map(({ key }) => read<PageTexts>(`/api/site/texts/${key}`)))
  const paths = all.flatMap(({ texts }) => texts.map(({ path }) => path)).filter((path) => path.startsWith('messages.'))
  expect(new Set(paths).size).toBe(paths.length)
  expect(new Set(paths.map((path) => path.split('.')[1]))).toEqual(new Set(PUBLIC_CATALOGUES))
  const refused = all.flatMap(({ texts }) =>
    texts.flatMap(({ path, texts: own }) =>
      LOCALES.filter((locale) => {
        const { standard } = own[locale]
        return textProblem(path, standard, { standard, all: LOCALES.map((one) => own[one].standard) })
      }).map((locale) => `${locale} ${path}`),
    ),
  )
  expect(refused).toEqual([])
  const empty = all.flatMap(({ texts }) =>
    texts.filter((one) => one.path.startsWith('messages.') && LOCALES.some((locale) => !one.texts[locale].text)),
  )
  expect(empty).toEqual([])
})

test('each catalogue and each placeholder of a message has a name for the owner', async () => {
  const loads = Object.entries(PUBLIC_TEXTS).map(async ([name, load]) =>
    listTexts({ path: `messages.${name}`, tree: await load('nl') }),
  )
  const paths = (await Promise.all(loads)).flat()
  const holes = new Set(
    paths.filter(({ path }) => pageOfMessage(path)).flatMap(({ text }) => [...placeholdersIn(text)]),
  )
  expect(namesOf('value.')).toEqual([...holes].sort())
  expect(namesOf('messages.')).toEqual(PUBLIC_CATALOGUES.toSorted())
})

function namesOf(prefix: string): string[] {
  const keys = Object.keys(nl).filter((key) => key.startsWith(prefix))
  return keys.map((key) => key.slice(prefix.length)).sort()
}

test('a label is drafted, published and undone with the other texts; only changed ones are sent', async () => {
  const { admin, text, read, draft, publish } = await textsFixture()
  expect(await text(CLOSING)).toBe('{}')
  await draft(ASK_US, 'en', 'Still wondering?', 'faq')
  await draft(`${FOUND}.other`, 'en', '{count} replies', 'faq')
  expect(await text(CLOSING)).toBe('{}')

  const { publishedAt } = await publish()
  expect(await read(CLOSING)).toEqual({
    'site-faq': { askUs: 'Still wondering?', found: { one: '{count} answer', other: '{count} replies' } },
  })
  expect(await text('/api/site/messages?lng=nl&of=site-faq')).toBe('{}')
  expect(await text('/api/site/messages?lng=en&of=shell,unknown')).toBe('{}')

  await admin.send('POST', '/api/settings/admin/site-texts/undo', { startedFrom: publishedAt })
  expect(await text(CLOSING)).toBe('{}')
})

test('a message keeps its placeholders and its size; texts of errors stay as they are', async () => {
  const { draft, admin } = await textsFixture()
  const refusal = async (path: string, text: string, page = 'faq') => {
    const { fields } = await errorOf(await draft(path, 'en', text, page))
    return fields?.text
  }
  expect(await refusal(`${FOUND}.other`, 'Some answers')).toContain('dezelfde gegevens')
  expect(await refusal(`${FOUND}.other`, '{count} answers of {companyName}')).toContain('dezelfde gegevens')
  expect(await refusal(ASK_US, 'Ask {companyName}')).toContain('dezelfde gegevens')
  expect(await refusal(ASK_US, 'Ask [[us]]')).toContain('haakjes')
  expect(await refusal(ASK_US, 'Ask us. '.repeat(20))).toContain('te lang')
  expect(await refusal(ASK_US, 'Ask us. '.repeat(12_500))).toContain('te lang')
  expect(await refusal(ASK_US, 'x'.repeat(31))).toContain('Een woord is te lang')
  expect((await draft(ASK_US, 'en', 'Ask us', 'faq')).status).toBe(200)
  const saved = await admin.send('PUT', '/api/site/texts/reviews/drafts', {
    path: 'messages.reviews.error.REVIEW_NOT_FOUND',
    locale: 'en',
    text: 'Gone',
    startedFrom: '',
  })
  expect(saved.status).toBe(404)
})

test('a stored message whose standard text has other placeholders by now is not used', async () => {
  const { ctx, read } = await textsFixture()
  await saveSetting(ctx, null, siteTextsSetting, {
    [`${FOUND}.one`]: own('{total} answer'),
    [ASK_US]: own('Still wondering?'),
    'messages.site-faq.gone': own('No longer here'),
  })
  expect(await read(CLOSING)).toEqual({ 'site-faq': { askUs: 'Still wondering?' } })
})

test('static parts, twins, the cookie table and the consent dialog show the messages, without their markup', async () => {
  const { ctx, text, read } = await textsFixture()
  await saveSetting(ctx, null, siteTextsSetting, {
    'messages.site.allReviews': own('What <b>clients</b> say'),
    'messages.site.features': own('What you *get* [here](https://evil.example)'),
    'messages.site-policy.updatedOn': own('Changed {date}'),
    'messages.cookie-table.columns.name': own('Cookie'),
    'messages.consent-dialog.title': own('Biscuits <img>'),
    'messages.settings.phone': own('Call'),
  })
  const landing = await read<{ html: string }>('/api/site/landing?lng=en')
  expect(landing.html).toContain('What &lt;b&gt;clients&lt;/b&gt; say')
  const twin = await text('/en/services/webdesign.md')
  expect(twin).toContain('## What you \\*get\\*')
  expect(twin).toContain('\\[here\\]')
  expect(await text('/en/privacy.md')).toContain('Changed ')
  expect(await read<{ columns: string[] }>('/api/consent/registry?lng=en')).toMatchObject({
    columns: ['Cookie', 'Category', 'Purpose', 'Duration', 'Set by'],
  })
  expect(await read('/api/consent/question?lng=en')).toMatchObject({ title: 'Biscuits <img>' })
  expect(await text('/en/contact.md')).toContain('- Call: ')
})

test('emails to visitors use the messages; those to the owner are the same on every site', async () => {
  const { ctx, write, newestEmail } = await contactFixture()
  await saveSetting(ctx, null, siteTextsSetting, {
    'messages.contact-mail.receipt.text': own('Thanks, {company} got it.'),
    'messages.contact-mail.notice.heading': own('Not editable'),
  })
  await write({}, { lng: 'en' })
  expect((await newestEmail('receipt')).text).toContain('got it.')
  expect((await newestEmail('notice')).text).not.toContain('Not editable')
})

test('field checks of the API use the messages, with JavaScript and without', async () => {
  const { ctx, write } = await contactFixture()
  await saveSetting(ctx, null, siteTextsSetting, {
    'messages.contact.email.required': own('Where can we reach you?'),
    'messages.form-questions.answer.long': own('{max} characters will do.'),
  })
  expect((await errorOf(await write({ email: '' }, { lng: 'en' }))).fields).toEqual({
    email: 'Where can we reach you?',
  })
  expect((await errorOf(await write({ email: '' }))).fields).toEqual({ email: 'Vul je e-mailadres in.' })
  expect(await translateAnswerErrors(ctx, { question: 'form-questions:answer.long?max=200' }, 'en')).toEqual({
    question: '200 characters will do.',
  })
})

test('the preview marks each message with its path', async () => {
  const { text } = await textsFixture()
  const { paths } = decodeMarks(await withTextPreview(true, () => text(CLOSING)))
  expect(paths).toEqual(expect.arrayContaining([ASK_US, `${FOUND}.one`, 'messages.shell.anchor.about']))
  expect(decodeMarks(await text(CLOSING)).paths).toEqual([])
})
