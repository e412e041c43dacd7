import type { ConsentReader } from '#features/consent/model/consent.ts'

declare global {
  interface Window extends Partial<ConsentReader> {
    __zod_globalConfig?: { jitless: boolean }
    dataLayer?: unknown[]
    consentPressed?: Element | null
    consentFrom?: HTMLElement
  }
}
