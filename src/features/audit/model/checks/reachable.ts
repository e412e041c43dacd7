import { AI_CRAWLERS } from '#kernel/crawlers.ts'
import type { Check } from '../check.ts'
import { mayCrawl } from '../robots.ts'
import { pageCheck, siteCheck, wasRead } from './define.ts'

const ASSISTANTS = [...AI_CRAWLERS.answers, ...AI_CRAWLERS.user]

/** What keeps a page out of the answers of every assistant. */
export const REACHABLE_CHECKS: readonly Check[] = [
  pageCheck(
    'agent-status',
    'critical',
    (input) => (wasRead(input) ? [] : [{ values: { status: input.digest.status } }]),
    ({ page }) => page.isListed,
  ),
  siteCheck('agent-blocked', 'critical', ({ pages, robotsTxt }) =>
    pages
      .filter(({ page }) => page.isListed && !ASSISTANTS.some((crawler) => mayCrawl(robotsTxt, crawler, page.address)))
      .map(({ page: { address } }) => ({ address, values: { page: address } })),
  ),
]
