import { API_CLIENT_HEADERS } from '#kernel/client-headers.ts'

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }
type Fetch = (path: string, init?: RequestInit) => Promise<Response>

/** Authentication of API calls. Registered by the shell, so that pages for visitors do not load it. */
export type AuthProvider = {
  /** Waits for a valid access token. */
  headers(): Promise<Record<string, string>>
  onRejected(): void
}

let send: Fetch = (path, init) => fetch(path, init)
let loadAuthProvider: (() => Promise<AuthProvider>) | undefined

/** During SSR, calls go directly to the API in this process. */
export function setServerFetch(handler: Fetch): void {
  send = handler
}

export function setAuthProvider(find: () => Promise<AuthProvider>): void {
  loadAuthProvider = find
}

/** All API calls go through this function, on the server and in the browser. With `skipAuth` no token is required. */
export async function apiFetch(path: string, init: Init = {}, skipAuth = false): Promise<Response> {
  const authProvider = skipAuth ? undefined : await loadAuthProvider?.()
  const headers = { ...init.headers, ...API_CLIENT_HEADERS, ...(await authProvider?.headers()) }
  const response = await send(path, { ...init, headers })
  if (response.status === 401 || response.status === 403) authProvider?.onRejected()
  return response
}
