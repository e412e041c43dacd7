import type { Check, Finding } from '../check.ts'
import { pageCheck } from './define.ts'

/** Lighthouse, "Avoid enormous network payloads": 1,600 KiB can be loaded in ten seconds over 3G. */
const MAX_TRANSFER_BYTES = 1_600 * 1024
/** Web Almanac 2024, "Page weight": half of all mobile pages make no more than 66 requests. */
const MAX_REQUESTS = 66

export const MARKUP_CHECKS: readonly Check[] = [
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
  pageCheck('image-alt', 'error', ({ digest }) =>
    digest.images.filter(({ alt }) => alt === null).map(({ src }) => ({ element: src, values: { src } })),
  ),
  /** The link is empty, or contains only an image without alternative text. */
  pageCheck('link-name', 'error', ({ digest }) =>
    digest.problems.filter(({ code }) => code === 'name.link').map(({ element }) => ({ element, values: { element } })),
  ),
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
  pageCheck('page-weight', 'warning', ({ digest: { transferBytes } }) => {
    const kilobytes = (bytes: number) => Math.round(bytes / 1024)
    if (transferBytes <= MAX_TRANSFER_BYTES) return []
    return [{ values: { weight: kilobytes(transferBytes), max: kilobytes(MAX_TRANSFER_BYTES) } }]
  }),
  pageCheck('page-requests', 'warning', ({ digest: { resources } }) => {
    // The page itself is a request too.
    const count = resources.length + 1
    return count <= MAX_REQUESTS ? [] : [{ values: { count, max: MAX_REQUESTS } }]
  }),
]
