import { existsSync, readFileSync } from 'node:fs'
import { normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin, type Rolldown } from 'vite'

/**
 * A chunk of modules that pages load together: one file compresses better than many. A file that does not exist fails the
 * build.
 */
function chunk(name: string, files: string[], { priority = 0, others }: { priority?: number; others?: RegExp } = {}) {
  const paths = new Set(files.map((file) => fileURLToPath(new URL(`src/${file}`, import.meta.url))))
  for (const path of paths)
    if (!existsSync(path)) throw new Error(`the chunk "${name}" names ${path}, which is missing`)
  const test = (id: string) => paths.has(normalize(id.split('?')[0]!)) || Boolean(others?.test(id))
  return { name, test, priority }
}

const CHUNKS = [
  // The entry hydrates the page; it imports React and the router, which are one chunk, when needed.
  chunk(
    'entry',
    [
      'client.tsx',
      'entry-tasks.ts',
      'kernel/client-headers.ts',
      'kernel/time-units.ts',
      'platform/client/browser-storage.ts',
      'features/analytics/ui/start-collecting.ts',
      'features/booking/ui/page/booking-entry.ts',
      'features/consent/ui/consent-entry.ts',
      'features/consent/ui/current-consent.ts',
      'features/identity/ui/sign-in/provider-return.ts',
      'features/identity/ui/stored-session.ts',
      'features/site/ui/hydrate-map.ts',
      'shell/frame-behaviour.ts',
      'shell/preferences.ts',
      'shell/update/watch-version.ts',
    ],
    { priority: 5, others: /vite[\\/]preload-helper/ },
  ),
  chunk('frame', ['hydrate.tsx', 'router.tsx'], {
    priority: 4,
    others:
      /[\\/]node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack[\\/](react-router|router-core|history|store|react-store))[\\/]/,
  }),
  // Loaded by every page with live data. Mutations and lists of several pages are separate chunks.
  chunk('query', ['platform/client/query-client.ts', 'shell/data-layout.tsx'], {
    priority: 3,
    others:
      /[\\/]node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/](?!.*(utationObserver|useMutation|nfiniteQueryObserver|useInfiniteQuery|[qQ]ueries))/,
  }),
  // Lists whose next page is loaded below the one before.
  chunk('paged-query', ['platform/client/paged-query.ts'], {
    priority: 2,
    others: /[\\/]@tanstack[\\/](react-query|query-core)[\\/].*(nfiniteQueryObserver|useInfiniteQuery)/,
  }),
  chunk(
    'parts',
    [
      'ui/button.tsx',
      'ui/note.tsx',
      'ui/tones.ts',
      'ui/icon/icons.ts',
      'ui/skeleton.tsx',
      'ui/empty-state.tsx',
      'platform/client/api-client.ts',
      'features/identity/ui/log-in-prompt.tsx',
      'features/identity/ui/check-session.ts',
      'features/identity/messages/menu/index.ts',
      'features/settings/ui/use-date.ts',
      'kernel/date-format.ts',
    ],
    { priority: 2 },
  ),
  // Lists of user content.
  chunk(
    'lists',
    [
      'ui/data/paged.tsx',
      'ui/chip.tsx',
      'ui/badge.tsx',
      'features/moderation/ui/report-button.tsx',
      'features/moderation/messages/index.ts',
      'features/blog/messages/comments/index.ts',
      'features/identity/ui/go-to-login.ts',
    ],
    { priority: 1 },
  ),
  // Blog list and article.
  chunk('posts', [
    'features/blog/ui/reading/post-card.tsx',
    'features/blog/ui/reading/post-page.tsx',
    'features/blog/ui/reading/lazy-writer-tools.tsx',
    'features/blog/ui/reading/load-blog.ts',
    'features/blog/ui/reading/blog-error.tsx',
    'features/blog/messages/reading/index.ts',
    'features/media/ui/picture-image.tsx',
    'features/media/model/picture.ts',
  ]),
  // Forms for visitors.
  chunk('forms', [
    'platform/client/use-form.ts',
    'ui/form/form.tsx',
    'ui/form/form-errors.ts',
    'ui/form/plain-field.tsx',
    'ui/form/control-styles.ts',
  ]),
  // The appointments of a client and the admin calendar.
  chunk('times', [
    'features/booking/model/format-date.ts',
    'features/booking/ui/browser-time.ts',
    'features/booking/ui/booking.queries.ts',
    'features/booking/messages/errors/index.ts',
  ]),
  // Most public pages.
  chunk('site', [
    'ui/head/head-drawing.tsx',
    'features/site/ui/load-content.ts',
    'features/site/messages/index.ts',
    'shell/page.tsx',
  ]),
]

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

// `import text from './x.ts?inline-script'`: the module and its imports as one minified classic script, for the HTML.
const inlineScripts: Plugin = {
  name: 'inline-scripts',
  enforce: 'pre',
  async load(id) {
    const [file, query] = id.split('?')
    if (query !== 'inline-script') return
    const rolldownOptions = { input: file!, output: { format: 'iife' as const }, optimization: { inlineConst: true } }
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: { write: false, modulePreload: false, minify: 'oxc', rolldownOptions },
    })
    const { code, moduleIds } = (built as Rolldown.RolldownOutput).output[0]
    for (const path of moduleIds) this.addWatchFile(path)
    return `export default ${JSON.stringify(code.trim())}`
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
      // React registers with its developer tools; on pages of visitors that code is never used. Without it: 0.3 kB less.
      define: command === 'build' ? { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } : {},
      build: {
        rolldownOptions: {
          output: {
            // Short names: the frame of every page lists them all.
            chunkFileNames: 'assets/[hash:7].js',
            // Chrome compiles the chunk eagerly, off the main thread.
            postBanner: ({ name }) => (name === 'frame' ? '//# allFunctionsCalledOnLoad' : ''),
            codeSplitting: {
              groups: CHUNKS,
            },
          },
        },
      },
    },
  },
  plugins: [
    plainImports,
    errorPageFonts,
    inlineScripts,
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
