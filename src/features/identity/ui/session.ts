import { USER_HEADER } from '#kernel/client-headers.ts'
import { ApiError, apiClient, unwrap } from '#platform/client/api-client.ts'
import type { AuthProvider } from '#platform/client/api-fetch.ts'
import { eraseTypedInput, restoreTypedInput, saveTypedInput } from '#platform/client/form-recovery.ts'
import type { WhoamiRoutes } from '../server/account/me.routes.ts'
import type { SignInRoutes } from '../server/sign-in/sign-in.routes.ts'
import { AUTH_STORAGE, useAuth } from './auth.store.ts'
import { loginPath, redirectToLogin } from './go-to-login.ts'

const publicApi = apiClient<SignInRoutes>('/identity', { skipAuth: true })
/** Without the guard of other calls: on a public page a session that is over is no reason to leave it. */
const whoami = apiClient<WhoamiRoutes>('/whoami', { skipAuth: true })

/** A token is renewed a little before it ends, so that none expires on its way. */
const RENEWAL_MARGIN_MS = 30_000

/** Exponential back-off of a renewal that got no decision: the network or the server is away for a moment. */
const RETRY_DELAYS_MS = [500, 1000, 2000, 4000]

/** Every call waits here for a valid token. A stranger's call goes without and hears from the server. */
export const authProvider: AuthProvider = {
  async headers(): Promise<Record<string, string>> {
    const token = await getValidToken()
    const { userId } = useAuth.getState()
    return token && userId ? { Authorization: `Bearer ${token}`, [USER_HEADER]: userId } : {}
  },
  onRejected() {
    saveTypedInput()
    useAuth.getState().reset()
    redirectToLogin()
  },
}

let pendingRenewal: Promise<string | null> | undefined

async function getValidToken(): Promise<string | null> {
  const { token, isAuthenticated } = useAuth.getState()
  if (token && tokenExpiry(token) - RENEWAL_MARGIN_MS > Date.now()) return token
  return isAuthenticated ? renewAccessToken() : null
}

/**
 * One renewal for all calls that wait; tabs take turns, and the second finds the token of the first. Null: the server
 * says that the session is over. Rejected: the server gave no decision, and the session is kept.
 */
export function renewAccessToken(): Promise<string | null> {
  pendingRenewal ??= withTabLock(renewAccessTokenUnderLock).finally(() => {
    pendingRenewal = undefined
  })
  return pendingRenewal
}

/** After the server has replaced the session: the stored token belongs to the old one. */
export function discardAndRenewAccessToken(): Promise<string | null> {
  useAuth.setState({ token: null })
  // Without a token, the next call renews again.
  return renewAccessToken().catch(() => null)
}

async function renewAccessTokenUnderLock(): Promise<string | null> {
  await useAuth.persist.rehydrate()
  const { token } = useAuth.getState()
  if (token && tokenExpiry(token) - RENEWAL_MARGIN_MS > Date.now()) return token
  for (let attempt = 0; ; attempt++) {
    try {
      const fresh = await unwrap(publicApi.token.$post())
      useAuth.getState().setSignedIn(fresh)
      return fresh.token
    } catch (error) {
      if (isRefusal(error)) return null
      const delay = RETRY_DELAYS_MS[attempt]
      if (delay === undefined || navigator.onLine === false) throw error
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  }
}

/** Only these end a session in the browser; a failed network or an overloaded server says nothing about it. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403)
}

function withTabLock<Result>(run: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('cyaan-token', run) : run()
}

function tokenExpiry(token: string): number {
  try {
    return JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))).exp * 1000
  } catch {
    return 0
  }
}

let pendingCheck: Promise<boolean> | undefined

/** Once per page: whoever was signed in is asked for again, because storage may be old. */
export function checkSession(): Promise<boolean> {
  pendingCheck ??= checkStoredSession()
  return pendingCheck
}

async function checkStoredSession(): Promise<boolean> {
  if (!useAuth.getState().isAuthenticated) return false
  try {
    if ((await getValidToken()) === null) return markSignedOut()
    useAuth.getState().setUser(await unwrap(whoami.index.$post({}, { headers: await authProvider.headers() })))
    restoreTypedInput()
    return true
  } catch (error) {
    if (isRefusal(error)) return markSignedOut()
    // No decision: what is stored stays true for now, and the next caller checks again.
    pendingCheck = undefined
    return true
  }
}

function markSignedOut(): false {
  useAuth.setState({ isAuthenticated: false, token: null })
  return false
}

/** For guarded screens: true when somebody is signed in, by what is stored or by the cookie. */
export async function ensureSession(): Promise<boolean> {
  if (!(await checkSession()) && (await renewAccessToken().catch(() => null)) === null) return false
  pendingCheck = Promise.resolve(true)
  restoreTypedInput()
  return true
}

/** False: the server did not hear of it, and the session is as open as before. */
export async function signOut(next?: string): Promise<boolean> {
  const response = await publicApi['sign-out'].$post().catch(() => undefined)
  if (!response?.ok) return false
  useAuth.getState().reset()
  eraseTypedInput()
  location.assign(`${loginPath()}?forceSelect=true${next ? `&next=${encodeURIComponent(next)}` : ''}`)
  return true
}

/** What one tab does, all tabs do. */
export function syncAcrossTabs(): void {
  addEventListener('storage', async ({ key }) => {
    if (key !== AUTH_STORAGE && key !== null) return
    const before = useAuth.getState().userId
    await useAuth.persist.rehydrate()
    const { userId } = useAuth.getState()
    if (before && before !== userId) location.reload()
  })
}
