/** For public pages: loads the session code only if a session seems to be stored. */
export async function checkSessionLazily(): Promise<boolean> {
  return (await import('./session.ts')).checkSession()
}
