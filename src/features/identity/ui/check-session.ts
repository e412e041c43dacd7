/** For pages that anybody reads: what knows people comes only when somebody seems to be signed in. */
export async function checkSessionLazily(): Promise<boolean> {
  return (await import('./session.ts')).checkSession()
}
