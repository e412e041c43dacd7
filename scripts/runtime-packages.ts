// Removes the packages that only the build needs, for the image. The built server contains its packages, except those with
// native code; workers and commands run from the TypeScript sources and load theirs from node_modules.
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

const COMMANDS = ['start', 'backup', 'restore', 'jobs', 'doctor', 'rotate-secret', 'remove-demo']
const ENTRIES = [
  ...COMMANDS.map((name) => `scripts/${name}.ts`),
  ...globSync('src/**/*.worker.ts'),
  ...globSync('dist/server/**/*.js'),
]
/** Of packages that stay: source maps, types and texts, a quarter of their size. */
const DEVELOPMENT_FILES = ['map', 'd.ts', 'd.mts', 'd.cts', 'md'].map((ending) => `node_modules/**/*.${ending}`)
/** At the start of a line: bundled code has such words in texts. */
const STATIC_IMPORT = /^(?:import|export)\s+(?!type\b)(?:[\w*\s{},$]*?\bfrom\s*)?["']([^"'\n]+)["']/gm
const DYNAMIC_IMPORT = /\bimport\(\s*["']([^"'\n]+)["']/g

type Names = Record<string, string>
type Package = {
  dependencies?: Names
  optionalDependencies?: Names
  peerDependencies?: Names
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

const { packages }: { packages: Record<string, Package> } = readJson('node_modules/.package-lock.json')
const files = new Set<string>()
const needed = new Set<string>()
for (const entry of ENTRIES) visitFile(entry)

const removed = Object.keys(packages).filter((folder) => !needed.has(folder))
if (process.argv.includes('--remove')) {
  for (const folder of removed) rmSync(folder, { recursive: true, force: true })
  for (const file of globSync(DEVELOPMENT_FILES)) rmSync(file, { force: true })
}
console.log(`• packages: ${needed.size} of ${Object.keys(packages).length} are needed to run`)

function visitFile(file: string): void {
  if (files.has(file) || !existsSync(file)) return
  files.add(file)
  const source = readFileSync(file, 'utf8')
  const dynamic = file.endsWith('.ts') || file.endsWith('.tsx') ? [...source.matchAll(DYNAMIC_IMPORT)] : []
  for (const [, specifier] of [...source.matchAll(STATIC_IMPORT), ...dynamic]) visitImport(file, specifier!)
}

function visitImport(file: string, specifier: string): void {
  if (specifier.startsWith('.')) visitFile(join(dirname(file), specifier))
  else if (specifier.startsWith('#')) visitFile(join('src', specifier.slice(1)))
  else needPackage('', /^(?:@[^/]+\/)?[^/]+/.exec(specifier)![0])
}

function needPackage(folder: string, name: string): void {
  const found = resolve(folder, name)
  if (!found || needed.has(found)) return
  needed.add(found)
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta } = packages[found]!
  const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta?.[peer]?.optional)
  for (const other of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
    needPackage(found, other)
}

/** As Node does: in the folder itself, then in those above it. */
function resolve(folder: string, name: string): string | undefined {
  const path = join(folder, 'node_modules', name)
  if (packages[path]) return path
  return folder ? resolve(folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/'))), name) : undefined
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
