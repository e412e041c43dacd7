import {
  type AnyRouter,
  createRouter,
  createSerializationAdapter,
  type LocationRewrite,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { DATA_APART_HEADER, SCRIPT_NONCE_HEADER } from './kernel/client-headers.ts'
import { prefixOf, withoutPrefix, withPrefix } from './kernel/locale.ts'
import { hydratesOnIntent } from './kernel/pages.ts'
import { routeTree } from './route-tree.gen.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { PageSpinner } from './shell/page-spinner.tsx'

const currentPrefix = createIsomorphicFn()
  .server(() => prefixOf(new URL(getRequest().url).pathname))
  .client(() => prefixOf(window.location.pathname))

/** The router and React put the nonce on every inline script they write; see `replaceNoncesWithHashes`. */
const scriptNonce = createIsomorphicFn()
  .server(() => ({ nonce: getRequest().headers.get(SCRIPT_NONCE_HEADER) ?? '' }))
  .client(() => undefined)

/** A cached page that hydrates on intent contains the index of its loader data instead of the data (`page-data.ts`). */
const dataAdapter = createIsomorphicFn()
  .server((router: AnyRouter, _pageData?: readonly object[]) => {
    const indexOf = (value: unknown) => router.state.matches.findIndex(({ loaderData }) => loaderData === value)
    const isApart = () =>
      hydratesOnIntent(router.state.location.pathname) && getRequest().headers.has(DATA_APART_HEADER)
    return createSerializationAdapter({
      key: 'page',
      test: (value): value is object => isApart() && indexOf(value) >= 0,
      toSerializable: indexOf,
      fromSerializable: Object,
    })
  })
  .client((_: AnyRouter, pageData?: readonly object[]) =>
    createSerializationAdapter({
      key: 'page',
      test: (_value): _value is object => false,
      toSerializable: Number,
      fromSerializable: (index) => pageData?.[index] as object,
    }),
  )

/** Only pages with live data dehydrate queries; the others never load the library. */
const dehydrate = async () => ({
  queries: (await import('./platform/client/query-client.ts')).dehydrateQueries() as object | undefined,
})

/** `/fr/blog` is the route `/blog`; generated links keep the locale prefix of the page. */
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

/** The visitor asks for less data (`Save-Data`): nothing is loaded in advance. */
function isSavingData(): boolean | undefined {
  return (navigator as { connection?: { saveData: boolean } }).connection?.saveData
}

/**
 * One per request on the server, one per tab in the browser. `pageData`: the loader data of the page by the index of their
 * match, if its HTML does not contain them.
 */
export function getRouter(pageData?: readonly object[]) {
  let isHydrating = typeof document === 'object'
  const router = createRouter({
    routeTree,
    rewrite: localeRewrite(currentPrefix()),
    ssr: scriptNonce(),
    // Search parameters stay strings: `3.10` is not the number 3.1.
    parseSearch: parseSearchWith(String),
    stringifySearch: stringifySearchWith(String),
    // A user who scrolled before hydration keeps the position; the browser restored it on load.
    scrollRestoration: () => {
      const isHydrated = !isHydrating
      isHydrating = false
      return isHydrated
    },
    defaultHashScrollIntoView: {
      behavior: globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    },
    defaultPreload: isSavingData() ? false : 'intent',
    // As for queries.
    defaultStaleTime: 300_000,
    defaultPendingComponent: PageSpinner,
    defaultPendingMs: 300,
    defaultErrorComponent: ErrorPage,
    ...(import.meta.env.SSR && { dehydrate }),
    hydrate: async ({ queries }: Awaited<ReturnType<typeof dehydrate>>) => {
      if (queries) (await import('./platform/client/query-client.ts')).hydrateQueries(queries as never)
    },
  })
  if (import.meta.env.SSR || pageData) router.options.serializationAdapters = [dataAdapter(router, pageData)]
  return router
}

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be extended
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
