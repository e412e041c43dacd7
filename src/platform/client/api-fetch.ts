import type { Hono } from 'hono'
import type { ExtractSchema } from 'hono/types'
import { API_CLIENT_HEADERS } from '#kernel/client-headers.ts'

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }
/** Its body has the type that the route declares; that of another call is unknown. */
type ApiResponse<Body> = Omit<Response, 'json'> & { json(): Promise<Body> }
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
export async function apiFetch(path: string, init: Init = {}, skipAuth = false): Promise<ApiResponse<unknown>> {
  const authProvider = skipAuth ? undefined : await loadAuthProvider?.()
  const headers = { ...init.headers, ...API_CLIENT_HEADERS, ...(await authProvider?.headers()) }
  const response = await send(path, { ...init, headers })
  if (response.status === 401 || response.status === 403) authProvider?.onRejected()
  return response
}

type GetRoutes<Routes> = {
  [Path in keyof ExtractSchema<Routes> & string as ExtractSchema<Routes>[Path] extends { $get: unknown }
    ? Path
    : never]: ExtractSchema<Routes>[Path]
}
type BodyOf<Route> = Route extends { $get: { output: infer Body } } ? Body : never
type Filled<Path extends string> = Path extends `${infer Start}/:${infer Rest}`
  ? `${Start}/${string}${Rest extends `${string}/${infer End}` ? Filled<`/${End}`> : ''}`
  : Path extends '/'
    ? ''
    : Path

type Address<Path extends string> = `/api/${string}${Filled<Path>}${'' | `?${string}`}`

/**
 * A public GET, typed by the routes of a slice like `apiClient`, for the loaders of pages: the client would add to the
 * size of every page.
 */
// biome-ignore lint/suspicious/noExplicitAny: the routes of any slice
export function publicGet<Routes extends Hono<any, any, any>, Path extends keyof GetRoutes<Routes> & string>(
  address: Address<Path>,
): Promise<ApiResponse<BodyOf<GetRoutes<Routes>[Path]>>> {
  return apiFetch(address, {}, true) as Promise<ApiResponse<BodyOf<GetRoutes<Routes>[Path]>>>
}

/** The body of such a call that succeeds. */
// biome-ignore lint/suspicious/noExplicitAny: the routes of any slice
export async function publicBody<Routes extends Hono<any, any, any>, Path extends keyof GetRoutes<Routes> & string>(
  address: Address<Path>,
): Promise<BodyOf<GetRoutes<Routes>[Path]>> {
  const response = await publicGet<Routes, Path>(address)
  if (!response.ok) throw new Error(address)
  return response.json()
}
