import { expect, test } from 'vitest'
import { loadT } from '#platform/i18n/texts.ts'
import { caseStudyTexts } from '../../messages/case-studies/index.ts'
import { EMPTY_CASE_STUDY } from '../../model/case-studies/case-study.schema.ts'
import { comparedFigures, formatBytes } from './case-format.ts'

const SPACE = /\s/g

test.each([
  ['nl', '4.800 kB', '4,8 MB'],
  ['en', '4,800 kB', '4.8 MB'],
  ['fr', '4 800 ko', '4,8 Mo'],
] as const)('a weight has the unit of the language, measured or typed: %s', async (locale, typed, measured) => {
  const t = await loadT(locale, caseStudyTexts)
  const figure = { label: { nl: 'Gewicht' }, source: { nl: 'Test' }, date: '2026-01-01', before: 4800, after: 128 }
  const figures = ['kB', 'kg', ''].map((unit) => ({ ...figure, unit }))
  const shown = comparedFigures(t, locale, { caseStudy: { ...EMPTY_CASE_STUDY, figures } })
  const number = typed.slice(0, -3)
  expect(shown.map(({ before }) => before.replace(SPACE, ' '))).toEqual([typed, `${number} kg`, number])
  expect(formatBytes(locale, 4_800_000).replace(SPACE, ' ')).toBe(measured)
})
