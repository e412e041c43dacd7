import type { Check, DigestedPage, Finding } from '../check.ts'
import { isSearchResult, pageCheck, siteCheck, statusKey, wasRead } from './define.ts'

/** Fewer words are no article: search engines treat such a page as empty. */
const MIN_ARTICLE_WORDS = 100

const withProblem =
  (code: string) =>
  ({ digest }: DigestedPage): Finding[] =>
    digest.problems.filter((one) => one.code === code).map(({ element }) => ({ element, values: { element } }))

/** What browsers and crawlers need to show a page, and files that it names. */
export const PAGE_CODE_CHECKS: readonly Check[] = [
  // Digests of an earlier version lack these fields: they are undefined until the page is read again.
  pageCheck('viewport-missing', 'error', ({ digest }) => (digest.viewport === null ? [{}] : [])),
  pageCheck('charset-missing', 'warning', ({ digest }) => (digest.charset === null ? [{}] : [])),
  pageCheck('meta-refresh', 'error', ({ digest: { refresh } }) =>
    refresh ? [{ element: refresh, values: { refresh } }] : [],
  ),
  pageCheck('mixed-content', 'error', withProblem('mixed.content')),
  pageCheck('link-nofollow', 'warning', withProblem('link.nofollow')),
  pageCheck('text-hidden', 'error', withProblem('text.hidden')),

  pageCheck(
    'article-short',
    'warning',
    ({ digest }) => {
      const words = digest.articleWords ?? 0
      return words >= MIN_ARTICLE_WORDS ? [] : [{ values: { words, min: MIN_ARTICLE_WORDS } }]
    },
    (input) => isSearchResult(input) && input.page.kind === 'post' && typeof input.digest.articleWords === 'number',
  ),

  siteCheck('image-broken', 'error', (site) =>
    site.pages.filter(wasRead).flatMap(({ page, digest }) => {
      const addresses = new Set(digest.images.map(({ src }) => src))
      return missingOf(site, [...addresses]).map((found) => ({ address: page.address, ...found }))
    }),
  ),

  /** Style sheets, scripts and fonts. */
  siteCheck('file-broken', 'error', (site) =>
    site.pages.filter(wasRead).flatMap(({ page, digest }) => {
      const images = new Set(digest.images.map(({ src }) => src))
      const files = digest.resources.filter((path) => !images.has(path))
      return missingOf(site, files).map((found) => ({ address: page.address, ...found }))
    }),
  ),
]

function missingOf({ statusOf, facts }: Parameters<SiteRun>[0], addresses: string[]): Finding[] {
  return addresses.flatMap((file) => {
    const status = file.startsWith('/') ? (statusOf.get(statusKey(file, facts.contentParameters))?.status ?? 200) : 200
    return status < 400 ? [] : [{ element: file, values: { file, status } }]
  })
}

type SiteRun = Extract<Check, { scope: 'site' }>['run']
