import { useSyncExternalStore } from 'react'

const subscribeNever = () => () => {}

/** False during SSR and hydration, so that both render the same; true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  )
}

/** The time zone of the browser, once hydrated. */
export function useBrowserZone(): string | undefined {
  return useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined
}
