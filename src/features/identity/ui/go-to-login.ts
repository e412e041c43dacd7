import { prefixOf, withPrefix } from '#kernel/locale.ts'
import { safeNext } from '../model/safe-next.ts'

/** The current path becomes `next`, to return to after sign-in. */
export function redirectToLogin(): void {
  const here = location.pathname + location.search + location.hash
  if (location.pathname.endsWith('/login')) return
  location.assign(`${loginPath()}?next=${encodeURIComponent(safeNext(here))}`)
}

export function loginPath(): string {
  return withPrefix(prefixOf(location.pathname), '/login')
}
