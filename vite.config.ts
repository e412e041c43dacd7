import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

// The entry wakes the page; React and the router lie in one chunk that it imports when it is time.
const WAKE =
  /vite[\\/]preload-helper|[\\/]src[\\/](client\.tsx|kernel[\\/]client-headers\.ts|shell[\\/]update[\\/]watch-version\.ts)/
const FRAME =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack[\\/](react-router|router-core|history|store|react-store))[\\/]|[\\/]src[\\/](hydrate|router)\.tsx/

// What every page with live data loads: one file compresses better than seven. What changes data comes by itself.
const QUERY =
  /[\\/]node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/](?!.*(utationObserver|useMutation|[qQ]ueries))|[\\/]src[\\/](platform[\\/]client[\\/]query-client\.ts|shell[\\/]data-layout\.tsx)/
const PARTS =
  /[\\/]src[\\/](ui[\\/](button|note|tones|icons|skeleton|empty-state)|platform[\\/]client[\\/]api-client|features[\\/]identity[\\/](ui[\\/](log-in-prompt|check-session)|messages[\\/]menu[\\/]index))\.tsx?/
// What lists of what people wrote share.
const LISTS =
  /[\\/]src[\\/](ui[\\/](data[\\/]paged|chip|badge)|features[\\/](moderation[\\/](ui[\\/]report-button|messages[\\/]index)|blog[\\/]messages[\\/]comments[\\/]index|identity[\\/]ui[\\/]go-to-login))\.tsx?/
// A list and an article of the blog; days are named on other pages too, which need nothing else of it.
const DATES = /[\\/]src[\\/]features[\\/]settings[\\/]ui[\\/]use-site\.ts/
const POSTS =
  /[\\/]src[\\/]features[\\/](blog[\\/](ui[\\/]reading[\\/](post-(card|cover|page)|lazy-writer-tools|load-blog|blog-error|share-links)|messages[\\/]reading[\\/]index)|media[\\/](ui[\\/]picture-image|model[\\/]picture))\.tsx?/

// A form that visitors fill in.
const FORMS = /[\\/]src[\\/]ui[\\/]form[\\/](form|form-errors|plain-field|control-styles)\.tsx?/
// What the pages of a client's appointments and the owner's desk share.
const TIMES =
  /[\\/]src[\\/]features[\\/]booking[\\/](model[\\/](calendar|format-date)|ui[\\/](browser-time|use-hydrated|booking\.queries)|messages[\\/]errors[\\/]index)\.ts/

// Small parts that most public pages share; one file compresses better than four.
const SITE = /[\\/]src[\\/]features[\\/]site[\\/](ui[\\/](drawing|service-cards|load-content)|messages[\\/]index)\.tsx?/

// Vite's helper preloads the modules and styles of a dynamic import. Modules are not preloaded here and no module has
// styles of its own (the budget checks that), so that the import alone is left, half a kilobyte lighter on every page. An
// import that fails may be one of an older build (`reloadIfReplaced`).
const VERSIONS = fileURLToPath(new URL('src/shell/update/watch-version.ts', import.meta.url))
const LOAD_OR_RELOAD = `import { reloadIfReplaced } from ${JSON.stringify(VERSIONS)}
export const __vitePreload = (load) => load().catch((error) => reloadIfReplaced(error))`
const plainImports: Plugin = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => (id === '\0vite/preload-helper.js' ? LOAD_OR_RELOAD : undefined),
}

export default defineConfig(({ command }) => ({
  server: { host: '127.0.0.1' },
  resolve: {
    // React has the hook since version 18; the shim for older ones would be in every page.
    alias: [
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  build: {
    assetsInlineLimit: 0,
    // Otherwise the frame carries the names of all files of all pages, for every visitor of one of them. The router
    // fetches a page's code while its link is still being hovered or touched.
    modulePreload: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    // One file is read faster than a thousand. What is a program of the machine stays outside.
    ssr: { resolve: command === 'build' ? { noExternal: true, external: ['sharp', '@resvg/resvg-js'] } : {} },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every visitor's frame names the file of every page.
            chunkFileNames: 'assets/[hash:7].js',
            // Read and compiled away from the page's own thread, all at once, where a browser knows how (Chrome).
            postBanner: ({ name }) => (name === 'frame' ? '//# allFunctionsCalledOnLoad' : ''),
            codeSplitting: {
              groups: [
                { name: 'wake', test: WAKE, priority: 5 },
                { name: 'frame', test: FRAME, priority: 4 },
                { name: 'query', test: QUERY, priority: 3 },
                { name: 'parts', test: PARTS, priority: 2 },
                { name: 'lists', test: LISTS, priority: 1 },
                { name: 'dates', test: DATES, priority: 1 },
                { name: 'posts', test: POSTS },
                { name: 'forms', test: FORMS },
                { name: 'times', test: TIMES },
                { name: 'site', test: SITE },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    plainImports,
    tailwindcss(),
    tanstackStart({
      router: {
        generatedRouteTree: 'route-tree.gen.ts',
        // Loaders travel with their page: what a page needs is not in everybody's entry.
        codeSplittingOptions: {
          defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
        },
      },
    }),
    react(),
  ],
}))
