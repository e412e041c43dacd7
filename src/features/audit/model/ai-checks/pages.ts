import type { Check, DigestedPage } from '../check.ts'
import { isSearchResult } from '../checks/define.ts'
import { structuredDataTypes } from '../digest/structured-data-types.ts'
import { aiPageCheck } from './define.ts'

/** Words in the main part; a page of an application without its script has none. */
const MIN_WORDS = 40

const NAMES = /^name\./
/** What makes the accessibility tree, which agents read, contradict the page. */
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
    (input) => isSearchResult(input) && (input.page.kind === 'post' || LEGAL.has(input.page.path)),
  ),
]

const LEGAL = new Set(['/privacy', '/terms', '/cookies'])

function problems(codes: RegExp) {
  return ({ digest }: DigestedPage) =>
    digest.problems
      .filter(({ code }) => codes.test(code))
      .map(({ code, element }) => ({ element: `${code} ${element}`, values: { element, problem: code } }))
}

/** What a page of its kind tells programs: who it is from, where it belongs, and what it is about. */
function expectedTypes({ kind, path }: DigestedPage['page']): string[] {
  if (path === '/') return ['Organization', 'WebSite']
  const about = kind === 'post' ? ['BlogPosting'] : path.startsWith('/services/') ? ['Service'] : []
  return ['Organization', 'BreadcrumbList', ...about, ...(path === '/faq' ? ['FAQPage'] : [])]
}
