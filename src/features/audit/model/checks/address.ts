import { parseLocale } from '#kernel/locale.ts'
import type { Check } from '../check.ts'
import { addressInSite, listedPageCheck, pageCheck, wasRead } from './define.ts'

const isRedirect = (status: number) => status >= 300 && status < 400

export const ADDRESS_CHECKS: readonly Check[] = [
  pageCheck(
    'page-status',
    'critical',
    ({ digest }) => {
      if (isRedirect(digest.status)) return []
      return wasRead({ digest }) ? [] : [{ values: { status: digest.status } }]
    },
    () => true,
  ),

  pageCheck(
    'page-redirect',
    'critical',
    ({ digest }) =>
      isRedirect(digest.status) ? [{ element: digest.location ?? '', values: { target: digest.location ?? '' } }] : [],
    () => true,
  ),

  pageCheck('canonical-missing', 'error', ({ digest: { canonical } }) => {
    return canonical && /^https?:\/\//.test(canonical) ? [] : [{ values: { canonical: canonical ?? '' } }]
  }),

  /** Canonical of listed pages: themselves. Of categories: the blog. Of untranslated posts: another language. */
  pageCheck(
    'canonical-target',
    'critical',
    ({ page, digest }, { origin }) => {
      const expected = page.isListed
        ? [page.address]
        : page.kind === 'category'
          ? [page.address.replace(/\?.*/, '')]
          : Object.values(page.alternates)
      const canonical = digest.canonical ?? ''
      if (expected.includes(addressInSite(canonical, origin) ?? '')) return []
      return [{ values: { canonical, expected: origin + expected[0] } }]
    },
    (input) => wasRead(input) && URL.canParse(input.digest.canonical ?? ''),
  ),

  listedPageCheck('page-noindex', 'critical', ({ digest: { robots } }) =>
    /\b(?:noindex|none)\b/i.test(robots) ? [{ values: { robots } }] : [],
  ),

  pageCheck('lang-attribute', 'error', ({ page, digest: { lang } }) => {
    return parseLocale(lang) === page.locale ? [] : [{ values: { lang, expected: page.locale } }]
  }),
]
