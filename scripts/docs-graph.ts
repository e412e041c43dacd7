// npm run docs:graph: draws the imports of src/ into docs/architecture.md, as a Mermaid diagram of the layers and a table
// of the slices.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { printLine } from './command.ts'

type Import = { from: string; to: string; isType: boolean }

const FILE = 'docs/architecture.md'
const START = '<!-- docs:graph start -->'
const END = '<!-- docs:graph end -->'
/** Not drawn, because almost every layer imports them: `kernel`, `platform/i18n`, and texts. */
const TOP_LAYERS = ['routes', 'shell', 'server']
const SLICE_LAYERS = ['slice ui', 'slice server', 'slice model']
const BASE_LAYERS = ['ui', 'platform/client', 'platform/server']
const DRAWN = new Set([...TOP_LAYERS, ...SLICE_LAYERS, ...BASE_LAYERS])

const imports = globSync('src/**/*.{ts,tsx}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(test|gen)\./.test(file))
  .flatMap(importsOf)

if (import.meta.main) {
  writeFileSync(FILE, withCurrentGraph(readFileSync(FILE, 'utf8')))
  printLine(`The diagram in ${FILE} shows ${imports.length} imports`)
}

/** The document with the graph of the current imports. */
export function withCurrentGraph(document: string): string {
  const [before, after] = [document.split(START)[0]!, document.split(END)[1]]
  if (after === undefined) throw new Error(`${FILE} has no line ${END}`)
  return [before + START, layerDiagram(), sliceTable(), END + after].join('\n\n')
}

function importsOf(from: string): Import[] {
  const statements = readFileSync(from, 'utf8').matchAll(
    /^(?:import|export) (type )?[^'"]*?from '([#.][^']+)'|import\('([#.][^']+)'\)/gm,
  )
  return Array.from(statements, ([, type, path, dynamicPath]) => {
    const target = (path ?? dynamicPath)!
    const to = target.startsWith('#') ? target.replace('#', 'src/') : posix.join(dirname(from), target)
    return { from, to, isType: Boolean(type) }
  })
}

function layerOf(file: string): string {
  const [, area, name, part] = file.split('/')
  if (area === 'platform' || name === 'messages') return `${area}/${name}`
  return area === 'features' ? `slice ${part}` : area!
}

function sliceOf(file: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(file)?.[1]
}

function layerDiagram(): string {
  /** Whether all imports of an edge are types. */
  const edges = new Map<string, boolean>()
  for (const { from, to, isType } of imports) {
    const [source, target] = [layerOf(from), layerOf(to)]
    if (source === target || !DRAWN.has(source) || !DRAWN.has(target)) continue
    const key = `${idOf(source)} ${idOf(target)}`
    edges.set(key, (edges.get(key) ?? true) && isType)
  }
  const nodes = (layers: string[]) => layers.map((layer) => `  ${idOf(layer)}["${layer}"]`)
  const arrows = Array.from(edges, ([key, isTypeOnly]) => {
    const [source, target] = key.split(' ')
    return isTypeOnly ? `  ${source} -. types .-> ${target}` : `  ${source} --> ${target}`
  })
  return [
    '```mermaid',
    'flowchart TD',
    ...nodes(TOP_LAYERS),
    '  subgraph slices["features/*"]',
    ...nodes(SLICE_LAYERS),
    '  end',
    ...nodes(BASE_LAYERS),
    ...arrows.toSorted(),
    '```',
  ].join('\n')
}

function idOf(layer: string): string {
  return layer.replace(/[ /]/, '_')
}

/** A row per slice, a column per slice that others import. */
function sliceTable(): string {
  const crossing = imports.filter(({ from, to }) => sliceOf(from) && sliceOf(to) && sliceOf(from) !== sliceOf(to))
  const byTarget = Map.groupBy(crossing, ({ to }) => sliceOf(to)!)
  const columns = [...byTarget.keys()].toSorted()
  const slices = globSync('src/features/*').map((folder) => folder.replaceAll('\\', '/').split('/').at(-1)!)
  const mark = (from: string, to: string) => (byTarget.get(to)!.some((i) => sliceOf(i.from) === from) ? 'x' : '')
  const cells = slices.toSorted().map((slice) => [`\`${slice}\``, ...columns.map((column) => mark(slice, column))])
  const rows = [['imports', ...columns.map((column) => `\`${column}\``)], columns.map(() => ':-:'), ...cells]
  rows[1]!.unshift('---')
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n')
}
