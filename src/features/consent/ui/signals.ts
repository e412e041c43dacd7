import type { Choices } from '../model/consent.ts'

type Tagged = { dataLayer?: unknown[] }

/** Tells Google's tags, should there be any, what the visitor allowed. The first paint has denied everything. */
export function signalConsent({ analytics, marketing }: Choices): void {
  const word = (isGranted: boolean) => (isGranted ? 'granted' : 'denied')
  tag('consent', 'update', {
    ad_storage: word(marketing),
    ad_user_data: word(marketing),
    ad_personalization: word(marketing),
    analytics_storage: word(analytics),
  })
}

/** Google reads `arguments`, not arrays. */
export function tag(..._: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: it is what the other side expects
  ;(window as Tagged).dataLayer?.push(arguments)
}
