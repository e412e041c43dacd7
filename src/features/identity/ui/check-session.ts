/** For public pages: keeps the session code out of their initial chunks. */
export async function checkSessionLazily(): Promise<boolean> {
  return (await import('./session.ts')).checkSession()
}
