/** After the return from an identity provider the page shows a spinner, until React completes the sign-in. */
export function isReturnFromProvider(): boolean {
  return !!document.querySelector('main output .spinner')
}
