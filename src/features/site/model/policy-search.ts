export type PolicySearch = { version?: number }

/** `?version=2` shows a policy as it was. */
export function policySearch({ version }: Record<string, unknown>): PolicySearch {
  return Number.isInteger(version) ? { version: version as number } : {}
}
