import type { Category } from '#kernel/kept.ts'
import { readConsent } from '../model/consent.ts'

const CHANGE = 'consentchange'

/** Whether the visitor allowed it. Unanswered means no. */
export function isAllowed(category: Category): boolean {
  return category === 'essential' || (readConsent(document.cookie)?.categories[category] ?? false)
}

export function onConsentChange(listener: () => void): () => void {
  addEventListener(CHANGE, listener)
  return () => removeEventListener(CHANGE, listener)
}

export function announceConsent(): void {
  dispatchEvent(new Event(CHANGE))
}
