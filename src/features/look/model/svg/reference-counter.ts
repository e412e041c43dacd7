import { lookErrors } from '../look.errors.ts'

type Entry = { size: number; refersTo: string[] }

/**
 * Counts the elements that are drawn when every reference (`use`, `mask`, `clip-path`, gradients) is replaced by its target:
 * ten references in each of ten levels are ten billion elements. References in a circle are refused.
 */
export function createReferenceCounter() {
  const byId = new Map<string, Entry>()
  const everywhere: string[] = []
  const ancestors: Entry[] = []
  let root: Entry | undefined

  /** `size`: 0 for what is not drawn itself, such as the stops of a gradient. */
  function enter(id: string | undefined, refersTo: string[], size: 0 | 1): void {
    const entry: Entry = { size, refersTo }
    root ??= entry
    if (id && !byId.has(id)) byId.set(id, entry)
    ancestors.push(entry)
  }

  function leave(): void {
    const entry = ancestors.pop()
    const parent = ancestors.at(-1)
    if (!entry || !parent) return
    parent.size += entry.size
    parent.refersTo.push(...entry.refersTo)
  }

  /** Targets of a style sheet, which may apply to every element. */
  function note(ids: string[]): void {
    everywhere.push(...ids)
  }

  function countExpanded(): number {
    const known = new Map<string, number>()
    const open = new Set<string>()

    function countOf({ size, refersTo }: Entry): number {
      return refersTo.reduce((sum, id) => sum + countTarget(id), size)
    }
    function countTarget(id: string): number {
      const target = byId.get(id)
      if (!target) return 0
      if (open.has(id)) throw lookErrors.LOGO_TOO_COMPLEX()
      const counted = known.get(id)
      if (counted !== undefined) return counted
      open.add(id)
      const count = countOf(target)
      open.delete(id)
      known.set(id, count)
      return count
    }
    return (root ? countOf(root) : 0) + everywhere.reduce((sum, id) => sum + countTarget(id) * (root?.size ?? 0), 0)
  }

  return { enter, leave, note, countExpanded }
}
