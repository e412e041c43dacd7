import type { AuditedSite, Check, DigestedPage } from '../check.ts'
import { addressInSite, isSearchResult, siteCheck } from './define.ts'

export const HREFLANG_CHECKS: readonly Check[] = [
  /** Every language of the page, including its own, and `x-default`. */
  siteCheck('hreflang-complete', 'error', (site) =>
    site.pages.filter(isSearchResult).flatMap(({ page, digest }) => {
      const named = new Map(digest.hreflangs.map(({ lang, href }) => [lang.toLowerCase(), href]))
      const missing = expectedIn(site, page).filter(
        ([lang, address]) => addressInSite(named.get(lang) ?? '', site.facts.origin) !== address,
      )
      return missing.map(([lang, address]) => ({
        address: page.address,
        element: lang,
        values: { lang, expected: site.facts.origin + address },
      }))
    }),
  ),

  /** Search engines ignore an alternate that does not name the page in return. */
  siteCheck('hreflang-return', 'error', (site) =>
    site.pages
      .filter(isSearchResult)
      .flatMap(({ page, digest }) =>
        digest.hreflangs
          .filter(({ href }) => !namesInReturn(site, href, page.address))
          .map(({ lang, href }) => ({ address: page.address, element: lang, values: { lang, target: href } })),
      ),
  ),
]

function expectedIn(site: AuditedSite, page: DigestedPage['page']): [lang: string, address: string][] {
  const languages = site.facts.languages.filter((locale) => site.pageAt.get(page.alternates[locale])?.page.isListed)
  const alternates = languages.map((locale): [string, string] => [locale, page.alternates[locale]])
  const [first = page.locale] = languages
  return [...alternates, ['x-default', page.alternates[first]]]
}

function namesInReturn({ pageAt, facts }: AuditedSite, href: string, address: string): boolean {
  const target = pageAt.get(addressInSite(href, facts.origin) ?? '')
  if (target?.digest.status !== 200) return false
  return target.digest.hreflangs.some((back) => addressInSite(back.href, facts.origin) === address)
}
