import { useSyncExternalStore } from 'react'
import type { ConsentCategory } from '#kernel/storage-registry.ts'
import { isAllowed, onConsentChange } from './consent.ts'

/** Follows the visitor's answer at once, both ways. On the server nothing is allowed. */
export function useAllowed(category: ConsentCategory): boolean {
  return useSyncExternalStore(
    onConsentChange,
    () => isAllowed(category),
    () => false,
  )
}
