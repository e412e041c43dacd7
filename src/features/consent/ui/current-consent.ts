import type { ConsentCategory } from '#kernel/storage-registry.ts'
import type { Consent } from '../model/consent.ts'

/** The answer to the question of this page. */
export function currentConsent(): Consent | undefined {
  return window.readConsent?.(document.cookie)
}

/** Whether the visitor allowed the category. No answer means no. */
export function isAllowed(category: ConsentCategory): boolean {
  return category === 'essential' || (currentConsent()?.categories[category] ?? false)
}
