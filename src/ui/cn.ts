/** Joins class names and leaves out the empty ones. What comes from outside is for layout only, so nothing has to be merged. */
export function cn(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
