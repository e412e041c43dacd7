export type PolicySearch = { version?: number }

/** `?version=2` shows a policy as it was; anything that is not the number of a version is ignored. */
export function policySearch({ version }: Record<string, unknown>): PolicySearch {
  return /^[1-9]\d{0,8}$/.test(String(version)) ? { version: Number(version) } : {}
}
