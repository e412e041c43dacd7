/** Joins class names and skips empty ones. Classes from callers are for layout only, so conflicts need no merging. */
export function cn(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
