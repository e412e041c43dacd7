import type { Choices } from '../model/consent.ts'

type DataLayerWindow = { dataLayer?: unknown[] }

/** Tells Google's tags, should there be any, what the visitor allowed. The first paint has denied everything. */
export function updateGoogleConsent({ analytics, marketing }: Choices): void {
  const consentState = (isGranted: boolean) => (isGranted ? 'granted' : 'denied')
  pushToDataLayer('consent', 'update', {
    ad_storage: consentState(marketing),
    ad_user_data: consentState(marketing),
    ad_personalization: consentState(marketing),
    analytics_storage: consentState(analytics),
  })
}

/** Google reads `arguments`, not arrays. */
export function pushToDataLayer(..._: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: it is what the other side expects
  ;(window as DataLayerWindow).dataLayer?.push(arguments)
}
