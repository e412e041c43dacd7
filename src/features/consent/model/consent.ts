import type { ConsentCategory, EssentialName } from '#kernel/storage-registry.ts'

export type Choices = { [Name in ConsentCategory]: boolean }

/** Version of the consent question. Raising it asks every visitor again. */
export const CONSENT_VERSION = 1
export const CONSENT_COOKIE = 'consent' satisfies EssentialName<'cookie'>
export const CONSENT_SECONDS = 15_552_000
/** How long the record of an answer is kept as proof. */
export const CONSENT_PROOF_YEARS = 3
/** Lifetime of the visitor cookie: two years. */
export const VISITOR_SECONDS = 63_072_000

/** The answer as stored in the consent cookie. */
export type Consent = { version: number; categories: Choices; timestamp: string }

export const ESSENTIAL_ONLY: Choices = { essential: true, functional: false, analytics: false, marketing: false }
export const ALL_CATEGORIES: Choices = { essential: true, functional: true, analytics: true, marketing: true }

/**
 * Reads the consent cookie. A malformed cookie, one of another version and an answer from before `askedSince` count as no
 * answer.
 */
export function readConsent(cookies: string, askedSince = ''): Consent | undefined {
  const value = /(?:^|;\s*)consent=([^;]{1,1000})(?:;|$)/.exec(cookies)?.[1]
  try {
    const { version, categories, timestamp } = JSON.parse(decodeURIComponent(value ?? ''))
    const isValid =
      version === CONSENT_VERSION &&
      categories.essential === true &&
      Object.keys(categories).length === 4 &&
      ['functional', 'analytics', 'marketing'].every((name) => typeof categories[name] === 'boolean') &&
      /^\d{4}-\d\d-\d\dT/.test(timestamp) &&
      !Number.isNaN(Date.parse(timestamp)) &&
      timestamp >= askedSince
    return isValid ? { version, categories, timestamp } : undefined
  } catch {
    return undefined
  }
}

/** `window` after the first paint: tiny scripts call the inlined reader instead of loading a chunk for it. */
export type ConsentReader = { readConsent: (cookies: string) => Consent | undefined }

export function serializeConsent(consent: Consent): string {
  return encodeURIComponent(JSON.stringify(consent))
}
