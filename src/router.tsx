import { createRouter, type LocationRewrite, parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { SCRIPT_NONCE_HEADER } from './kernel/client-headers.ts'
import { prefixOf, withoutPrefix, withPrefix } from './kernel/locale.ts'
import { routeTree } from './route-tree.gen.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { PageSpinner } from './shell/page-spinner.tsx'

const currentPrefix = createIsomorphicFn()
  .server(() => prefixOf(new URL(getRequest().url).pathname))
  .client(() => prefixOf(window.location.pathname))

/** The router and React put the mark on every inline script they write; see `takeMarks`. */
const scriptNonce = createIsomorphicFn()
  .server(() => ({ nonce: getRequest().headers.get(SCRIPT_NONCE_HEADER)! }))
  .client(() => undefined)

/** `/fr/blog` is the route `/blog`; what the router writes keeps the prefix the page came with. */
function localeRewrite(prefix: string): LocationRewrite {
  return {
    input: ({ url }) => {
      url.pathname = withoutPrefix(url.pathname)
      return url
    },
    output: ({ url }) => {
      url.pathname = withPrefix(prefix, url.pathname)
      return url
    },
  }
}

/** Once per request on the server, once per tab in the browser. */
export function getRouter() {
  let isHydrating = typeof document === 'object'
  return createRouter({
    routeTree,
    rewrite: localeRewrite(currentPrefix()),
    ssr: scriptNonce(),
    // Words in an address stay as they were typed: `3.10` is not 3.1.
    parseSearch: parseSearchWith(String),
    stringifySearch: stringifySearchWith(String),
    // Whoever has scrolled before the page woke stays where they are; the browser has put them where they were.
    scrollRestoration: () => {
      const isHydrated = !isHydrating
      isHydrating = false
      return isHydrated
    },
    defaultPreload: 'intent',
    defaultPendingComponent: PageSpinner,
    defaultPendingMs: 300,
    defaultErrorComponent: ErrorPage,
    // Pages with live data carry their answers along; the others never load the library for it.
    dehydrate: async () => ({
      queries: (await import('./platform/client/query-client.ts')).dehydrateQueries() as object | undefined,
    }),
    hydrate: async ({ queries }) => {
      if (queries) (await import('./platform/client/query-client.ts')).hydrateQueries(queries as never)
    },
  })
}

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be extended
  interface Register {
    router: ReturnType<typeof getRouter>
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be extended
  interface StaticDataRouteOption {
    /** `late`: a page of content wakes when it is idle or touched. */
    hydrate?: 'late'
  }
}
