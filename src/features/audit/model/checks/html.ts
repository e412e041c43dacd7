import type { Check } from '../check.ts'
import { pageCheck } from './define.ts'

export const HTML_CHECKS: readonly Check[] = [
  /** Parse errors, duplicate ids, obsolete and misplaced elements, dangling references. */
  pageCheck('html-validity', 'warning', ({ digest }) =>
    digest.problems
      .filter(({ code }) => code.startsWith('html.'))
      .map(({ code, element }) => ({
        element: `${code.slice('html.'.length)}: ${element}`,
        values: { problem: code.slice('html.'.length).replaceAll('-', ' '), element },
      })),
  ),
  /** Search engines pick any of several values, or ignore all. */
  pageCheck('head-repeated', 'error', ({ digest }) =>
    digest.problems
      .filter(({ code }) => code.startsWith('head.several-'))
      .map(({ code }) => {
        const tag = code.slice('head.several-'.length)
        return { element: tag, values: { tag } }
      }),
  ),
]
