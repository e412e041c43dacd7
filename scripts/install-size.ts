// Prints the size of the installed packages: all of them, and those that a production install has.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

type Package = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> }

const { packages }: { packages: Record<string, Package> } = readJson('node_modules/.package-lock.json')
const inProduction = new Set<string>()
addDependencies('', readJson('package.json'))

let production = 0
let all = 0
for (const entry of readdirSync('node_modules', { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue
  const file = join(entry.parentPath, entry.name)
  // The innermost package that contains the file.
  const owner = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.replaceAll('\\', '/'))?.[0] ?? ''
  if (!packages[owner]) continue
  const { size } = statSync(file)
  all += size
  if (inProduction.has(owner)) production += size
}
console.log(`• packages: ${megabytes(production)} in production, ${megabytes(all)} with development packages`)

function addDependencies(folder: string, { dependencies, optionalDependencies }: Package): void {
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const found = resolve(folder, name)
    if (!found || inProduction.has(found)) continue
    inProduction.add(found)
    addDependencies(found, packages[found]!)
  }
}

/** As Node does: in the folder itself, then in those above it. */
function resolve(folder: string, name: string): string | undefined {
  const path = join(folder, 'node_modules', name).replaceAll('\\', '/')
  if (packages[path]) return path
  return folder ? resolve(folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/'))), name) : undefined
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000)} MB`
}
