import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const OTHER_FOLDERS = /^(?:node_modules|dist|data|\.git|test-results|playwright-report)(?:\/|$)/
const files = globSync('**/*', { exclude: (path) => OTHER_FOLDERS.test(path) })
  .concat('.env.example')
  .filter((path) => statSync(path).isFile())
const documents = files.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md')
const names = new Set(files.map((file) => file.split('/').at(-1)!))
const isSource = (file: string) => /\.(?:tsx?|mjs|sql|css|json|ya?ml)$|^\.env\.example$/.test(file)
const sources = files
  .filter((file) => isSource(file) && !file.startsWith('tests/docs.test'))
  .map(read)
  .join('\n')
const examples = documents.flatMap((file) => read(file).match(/^```.*?^```/gms) ?? [])
const words = new Set([sources, ...examples].join('\n').match(/[\w$]+/g))
const SYSTEMD_OPTIONS = ['MemoryDenyWriteExecute', 'PrivateTmp', 'IPAddressDeny']
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

function read(file: string): string {
  return readFileSync(file, 'utf8')
}

/** What a document names in code spans; blocks of code are examples. */
function spansOf(text: string): string[] {
  return Array.from(text.replace(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g), ([, span]) => span!)
}

/** Undefined if it is no path of this repository. */
function missingPath(span: string, document: string): boolean | undefined {
  const path = span.replace(/[:#].*$/, '').replace(/\/$/, '')
  if (/[*<>…{} ]|^\.\./.test(path)) return undefined
  if (/^(?:src|tests|e2e|scripts|docs|migrations|public)\//.test(path)) return !existsSync(path)
  if (!/^[\w./-]+\.(?:tsx?|mjs|css|sql)$/.test(path)) return undefined
  if (!path.includes('/')) return !names.has(path)
  const folders = [dirname(document), 'src', '.', ...files.filter((file) => file.endsWith(`/${path}`)).map(() => '')]
  return !folders.some((folder) => folder === '' || existsSync(join(folder, path)))
}

function isMissing(span: string, document: string): boolean {
  const script = /^npm (?:run )?(?:--silent )?(\w[\w:-]*)/.exec(span)?.[1]
  if (script) return !['ci', 'install', 'sbom', 'audit', 'pack'].includes(script) && !(script in scripts)
  const path = missingPath(span, document)
  if (path !== undefined) return path
  // Symbols and options: camelCase, PascalCase with a small letter before a capital, CONSTANT_CASE.
  const symbol = /^([a-z]+[A-Z]\w*|[A-Z]\w*[a-z][A-Z]\w*|[A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:\(.*\))?$/.exec(span)?.[1]
  return symbol !== undefined && !words.has(symbol) && !SYSTEMD_OPTIONS.includes(symbol)
}

test.each(documents)('%s names only what exists', (document) => {
  const text = read(document)
  expect(spansOf(text).filter((span) => isMissing(span, document))).toEqual([])
  const links = Array.from(text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g), ([, target]) => target!)
  expect(links.filter((target) => !existsSync(join(dirname(document), target)))).toEqual([])
})

test('each slice answers a question of docs/where.md', () => {
  const index = read('docs/where.md')
  const slices = globSync('src/features/*/').map((folder) => folder.replace(/\/$/, ''))
  expect(slices.length).toBeGreaterThan(15)
  expect(slices.filter((slice) => !index.includes(`${slice}/`))).toEqual([])
})
