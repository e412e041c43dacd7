const NOTICES = ['verified', 'alreadyVerified', 'passwordChanged', 'accountDeleted', 'lookAroundEnded'] as const
export type Notice = (typeof NOTICES)[number]

export type LoginSearch = {
  /** Path to return to after sign-in. */
  next: string | undefined
  /** Token of a sign-in link from an email. */
  token: string | undefined
  /** Error code of an OAuth callback. */
  error: string | undefined
  notice: Notice | undefined
  /** Back from an OAuth callback: there is a session cookie and no access token yet. */
  isReturning: boolean
  /** After signing out: the provider shows its account chooser. */
  forceSelect: boolean
}

/** Search parameters are untrusted, and the router has already parsed numbers and booleans. */
export function parseLoginSearch(search: Record<string, unknown>): LoginSearch {
  return {
    next: nextFromSearch(search),
    token: textOrUndefined(search.token),
    error: textOrUndefined(search.error),
    notice: NOTICES.find((notice) => notice === search.notice),
    isReturning: textOrUndefined(search.signedIn) === '1',
    forceSelect: textOrUndefined(search.forceSelect) === 'true',
  }
}

export function nextFromSearch(search: Record<string, unknown>): string | undefined {
  return textOrUndefined(search.next)
}

/** Token of a link from an email. */
export function tokenFromSearch(search: Record<string, unknown>): string | undefined {
  return textOrUndefined(search.token)
}

function textOrUndefined(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined
  return String(value) || undefined
}
