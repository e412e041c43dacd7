import type { PageDigest } from './page-digest.ts'

/** Names of the schema.org types of a page, at any depth, in order of appearance. */
export function structuredDataTypes(structuredData: PageDigest['structuredData']): string[] {
  return [...new Set(structuredData.flatMap((block) => ('value' in block ? typesIn(block.value) : [])))]
}

function typesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { '@type': type, ...rest } = value as Record<string, unknown>
  const own = [type].flat().filter((name) => typeof name === 'string')
  return [...own, ...Object.values(rest).flatMap(typesIn)]
}
