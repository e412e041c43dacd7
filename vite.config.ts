import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

// The entry hydrates the page; it imports React and the router, which are one chunk, when needed.
const ENTRY =
  /vite[\\/]preload-helper|[\\/]src[\\/](client\.tsx|kernel[\\/](client-headers|time-units)\.ts|platform[\\/]client[\\/]browser-storage\.ts|features[\\/]identity[\\/]ui[\\/]stored-session\.ts|shell[\\/](frame-behaviour|preferences|update[\\/]watch-version)\.ts)/
const FRAME =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack[\\/](react-router|router-core|history|store|react-store))[\\/]|[\\/]src[\\/](hydrate|router)\.tsx/

// Loaded by every page with live data: one file compresses better than seven. Mutations are a separate chunk.
const QUERY =
  /[\\/]node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/](?!.*(utationObserver|useMutation|[qQ]ueries))|[\\/]src[\\/](platform[\\/]client[\\/]query-client\.ts|shell[\\/]data-layout\.tsx)/
const PARTS =
  /[\\/]src[\\/](ui[\\/](button|note|tones|icons|skeleton|empty-state)|platform[\\/]client[\\/]api-client|features[\\/]identity[\\/](ui[\\/](log-in-prompt|check-session)|messages[\\/]menu[\\/]index))\.tsx?/
// Shared by lists of user content.
const LISTS =
  /[\\/]src[\\/](ui[\\/](data[\\/]paged|chip|badge)|features[\\/](moderation[\\/](ui[\\/]report-button|messages[\\/]index)|blog[\\/]messages[\\/]comments[\\/]index|identity[\\/]ui[\\/]go-to-login))\.tsx?/
// Blog list and article. Dates are separate, because other pages use them alone.
const DATES = /[\\/]src[\\/]features[\\/]settings[\\/]ui[\\/]use-site\.ts/
const POSTS =
  /[\\/]src[\\/]features[\\/](blog[\\/](ui[\\/]reading[\\/](post-(card|cover|page)|lazy-writer-tools|load-blog|blog-error|share-links)|messages[\\/]reading[\\/]index)|media[\\/](ui[\\/]picture-image|model[\\/]picture))\.tsx?/

// Forms for visitors.
const FORMS = /[\\/]src[\\/]ui[\\/]form[\\/](form|form-errors|plain-field|control-styles)\.tsx?/
// Shared by the appointments of a client and the admin calendar.
const TIMES =
  /[\\/]src[\\/]features[\\/]booking[\\/](model[\\/](calendar|format-date)|ui[\\/](browser-time|use-hydrated|booking\.queries)|messages[\\/]errors[\\/]index)\.ts/

// Shared by most public pages; one file compresses better than four.
const SITE =
  /[\\/]src[\\/](features[\\/]site[\\/](ui[\\/](drawing|service-cards|load-content)|messages[\\/]index)|shell[\\/]page)\.tsx?/

// Replaces Vite's preload helper for dynamic imports: modules are not preloaded here and no module has its own styles
// (checked by the budget), so the plain import is enough, and half a kilobyte smaller on every page. A failed import
// may belong to an older build (`reloadIfReplaced`).
const VERSIONS = fileURLToPath(new URL('src/shell/update/watch-version.ts', import.meta.url))
const LOAD_OR_RELOAD = `import { reloadIfReplaced } from ${JSON.stringify(VERSIONS)}
export const __vitePreload = (load) => load().catch((error) => reloadIfReplaced(error))`
const plainImports: Plugin = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => (id === '\0vite/preload-helper.js' ? LOAD_OR_RELOAD : undefined),
}

// The style sheet of error pages has a fixed name, and the fonts of the site.
const errorPageFonts: Plugin = {
  name: 'error-page-fonts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    let source = readFileSync('public/error.css', 'utf8')
    for (const file of Object.values(bundle))
      for (const original of file.type === 'asset' ? file.originalFileNames : [])
        source = source.replace(`/${original}"`, `/${file.fileName}"`)
    if (source.includes('/src/')) this.error('error.css names a font that is not built')
    this.emitFile({ type: 'asset', fileName: 'error.css', source })
  },
}

export default defineConfig(({ command }) => ({
  server: { host: '127.0.0.1' },
  resolve: {
    // React has the hook since version 18; the shim would be in every page.
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
    // Otherwise the frame would contain the file names of all pages. The router preloads a page on hover or touch.
    modulePreload: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    // One file loads faster than a thousand. Packages with native binaries stay external.
    ssr: { resolve: command === 'build' ? { noExternal: true, external: ['sharp', '@resvg/resvg-js'] } : {} },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Short names: the frame of every page lists them all.
            chunkFileNames: 'assets/[hash:7].js',
            // Chrome compiles the chunk eagerly, off the main thread.
            postBanner: ({ name }) => (name === 'frame' ? '//# allFunctionsCalledOnLoad' : ''),
            codeSplitting: {
              groups: [
                { name: 'entry', test: ENTRY, priority: 5 },
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
    errorPageFonts,
    tailwindcss(),
    tanstackStart({
      router: {
        generatedRouteTree: 'route-tree.gen.ts',
        // Loaders are split with their page, so that the entry does not contain them.
        codeSplittingOptions: {
          defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
        },
      },
    }),
    react(),
  ],
}))
