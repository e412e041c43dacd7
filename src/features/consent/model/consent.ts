import type { ConsentCategory, EssentialName } from '#kernel/storage-registry.ts'

export type Choices = { [Name in ConsentCategory]: boolean }

/** The question of today. When it rises, everybody is asked again. */
export const CONSENT_VERSION = 1
export const CONSENT_COOKIE = 'consent' satisfies EssentialName<'cookie'>
export const CONSENT_SECONDS = 15_552_000

/** What a visitor answered, as the cookie keeps it. */
export type Consent = { version: number; categories: Choices; timestamp: string }

export const ESSENTIAL_ONLY: Choices = { essential: true, functional: false, analytics: false, marketing: false }
export const ALL_CATEGORIES: Choices = { essential: true, functional: true, analytics: true, marketing: true }

/**
 * The answer in the cookies of a page. One that is forged, cut off or of another version counts as none.
 * It also runs before the first paint, where it travels as text: so it uses nothing from outside itself.
 */
export function readConsent(cookies: string): Consent | undefined {
  const value = /(?:^|;\s*)consent=([^;]{1,1000})(?:;|$)/.exec(cookies)?.[1]
  try {
    const { version, categories, timestamp } = JSON.parse(decodeURIComponent(value!))
    const isValid =
      version === 1 &&
      categories.essential === true &&
      Object.keys(categories).length === 4 &&
      ['functional', 'analytics', 'marketing'].every((name) => typeof categories[name] === 'boolean') &&
      /^\d{4}-\d\d-\d\dT/.test(timestamp) &&
      !Number.isNaN(Date.parse(timestamp))
    return isValid ? { version, categories, timestamp } : undefined
  } catch {
    return undefined
  }
}

/** `window` after the first paint, for scripts so small that a chunk with this function would be a fifth of them. */
export type ConsentReader = { readConsent: typeof readConsent }

export function serializeConsent(consent: Consent): string {
  return encodeURIComponent(JSON.stringify(consent))
}
