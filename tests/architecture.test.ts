import { globSync, readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { expect, test } from 'vitest'

/** Layers and the layers they may import. Anything not listed is forbidden. */
const MAY_IMPORT: Record<string, string[]> = {
  kernel: ['kernel'],
  ui: ['ui', 'kernel'],
  'platform/i18n': ['platform/i18n', 'kernel'],
  'platform/client': ['platform/client', 'platform/i18n', 'kernel'],
  'service-worker': ['service-worker', 'kernel'],
  'platform/server': ['platform/server', 'platform/i18n', 'kernel'],
  'own/model': ['own/model', 'lower/model', 'kernel'],
  'own/content': ['own/content', 'own/model', 'lower/model', 'kernel'],
  'own/messages': ['own/messages', 'platform/i18n', 'kernel'],
  'own/server': [
    'own/server',
    'own/content',
    'own/model',
    'own/messages',
    'lower/server',
    'lower/model',
    'platform/server',
    'platform/i18n',
    'kernel',
  ],
  'own/ui': [
    'own/ui',
    'own/model',
    'own/content',
    'own/messages',
    'lower/ui',
    'lower/model',
    'ui',
    'platform/client',
    'platform/i18n',
    'kernel',
  ],
  styleguide: ['styleguide', 'ui', 'kernel'],
  server: [
    'server',
    'own/server',
    'own/model',
    'own/content',
    'own/messages',
    'shell/messages',
    'platform/server',
    'platform/i18n',
    'kernel',
    'root',
  ],
  'shell/messages': ['shell/messages', 'platform/i18n', 'kernel'],
  shell: [
    'shell',
    'shell/messages',
    'own/ui',
    'own/model',
    'own/content',
    'own/messages',
    'ui',
    'platform/client',
    'platform/i18n',
    'kernel',
  ],
  routes: [
    'shell',
    'shell/messages',
    'styleguide',
    'own/ui',
    'own/model',
    'own/content',
    'own/messages',
    'ui',
    'platform/client',
    'platform/i18n',
    'kernel',
  ],
}

/** Loaded only when switched on (`DEMO`, `STYLEGUIDE`), so other files import them with `import()`. */
const OPTIONAL = /^src\/(?:features\/demo\/content|server\/composition\/demo|styleguide)\//

/** Slices that others may import, lowest first: each may import those before it. All other slices are independent. */
const LOWER_SLICES = [
  'journal',
  'settings',
  'form-questions',
  'media',
  'measurement',
  'look',
  'mail',
  'identity',
  'clients',
  'consent',
  'moderation',
  'analytics',
]

/**
 * The site's texts and policies state prices and periods of every slice, search results have their statuses, and the demo
 * has their content. I/O of the others comes from `src/server/composition`.
 */
const READS_EVERY_MODEL = ['site', 'search', 'demo']

/** The files that may import a library, so that replacing one changes one place. Type imports are not restricted. */
const LIBRARY_OWNERS: Record<string, RegExp> = {
  'drizzle-orm': /\.(table|repo)\.ts$|platform\/server\//,
  hono: /\.routes\.ts$|^src\/server\/|^src\/platform\/|^src\/kernel\/(languages\/languages|markdown)\.ts$/,
  'pg-boss': /platform\/server\/jobs\/queue\.ts$/,
  pg: /^src\/platform\/server\//,
  '@base-ui/react': /^src\/ui\//,
  'better-auth': /features\/identity\/server\//,
  jose: /features\/identity\/server\//,
  isbot: /features\/analytics\/model\/match-crawler\.ts$/,
  parse5: /^src\/features\/measurement\/model\/html\/html-tree\.ts$/,
  'altcha-lib': /features\/identity\/ui\/solve-captcha\.ts$|platform\/server\/captcha\.ts$/,
  zustand: /\.store\.ts$/,
  sharp: /features\/media\/server\//,
  aws4fetch: /platform\/server\/object-store\.ts$/,
  'age-encryption': /platform\/server\/backup\/backup-encryption\.ts$/,
  lowlight: /features\/blog\/server\//,
  diff: /features\/blog\/server\//,
  feed: /features\/blog\/server\//,
  'temporal-polyfill': /^src\/kernel\/local-time\.ts$/,
  'ical-generator': /features\/booking\/server\/invite\.view\.ts$/,
  tsdav: /features\/booking\/server\/calendars\/caldav\//,
  'timezones-ical-library': /features\/booking\/server\/invite\.view\.ts$/,
  '@opentelemetry': /platform\/server\/tracing\/open-telemetry\.ts$/,
  nodemailer: /platform\/server\/mail\/mailer\.ts$/,
  'html-to-text': /features\/mail\/server\/render-email\.service\.ts$/,
  '@react-email/components': /features\/mail\/server\/email-parts\.mail\.tsx$/,
  '@electric-sql/pglite': /platform\/server\/database\/embedded\/(embedded-database|durable-file-system)/,
  'web-vitals': /features\/analytics\/ui\/collect\.ts$/,
  '@tanstack/react-query': /\.queries\.ts$|platform\/client\/|^src\/shell\/(data-layout|admin)|^src\/routes\/|\/ui\//,
}

/** `dynamic`: `import('…')` as an expression. `type`: `import type`, `export type` or `import('…')` as a type. */
type Import = { from: string; to: string; kind: 'static' | 'dynamic' | 'type' }

const files = globSync('src/**/*.{ts,tsx}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(test|gen)\./.test(file))
const allImports = files.flatMap((file) => importsOf(file, readFileSync(file, 'utf8')))
const imports = allImports.filter(({ to }) => to.startsWith('src/'))
const runtimeImports = imports.filter(({ kind }) => kind !== 'type')

test('every import is allowed by the layers', () => {
  expect(imports.filter((i) => !isAllowed(i)).map((i) => `${i.from} may not import ${i.to}`)).toEqual([])
})

test('forbidden imports are found, whatever their form', () => {
  const planted: [file: string, code: string][] = [
    ['src/kernel/locale.ts', `import { connect } from '#platform/server/db.ts'`],
    ['src/kernel/locale.ts', `import '../platform/server/db.ts'`],
    ['src/kernel/locale.ts', `const { connect } = await import('#platform/server/db.ts')`],
    ['src/kernel/locale.ts', `type Db = import('#platform/server/db.ts').Db`],
    ['src/kernel/locale.ts', `let db: Promise<typeof import('../platform/server/db.ts')>`],
    ['src/features/settings/ui/x.tsx', `import * as repo from '../server/settings.repo.ts'`],
    ['src/features/settings/ui/x.tsx', `import type { Setting } from '../server/settings.repo.ts'`],
    ['src/features/settings/ui/x.tsx', `export { routes } from '../server/settings.routes.ts'`],
    ['src/features/settings/server/x.ts', `import { y } from '#features/identity/server/y.ts'`],
    ['src/features/site/server/x.ts', `import { y } from '#features/blog/server/y.ts'`],
    ['src/features/booking/model/x.ts', `import { y } from '#features/site/model/y.ts'`],
    ['src/features/blog/ui/x.tsx', `lazyPart(async () => (await import(\n  '#features/reviews/ui/y.tsx'\n)).load())`],
    ['src/routes/x.tsx', `import { connect } from '#platform/server/db.ts'`],
    ['src/server/x.ts', `import { DEMO_PARTS } from '#server/composition/demo/demo-parts.ts'`],
  ]
  const isForbidden = (found: Import[]) => found.length === 1 && !isAllowed(found[0]!)
  expect(planted.filter(([file, code]) => !isForbidden(importsOf(file, code)))).toEqual([])
})

test('there are no import cycles, imports of types included', () => {
  const next = Map.groupBy(
    imports.filter(({ kind }) => kind !== 'dynamic'),
    ({ from }) => from,
  )
  const clear = new Set<string>()

  function walk(file: string, trail: string[]) {
    if (trail.includes(file)) expect.fail([...trail.slice(trail.indexOf(file)), file].join(' → '))
    if (clear.has(file)) return
    for (const { to } of next.get(file) ?? []) walk(to, [...trail, file])
    clear.add(file)
  }
  for (const file of files) walk(file, [])
})

test('each library is imported only by its owners', () => {
  const violations = allImports.filter(({ from, to, kind }) => {
    const owner = Object.entries(LIBRARY_OWNERS).find(([library]) => to === library || to.startsWith(`${library}/`))
    return kind !== 'type' && owner && !owner[1].test(from)
  })
  expect(violations.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
})

test('a class has its rules in one folder: a page that loads two style sheets would mix two components', () => {
  const rules = globSync('src/**/*.css').flatMap((file) => {
    const classes = readFileSync(file, 'utf8').matchAll(/^ *\.([\w-]+) \{/gm)
    return Array.from(classes, ([, name]) => ({ name, folder: dirname(file) }))
  })
  const foldersByClass = [...Map.groupBy(rules, ({ name }) => name)].map(
    ([name, same]) => [name, new Set(same.map(({ folder }) => folder))] as const,
  )
  expect(foldersByClass.filter(([, folders]) => folders.size > 1)).toEqual([])
})

test('no page outside the admin area renders a component whose classes styles.css excludes', () => {
  const sources = readFileSync('src/styles.css', 'utf8').matchAll(/@source not "\.\/([^"]+)"/g)
  const excluded = Array.from(sources, ([, pattern]) => `src/${pattern}`)
  const next = Map.groupBy(runtimeImports, ({ from }) => from)
  const linksAdmin = (file: string) =>
    file.startsWith('src/routes/_data/admin') || (next.get(file) ?? []).some(({ to }) => to.startsWith('src/admin.css'))
  const seen = new Set(files.filter((file) => file.startsWith('src/routes/') && !linksAdmin(file)))
  for (const file of seen) for (const { to } of next.get(file) ?? []) seen.add(to)
  expect(
    [...seen].filter((file) => file.endsWith('.tsx') && excluded.some((pattern) => posix.matchesGlob(file, pattern))),
  ).toEqual([])
})

/** One file per language or per URL: the folder says the rest. */
const REPEATED_NAMES = /(?:^|\/)(?:index|nl|en|fr)\.tsx?$|^src\/routes\//

test('a file name occurs once, so that it can be searched for', () => {
  const byName = Map.groupBy(
    files.filter((file) => !REPEATED_NAMES.test(file)),
    (file) => posix.basename(file),
  )
  expect([...byName.values()].filter((same) => same.length > 1)).toEqual([])
})

test('no folder has more than 25 files', () => {
  const folders = Map.groupBy(
    globSync('src/**/*.*').filter((file) => !file.startsWith('src/routes')),
    (file) => dirname(file),
  )
  expect([...folders].filter(([, inside]) => inside.length > 25).map(([folder]) => folder)).toEqual([])
})

test('no file is longer than 250 lines', () => {
  expect(
    files.filter((file) => !file.includes('/content/') && readFileSync(file, 'utf8').split('\n').length > 250),
  ).toEqual([])
})

function isAllowed({ from, to, kind }: Import): boolean {
  const layer = layerOf(from, from)
  if (layer === 'root') return true
  const target = layerOf(to, from)
  if (OPTIONAL.test(to) && !OPTIONAL.test(from) && kind === 'static') return false
  const readsOwnRoutesType =
    kind === 'type' && layer === 'own/ui' && target === 'own/server' && to.endsWith('.routes.ts')
  const usesStyles = layer === 'routes' && /^src\/(?:styles|admin|landing)\.css/.test(to)
  // Components without hooks, rendered by the server and by the client.
  const rendersStaticUi = layer === 'own/server' && target === 'own/ui' && to.includes('/ui/static/')
  return readsOwnRoutesType || usesStyles || rendersStaticUi || MAY_IMPORT[layer]!.includes(target)
}

/** The layer of a file, relative to the file that imports it. */
function layerOf(file: string, importer: string): string {
  const [, area, slice, layer] = file.split('/')
  if (area === 'platform') return `platform/${slice}`
  if (file.startsWith('src/shell/messages/')) return 'shell/messages'
  if (area !== 'features') return area!.includes('.') ? 'root' : area!

  const [, importerArea, importerSlice] = importer.split('/')
  if (importerArea !== 'features' || slice === importerSlice) return `own/${layer}`
  const [position, importerPosition] = [slice!, importerSlice!].map((name) => LOWER_SLICES.indexOf(name))
  const isLower = position !== -1 && (importerPosition === -1 || position! < importerPosition!)
  if (READS_EVERY_MODEL.includes(importerSlice!) && layer === 'model') return 'lower/model'
  return isLower ? `lower/${layer}` : `sibling/${layer}`
}

/** Local imports are resolved to a path below `src/`, libraries keep their name. */
function importsOf(file: string, code: string): Import[] {
  const resolve = (path: string) => {
    if (path.startsWith('#')) return path.replace('#', 'src/')
    return path.startsWith('.') ? posix.join(dirname(file), path) : path
  }
  const statements = code.matchAll(/^(?:import|export) (type )?(?:[^'"]*?from )?'([^']+)'/gm)
  const expressions = code.matchAll(/(typeof )?\bimport\(\s*'([^']+)'\s*\)(\.[A-Z])?/g)
  return [
    ...Array.from(statements, ([, type, path]) => ({
      from: file,
      to: resolve(path!),
      kind: type ? ('type' as const) : ('static' as const),
    })),
    ...Array.from(expressions, ([, isTypeof, path, typeName]) => ({
      from: file,
      to: resolve(path!),
      kind: isTypeof || typeName ? ('type' as const) : ('dynamic' as const),
    })),
  ]
}

// Zustand stores the account under a name that the registry's type checks; the first-paint script probes whether cookies
// are stored. The collecting script checks consent itself; importing `browser-storage.ts` would cost it a chunk.
const STORAGE_WRITERS = [
  'src/platform/client/browser-storage.ts',
  'src/shell/first-paint/show-consent.ts',
  'src/shell/update/replace-version.ts',
  'src/shell/update/watch-version.ts',
  'src/features/consent/ui/erase-storage.ts',
  'src/features/analytics/ui/collect.ts',
]

test('cookies and web storage are written only by known files, which use the registry', () => {
  const writers = files.filter((file) => /document\.cookie ?=|\.setItem\(/.test(readFileSync(file, 'utf8')))
  expect(writers.toSorted()).toEqual(STORAGE_WRITERS.toSorted())
})
