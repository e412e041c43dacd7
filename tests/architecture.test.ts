import { globSync, readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { expect, test } from 'vitest'

/** Who may import whom. What is not named is closed. */
const MAY_IMPORT: Record<string, string[]> = {
  kernel: ['kernel'],
  ui: ['ui', 'kernel'],
  'platform/i18n': ['platform/i18n', 'kernel'],
  'platform/client': ['platform/client', 'platform/i18n', 'kernel'],
  'service-worker': ['service-worker', 'kernel'],
  'platform/server': ['platform/server', 'platform/i18n', 'kernel'],
  'own/model': ['own/model', 'lower/model', 'kernel'],
  'own/content': ['own/content', 'own/model', 'kernel'],
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
  server: ['server', 'own/server', 'own/model', 'own/messages', 'platform/server', 'platform/i18n', 'kernel', 'root'],
  shell: [
    'shell',
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

/** Slices that others may stand on, lowest first. All other slices never see each other. */
const LOWER_SLICES = ['journal', 'settings', 'mail', 'media', 'identity', 'consent', 'moderation']

/** Libraries have one home each, so that changing one changes one room. */
const LIBRARY_OWNERS: Record<string, RegExp> = {
  'drizzle-orm': /\.(table|repo)\.ts$|platform\/server\//,
  hono: /\.routes\.ts$|^src\/server\/|^src\/platform\//,
  'pg-boss': /platform\/server\/queue\.ts$/,
  pg: /^src\/platform\/server\//,
  '@base-ui/react': /^src\/ui\//,
  'better-auth': /features\/identity\/server\//,
  jose: /features\/identity\/server\//,
  isbot: /features\/analytics\/model\/crawlers\.ts$/,
  parse5: /features\/audit\/model\/digest\/digest-tree\.ts$/,
  'altcha-lib': /features\/identity\/ui\/captcha\.ts$|platform\/server\/captcha\.ts$/,
  zustand: /\.store\.ts$/,
  sharp: /features\/media\/server\//,
  aws4fetch: /features\/media\/server\//,
  lowlight: /features\/blog\/server\//,
  diff: /features\/blog\/server\//,
  feed: /features\/blog\/server\//,
  'temporal-polyfill': /^src\/kernel\/local-time\.ts$/,
  'ical-generator': /features\/booking\/server\/invite\.view\.ts$/,
  'timezones-ical-library': /features\/booking\/server\/invite\.view\.ts$/,
  nodemailer: /platform\/server\/mail\/mailer\.ts$/,
  '@react-email/render': /features\/mail\/server\/render-email\.service\.ts$/,
  'html-to-text': /features\/mail\/server\/render-email\.service\.ts$/,
  '@react-email/components': /features\/mail\/server\/email-parts\.mail\.tsx$/,
  '@electric-sql/pglite': /platform\/server\/database\/embedded-database/,
  'web-vitals': /features\/analytics\/ui\/collect\.ts$/,
  '@tanstack/react-query': /\.queries\.ts$|platform\/client\/|^src\/shell\/(data-layout|admin)|^src\/routes\/|\/ui\//,
}

type Import = { from: string; to: string; isType: boolean }

const files = globSync('src/**/*.{ts,tsx}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(test|gen)\./.test(file))
const imports = files.flatMap(importsOf)

test('every import goes through an open door', () => {
  expect(imports.filter((i) => !isAllowed(i)).map((i) => `${i.from} may not import ${i.to}`)).toEqual([])
})

test('the doors are really closed: a wrong import would be found', () => {
  const wrong: Import[] = [
    { from: 'src/kernel/locale.ts', to: 'src/platform/server/db.ts', isType: false },
    { from: 'src/features/settings/ui/x.tsx', to: 'src/features/settings/server/settings.repo.ts', isType: false },
    { from: 'src/features/settings/server/x.ts', to: 'src/features/identity/server/y.ts', isType: false },
    { from: 'src/features/blog/ui/x.tsx', to: 'src/features/reviews/ui/y.tsx', isType: false },
    { from: 'src/routes/x.tsx', to: 'src/platform/server/db.ts', isType: false },
  ]
  expect(wrong.filter(isAllowed)).toEqual([])
})

test('no file reaches itself through its imports', () => {
  const next = Map.groupBy(
    imports.filter((i) => !i.isType),
    (i) => i.from,
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

test('each library stays in its room', () => {
  const strays = files.flatMap((file) =>
    Object.entries(LIBRARY_OWNERS)
      .filter(
        ([library, home]) =>
          new RegExp(`^(?:import|export) (?!type )[^'"]*?from '${library}(?:/[^']*)?'`, 'm').test(
            readFileSync(file, 'utf8'),
          ) && !home.test(file),
      )
      .map(([library]) => `${file} uses ${library}`),
  )
  expect(strays).toEqual([])
})

test('no page outside the admin area shows a file that styles.css leaves out', () => {
  const sources = readFileSync('src/styles.css', 'utf8').matchAll(/@source not "\.\/([^"]+)"/g)
  const leftOut = Array.from(sources, ([, pattern]) => `src/${pattern}`)
  const next = Map.groupBy(
    imports.filter((i) => !i.isType),
    (i) => i.from,
  )
  const linksAdmin = (file: string) =>
    file.startsWith('src/routes/_data.admin') || (next.get(file) ?? []).some(({ to }) => to.startsWith('src/admin.css'))
  const seen = new Set(files.filter((file) => file.startsWith('src/routes/') && !linksAdmin(file)))
  for (const file of seen) for (const { to } of next.get(file) ?? []) seen.add(to)
  expect(
    [...seen].filter((file) => file.endsWith('.tsx') && leftOut.some((pattern) => posix.matchesGlob(file, pattern))),
  ).toEqual([])
})

test('no file is longer than 250 lines', () => {
  expect(
    files.filter((file) => !file.includes('/content/') && readFileSync(file, 'utf8').split('\n').length > 250),
  ).toEqual([])
})

function isAllowed({ from, to, isType }: Import): boolean {
  const layer = layerOf(from, from)
  if (layer === 'root') return true
  const target = layerOf(to, from)
  const readsOwnRoutesType = isType && layer === 'own/ui' && target === 'own/server' && to.endsWith('.routes.ts')
  const usesStyles = layer === 'routes' && /^src\/(?:styles|admin)\.css/.test(to)
  // Markup without hooks, which server and client render alike.
  const rendersStaticUi = layer === 'own/server' && target === 'own/ui' && to.includes('/ui/static/')
  return readsOwnRoutesType || usesStyles || rendersStaticUi || MAY_IMPORT[layer]!.includes(target)
}

/** The name of a file's room, as seen by the file that looks at it. */
function layerOf(file: string, viewer: string): string {
  const [, area, slice, floor] = file.split('/')
  if (area === 'platform') return `platform/${slice}`
  if (area !== 'features') return area!.includes('.') ? 'root' : area!

  const [, viewerArea, viewerSlice] = viewer.split('/')
  if (viewerArea !== 'features' || slice === viewerSlice) return `own/${floor}`
  const [height, viewerHeight] = [slice!, viewerSlice!].map((name) => LOWER_SLICES.indexOf(name))
  const isLower = height !== -1 && (viewerHeight === -1 || height! < viewerHeight!)
  return isLower ? `lower/${floor}` : `sibling/${floor}`
}

function importsOf(file: string): Import[] {
  const statements = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (type )?[^'"]*?from '([#.][^']+)'/gm)
  return Array.from(statements, ([, type, path]) => ({
    from: file,
    to: path!.startsWith('#') ? path!.replace('#', 'src/') : posix.join(dirname(file), path!),
    isType: Boolean(type),
  }))
}

// Zustand keeps the account under a name that the registry's type checks; the first paint and the sweep write text.
// The collecting script asks for consent itself; the module of the essential names would cost it a chunk.
const STORAGE_WRITERS = [
  'src/platform/client/browser-storage.ts',
  'src/shell/first-paint.ts',
  'src/shell/update/replace-version.ts',
  'src/shell/update/watch-version.ts',
  'src/features/consent/ui/erase-storage.ts',
  'src/features/analytics/ui/collect.ts',
]

test('what a browser keeps goes through one door, which knows the registry', () => {
  const writers = files.filter((file) => /document\.cookie ?=|\.setItem\(/.test(readFileSync(file, 'utf8')))
  expect(writers.toSorted()).toEqual(STORAGE_WRITERS.toSorted())
})
