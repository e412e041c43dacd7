import { useSyncExternalStore } from 'react'
import type { Category } from '#kernel/kept.ts'
import { isAllowed, onConsentChange } from './consent.ts'

/** Follows the visitor's answer at once, both ways. On the server nothing is allowed. */
export function useAllowed(category: Category): boolean {
  return useSyncExternalStore(
    onConsentChange,
    () => isAllowed(category),
    () => false,
  )
}
