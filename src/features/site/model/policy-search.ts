export type PolicySearch = { version?: number }

/** `?version=2` shows an earlier version of a policy; anything but a version number is ignored. */
export function policySearch({ version }: Record<string, unknown>): PolicySearch {
  return /^[1-9]\d{0,8}$/.test(String(version)) ? { version: Number(version) } : {}
}
