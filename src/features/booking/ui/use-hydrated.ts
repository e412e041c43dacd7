import { useSyncExternalStore } from 'react'

const subscribeNever = () => () => {}

/** False in the HTML of the server and while it wakes, so that both draw the same; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  )
}

/** The zone of the reader's own clock, once the page is awake. */
export function useBrowserZone(): string | undefined {
  return useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined
}
