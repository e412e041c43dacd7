import type { Handler } from 'hono'
import type { AppEnv } from '#platform/server/http.ts'

export const SPECULATION_RULES_PATH = '/speculation-rules.json'

/** Sent with every public page. A file and not an inline script, so that the CSP needs no hash for it. */
export const SPECULATION_RULES_HEADER = { 'speculation-rules': `"${SPECULATION_RULES_PATH}"` }

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

/** Empty for browsers that ask for less data. */
export const speculationRules: Handler<AppEnv> = (c) =>
  c.body(c.req.header('save-data') === 'on' ? '{}' : RULES, 200, {
    'content-type': 'application/speculationrules+json',
    'cache-control': 'public, max-age=3600',
    vary: 'Save-Data',
  })
