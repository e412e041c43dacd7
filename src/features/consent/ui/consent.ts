import type { ConsentCategory } from '#kernel/storage-registry.ts'
import { readConsent } from '../model/consent.ts'

const CHANGE_EVENT = 'consentchange'

/** Whether the visitor allowed the category. No answer means no. */
export function isAllowed(category: ConsentCategory): boolean {
  return category === 'essential' || (readConsent(document.cookie)?.categories[category] ?? false)
}

export function onConsentChange(listener: () => void): () => void {
  addEventListener(CHANGE_EVENT, listener)
  return () => removeEventListener(CHANGE_EVENT, listener)
}

export function dispatchConsentChange(): void {
  dispatchEvent(new Event(CHANGE_EVENT))
}
