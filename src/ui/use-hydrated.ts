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
