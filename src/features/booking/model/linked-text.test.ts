import { expect, test } from 'vitest'
import { linkedParts } from './linked-text.ts'

const render = (text: string) => linkedParts(text).map(({ text: part, href }) => (href ? `[${part}]` : part))

test.each([
  ['Kerkstraat 1, Gent', ['Kerkstraat 1, Gent']],
  ['https://meet.example/abc', ['[https://meet.example/abc]']],
  ['Online (https://meet.example/a?b=1&c=2).', ['Online (', '[https://meet.example/a?b=1&c=2]', ').']],
  ['http://a.example of https://b.example', ['[http://a.example]', ' of ', '[https://b.example]']],
  ['javascript:alert(1)', ['javascript:alert(1)']],
  ['https://', ['https://']],
  ['https://[', ['https://[']],
  ['"><script>https://x.example"onload=1', ['"><script>', '[https://x.example]', '"onload=1']],
  ['', []],
])('the web addresses of %j become links', (text, parts) => {
  expect(render(text)).toEqual(parts)
  expect(
    linkedParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
