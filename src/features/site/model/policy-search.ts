/** `?version=2` shows an earlier version of a policy; anything but a version number is ignored. */
export function policySearch({ version }: Record<string, unknown>): { version?: number } {
  return /^[1-9]\d{0,8}$/.test(String(version)) ? { version: Number(version) } : {}
}

export const policyRoute = {
  validateSearch: policySearch,
  // The router merges the raw search into the validated one.
  loaderDeps: ({ search }: { search: object }) => policySearch(search as Record<string, unknown>),
} as const
