import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOf } from '#kernel/slug.ts'
import {
  documentProblem,
  MAX_CELLS_IN_ROW,
  MAX_CODE_LENGTH,
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENT_DEPTH,
} from './document.schema.ts'
import { completeLink, isSafeLink } from './document-rules.ts'
import { excerptOf, plainTextOf, readingMinutes } from './document-text.ts'
import { markdownToDocument } from './markdown-to-document.ts'
import { searchWords, toSearchText, vocabularyOf } from './text-normalization.ts'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const doc = (...content: unknown[]) => ({ type: 'doc', content })

const row = (cells: number) => ({
  type: 'table',
  content: [{ type: 'tableRow', content: Array(cells).fill({ type: 'tableCell', content: [{ type: 'paragraph' }] }) }],
})
const code = (...texts: string[]) => ({ type: 'codeBlock', content: texts.map((text) => ({ type: 'text', text })) })

/** Nested blockquotes; the paragraph in the innermost is one level deeper, and so is its text. */
function nested(levels: number): object {
  let inside: object = paragraph('x')
  for (let level = 0; level < levels; level++) inside = { type: 'blockquote', content: [inside] }
  return doc(inside)
}

test('documents made by the editor are accepted', () => {
  const cell = {
    type: 'tableCell',
    attrs: { colspan: 1, rowspan: 1, colwidth: null },
    content: [{ type: 'paragraph' }],
  }
  const link = { href: 'https://example.com', target: '_blank', rel: 'noopener', class: null, title: null }
  const all = doc(
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Kop' }] },
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: link }, { type: 'bold' }] }],
    },
    { type: 'paragraph' },
    {
      type: 'orderedList',
      attrs: { start: 2, type: null },
      content: [{ type: 'listItem', content: [paragraph('a')] }],
    },
    { type: 'codeBlock', attrs: { language: 'c++' }, content: [{ type: 'text', text: '<b>' }] },
    {
      type: 'image',
      attrs: { src: `/media/${'a'.repeat(24)}/800.webp`, alt: 'x', title: null, width: null, height: null },
    },
    { type: 'table', content: [{ type: 'tableRow', content: [cell] }] },
    { type: 'horizontalRule' },
  )
  expect(documentProblem(all)).toBeUndefined()
  expect(documentProblem({ type: 'doc' })).toBeUndefined()
})

test.each<[problem: string, document: unknown]>([
  ['malformed', null],
  ['malformed', []],
  ['malformed', { type: 'paragraph' }],
  ['malformed', doc('text')],
  ['malformed', doc({ type: 'paragraph', content: [{ type: 'text' }] })],
  ['malformed', doc({ type: 'paragraph', content: [{ type: 'text', text: 'a\0b' }] })],
  ['malformed', doc({ type: 'paragraph', content: [{ type: 'text', text: '\ud800' }] })],
  ['malformed', doc({ ...paragraph('x'), html: '<b>' })],
  ['unknown', doc({ type: 'rawHtml' })],
  ['unknown', doc({ type: 'toString' })],
  ['misplaced', doc({ type: 'text', text: 'x' })],
  ['misplaced', doc({ type: 'bulletList', content: [paragraph('x')] })],
  ['misplaced', doc({ type: 'bulletList' })],
  ['misplaced', doc({ type: 'codeBlock', content: [{ type: 'text', text: 'x', marks: [{ type: 'bold' }] }] })],
  ['attribute', doc({ type: 'heading', attrs: { level: 9 } })],
  ['attribute', doc({ type: 'heading' })],
  ['attribute', doc({ type: 'paragraph', attrs: { style: 'color:red' } })],
  ['attribute', doc({ type: 'codeBlock', attrs: { language: 'a b' } })],
  ['picture', doc({ type: 'image', attrs: { src: 'https://example.com/x.png' } })],
  ['deep', nested(MAX_DOCUMENT_DEPTH)],
  ['deep', nested(100_000)],
  ['large', doc(paragraph('a'.repeat(MAX_DOCUMENT_BYTES)))],
  ['large', doc(...Array(10_000).fill({ type: 'horizontalRule' }))],
  ['wide', doc(row(MAX_CELLS_IN_ROW + 1))],
  ['code', doc(code('a'.repeat(MAX_CODE_LENGTH), 'b'))],
])('%s: %o is refused', (problem, document) => {
  expect(documentProblem(document)).toBe(problem)
})

test('a document just within the limits is accepted', () => {
  const rest = MAX_DOCUMENT_BYTES - JSON.stringify(doc(paragraph(''))).length
  expect(documentProblem(doc(paragraph('a'.repeat(rest))))).toBeUndefined()
  expect(documentProblem(doc(paragraph('a'.repeat(rest + 1))))).toBe('large')
  expect(documentProblem(doc(row(MAX_CELLS_IN_ROW), code('a'.repeat(MAX_CODE_LENGTH))))).toBeUndefined()
})

test('no JSON value makes the check throw, and no random value is accepted', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(() => documentProblem(doc(value))).not.toThrow()
      if (typeof value !== 'object' || value === null) expect(documentProblem(doc(value))).toBe('malformed')
    }),
  )
})

test('a link target is a path of this site or has an allowed scheme', () => {
  for (const href of ['/contact', '#prijzen', 'https://example.com/?a=b#c', 'mailto:a@b.example', 'tel:+3235550123'])
    expect(isSafeLink(href), href).toBe(true)
  for (const href of [
    '',
    'contact',
    '//evil.example',
    '/\\evil.example',
    'https://a b',
    'ftp://x',
    'JavaScript:alert(1)',
  ])
    expect(isSafeLink(href), href).toBe(false)
})

test('an address without a scheme is completed', () => {
  expect(completeLink(' www.example.be ')).toBe('https://www.example.be')
  expect(completeLink('example.be/prijzen?a=b')).toBe('https://example.be/prijzen?a=b')
  expect(completeLink('jan@example.be')).toBe('mailto:jan@example.be')
  for (const whole of ['/contact', '#prijzen', 'http://example.be', 'mailto:a@b.example', 'javascript:a.b', 'contact'])
    expect(completeLink(whole)).toBe(whole)
})

test('a slug contains only letters, digits and hyphens, for any title', () => {
  expect(slugOf('Référencement à Liège : l’été !')).toBe('referencement-a-liege-lete')
  expect(slugOf('日本語')).toBe('post')
  fc.assert(fc.property(fc.string(), (title) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slugOf(title))))
  fc.assert(fc.property(fc.string({ minLength: 100 }), (title) => slugOf(title).length <= 80))
})

test('search terms contain only letters and digits', () => {
  expect(searchWords("l'été & (café):* !")).toEqual(['l', 'ete', 'cafe'])
  fc.assert(fc.property(fc.string(), (query) => searchWords(query).every((word) => /^[\p{L}\p{N}]+$/u.test(word))))
  expect(vocabularyOf('De dé website WEBSITE 2025')).toEqual(['website'])
})

test('reading time and excerpt', () => {
  expect([readingMinutes(''), readingMinutes('woord '.repeat(500))]).toEqual([1, 3])
  expect(excerptOf('Een korte tekst.')).toBe('Een korte tekst.')
  expect(excerptOf('woord, '.repeat(100), 20)).toBe('woord, woord, woord…')
})

test('our content Markdown becomes a valid document', () => {
  const document = markdownToDocument(
    '## Kop\n\nEen **vet** `woord` en [een link](/contact).\n\n- a\n- b\n\n| x | y |\n| --- | --- |\n| 1 | 2 |',
  )
  expect(documentProblem(document)).toBeUndefined()
  expect(document.content!.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'bulletList', 'table'])
  expect(plainTextOf(document)).toBe('Kop\nEen vet woord en een link.\na\nb\nx y\n1 2')
})

// Ten times the document limit: anything quadratic would run for minutes.
test.each([
  ['letters', 'a'.repeat(3_000_000)],
  ['letters and hyphens', 'a-'.repeat(1_500_000)],
  ['hyphens', '-'.repeat(3_000_000)],
  ['spaces', ' '.repeat(3_000_000)],
  ['empty lines', '\n'.repeat(3_000_000)],
])('preparing %s for search takes linear time', (_, text) => {
  expect(toSearchText(text).length).toBeLessThanOrEqual(200_000)
  expect(vocabularyOf(text)).toEqual([])
  expect(plainTextOf(doc(paragraph(text)) as never).length).toBeLessThanOrEqual(text.length)
  expect(excerptOf(text).length).toBeLessThanOrEqual(181)
  expect(slugOf(text).length).toBeLessThanOrEqual(80)
})

test('hyphenated words are also indexed as one word', () => {
  expect(toSearchText('Een E-mail')).toBe('een e-mail email')
  expect(toSearchText('a - b -- c- -d')).toBe('a - b -- c- -d')
  expect(vocabularyOf('website-ontwerp')).toEqual(['website', 'ontwerp', 'websiteontwerp'])
})
