import { expect, test } from 'vitest'
import { LOCALES } from '#kernel/locale.ts'
import { listTexts } from '../../content/own-texts.ts'
import { loadPageTrees } from '../../content/page-trees.ts'
import { nl } from '../../messages/page-texts/nl.ts'
import { nl as names } from '../../messages/text-names/nl.ts'
import { PLACEHOLDER_NAMES } from '../placeholder-values.ts'
import { STANDARD_PAGES } from '../public-pages.ts'
import { normalizeOwnText, ownTexts, textProblem } from './site-texts.schema.ts'
import { templateProblem } from './template-problem.ts'
import { decodeMarks, encodeMark } from './text-mark.ts'
import { pageOfPath } from './text-path.ts'
import { textNameOf } from './text-rule.ts'

const own = (text: string) => ({ text, standard: '', changedOn: '2025-03-03' })

test.each([
  'Webdesign vanaf {startWebdesign}',
  'Contact[[ in {companyCity}]]',
  '[[{companyPhone}?Bel {companyName}.|Schrijf ons.]]',
  'A [bracket] and a | bar stay as they are',
  'On two [[{companyCity}?\n\n]]lines',
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

test('an error names its text and language', () => {
  const { error } = ownTexts.safeParse({
    'pages.contact.title': { en: own('{nothing}') },
    'pages.contact.lead': { nl: own('x'.repeat(401)) },
    'faq.general.items.timeline.answer': { fr: own('[[') },
  })
  expect(error!.issues.map(({ path, message }) => [path.join(' '), message])).toEqual([
    ['pages.contact.title en', 'site-page-texts:invalid.unknownFact'],
    ['pages.contact.lead nl', 'site-page-texts:invalid.tooLong?most=400'],
    ['faq.general.items.timeline.answer fr', 'site-page-texts:invalid.brackets'],
  ])
})

test('unknown languages and paths that are not paths are refused', () => {
  expect(ownTexts.safeParse({ 'pages.contact.title': { de: own('x') } }).success).toBe(false)
  expect(ownTexts.safeParse({ __proto__x: { nl: own('x') } }).success).toBe(false)
  expect(ownTexts.safeParse({ '../x.y': { nl: own('x') } }).success).toBe(false)
})

test('a text is normalized without control characters; an empty one is dropped', () => {
  const parsed = ownTexts.parse({
    'pages.contact.title': { en: own(' Talk\u0000 to\n us\u202e '), fr: own('  ') },
    'pages.contact.lead': { nl: own('\u200b') },
  })
  expect(parsed).toEqual({ 'pages.contact.title': { en: own('Talk  to  us') } })
  expect(normalizeOwnText('legal.terms.sections.x.body', ' A\r\n\r\n\r\n\r\nB  \n- c ')).toBe('A\n\nB\n- c')
})

test('every standard text of a public page is valid, is edited on that page and has a name for the owner', async () => {
  const invalid: string[] = []
  for (const { key } of STANDARD_PAGES)
    for (const locale of LOCALES)
      for (const { path, text } of (await loadPageTrees(key, locale)).flatMap((tree) => listTexts(tree))) {
        const problem = text === normalizeOwnText(path, text) ? textProblem(path, text) : 'not normalized'
        if (problem) invalid.push(`${locale} ${path}: ${problem}`)
        if (pageOfPath(path) !== key) invalid.push(`${path} is on ${key}`)
        if (!Object.hasOwn(nl, `field.${textNameOf(path)}`)) invalid.push(`${path} has no name`)
      }
  expect(invalid).toEqual([])
})

test('a mark is invisible, and names the path behind a text', () => {
  const path = 'legal.terms.sections.what-we-do.body'
  const marked = `Wat we doen${encodeMark(path)}`
  expect(marked.replace(/\p{Cf}/gu, '')).toBe('Wat we doen')
  expect(decodeMarks(marked)).toEqual({ text: 'Wat we doen', paths: [path] })
  expect(decodeMarks('No\u200b mark')).toEqual({ text: 'No\u200b mark', paths: [] })
})

test('each placeholder has a name for the owner', () => {
  const named = Object.keys(names).filter((key) => key.startsWith('fact.'))
  expect(named.sort()).toEqual(PLACEHOLDER_NAMES.map((name) => `fact.${name}`).sort())
})
