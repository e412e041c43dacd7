import { AI_CRAWLERS, SEARCH_ENGINES } from '#kernel/crawlers.ts'
import { LOCALES } from '#kernel/locale.ts'
import { answerPlaceOf } from './answers/answer-place.ts'
import { kindOf } from './answers/question-kind.ts'
import type { AuditedSite, Check, DigestedPage } from './check.ts'
import { isLegalPage, isSearchResult, listedPageCheck, pageCheck, siteCheck } from './checks/define.ts'
import { REACHABLE_CHECKS } from './checks/reachable.ts'
import { structuredDataTypes } from './checks/structured-data-nodes.ts'
import { mayCrawl } from './robots.ts'

/** Same limit as Lighthouse. */
const MIN_LLMS_LENGTH = 50
/** Minimum words in the main part of the HTML; a page that is rendered by scripts only has none. */
const MIN_WORDS = 40
/** Problems that make the accessibility tree, which agents read, differ from the page. */
const TREE = /^html\.(?:duplicate-id|dangling-|nested-interactive|wrong-child|wrong-parent)/
const READERS = [...AI_CRAWLERS.answers, ...AI_CRAWLERS.user, ...SEARCH_ENGINES]

const FILE_CHECKS: readonly Check[] = [
  siteCheck('llms-missing', 'error', ({ llmsTxt }) => (llmsTxt.trim() ? [] : [{ address: '' }]), onceForSite),

  /** Same rules as Lighthouse. */
  siteCheck(
    'llms-form',
    'warning',
    ({ llmsTxt }) => {
      if (!llmsTxt.trim()) return []
      const isComplete = /^\s*#\s+.+/m.test(llmsTxt) && /\[.+\]\(.+\)/.test(llmsTxt)
      return isComplete && llmsTxt.length >= MIN_LLMS_LENGTH ? [] : [{ address: '' }]
    },
    onceForSite,
  ),

  /** One language is enough: the file explains where the others are. */
  siteCheck(
    'llms-pages',
    'warning',
    ({ pages, llmsTxt, facts }) => {
      if (!llmsTxt.trim()) return []
      const named = new Set(llmsTxt.match(/(?<=\]\()[^)\s]+/g))
      const isNamed = (address: string) =>
        [address, `${address}.md`, `${address.replace(/\/$/, '')}/index.md`].some((one) =>
          named.has(facts.origin + one),
        )
      return uniquePaths(pages)
        .filter(({ page }) => !LOCALES.some((locale) => isNamed(page.alternates[locale])))
        .map(({ page }) => ({ address: page.address, values: { page: page.address } }))
    },
    ({ pages }) => uniquePaths(pages).length,
  ),

  /** Search engines and assistants that answer questions must be allowed to read every page. */
  siteCheck(
    'crawlers-answers',
    'error',
    ({ robotsTxt, pages }) =>
      READERS.flatMap((crawler) => {
        const blocked = pages.find(({ page }) => page.isListed && !mayCrawl(robotsTxt, crawler, page.address))
        return blocked ? [{ address: '', element: crawler, values: { crawler, page: blocked.page.address } }] : []
      }),
    () => READERS.length,
  ),

  /** Training crawlers must all have the rule of the setting. */
  siteCheck(
    'crawlers-training',
    'warning',
    ({ robotsTxt }) => {
      const allowed = AI_CRAWLERS.training.filter((crawler) => mayCrawl(robotsTxt, crawler, '/'))
      const blocked = AI_CRAWLERS.training.filter((crawler) => !mayCrawl(robotsTxt, crawler, '/'))
      if (allowed.length === 0 || blocked.length === 0) return []
      const [fewer, more] = allowed.length <= blocked.length ? [allowed, blocked] : [blocked, allowed]
      return fewer.map((crawler) => ({ address: '', element: crawler, values: { crawler, others: more.join(', ') } }))
    },
    () => AI_CRAWLERS.training.length,
  ),

  /** The finding is attached to the page that should answer, which is read again when it is saved. */
  siteCheck(
    'question-unanswered',
    'warning',
    ({ answers, pageAt }) =>
      answers
        .filter(({ isAnswered }) => !isAnswered)
        .map((answer) => {
          const { locale, question } = answer
          const place = answerPlaceOf(kindOf(question, locale) ?? null, answer)
          return { address: pageAt.has(place) ? place : '', element: `${locale}: ${question}`, values: { question } }
        }),
    ({ answers }) => answers.length,
  ),
]

const PAGE_CHECKS: readonly Check[] = [
  listedPageCheck('twin-missing', 'error', ({ digest: { twin, markdownTwin } }) =>
    twin?.status === 200 && markdownTwin !== null
      ? []
      : [{ values: { status: twin?.status ?? 0, link: markdownTwin ?? '' } }],
  ),

  listedPageCheck('twin-differs', 'warning', ({ digest: { twin } }) =>
    (twin?.missing ?? []).map((text) => ({ element: text, values: { text } })),
  ),

  listedPageCheck('content-without-script', 'error', ({ digest: { wordCount } }) =>
    wordCount >= MIN_WORDS ? [] : [{ values: { words: wordCount, expected: MIN_WORDS } }],
  ),

  listedPageCheck('data-coverage', 'warning', ({ page, digest }) => {
    const types = new Set(structuredDataTypes(digest.structuredData))
    return expectedTypes(page)
      .filter((type) => !types.has(type))
      .map((type) => ({ element: type, values: { type } }))
  }),

  listedPageCheck('agent-names', 'error', problems(/^name\./)),

  listedPageCheck('agent-tree', 'warning', problems(TREE)),

  listedPageCheck('agent-autocomplete', 'notice', problems(/^form\.autocomplete$/)),

  pageCheck(
    'freshness',
    'warning',
    ({ digest }) => (digest.modifiedAt === null ? [{}] : []),
    (input) => isSearchResult(input) && (input.page.kind === 'post' || isLegalPage(input)),
  ),
]

export const AI_CHECKS: readonly Check[] = [...REACHABLE_CHECKS, ...FILE_CHECKS, ...PAGE_CHECKS].map((check) => ({
  ...check,
  area: 'ai',
}))

function onceForSite(): number {
  return 1
}

function uniquePaths(pages: AuditedSite['pages']): DigestedPage[] {
  const own = pages.filter(({ page }) => page.kind === 'page' && page.isListed)
  // The first language is the default one.
  return own.filter((one, index) => own.findIndex(({ page }) => page.path === one.page.path) === index)
}

function problems(codes: RegExp) {
  return ({ digest }: DigestedPage) =>
    digest.problems
      .filter(({ code }) => codes.test(code))
      .map(({ code, element }) => ({ element: `${code} ${element}`, values: { element, problem: code } }))
}

function expectedTypes({ kind, path }: DigestedPage['page']): string[] {
  if (path === '/') return ['Organization', 'WebSite']
  const article = path.startsWith('/portfolio/') ? 'CreativeWork' : 'BlogPosting'
  const about = kind === 'post' ? [article] : path.startsWith('/services/') ? ['Service'] : []
  return ['Organization', 'BreadcrumbList', ...about, ...(path === '/faq' ? ['FAQPage'] : [])]
}
