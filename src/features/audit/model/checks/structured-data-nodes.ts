import type { PageDigest } from '../digest/page-digest.ts'

/** An object of the structured data, with the names of its types. */
export type DataNode = { types: string[]; properties: Record<string, unknown> }

const MAX_DEPTH = 50

/** Every object in the structured data of a page, nested ones included. */
export function dataNodes({ structuredData }: Pick<PageDigest, 'structuredData'>): DataNode[] {
  const nodes: DataNode[] = []

  function visit(value: unknown, depth: number) {
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return
    if (Array.isArray(value)) {
      for (const one of value) visit(one, depth + 1)
      return
    }
    const properties = value as Record<string, unknown>
    nodes.push({ types: textsOf(properties['@type']), properties })
    for (const one of Object.values(properties)) visit(one, depth + 1)
  }

  for (const block of structuredData) if ('value' in block) visit(block.value, 0)
  return nodes
}

/** Names of the schema.org types of a page, at any depth, in order of appearance. */
export function structuredDataTypes(structuredData: PageDigest['structuredData']): string[] {
  return [...new Set(dataNodes({ structuredData }).flatMap(({ types }) => types))]
}

/** `{"@id": …}` alone refers to an object that is described elsewhere on the page. */
export function isReference({ properties }: DataNode): boolean {
  return '@id' in properties && Object.keys(properties).length === 1
}

export function textsOf(value: unknown): string[] {
  return [value].flat().filter((one) => typeof one === 'string')
}

/** `BlogPosting https://…#post`: the same in every run, and found on the page. */
export function describeNode({ types, properties }: DataNode): string {
  const name = [properties['@id'], properties.name, properties.url].find((one) => typeof one === 'string')
  return [types.join(', '), name ?? ''].join(' ').trim().slice(0, 160)
}
