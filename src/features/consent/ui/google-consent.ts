import type { Choices } from '../model/consent.ts'

/** Sends the choices to Google's consent mode. The first-paint script has set every category to denied. */
export function updateGoogleConsent({ analytics, marketing }: Choices): void {
  const consentState = (isGranted: boolean) => (isGranted ? 'granted' : 'denied')
  pushToDataLayer('consent', 'update', {
    ad_storage: consentState(marketing),
    ad_user_data: consentState(marketing),
    ad_personalization: consentState(marketing),
    analytics_storage: consentState(analytics),
  })
}

/** Google's tag reads `arguments` objects, not arrays. */
export function pushToDataLayer(..._: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: gtag.js expects an arguments object
  window.dataLayer?.push(arguments)
}
