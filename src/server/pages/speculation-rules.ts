/** See `guard-address.ts`. */
const GUARDED_PATHS = [
  '/admin',
  '/admin/*',
  '/profile',
  '/my-appointments',
  '/blog/new',
  '/blog/desk',
  '/edit/*',
  '/categorie/*',
]

/**
 * Chromium prefetches the HTML of a link that the pointer rests on or presses. Prefetch and not prerender: the scripts
 * of the next page do not run before it is opened. Not prefetched: pages of one user, files, and URLs with a query
 * (searches, tokens). After hydration the router loads the next page, so no link matches.
 */
const RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                '/*.*',
                '/api/*',
                '/media/*',
                '/share/*',
                ...GUARDED_PATHS.flatMap((path) => ['', '/en', '/fr'].map((prefix) => prefix + path)),
              ],
            },
          },
          {
            not: { selector_matches: '[href*="?"],[download],[target=_blank],[rel~=nofollow],:root[data-hydrated] a' },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/**
 * In every public page. Inline and not a file named by a header: that request would compete with style sheet and fonts
 * for the connections of HTTP/1.1. The entry script removes it for visitors who ask for less data.
 */
export const speculationRules = (nonce: string): string =>
  `<script type="speculationrules" nonce="${nonce}">${RULES}</script>`
