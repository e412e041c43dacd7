import { API_CLIENT_HEADERS } from '#kernel/client-headers.ts'

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }
type Fetch = (path: string, init?: RequestInit) => Promise<Response>

/** Who is signed in, as far as calls care. The shell tells where to find it, so that visitors never load it. */
export type AuthProvider = {
  /** Waits for a valid token. */
  headers(): Promise<Record<string, string>>
  /** The server does not (or no longer) accept who we say we are. */
  onRejected(): void
}

let send: Fetch = (path, init) => fetch(path, init)
let loadAuthProvider: (() => Promise<AuthProvider>) | undefined

/** While rendering on the server, calls go straight to the API in this process. */
export function setServerFetch(handler: Fetch): void {
  send = handler
}

export function setAuthProvider(find: () => Promise<AuthProvider>): void {
  loadAuthProvider = find
}

/** The one way to the API, for a page on the server as in the browser. With `skipAuth` nobody has to be signed in. */
export async function apiFetch(path: string, init: Init = {}, skipAuth = false): Promise<Response> {
  const authProvider = skipAuth ? undefined : await loadAuthProvider?.()
  const headers = { ...init.headers, ...API_CLIENT_HEADERS, ...(await authProvider?.headers()) }
  const response = await send(path, { ...init, headers })
  if (response.status === 401 || response.status === 403) authProvider?.onRejected()
  return response
}
