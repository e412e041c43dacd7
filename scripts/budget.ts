// Size budgets of pages. A build over budget fails.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

type Manifest = { routes: Record<string, { preloads?: (string | { href: string })[] }> }

const CLIENT = 'dist/client'
const BUDGET = [
  { page: 'landing', routes: ['__root__', '/'], kilobytes: 95 },
  { page: 'blog (/blog)', routes: ['__root__', '/blog/'], kilobytes: 115 },
  ...['/contact', '/reviews', '/booking', '/blog/$blogId/$slug'].map((path) => ({
    page: `page with live data (${path})`,
    routes: ['__root__', '/_data', `/_data${path}`],
    kilobytes: 115,
  })),
]
const CSS_KILOBYTES = 15
/** Sheets that single pages load in addition, each at most this. */
const PAGE_CSS = ['landing', 'portfolio', 'proof']
const PAGE_CSS_KILOBYTES = 6
/** Loaded with analytics consent only, in addition to the page. */
const COLLECTING_KILOBYTES = 5
const SERVICE_WORKER_KILOBYTES = 5

const { routes } = await readManifest()
const lines = [
  ...BUDGET.map(({ page, routes: ids, kilobytes }) => weigh(`JavaScript of the ${page}`, scriptsOf(ids), kilobytes)),
  weigh('JavaScript of the collecting script', collectingScript(), COLLECTING_KILOBYTES),
  weigh('service worker', ['service-worker.js'], SERVICE_WORKER_KILOBYTES),
  weigh('CSS', assets(/^styles-.*\.css$/), CSS_KILOBYTES),
  ...PAGE_CSS.map((name) => weigh(`CSS of ${name}`, assets(RegExp(`^${name}-.*\\.css$`)), PAGE_CSS_KILOBYTES)),
]
for (const { text } of lines) console.log(text)
if (assets(RegExp(`^(?!(?:styles|admin|${PAGE_CSS.join('|')})-).*\\.css$`)).length > 0) {
  console.error('✗ A module has a style sheet: dynamic imports do not load it (see plainImports in vite.config.ts).')
  process.exit(1)
}
if (lines.some(({ isOver }) => isOver)) {
  console.error('✗ The build is over its budget: the lines above say where.')
  process.exit(1)
}

function weigh(what: string, files: string[], kilobytes: number) {
  const weight = files.reduce((sum, file) => sum + statSync(join(CLIENT, `${file}.br`)).size, 0) / 1000
  return {
    text: `• ${what}: ${weight.toFixed(1)} kB brotli of ${kilobytes}`,
    isOver: files.length === 0 || weight > kilobytes,
  }
}

/** Every script that the page loads by itself, from the manifest that the server writes into the page. */
function scriptsOf(ids: string[]): string[] {
  const named = ids
    .flatMap((id) => routes[id]!.preloads ?? [])
    .map((preload) => (typeof preload === 'string' ? preload : preload.href))
  return [...new Set(named)]
}

/** With its imports, except the entry, which every page has loaded. */
function collectingScript(): string[] {
  const found = new Set(assets(/\.js$/).filter((file) => sourceOf(file).includes('/api/analytics/events')))
  for (const file of found)
    for (const [, name] of sourceOf(file).matchAll(/(?:from|import)"\.\/(?!index-)([^"]+)"/g))
      found.add(`assets/${name}`)
  return [...found]
}

function sourceOf(file: string): string {
  return readFileSync(join(CLIENT, file), 'utf8')
}

function assets(pattern: RegExp): string[] {
  return readdirSync(join(CLIENT, 'assets'))
    .filter((name) => pattern.test(name))
    .map((name) => `assets/${name}`)
}

async function readManifest(): Promise<Manifest> {
  const folder = 'dist/server/assets'
  const file = readdirSync(folder).find((name) => name.startsWith('_tanstack-start-manifest'))!
  const { tsrStartManifest } = await import(pathToFileURL(join(folder, file)).href)
  return tsrStartManifest()
}
