import { expect, test } from 'vitest'
import { maskTokens } from './mask-tokens.ts'

test.each([
  ['https://a.example/reset-password?token=abc-DEF_1.2~3', 'https://a.example/reset-password?token=…'],
  ['https://a.example/login?token=a%2Fb&next=%2Fprofile', 'https://a.example/login?token=…&next=%2Fprofile'],
  [
    '<a href="https://a.example/x?next=%2F&amp;token=abc">x</a>',
    '<a href="https://a.example/x?next=%2F&amp;token=…">x</a>',
  ],
  ['[https://a.example/x?token=abc]', '[https://a.example/x?token=…]'],
  ['two: ?token=a ?token=b', 'two: ?token=… ?token=…'],
  ['a token is what you type', 'a token is what you type'],
])('%s', (text, masked) => {
  expect(maskTokens(text)).toBe(masked)
})
