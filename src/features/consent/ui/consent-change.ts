const CHANGE_EVENT = 'consentchange'

export function onConsentChange(listener: () => void): () => void {
  addEventListener(CHANGE_EVENT, listener)
  return () => removeEventListener(CHANGE_EVENT, listener)
}

export function dispatchConsentChange(): void {
  dispatchEvent(new Event(CHANGE_EVENT))
}
