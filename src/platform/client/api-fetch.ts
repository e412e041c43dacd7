import type { Hono } from 'hono'
import type { ExtractSchema } from 'hono/types'
import { API_CLIENT_HEADERS } from '#kernel/client-headers.ts'

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }
/** Its body is unknown, not `any`. */
type ApiResponse = Omit<Response, 'json'> & { json(): Promise<unknown> }
type Fetch = (path: string, init?: RequestInit) => Promise<Response>

/** Authentication of API calls. Registered by the shell, so that pages for visitors do not load it. */
export type AuthProvider = {
  /** Waits for a valid access token. */
  headers(): Promise<Record<string, string>>
  onRejected(response: Response): void
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
export async function apiFetch(path: string, init: Init = {}, skipAuth = false): Promise<ApiResponse> {
  const authProvider = skipAuth ? undefined : await loadAuthProvider?.()
  const headers = { ...init.headers, ...API_CLIENT_HEADERS, ...(await authProvider?.headers()) }
  const response = await send(path, { ...init, headers })
  if (response.status === 401 || response.status === 403) authProvider?.onRejected(response)
  return response
}

type Filled<Path extends string> = Path extends '/'
  ? ''
  : Path extends `${infer Start}:${string}`
    ? `${Start}${string}`
    : Path
type BodyOf<Route> = Route extends { $get: { output: infer Body } } ? Body : never

/**
 * A public GET, typed by the routes of a slice like `apiClient`, for the loaders of pages: the client would add to the
 * size of every page. Without a body if the call fails.
 */
// biome-ignore lint/suspicious/noExplicitAny: the routes of any slice
export async function publicGet<Routes extends Hono<any, any, any>, Path extends string & keyof ExtractSchema<Routes>>(
  address: `/api/${string}${Filled<Path>}${'' | `?${string}`}`,
): Promise<{ status: number; body?: BodyOf<ExtractSchema<Routes>[Path]> }> {
  const response = await apiFetch(address, {}, true)
  const { status } = response
  return response.ok ? { status, body: (await response.json()) as BodyOf<ExtractSchema<Routes>[Path]> } : { status }
}
