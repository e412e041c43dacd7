import type { Check, DigestedPage } from '../check.ts'
import { isLegalPage, isSearchResult } from '../checks/define.ts'
import { structuredDataTypes } from '../digest/structured-data-types.ts'
import { aiPageCheck } from './define.ts'

/** Minimum words in the main part of the HTML; a page that is rendered by scripts only has none. */
const MIN_WORDS = 40

const NAMES = /^name\./
/** Problems that make the accessibility tree, which agents read, differ from the page. */
const TREE = /^html\.(?:duplicate-id|dangling-|nested-interactive|wrong-child|wrong-parent)/

export const PAGE_CHECKS: readonly Check[] = [
  aiPageCheck('twin-missing', 'error', ({ digest: { twin, markdownTwin } }) =>
    twin?.status === 200 && markdownTwin !== null
      ? []
      : [{ values: { status: twin?.status ?? 0, link: markdownTwin ?? '' } }],
  ),

  aiPageCheck('twin-differs', 'warning', ({ digest: { twin } }) =>
    (twin?.missing ?? []).map((text) => ({ element: text, values: { text } })),
  ),

  aiPageCheck('content-without-script', 'error', ({ digest: { wordCount } }) =>
    wordCount >= MIN_WORDS ? [] : [{ values: { words: wordCount, expected: MIN_WORDS } }],
  ),

  aiPageCheck('data-coverage', 'warning', ({ page, digest }) => {
    const types = new Set(structuredDataTypes(digest.structuredData))
    return expectedTypes(page)
      .filter((type) => !types.has(type))
      .map((type) => ({ element: type, values: { type } }))
  }),

  aiPageCheck('agent-names', 'error', problems(NAMES)),

  aiPageCheck('agent-tree', 'warning', problems(TREE)),

  aiPageCheck('agent-autocomplete', 'notice', problems(/^form\.autocomplete$/)),

  aiPageCheck(
    'freshness',
    'warning',
    ({ digest }) => (digest.modifiedAt === null ? [{}] : []),
    (input) => isSearchResult(input) && (input.page.kind === 'post' || isLegalPage(input)),
  ),
]

function problems(codes: RegExp) {
  return ({ digest }: DigestedPage) =>
    digest.problems
      .filter(({ code }) => codes.test(code))
      .map(({ code, element }) => ({ element: `${code} ${element}`, values: { element, problem: code } }))
}

/** Structured data types that a page of this kind must have. */
function expectedTypes({ kind, path }: DigestedPage['page']): string[] {
  if (path === '/') return ['Organization', 'WebSite']
  const about = kind === 'post' ? ['BlogPosting'] : path.startsWith('/services/') ? ['Service'] : []
  return ['Organization', 'BreadcrumbList', ...about, ...(path === '/faq' ? ['FAQPage'] : [])]
}
