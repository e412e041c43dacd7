// Prints the size of the installed packages: with development packages, and what a production install has of them.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

type Lockfile = { packages: Record<string, { dev?: true }> }

const { packages }: Lockfile = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8'))
const sizes = { production: 0, development: 0 }
for (const entry of readdirSync('node_modules', { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue
  const file = join(entry.parentPath, entry.name)
  // The innermost package that contains the file.
  const owner = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.replaceAll('\\', '/'))?.[0] ?? ''
  const installed = packages[owner]
  if (installed) sizes[installed.dev ? 'development' : 'production'] += statSync(file).size
}
const all = sizes.production + sizes.development
console.log(`• packages: ${megabytes(sizes.production)} in production, ${megabytes(all)} with development packages`)

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000)} MB`
}
