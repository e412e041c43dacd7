import type { AuditedSite, Check, Finding } from '../check.ts'
import { addressInSite, isSearchResult, listedPageCheck, pageCheck, siteCheck, wasRead } from './define.ts'

/** Google cuts a title at about 600 pixels: 60 characters. Shorter than 35 leaves half of the line unused. */
export const TITLE_LENGTH_RANGE = { min: 35, max: 60 } as const
/** Google cuts a description at about 920 pixels (155 characters), and often replaces one below 90 by text of the page. */
export const DESCRIPTION_LENGTH_RANGE = { min: 90, max: 155 } as const

/** Of a text in a finding. */
const MAX_QUOTE = 300

export const TITLE_CHECKS: readonly Check[] = [
  pageCheck('title-missing', 'critical', ({ digest }) => (digest.title ? [] : [{}])),
  pageCheck(
    'title-length',
    'warning',
    ({ digest }) => outside(digest.title ?? '', TITLE_LENGTH_RANGE),
    (input) => isSearchResult(input) && Boolean(input.digest.title),
  ),
  siteCheck('title-unique', 'warning', (site) => findRepeated(site, 'title')),
  /** The texts are translated, the title in search results is not. */
  siteCheck('title-languages', 'warning', ({ pages, pageAt, facts }) =>
    pages.filter(isSearchResult).flatMap(({ page, digest }) => {
      const earlier = facts.languages.slice(0, Math.max(0, facts.languages.indexOf(page.locale)))
      const same = earlier
        .map((locale) => pageAt.get(page.alternates[locale]))
        .find((other) => {
          return other && isSearchResult(other) && digest.title && other.digest.title === digest.title
        })
      return same
        ? [
            {
              address: page.address,
              values: { text: (digest.title ?? '').slice(0, MAX_QUOTE), other: same.page.address },
            },
          ]
        : []
    }),
  ),
  listedPageCheck('description-missing', 'error', ({ digest }) => (digest.description ? [] : [{}])),
  pageCheck(
    'description-length',
    'warning',
    ({ digest }) => outside(digest.description ?? '', DESCRIPTION_LENGTH_RANGE),
    (input) => isSearchResult(input) && Boolean(input.digest.description),
  ),
  siteCheck('description-unique', 'warning', (site) => findRepeated(site, 'description')),
]

function outside(text: string, { min, max }: { min: number; max: number }): Finding[] {
  const length = [...text].length
  return length >= min && length <= max ? [] : [{ values: { length, min, max, text: text.slice(0, MAX_QUOTE) } }]
}

/** Canonical pages that share the text with another one of the same language. */
function findRepeated({ pages, facts }: AuditedSite, name: 'title' | 'description') {
  const candidates = pages.flatMap((one) => {
    const { page, digest } = one
    const text = digest[name]
    const isCandidate = wasRead(one) && addressInSite(digest.canonical ?? '', facts.origin) === page.address
    return isCandidate && text ? [{ page, text }] : []
  })
  const groups = Map.groupBy(candidates, ({ page, text }) => `${page.locale} ${text.toLowerCase()}`)
  return [...groups.values()].flatMap((group) =>
    group.flatMap(({ page: { address }, text }) => {
      const other = group.find(({ page }) => page.address !== address)
      return other ? [{ address, values: { text: text.slice(0, MAX_QUOTE), other: other.page.address } }] : []
    }),
  )
}
