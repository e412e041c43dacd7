import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('cells with commas, quotes and line breaks are quoted', () => {
  expect(toCsv([['a,b', 'say "hi"', 'two\nlines', 'é']])).toBe('\uFEFF"a,b","say ""hi""","two\nlines",é\r\n')
})

test.each(['=1+1', '+32', '-1', '@SUM(A1)', '\tx', '＝1+1', '＋32', '－1', '＠SUM(A1)'])(
  '%j cannot run as a formula',
  (text) => {
    expect(toCsv([[text]])).toBe(`\uFEFF'${text}\r\n`)
  },
)

test('numbers are written as numbers, missing values as empty cells', () => {
  expect(toCsv([['visits', -3, 0.5, null]])).toBe('\uFEFFvisits,-3,0.5,\r\n')
})
