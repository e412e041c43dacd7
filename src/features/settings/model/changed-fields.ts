import type { ChangedField } from './setting.schema.ts'

/** Paths of the fields that differ (`phone`, `slogan.nl`). A list counts as one field. */
export function changedFields(before: unknown, after: unknown, path: readonly string[] = []): ChangedField[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (!isGroup(before, after)) return [{ path: path.join('.'), before, after }]
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names].flatMap((name) => changedFields(at(before, name), at(after, name), [...path, name]))
}

/** A group missing on one side has all of its fields missing there. */
function isGroup(before: unknown, after: unknown): boolean {
  const isPlain = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
  return [before, after].every((side) => side === undefined || isPlain(side))
}

function at(value: unknown, name: string): unknown {
  return (value as Record<string, unknown> | undefined)?.[name]
}
