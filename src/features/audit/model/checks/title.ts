import type { AuditedSite, Check, Finding } from '../check.ts'
import { addressInSite, isSearchResult, listedPageCheck, pageCheck, siteCheck, wasRead } from './define.ts'

/** Google cuts a title at about 600 pixels: 60 characters. Shorter than 35 leaves half of the line unused. */
export const TITLE_LENGTH_RANGE = { min: 35, max: 60 } as const
/** Google cuts a description at about 920 pixels (155 characters), and often replaces one below 90 by text of the page. */
export const DESCRIPTION_LENGTH_RANGE = { min: 90, max: 155 } as const

export const TITLE_CHECKS: readonly Check[] = [
  pageCheck('title-missing', 'error', ({ digest }) => (digest.title ? [] : [{}])),
  pageCheck(
    'title-length',
    'warning',
    ({ digest }) => outside(digest.title!, TITLE_LENGTH_RANGE),
    (input) => isSearchResult(input) && Boolean(input.digest.title),
  ),
  siteCheck('title-unique', 'warning', (site) => findRepeated(site, 'title')),
  listedPageCheck('description-missing', 'error', ({ digest }) => (digest.description ? [] : [{}])),
  pageCheck(
    'description-length',
    'warning',
    ({ digest }) => outside(digest.description!, DESCRIPTION_LENGTH_RANGE),
    (input) => isSearchResult(input) && Boolean(input.digest.description),
  ),
  siteCheck('description-unique', 'warning', (site) => findRepeated(site, 'description')),
]

function outside(text: string, { min, max }: { min: number; max: number }): Finding[] {
  const length = [...text].length
  return length >= min && length <= max ? [] : [{ values: { length, min, max, text } }]
}

/** Canonical pages that share the text with another one of the same language. */
function findRepeated({ pages, facts }: AuditedSite, name: 'title' | 'description') {
  const candidates = pages.filter((one) => {
    return (
      wasRead(one) && one.digest[name] && addressInSite(one.digest.canonical ?? '', facts.origin) === one.page.address
    )
  })
  const groups = Map.groupBy(candidates, ({ page, digest }) => `${page.locale} ${digest[name]!.toLowerCase()}`)
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .flatMap((group) =>
      group.map(({ page, digest }, index) => ({
        address: page.address,
        values: { text: digest[name]!, other: group[index === 0 ? 1 : 0]!.page.address },
      })),
    )
}
