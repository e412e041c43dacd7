import { expect, test } from 'vitest'
import { nl } from '../messages/page-texts/nl.ts'
import { pageTexts, templateProblem, withPageText } from './page-texts.schema.ts'
import { PLACEHOLDER_NAMES } from './placeholder-values.ts'

test.each([
  'Webdesign vanaf {startWebdesign}',
  'Contact[[ in {companyCity}]]',
  '[[{companyPhone}?Bel {companyName}.|Schrijf ons.]]',
  'A [bracket] and a | bar stay as they are',
  '',
])('%s is a valid template', (text) => expect(templateProblem(text)).toBeUndefined())

test.each([
  ['From {startWebsite}', 'unknownFact'],
  ['From {constructor}', 'unknownFact'],
  ['[[{noSuchFact}?Call us]]', 'unknownFact'],
  ['From {startWebdesign', 'brackets'],
  ['From startWebdesign}', 'brackets'],
  ['From {start webdesign}', 'brackets'],
  ['From {{startWebdesign}}', 'brackets'],
  ['Contact[[ in {companyCity}', 'brackets'],
  ['Contact in {companyCity}]]', 'brackets'],
  ['[[a [[{companyCity}]] b]]', 'brackets'],
])('%s is refused: %s', (text, problem) => expect(templateProblem(text)).toBe(problem))

test('the old name of a placeholder in a stored text is replaced', () => {
  const stored = { privacy: { nl: { description: 'E-mails: {letterYears} jaar.' } } }
  expect(pageTexts.parse(stored)).toEqual({ privacy: { nl: { description: 'E-mails: {emailYears} jaar.' } } })
})

test('an error names its field', () => {
  const { error } = pageTexts.safeParse({
    contact: { en: { title: '{nothing}', description: 'x'.repeat(321), shareText: '[[' } },
  })
  expect(error!.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['contact.en.title', 'site-page-texts:invalid.unknownFact'],
    ['contact.en.description', 'settings-admin:tooLong'],
    ['contact.en.shareText', 'site-page-texts:invalid.brackets'],
  ])
})

test('unknown pages and languages are refused', () => {
  expect(pageTexts.safeParse({ admin: { nl: { title: 'x' } } }).success).toBe(false)
  expect(pageTexts.safeParse({ contact: { de: { title: 'x' } } }).success).toBe(false)
  expect(pageTexts.parse(JSON.parse('{"__proto__": {"nl": {"title": "x"}}}'))).toEqual({})
})

test('a text is normalized to one line without invisible characters; an empty text is dropped', () => {
  const parsed = pageTexts.parse({
    contact: { en: { title: ' Talk\u0000 to\n us\u202e ', description: '\u200b' }, fr: { title: '  ' } },
    home: {},
  })
  expect(parsed).toEqual({ contact: { en: { title: 'Talk  to  us' } } })
})

test('replacing the texts of one page leaves the others', () => {
  const texts = { contact: { en: { title: 'Talk to us' }, nl: { title: 'Praat met ons' } } }
  expect(withPageText(texts, 'contact', 'en', {})).toEqual({ contact: { nl: { title: 'Praat met ons' } } })
  expect(withPageText(texts, 'home', 'nl', { shareText: 'Kijk' })).toEqual({
    ...texts,
    home: { nl: { shareText: 'Kijk' } },
  })
  expect(withPageText({ gone: { nl: { title: 'x' } } } as never, 'home', 'nl', {})).toEqual({})
})

test('each placeholder has a name for the owner', () => {
  const named = Object.keys(nl).filter((key) => key.startsWith('fact.'))
  expect(named.sort()).toEqual(PLACEHOLDER_NAMES.map((name) => `fact.${name}`).sort())
})
