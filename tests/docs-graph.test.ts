import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withCurrentGraph } from '../scripts/docs-graph.ts'

/** Biome aligns the columns of the table. */
const unaligned = (markdown: string) => markdown.replace(/ +/g, ' ').replace(/-+/g, '-')

test('the diagram in docs/architecture.md shows the current imports; if not: npm run docs:graph', () => {
  const document = readFileSync('docs/architecture.md', 'utf8')
  expect(unaligned(document)).toBe(unaligned(withCurrentGraph(document)))
})
