import { globSync, readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { expect, test } from 'vitest'
import { PUBLIC_CATALOGUES } from '#features/site/model/texts/messages.ts'

type Source = { imports: { names: string; to: string }[]; uses: string[]; loads: string[]; lists: [string, string[]][] }

/** A catalogue, or a list of them. */
const CATALOGUES = /\b(?:\w+Texts|\w+_TEXTS)\b/g
const sources = new Map(globSync('src/**/*.{ts,tsx}').map((file) => [file, readSource(file)]))
/** Name of each catalogue by its constant. */
const NAMES = new Map(
  [...sources.keys()].flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/const (\w+) = defineTexts\(\s*'([\w-]+)'/g),
      ([, constant, name]) => [constant!, name!] as const,
    ),
  ),
)
const LISTS = new Map([...sources.values()].flatMap(({ lists }) => lists))
const ROOT_TEXTS = loadedBy('src/routes/__root.tsx')
const ADMIN_TEXTS = loadedBy('src/routes/_data/admin.tsx')

test('every catalogue that a part of a page uses is loaded by the page, its layout or the part', () => {
  const routes = [...sources.keys()].filter((file) => file.startsWith('src/routes/'))
  expect(routes).not.toEqual([])
  const missing = routes.flatMap((route) => {
    const layout = route.startsWith('src/routes/_data/admin/') ? [...ROOT_TEXTS, ...ADMIN_TEXTS] : ROOT_TEXTS
    return [...new Set(missingTexts(route, layout))].map((text) => `${route}: ${text}`)
  })
  expect(missing).toEqual([])
})

test('a catalogue that no one loads is found through an import', () => {
  expect(missingTexts('src/routes/_data/admin/mail.tsx', ROOT_TEXTS)).toContain('adminTexts')
})

/** Read by editors of the blog, by developers, or texts of errors, which are the same on every site. */
const NOT_PUBLIC = [
  'blogWritingTexts',
  'caseEditorTexts',
  'editorTexts',
  'blogErrorTexts',
  'mediaTexts',
  'blogAuthoringTexts',
  'bookingErrorsTexts',
  'platformTexts',
  'lookAroundTexts',
  'adminTexts',
]

test('the owner can change every catalogue that a page for visitors loads', () => {
  const routes = [...sources.keys()].filter((file) => /^src\/routes\/(?!_data\/admin|api\.docs|styleguide)/.test(file))
  const loaded = new Set(routes.flatMap(loadedBy))
  expect(loaded).toContain('faqTexts')
  const names = [...loaded].filter((text) => !NOT_PUBLIC.includes(text)).flatMap((text) => NAMES.get(text) ?? [])
  expect(names.filter((name) => !PUBLIC_CATALOGUES.includes(name))).toEqual([])
})

/** Names of catalogues that this file or one of its imports uses and that neither it nor an importer loads. */
function missingTexts(file: string, inherited: string[], seen = new Set<string>()): string[] {
  const { imports, uses } = sources.get(file)!
  const loaded = [...new Set([...inherited, ...loadedBy(file)])].sort()
  const visit = `${file} ${loaded}`
  if (seen.has(visit)) return []
  seen.add(visit)
  // Only components and hooks call `useT`; a lazy part is imported by an expression, which names nothing.
  const parts = imports.filter(({ names, to }) => sources.has(to) && (!names || /\b(?:[A-Z]|use[A-Z])/.test(names)))
  return [
    ...uses.filter((text) => !loaded.includes(text)),
    ...parts.flatMap(({ to }) => missingTexts(to, loaded, seen)),
  ]
}

/** Catalogues that the file loads, itself or by an imported `load…`; a constant such as `AUTH_TEXTS` lists catalogues. */
function loadedBy(file: string): string[] {
  const { imports, loads } = sources.get(file)!
  const loaders = imports.filter(({ names, to }) => /\bload[A-Z]/.test(names) && sources.has(to))
  const names = [...loads, ...loaders.flatMap(({ to }) => sources.get(to)!.loads)]
  return names.flatMap(cataloguesOf)
}

/** A list may contain lists. */
function cataloguesOf(name: string): string[] {
  return LISTS.get(name)?.flatMap(cataloguesOf) ?? [name]
}

function readSource(file: string): Source {
  const code = readFileSync(file, 'utf8')
  const paths = code.matchAll(
    /^(?:import|export) (?!type )([^'"]*?)(?: from )?'([^']+)'|(?<!typeof )\bimport\('([^']+)'\)/gm,
  )
  const resolve = (path: string) => (path.startsWith('#') ? path.replace('#', 'src/') : posix.join(dirname(file), path))
  const calls = code.match(/\bload(?:PageTexts|Content|Policy)\((?:[^()]|\([^()]*\))*\)/g)?.join(' ') ?? ''
  return {
    imports: Array.from(paths, ([, names = '', from, lazy]) => ({
      names: names.replace(/\btype \w+/g, ''),
      to: resolve(from ?? lazy!),
    })),
    lists: Array.from(
      code.matchAll(/^(?:export )?const (\w+_TEXTS) = (?:[[{]|Object.values\()([^\]})]*)/gm),
      ([, name, items]) => [name!, items!.match(CATALOGUES) ?? []],
    ),
    uses: Array.from(code.matchAll(/\buseT\((\w+Texts)/g), ([, text]) => text!),
    loads: calls.match(CATALOGUES) ?? [],
  }
}
