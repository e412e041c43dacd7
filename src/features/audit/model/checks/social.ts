import type { Check } from '../check.ts'
import { addressInSite, isSearchResult, listedPageCheck, pageCheck, siteCheck, statusKey } from './define.ts'

/** ogp.me requires title, type, image and url; Facebook, LinkedIn and X show the description and the large card. */
const TAGS = ['og:title', 'og:description', 'og:image', 'og:url', 'og:type', 'twitter:card']
/** Facebook and LinkedIn show the large preview from 1200 x 630 pixels, and at once only when the size is declared. */
const IMAGE_SIZE = { 'og:image:width': '1200', 'og:image:height': '630' }

export const SOCIAL_CHECKS: readonly Check[] = [
  listedPageCheck('social-tags', 'warning', ({ digest }) =>
    TAGS.filter((tag) => !digest.social[tag]).map((tag) => ({ element: tag, values: { tag } })),
  ),
  pageCheck(
    'social-url',
    'warning',
    ({ page, digest }, { origin }) => {
      const url = digest.social['og:url'] ?? ''
      return addressInSite(url, origin) === page.address ? [] : [{ values: { url, expected: origin + page.address } }]
    },
    (input) => isSearchResult(input) && Boolean(input.digest.social['og:url']),
  ),
  pageCheck(
    'social-image-size',
    'notice',
    ({ digest: { social } }) =>
      Object.entries(IMAGE_SIZE)
        .filter(([tag, pixels]) => social[tag] !== pixels)
        .map(([tag, pixels]) => ({ element: tag, values: { tag, pixels } })),
    (input) => isSearchResult(input) && Boolean(input.digest.social['og:image']),
  ),
  siteCheck('social-image-status', 'error', (site) =>
    site.pages.filter(isSearchResult).flatMap(({ page, digest }) => {
      const image = digest.social['og:image']
      if (!image) return []
      const path = addressInSite(image, site.facts.origin)
      // Images on other hosts are not requested. A relative URL is never shown.
      const status =
        path === null
          ? URL.canParse(image)
            ? 200
            : 0
          : (site.statusOf.get(statusKey(path, site.facts.contentParameters))?.status ?? 200)
      return status === 200 ? [] : [{ address: page.address, element: image, values: { image, status } }]
    }),
  ),
]
