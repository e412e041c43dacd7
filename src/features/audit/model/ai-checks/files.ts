import { AI_CRAWLERS, SEARCH_ENGINES } from '#kernel/crawlers.ts'
import { LOCALES } from '#kernel/locale.ts'
import type { AuditedSite, Check, DigestedPage } from '../check.ts'
import { mayCrawl } from '../robots.ts'
import { aiSiteCheck } from './define.ts'

/** Same limit as Lighthouse. */
const MIN_LLMS_LENGTH = 50

const isOwnPage = ({ page }: DigestedPage) => page.kind === 'page' && page.isListed

export const FILE_CHECKS: readonly Check[] = [
  aiSiteCheck('llms-missing', 'error', ({ llmsTxt }) => (llmsTxt.trim() ? [] : [{ address: '' }]), onceForSite),

  /** Same rules as Lighthouse. */
  aiSiteCheck(
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
  aiSiteCheck(
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
  aiSiteCheck(
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
  aiSiteCheck(
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
]

const READERS = [...AI_CRAWLERS.answers, ...AI_CRAWLERS.user, ...SEARCH_ENGINES]

function onceForSite(): number {
  return 1
}

function uniquePaths(pages: AuditedSite['pages']): DigestedPage[] {
  return [...new Map(pages.filter(isOwnPage).map((one) => [one.page.path, one])).values()]
}
