import { prefixOf, withPrefix } from '#kernel/locale.ts'
import { safeNext } from '../model/safe-next.ts'

/** Where one was is where one comes back to. */
export function redirectToLogin(): void {
  const here = location.pathname + location.search + location.hash
  if (location.pathname.endsWith('/login')) return
  location.assign(`${loginPath()}?next=${encodeURIComponent(safeNext(here))}`)
}

/** In the language of the page one is on. */
export function loginPath(): string {
  return withPrefix(prefixOf(location.pathname), '/login')
}
