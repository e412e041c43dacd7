import { expect, test } from 'vitest'
import { applyTemplate } from './template-buttons.tsx'

const BUSY = 'We zitten vol.'
const FAR = 'Het is te ver.'
const choose = (text: string, template: string) => applyTemplate(text, template, [BUSY, FAR])

test('a template fills an empty field and replaces another template', () => {
  expect(choose('', BUSY)).toBe(BUSY)
  expect(choose(` ${BUSY}\n`, FAR)).toBe(FAR)
})

test('typed text stays: the template is added below it, once', () => {
  const both = `Beste Rita,\n\n${BUSY}`
  expect(choose('Beste Rita,\n', BUSY)).toBe(both)
  expect(choose(both, BUSY)).toBe(both)
  expect(choose(both, FAR)).toBe(`${both}\n\n${FAR}`)
})
