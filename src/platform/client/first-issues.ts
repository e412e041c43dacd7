import type { z } from 'zod'

/** The first issue of each field, by field name. Without imports at runtime: some pages load it lazily with zod. */
export function firstIssues(
  { issues }: Pick<z.ZodError, 'issues'>,
  toText = (message: string) => message,
): Record<string, string> {
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), toText(message)]).reverse())
}
