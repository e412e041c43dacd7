import type { Check, Finding } from '../check.ts'
import { pageCheck } from './define.ts'

export const HEADING_CHECKS: readonly Check[] = [
  pageCheck('heading-h1', 'error', ({ digest }) => {
    const count = digest.headings.filter(({ level }) => level === 1).length
    return count === 1 ? [] : [{ values: { count } }]
  }),
  pageCheck('heading-order', 'warning', ({ digest: { headings } }) =>
    headings.flatMap(({ level, text }, index): Finding[] => {
      const before = headings[index - 1]?.level ?? level
      return level > before + 1 ? [{ element: `h${level}: ${text}`, values: { level, before, text } }] : []
    }),
  ),
  pageCheck('heading-empty', 'warning', ({ digest: { headings } }) =>
    headings.filter(({ text }) => text === '').map(({ level }) => ({ element: `h${level}`, values: { level } })),
  ),
]
