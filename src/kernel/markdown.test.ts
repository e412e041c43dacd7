import { expect, test } from 'vitest'
import { escapeMarkdown, escapeMarkdownLine, prefersMarkdown } from './markdown.ts'

test.each([
  'text/markdown',
  'text/markdown, text/html, */*',
  'text/markdown;q=0.9, text/html;q=0.5',
  'TEXT/HTML;q=0.1, text/markdown ; q=0.2',
  'text/markdown;q=0.1',
])('Accept: %s prefers Markdown', (accept) => {
  expect(prefersMarkdown(accept)).toBe(true)
})

test.each([
  undefined,
  '',
  '*/*',
  'text/html,application/xhtml+xml,*/*;q=0.8',
  'text/markdown;q=0',
  'text/markdown;q=0.0, text/html',
  'text/html, text/markdown;q=0.5',
  'text/markdown;q=0.5, */*',
  'text/markdown-like',
])('Accept: %s does not prefer Markdown', (accept) => {
  expect(prefersMarkdown(accept)).toBe(false)
})

test('user text is escaped', () => {
  expect(escapeMarkdown('# Not a [link](x) <b>\n- nor *this*')).toBe(
    '\\# Not a \\[link\\](x) \\<b\\>\n\\- nor \\*this\\*',
  )
})

test('escaping takes linear time', () => {
  for (const text of [' ', '\n', '\t\n', '1', '\u00a0', '\r'].map((sign) => sign.repeat(1_000_000)))
    expect(escapeMarkdown(text)).toBe(text)
})

test.each([
  ['Bakkerij\n\n# Rita', 'Bakkerij # Rita'],
  ['# Rita', '\\# Rita'],
  ['---', '\\---'],
  ['-', '\\-'],
  ['[Rita](https://evil.example)', '\\[Rita\\](https://evil.example)'],
  ['<script>', '\\<script\\>'],
  ['+32 3 123 45 67', '+32 3 123 45 67'],
])('a value stays on its line: %j', (text, escaped) => {
  expect(escapeMarkdownLine(text)).toBe(escaped)
})
