/** Forgets the visitor's answer, so that the question is asked again. */
export function forgetConsent(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = 'consent=; Path=/; Max-Age=0; SameSite=Lax'
  try {
    localStorage.removeItem('consent')
  } catch {
    // Storage may be switched off.
  }
}
