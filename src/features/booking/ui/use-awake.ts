import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the HTML of the server and while it wakes, so that both draw the same; true from then on. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** The zone of the reader's own clock, once the page is awake. */
export function useOwnZone(): string | undefined {
  return useAwake() ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined
}
