import { expect, test } from 'vitest'
import { plainMarkdown } from '../digest/twin.ts'
import { MAX_PASSAGE, MAX_PASSAGES, passagesOf } from './passages.ts'
import { searchedText, termsOf } from './question-terms.ts'

const block = (heading: string, text: string, anchor = '') => ({ heading, anchor, text })

test('blocks under one heading are one passage, also where two headings have the same text', () => {
  const blocks = [block('Prices', 'A site.'), block('Prices', 'A shop.'), block('Prices', 'Later.', 'other')]
  expect(passagesOf(blocks)).toEqual([
    { heading: 'Prices', text: 'A site.\nA shop.' },
    { heading: 'Prices', text: 'Later.' },
  ])
  expect(passagesOf([])).toEqual([])
  expect(passagesOf([block('Empty', '  ')])).toEqual([])
})

test('long sections and paragraphs become several passages without splitting words or characters', () => {
  const words = 'word '.repeat(1000)
  const passages = passagesOf([block('Long', words), block('Long', `${'x'.repeat(MAX_PASSAGE - 1)}🙂y`)])
  expect(passages.every(({ text }) => text.length <= MAX_PASSAGE && text.isWellFormed())).toBe(true)
  expect(passages.flatMap(({ text }) => text.match(/\bword\b/g) ?? []).length).toBe(1000)
  expect(passagesOf(Array.from({ length: 5000 }, (_, index) => block(`${index}`, 'text')))).toHaveLength(MAX_PASSAGES)
})

test('a question is parsed without accents, punctuation and stop words', () => {
  const words = { ignored: 'how much does', synonyms: ['cost* price*', 'site website*'] }
  expect(termsOf('How much does a website cost, and what PRICE has hébergement?', words)).toEqual([
    ['site', 'website*'],
    ['cost*', 'price*'],
    ['and'],
    ['what'],
    ['has'],
    ['hebergement'],
  ])
  expect(termsOf('  ?! ', words)).toEqual([])
  expect(searchedText("l’hébergement <script>alert('x')</script> & | ! :*")).toBe('l hebergement script alert x script')
})

test.each([
  ['## Heading', 'Heading'],
  ['- **Title**: [words](/path) and ![alt](<https://x.example/a b.png>)', 'Title : words and alt'],
  ['1. first', 'first'],
  ['| a | b |\n| --- | --- |\n| 1\\*2 | c |', 'a b 1*2 c'],
  ['> quoted `code` ~~old~~', 'quoted code old'],
  ['A \\[bracket\\] and \\# no heading', 'A [bracket] and # no heading'],
])('%j reads as %j', (markdown, text) => {
  expect(plainMarkdown(markdown).replace(/\s+/g, ' ').trim()).toBe(text)
})
