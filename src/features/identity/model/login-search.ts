const NOTICES = ['verified', 'passwordChanged', 'accountDeleted'] as const
export type Notice = (typeof NOTICES)[number]

/** What an address of the login page may ask of it. */
export type LoginSearch = {
  /** Where to go afterwards. */
  next: string | undefined
  /** Of a letter with a link to sign in. */
  token: string | undefined
  /** A code of the identity provider that one comes back from. */
  error: string | undefined
  notice: Notice | undefined
  /** Back from an identity provider, with a cookie and without a token. */
  isReturning: boolean
  /** After signing out: the provider should ask which account it shall be. */
  forceSelect: boolean
}

/** The router has read numbers and booleans where it saw them; anybody may write anything into an address. */
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

/** What a link in a letter is for. */
export function tokenFromSearch(search: Record<string, unknown>): string | undefined {
  return textOrUndefined(search.token)
}

function textOrUndefined(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined
  return String(value) || undefined
}
