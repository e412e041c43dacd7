import type { ConsentCategory } from '#kernel/storage-registry.ts'
import type { Consent, ConsentReader } from '../model/consent.ts'

const CHANGE_EVENT = 'consentchange'

/** The answer to the question of this page. */
export function currentConsent(): Consent | undefined {
  return (window as Partial<ConsentReader>).readConsent?.(document.cookie)
}

/** Whether the visitor allowed the category. No answer means no. */
export function isAllowed(category: ConsentCategory): boolean {
  return category === 'essential' || (currentConsent()?.categories[category] ?? false)
}

export function onConsentChange(listener: () => void): () => void {
  addEventListener(CHANGE_EVENT, listener)
  return () => removeEventListener(CHANGE_EVENT, listener)
}

export function dispatchConsentChange(): void {
  dispatchEvent(new Event(CHANGE_EVENT))
}
