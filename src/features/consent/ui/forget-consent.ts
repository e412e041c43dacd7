/** Forgets the answer and what was allowed by it, so that the question is asked again: that is a withdrawal. */
export async function forgetConsent(): Promise<void> {
  const { forgetCookie, sweep } = await import('./sweep.ts')
  forgetCookie('consent')
  sweep((category) => category === 'essential')
}
