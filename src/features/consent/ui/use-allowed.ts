import { useSyncExternalStore } from 'react'
import type { ConsentCategory } from '#kernel/storage-registry.ts'
import { onConsentChange } from './consent-change.ts'
import { isAllowed } from './current-consent.ts'

/** Re-renders when the answer changes. False on the server. */
export function useAllowed(category: ConsentCategory): boolean {
  return useSyncExternalStore(
    onConsentChange,
    () => isAllowed(category),
    () => false,
  )
}
